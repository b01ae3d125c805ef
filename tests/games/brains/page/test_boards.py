"""Dice, totals and brains use the room there is: all in sight, and evenly placed."""

from __future__ import annotations

import pytest

from tests.gallery.conftest import Opens, shows, sized
from tests.gallery.room import HIDDEN, LARGE, NARROW, PHONES, STILL, boxes, centre

ODDS = {"adviser": True}


@pytest.mark.parametrize("settings", [{}, ODDS, {**ODDS, "language": "de"}], ids=str)
def test_dice_totals_and_button_are_in_sight_on_a_phone(opens: Opens, settings: dict[str, object]) -> None:
    page = opens(390, 844, settings, is_mobile=True, has_touch=True, **STILL)
    for name in ("brains-second", "brains-pay", "brains-waiting"):
        shows(page, name)
        for size in sized(page, PHONES if settings else {**PHONES, "narrow": NARROW}):
            if name == "brains-second" and settings:
                page.locator(".advice button").nth(2).wait_for()
                assert page.evaluate(HIDDEN, ".advice button") == [], (name, size)
            assert len(boxes(page, ".totals li")) == 5
            assert page.evaluate(HIDDEN, ".totals li, .dice .die, button.main") == [], (name, size)


def test_brains_lie_as_tokens_under_every_badge_of_a_phone(opens: Opens) -> None:
    page = opens(390, 844, is_mobile=True, has_touch=True, **STILL)
    shows(page, "brains-second")
    for size in sized(page, PHONES):
        plates = boxes(page, ".plate")
        tokens = [boxes(page, f"li:nth-child({seat + 1}) > .plate .token") for seat in range(4)]
        assert [len(lie) for lie in tokens] == [2 + 3, 4, 1 + 3, 4 + 3]  # 13, 20, 8 and 23 brains in fives and ones
        for plate, lie in zip(plates, tokens, strict=True):
            assert len({round(token["y"]) for token in lie}) == 1, size
            assert plate["x"] - 1 <= lie[0]["x"], size
            assert lie[-1]["x"] + lie[-1]["width"] <= plate["x"] + plate["width"] + 1, size


def test_brains_stand_right_under_the_badge_and_who_is_out_has_a_badge_like_the_others(opens: Opens) -> None:
    page = opens(1440, 900, **STILL)
    shows(page, "brains-pay")
    for size in sized(page, {"phone": PHONES["phone"], **LARGE}):
        badges, plates = boxes(page, ".badge"), boxes(page, ".plate")
        for badge, plate in zip(badges, plates, strict=True):
            assert abs(centre(badge) - centre(plate)) <= 1, size
        assert len({round(badge["height"]) for badge in badges}) == 1, size
