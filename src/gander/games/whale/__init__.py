"""The Wise Whale."""
