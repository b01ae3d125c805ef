"""Practice of MMM… Brains!: what was better is seen on the dice and told below them."""

from __future__ import annotations

from tests.gallery.conftest import DRAWN, Opens
from tests.gallery.pages import SHOW
from tests.gallery.room import STILL, boxes


def test_dice_lie_still_when_the_better_ones_are_told(opens: Opens) -> None:
    page = opens(390, 844, is_mobile=True, has_touch=True, **STILL)
    page.evaluate(SHOW, "#/gallery/notepad-drill-brains")
    throws = page.get_by_role("button", name="Throw 5 dice again")
    throws.wait_for()
    page.evaluate(DRAWN)
    before = boxes(page, ".drill .dice")
    throws.click()
    page.get_by_text("On average").wait_for()
    page.evaluate(DRAWN)
    assert boxes(page, ".drill .dice") == before
