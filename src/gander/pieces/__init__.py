"""What lies on the table and what may be said there: the cards, dice, moves, events and observations of each game.

Everything a player may hold is here and nothing else. The states, in which all secrets lie, belong to `gander.games`;
bots and messages to players import this package and never that one.
"""
