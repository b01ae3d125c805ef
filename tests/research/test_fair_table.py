"""What makes a table fair is played out: the number nearest to even is proposed."""

from __future__ import annotations

import pytest

from gander.games import GAMES
from gander.research.fair_table import Share, amounts_in, proposed, share


@pytest.mark.parametrize(
    ("found", "given"),
    [([0.2, 0.4, 0.47, 0.56], 2), ([0.5, 0.5], 0), ([0.1, 0.2, 0.3], 2), ([0.45, 0.55], 0)],
)
def test_the_number_nearest_to_even_is_proposed(found: list[float], given: int) -> None:
    assert proposed([Share(number, won) for number, won in enumerate(found)], players=2).given == given


@pytest.mark.parametrize("name", GAMES)
def test_the_same_games_come_out_the_same(name: str) -> None:
    """With the most that can be given: every game has such a number, and its rules take it."""
    most = int(amounts_in(GAMES[name]).choices[-1])
    bots = ("squirrel", *("tortoise",) * (max(2, GAMES[name].counts[0]) - 1))
    once, again = (share(name, bots, most, 4, {}) for _ in range(2))
    assert 0 <= once == again <= 1
