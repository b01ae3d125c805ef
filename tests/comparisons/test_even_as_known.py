"""Chances are called even only where they are for people as far as they are known (docs/papers/fair-table.md).

What is expected is computed apart, by the normal distribution: where leads are normal with a spread s, whoever is ahead
by d on average wins Φ(d/s) of the games.
"""

from __future__ import annotations

from statistics import NormalDist

import numpy as np
import pytest

from gander.comparisons.even_as_known import UNLIKE, chance_of_even, effects_of, is_even_as_known
from gander.comparisons.even_chances import CLOSE, Amounts, Handicap, Scores
from gander.memory.fit import APART

NORMAL = NormalDist()
SPREAD = 6.0
"""Of the lead of one over the other."""
GAMES = 2_000
ABOUT_EVEN = Handicap((0, 0), (0, 0), (0.5, 0.5))


def games(effect: float = 0.0) -> tuple[Scores, list[tuple[int, ...]]]:
    """Even games, of each also its mirror image. The first leads by so much more where they do better."""
    leads = [SPREAD * NORMAL.inv_cdf((number + 0.5) / (GAMES // 4)) for number in range(GAMES // 4)]
    luck = np.random.default_rng(1)
    found: list[tuple[int, ...]] = []
    sides: list[tuple[int, ...]] = []
    for lead in leads:
        for side in (-1, 1):
            for mirrored in (lead, -lead):
                off = mirrored + side * effect
                found.append((100 + int(np.floor(off + luck.random())), 100))
                sides.append((side,))
    return found, sides


def expected(error: float, count: int = GAMES, people: int = 1) -> float:
    """The chance of a share within five points, if the lead is known with this error only."""
    slope = NORMAL.pdf(0) / SPREAD
    unlike = UNLIKE * SPREAD * people
    return 2 * NORMAL.cdf(CLOSE / (slope**2 * (error**2 + unlike**2) + 0.25 / count) ** 0.5) - 1


@pytest.mark.parametrize("error", [0.25, 0.5, 1.0, 2.0])
def test_what_is_not_known_of_somebody_makes_even_less_likely(error: float) -> None:
    scores, sides = games(APART * error)
    found = chance_of_even({(0, 0): scores}, ABOUT_EVEN, (0,), sides)
    assert found == pytest.approx(expected(error), abs=0.08)
    assert is_even_as_known({(0, 0): scores}, ABOUT_EVEN, (0,), sides) == (expected(error) >= 2 / 3)


def test_where_everything_is_known_only_the_luck_of_the_games_is_left() -> None:
    scores, _ = games()
    few = scores[:: GAMES // 250]
    nobody: list[tuple[int, ...]] = [()] * len(few)
    assert chance_of_even({(0, 0): few}, ABOUT_EVEN, (), nobody) == pytest.approx(
        expected(0, len(few), people=0), abs=0.08
    )


def test_what_is_not_even_in_the_games_is_never_called_so() -> None:
    scores, sides = games()
    assert not is_even_as_known({(0, 0): scores}, Handicap((0, 0), (0, 0), (0.4, 0.6)), (0,), sides)


def test_cards_count_and_all_that_was_played_out_tells_what_somebody_does() -> None:
    """The second is given three cards where the first is three ahead; without them it is not even."""
    scores, sides = games()
    ahead: Scores = [(first + 3, second) for first, second in scores]
    played: dict[Amounts, Scores] = {(0, 0): ahead, (0, 2): ahead}
    assert chance_of_even(played, Handicap((0, 2), (0, 3), (0.5, 0.5)), (0,), sides) > 0.7
    assert chance_of_even(played, Handicap((0, 2), (0, 0), (0.5, 0.5)), (0,), sides) < 0.1


def test_effects_are_those_that_the_scores_were_made_of() -> None:
    """The first of three has two points more where they do better, and takes one from the second."""
    sides = np.array([(a, b) for a in (-1.0, 1.0) for b in (-1.0, 1.0)] * 10)
    scores = np.array([(10 + 2 * a, 10 - a, 9.0) for a, _ in sides])
    first, second = effects_of(scores, sides)
    middle = 1 / 3
    assert first == pytest.approx((2 - middle, -1 - middle, -middle))
    assert second == pytest.approx((0, 0, 0), abs=1e-9)


def test_what_chance_may_have_made_is_no_effect() -> None:
    luck = np.random.default_rng(3)
    sides = np.array([(number & 1, number >> 1 & 1) for number in range(200)]) * 2.0 - 1
    small = [np.abs(effects_of(luck.normal(0, 3, (200, 2)), sides)).max() for _ in range(100)]
    plain = 3 / 200**0.5
    assert np.mean(small) < plain
    assert np.mean(np.array(small) == 0) > 0.3
