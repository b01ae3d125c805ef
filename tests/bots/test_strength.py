"""Who beats whom, in small samples with fixed seeds where the margin is large; `docs/papers/bots.md` has the table."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gander.games import GAMES
from gander.memory.characters import PROFILES
from tests.bots.duel import duel
from tests.specimen import specimen

REMEMBERING = [name for name in GAMES if specimen(name).hidden_places and specimen(name).shows_who_remembers]
"""The games in which there is something to remember."""
CLEAR_STEPS = list(pairwise(["uniform", "chick", "squirrel", "tortoise", "otter"]))
"""The steps beyond the otter are real too, but take hundreds of games to show."""

FEW, MORE = 60, 180
"""Games of a duel: as many as show most steps, and as many as the smallest need."""

STEPS = [
    pytest.param(game, *step, marks=[] if place == number % len(CLEAR_STEPS) else [pytest.mark.nightly])
    for number, game in enumerate(REMEMBERING)
    for place, step in enumerate(CLEAR_STEPS)
]
"""By day one of each game, and each of them in some game."""


@pytest.mark.parametrize(("game", "weaker", "stronger"), STEPS)
def test_each_character_beats_the_next_weaker(game: str, weaker: str, stronger: str) -> None:
    difference = duel(game, weaker, stronger, FEW)
    if not difference.score.excludes(0):
        difference = duel(game, weaker, stronger, MORE)
    assert difference.score.mean > 0
    assert difference.score.excludes(0)


@pytest.mark.parametrize("game", REMEMBERING)
def test_the_elephant_is_the_strongest(game: str) -> None:
    """Not beaten by the crow, and better than two steps below."""
    assert list(PROFILES)[-3:] == ["otter", "crow", "elephant"]
    difference = duel(game, "otter", "elephant", 80)
    assert difference.score.mean > 0
    assert difference.score.excludes(0)
