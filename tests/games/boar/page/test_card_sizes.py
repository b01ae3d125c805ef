"""Three hands and the deck on a phone: no card is much smaller than it could be."""

from __future__ import annotations

from tests.gallery.conftest import Opens, shows
from tests.gallery.room import STILL, WIDTHS


def test_cards_use_the_room_of_a_phone(opens: Opens) -> None:
    page = opens(390, 844, is_mobile=True, has_touch=True, **STILL)
    shows(page, "boar-turn")
    assert min(page.evaluate(WIDTHS, ".hand .card")) >= 60  # five in a row of 356
    assert min(page.evaluate(WIDTHS, ".middle .table .card")) >= 58  # three in a row of 190
