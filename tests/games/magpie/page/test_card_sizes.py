"""A dozen cards to turn over on a phone are as large as it allows."""

from __future__ import annotations

from tests.gallery.conftest import Opens, shows
from tests.gallery.room import STILL, WIDTHS


def test_cards_use_the_room_of_a_phone(opens: Opens) -> None:
    page = opens(390, 844, is_mobile=True, has_touch=True, **STILL)
    shows(page, "magpie-first")
    assert min(page.evaluate(WIDTHS, ".field .card")) >= 105  # three in a row, and not four of 85
