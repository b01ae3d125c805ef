"""The notepad: finished games brought in from tables, pages about a player, files (`docs/papers/progress.md`)."""
