"""Cards that were laid away, at a table that is really played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.people import Person
from tests.waiting import wait_until

RESTS: Final = "() => document.querySelector('.table').dataset.beat === undefined"


def test_W8_cards_that_were_laid_away_are_seen_on_the_board_alone(device: Callable[..., Person]) -> None:
    """Several in a row: the board shows them beside one sentence, and no slip says it once more."""
    ben, mia = people = [device(PHONE), device(PHONE)]
    wire.sit_down("whale", people)
    laid_away = ben.page.locator(".laid-away .card")
    for moves in range(2, 400):
        wire.play_on(people, moves)
        for person in people:
            wait_until(person.page, RESTS)
        if laid_away.count() >= 2:
            break
    assert laid_away.count() >= 2
    for person in (ben, mia):
        assert [
            slip for slip in person.page.locator(".slips.at-table .slip").all_inner_texts() if "laid away" in slip
        ] == []
