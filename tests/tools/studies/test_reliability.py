"""Reliability: by hand, and on people of whom everything is known."""

from __future__ import annotations

import numpy as np
import pytest

from gander.games import BOXES
from tools.studies.reliability import Spread, estimate_found, figures_of, is_recall, jackknife, split_halves, spread_of


def test_reliability_by_hand() -> None:
    """Variances of 0.01 and 0.03: 1/4 of one game's variance is between people, 1/2 of that of three games' mean."""
    spread = Spread(0.01, 0.03)
    assert spread.reliability(1) == pytest.approx(0.25)
    assert spread.reliability(3) == pytest.approx(0.5)
    # 0.03 · (1.96 / 0.1)² = 11.52
    assert spread.games_for(0.1) == 12
    # 2 · (0.01 + 0.03 / 3) · ((1.95996 + 0.84162) / 0.1)² = 0.04 · 784.89 = 31.4
    assert spread.people_for(0.1, games=3) == 32


def test_the_analysis_of_variance_by_hand() -> None:
    """Means 1 and 3, and each person's two games differ by 2: within 2, between 2 - 2 / 2."""
    assert spread_of(np.array([[0.0, 2.0], [2.0, 4.0]])) == Spread(1.0, 2.0)


def test_halves_that_say_the_same_are_as_reliable_as_can_be() -> None:
    one = np.array([0.1, 0.5, 0.7])
    assert split_halves(one, one) == pytest.approx(1.0)
    # r = 0.5 makes 2 · 0.5 / 1.5
    assert split_halves(np.array([1.0, 2.0, 3.0]), np.array([1.0, 3.0, 2.0])) == pytest.approx(2 / 3)


def test_the_interval_of_a_mean_is_the_usual_one() -> None:
    """1, 2, 3, 4, 5 have a variance of 2.5: 1.96 · √(2.5 / 5)."""
    found = jackknife(lambda people: float(people.mean()), np.arange(1.0, 6.0))
    assert found.mean == pytest.approx(3)
    assert found.margin == pytest.approx(1.386, abs=0.001)


@pytest.mark.parametrize("game", [name for name in BOXES if is_recall(name)])
def test_who_knows_more_is_right_more_often_and_the_same_seed_plays_the_same(game: str) -> None:
    knows, figures = figures_of(game, people=12, games=12)
    assert np.corrcoef(knows, figures.mean(axis=1))[0, 1] > 0.5
    assert (figures_of(game, people=12, games=12)[1] == figures).all()


def test_the_estimate_is_told_apart_from_chance() -> None:
    assert estimate_found(games=10, people=12).with_truth.mean > 0.5
