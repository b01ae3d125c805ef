"""From when on there is a ghost, and how rough it is: by thresholds worked out by hand."""

from __future__ import annotations

import pytest

from gander.comparisons.ghost_readiness import NEEDED, games_to_first, roughness
from gander.memory.fit import Fit, Trait


def known(keenness: float, linger: float) -> Fit:
    """A fit with these standard errors."""
    return Fit(100, {"keenness": Trait(20, 0.5, keenness), "linger": Trait(0.5, 0.1, linger)})


@pytest.mark.parametrize(("games", "missing"), [(0, 4), (1, 3), (3, 1), (4, 0), (45, 0)])
def test_the_first_ghost_comes_after_four_games(games: int, missing: int) -> None:
    assert games_to_first(games) == missing


def test_an_error_that_tells_a_young_adult_from_somebody_of_seventy_makes_an_outline() -> None:
    # Their keenness is log(115 / 87) / 0.424 = 0.658 spreads apart, which is 1.96 standard errors of 0.336.
    assert pytest.approx(0.336, abs=0.001) == NEEDED
    assert roughness(known(0.34, 0.1)) == "sketch"
    assert roughness(known(0.33, 0.9)) == "outline"


def test_a_portrait_knows_as_much_of_mixing_up_from_answers_as_of_everybody() -> None:
    # The prior's standard error is 1: with as much again from answers it is 1 / sqrt(1 + 1) = 0.7071.
    assert roughness(known(0.2, 0.71)) == "outline"
    assert roughness(known(0.2, 0.70)) == "portrait"
