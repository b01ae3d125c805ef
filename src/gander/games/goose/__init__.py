"""The Astute Goose."""
