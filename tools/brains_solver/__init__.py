"""MMM… Brains! solved backwards: everybody's chances to win, at every position. `docs/odds.md` has the theory."""
