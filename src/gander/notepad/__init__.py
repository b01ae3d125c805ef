"""The notepad: finished games brought in from tables, pages about a player, files to take along. `docs/progress.md`."""
