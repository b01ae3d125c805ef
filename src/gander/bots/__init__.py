"""The players that are not people: how they remember, who they are, and how they play each game."""
