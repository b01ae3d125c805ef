"""What is asked stands still while the button comes and goes: on a phone, too, its place is kept free."""

from __future__ import annotations

import pytest

from tests.gallery.conftest import Opens, shows
from tests.gallery.room import STILL, boxes


@pytest.mark.parametrize("size", [(320, 568), (390, 844)])
@pytest.mark.parametrize(("turn", "study"), [("first", "study"), ("4-second", "4-study")])
def test_the_question_keeps_its_place(opens: Opens, size: tuple[int, int], turn: str, study: str) -> None:
    page = opens(*size, {"language": "de"}, is_mobile=True, has_touch=True, **STILL)
    shows(page, f"magpie-{turn}")
    [before] = boxes(page, ".board .prompt")
    shows(page, f"magpie-{study}")
    [now] = boxes(page, ".board .prompt")
    assert now == pytest.approx(before, abs=1)


def test_all_is_said_in_sight_when_the_cards_need_all_room(opens: Opens) -> None:
    page = opens(320, 568, {"language": "de"}, is_mobile=True, has_touch=True, **STILL)
    shows(page, "magpie-4-first")
    [said] = boxes(page, ".board .prompt .text")
    assert said["y"] + said["height"] <= 568
