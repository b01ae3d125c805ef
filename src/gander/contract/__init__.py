"""What a game brings. Nothing in here knows a game, or anything else of ours."""
