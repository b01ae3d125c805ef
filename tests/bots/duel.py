"""Two bots against each other, many times."""

from __future__ import annotations

from gander.games import game as game_of
from gander.research.simulate import simulate_many
from gander.research.standings import Difference, differences
from gander.research.tournament import plans


def duel(game: str, weaker: str, stronger: str, games: int) -> Difference:
    """How much better the one named second is, two at a table at the highest level."""
    (plan,) = plans(game_of(game), (stronger, weaker), None, "1")
    (difference,) = differences(list(simulate_many(plan, games, 1)))
    return difference
