"""Two bots against each other, many times."""

from __future__ import annotations

from gander.games import game as game_of
from gander.research.simulate import Plan, simulate_many
from gander.research.standings import Difference, differences


def duel(game: str, weaker: str, stronger: str, games: int) -> Difference:
    """How much better the one named second is, two at a table at the highest level."""
    options = game_of(game).options(players=2, level="expert")
    (difference,) = differences(list(simulate_many(Plan(game, options, (stronger, weaker), "1"), games, 1)))
    return difference
