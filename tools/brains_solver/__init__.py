"""MMM… Brains! solved backwards: everybody's chances to win, at every position. The theory: `docs/papers/odds.md`."""
