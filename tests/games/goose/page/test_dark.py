"""In the evening, dark things on dark paper."""

from __future__ import annotations

from tests.gallery.conftest import Opens, shows
from tests.gallery.room import STILL

RIMS = "() => [...document.querySelectorAll('.choice .picture')].map((one) => getComputedStyle(one).filter)"


def test_a_dark_picture_has_a_light_rim_on_dark_paper(opens: Opens) -> None:
    page = opens(390, 844, {"theme": "dark"}, **STILL)
    shows(page, "goose-five-waiting")
    rims = page.evaluate(RIMS)
    assert len(rims) == 5
    assert all(rim.startswith("drop-shadow(rgb(") for rim in rims), rims  # «rgba(0, 0, 0, 0)» is none
