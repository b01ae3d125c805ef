"""Where tables are kept for good."""
