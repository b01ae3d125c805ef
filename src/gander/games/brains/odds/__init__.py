"""Exact odds for a turn with the five dice, and the tables of `gander odds`."""
