"""The Brilliant Boar."""
