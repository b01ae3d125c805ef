"""From when on there is a ghost, and how rough it is: by thresholds worked out by hand."""

from __future__ import annotations

import pytest

from gander.comparisons.ghost_readiness import games_missing, games_to_first, needed, roughness
from gander.memory.characters import PROFILES
from gander.memory.fit import Fit, Trait, doubt_beforehand
from gander.memory.row_task import share_right


def known(doubt: float, linger: float) -> Fit:
    """A fit with these standard errors."""
    return Fit(100, {"linger": Trait(0.5, 0.1, linger)}, doubt)


@pytest.mark.parametrize(("games", "missing"), [(0, 4), (1, 3), (3, 1), (4, 0), (45, 0)])
def test_the_first_ghost_comes_after_four_games(games: int, missing: int) -> None:
    assert games_to_first(games) == missing


def test_an_error_that_tells_a_young_adult_from_somebody_of_seventy_makes_an_outline() -> None:
    """They answer so much more of a plain task right, which is 1.96 standard errors."""
    apart = share_right(PROFILES["otter"].traits) - share_right(PROFILES["tortoise"].traits)
    assert roughness(known(apart / 1.95, 0.1)) == "sketch"
    assert roughness(known(apart / 1.97, 0.9)) == "outline"


def test_a_portrait_knows_as_much_of_mixing_up_from_answers_as_of_everybody() -> None:
    # The prior's standard error is 1: with as much again from answers it is 1 / sqrt(1 + 1) = 0.7071.
    assert roughness(known(0.01, 0.71)) == "outline"
    assert roughness(known(0.01, 0.70)) == "portrait"


def test_a_ghost_that_does_not_say_how_sure_it_is_is_a_sketch() -> None:
    """As one from before that was told."""
    assert roughness(Fit(100, {"linger": Trait(0.5, 0.1, 0.1)})) == "sketch"


def test_what_is_known_grows_with_the_games() -> None:
    """Half of what it takes was known after twenty, beside what is known of everybody."""
    twice = known((doubt_beforehand() ** -2 + 0.5001 * (needed() ** -2 - doubt_beforehand() ** -2)) ** -0.5, 0.5)
    assert games_missing(twice, 20) == 20
    assert games_missing(known(needed(), 0.5), 20) == 0
