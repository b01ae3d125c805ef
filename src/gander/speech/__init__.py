"""How a game is put into words and a typed answer is understood. Nothing in here knows a game."""
