"""Situations to practise, on the least screens: what one looks at and presses is in sight, with nothing on it."""

from __future__ import annotations

import pytest

from gander.games import GAMES
from tests.gallery.conftest import DRAWN, Opens
from tests.gallery.pages import SHOW
from tests.gallery.room import STILL

COVERED = """parts => [...document.querySelectorAll(parts)].filter((part) => {
    const { x, width, y, height } = part.getBoundingClientRect();
    const seen = (down) => part.contains(document.elementFromPoint(x + width / 4, y + height * down));
    return !seen(1 / 3) || !seen(0.97);
}).map((part) => part.ariaLabel || part.innerText)"""
"""At their left quarter: a number may lie on the upper edge or in a corner of a card."""
PIECES = ".drill [role=img], .drill button:not(.waits *), .drill .prompt"


@pytest.mark.parametrize("size", [(320, 568), (390, 664), (740, 360)], ids=lambda size: "x".join(map(str, size)))
def test_what_is_practised_is_in_sight(opens: Opens, size: tuple[int, int]) -> None:
    page = opens(*size, is_mobile=True, has_touch=True, **STILL)
    for game in GAMES:
        page.evaluate(SHOW, f"#/gallery/notepad-drill-{game}")
        page.locator(".drill").wait_for()
        page.evaluate(DRAWN)
        assert page.locator(PIECES).count() >= 3, game
        assert page.evaluate(COVERED, PIECES) == [], game
