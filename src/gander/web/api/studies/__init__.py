"""Studies: what is given out, a participant's way through one, and its tables."""
