"""Who beats whom, in small samples with fixed seeds where the margin is large. The whole table is in `docs/bots.md`."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gander.games.boar import pieces as boar
from gander.games.goose import pieces as goose
from gander.memory.characters import PROFILES
from gander.research.simulate import Plan, simulate_many
from gander.research.standings import Difference, differences

OPTIONS = {"goose": goose.Options(2, "expert"), "boar": boar.Options(2, "expert")}
CLEAR_STEPS = list(pairwise(["uniform", "chick", "squirrel", "tortoise", "otter"]))
"""The steps beyond the otter are real too, but take hundreds of games to show."""


def duel(game: str, weaker: str, stronger: str, games: int) -> Difference:
    """How much better the one named second is."""
    (difference,) = differences(list(simulate_many(Plan(game, OPTIONS[game], (stronger, weaker), "1"), games, 1)))
    return difference


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize(("weaker", "stronger"), CLEAR_STEPS)
def test_each_character_beats_the_next_weaker(game: str, weaker: str, stronger: str) -> None:
    difference = duel(game, weaker, stronger, 60)
    assert difference.score.mean > 0
    assert difference.score.excludes(0)


@pytest.mark.parametrize("game", OPTIONS)
def test_the_elephant_is_the_strongest(game: str) -> None:
    """Not beaten by the crow, and better than two steps below."""
    assert list(PROFILES)[-3:] == ["otter", "crow", "elephant"]
    difference = duel(game, "otter", "elephant", 80)
    assert difference.score.mean > 0
    assert difference.score.excludes(0)


def test_in_the_boar_the_elephant_is_strong() -> None:
    """Nobody who plays anything ever wins; who thinks of the next pair only, remembering all, loses by a little."""
    assert duel("boar", "uniform", "elephant", 15).win.mean == 1
    greedy = duel("boar", "greedy", "elephant", 200)
    assert greedy.score.mean > 0
    assert greedy.score.excludes(0)
