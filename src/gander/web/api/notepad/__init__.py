"""The notepad of the device that asks: its players, practice and locks, their ghosts, and what to give to whom."""
