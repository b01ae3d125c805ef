"""The study of proposals with one pair and few games. docs/papers/fair-table.md has the figures of the whole."""

from __future__ import annotations

import pytest

from gander.contract import glances, head_start
from tests.kinds import FOR_TWO
from tools.studies.handicap_proposals import Asked, Found, row, study
from tools.studies.kinds_of_people import KINDS, Kind


@pytest.mark.parametrize("kind", KINDS)
def test_a_pair_is_learnt_given_numbers_and_played_again(kind: Kind) -> None:
    asked = Asked(FOR_TWO.game.name, "rookie", seed=1, tried=8, checked=8, learnt=4, kind=kind)
    (found,) = study(asked, pairs=1)
    assert found.given.keys() == {glances.OFFER.name, head_start.OFFER.name}
    assert all(len(given) == 2 and min(given) == 0 for given in found.given.values())
    assert 0 <= found.before <= 0.5
    assert 0 <= found.after <= 0.5


def test_a_line_tells_the_mean_and_the_worst_in_points() -> None:
    asked = Asked(FOR_TWO.game.name, "rookie", seed=1, tried=300, checked=2_000)
    near, far = Found({}, 0.20, 0.04, even=True, found_even=True), Found({}, 0.40, 0.06, even=False, found_even=True)
    line = (
        f"| {FOR_TWO.game.name} | rookie | model | 20 | 30.0 | 40.0 | 5.0 | 6.0 | 2 of 2 | 1 of 2 | 1 of 2 | 1 of 1 |"
    )
    assert row(asked, [near, far]) == line
