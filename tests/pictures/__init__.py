"""Pictures of the page for people who work on it: `make screenshots`."""
