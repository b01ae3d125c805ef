"""How good a position is: everybody's chance to win, solved or estimated, and what a choice is worth."""
