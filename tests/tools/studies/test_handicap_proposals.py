"""The study of proposals with one pair and few games. docs/papers/fair-table.md has the figures of the whole."""

from __future__ import annotations

from math import hypot, sqrt
from statistics import fmean, stdev

import pytest

from gander.contract import glances, head_start
from gander.research.standings import SURE
from tests.kinds import FOR_TWO
from tools.figures.listed import GHOSTS_OF, TABLES
from tools.figures.table import lines_of, place_of
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


PAIRS, ON_PAGE = 3, 8
"""In each line: of tonight, and of the page."""
KIND = {told: kind for kind, told in GHOSTS_OF.items()}


def off_on_page() -> dict[tuple[str, str, str], tuple[float, float]]:
    """By game, level and people: how far from even with nothing, and with what is proposed."""
    table = TABLES["proposals"]
    first, last, _ = place_of(table)
    rows = [line.strip("| ").split(" | ") for line in lines_of(table)[first + 2 : last]]
    return {(row[0], row[1], row[2]): (float(row[3]), float(row[5])) for row in rows}


def furthest_by_luck(spread: float, lines: int) -> float:
    """Twice what both intervals make together."""
    return 2 * SURE * spread * hypot(1 / sqrt(lines * ON_PAGE), 1 / sqrt(lines * PAIRS))


@pytest.mark.nightly
def test_nightly_other_pairs_are_as_far_from_even_as_the_page_says() -> None:
    """All lines taken together: so few pairs say little of one."""
    page = off_on_page()
    found = {
        (game, level, people): study(
            Asked(game.lower(), level, seed=13, tried=200, checked=300, kind=KIND[people]), PAIRS
        )
        for game, level, people in page
    }
    for at, asked in enumerate(("before", "after")):
        points = {told: [100 * getattr(one, asked) for one in pairs] for told, pairs in found.items()}
        spread = sqrt(fmean(stdev(each) ** 2 for each in points.values()))
        beside = fmean(page[told][at] - fmean(each) for told, each in points.items())
        assert abs(beside) <= furthest_by_luck(spread, len(page)), asked
