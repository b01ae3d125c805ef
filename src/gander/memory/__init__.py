"""How people remember and forget, and the characters who do so. Nothing in here knows a game."""
