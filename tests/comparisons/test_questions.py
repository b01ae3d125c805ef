"""How much each of somebody's games counts: worked out by hand."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from gander.comparisons.questions import weighed


def test_the_newest_game_counts_most_and_one_a_half_life_ago_half_as_much() -> None:
    games: Any = [["a", "b"], ["c"], ["d"]]
    found = weighed(games, half_life=1)
    assert list(map(str, found.questions)) == ["a", "b", "c", "d"]
    # 1/4, 1/4, 1/2, 1: their sum is 2, that of their squares 1.375.
    assert found.weights == pytest.approx([0.25 * 2 / 1.375, 0.25 * 2 / 1.375, 0.5 * 2 / 1.375, 2 / 1.375])


def test_together_they_count_as_much_as_they_are_worth() -> None:
    """Games that all count alike count one each; many old ones are worth what a few are."""
    alike: Any = [["a"]] * 10
    assert sum(weighed(alike, half_life=1e9).weights) == pytest.approx(10)
    # A half-life of one game: 2 ** 2 / (4 / 3).
    assert sum(weighed(alike * 5, half_life=1).weights) == pytest.approx(3)
    assert weighed([]) == ([], [], [])


def test_how_much_less_practice_there_was_than_now() -> None:
    """In the first of four games a quarter; in the last none less."""
    games: Any = [["a", "b"], ["c"], [], ["d"]]
    assert weighed(games).practice == pytest.approx([log(1 / 4), log(1 / 4), log(2 / 4), 0])
