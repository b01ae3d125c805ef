"""What moves, for how long, and that a face is gone once it is turned down."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.gallery.conftest import Opens, shows_the_pieces

MOVEMENTS = """name => {
    [...document.querySelectorAll('button')].find((button) => button.textContent === name).click();
    const ends = () => document.getAnimations().map((movement) => movement.effect.getComputedTiming().endTime);
    return new Promise((done) => requestAnimationFrame(() => done(ends().filter((end) => end > 0))));
}"""
"""Press a button and tell how long everything takes that moves now, in milliseconds."""


def movements(page: Page, button: str) -> list[float]:
    shows_the_pieces(page)
    found: list[float] = page.evaluate(MOVEMENTS, button)
    return found


@pytest.mark.parametrize("button", ["turn", "roll"])
def test_movements_are_short_and_there_are_none_with_reduced_motion(opens: Opens, button: str) -> None:
    moving = movements(opens(390, 844), button)
    assert moving
    assert all(150 <= end <= 400 for end in moving), moving
    assert movements(opens(390, 844, reduced_motion="reduce"), button) == []
    assert movements(opens(390, 844, {"motion": "less"}), button) == []


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_face_is_gone_from_the_page_once_it_is_turned_down(opens: Opens, motion: str) -> None:
    page = opens(390, 844, reduced_motion=motion)
    shows_the_pieces(page)
    cards = page.locator(".phone .lineup .card")
    faces = page.locator(".phone .lineup .side.face")
    back = drawing(cards.nth(4))  # lies face down from the start
    expect(faces).to_have_count(5)
    assert len({drawing(card) for card in cards.all()}) == 6
    page.get_by_role("button", name="turn", exact=True).click()
    expect(faces).to_have_count(0)
    expect(page.locator(".phone .lineup .side")).to_have_count(6)
    assert {drawing(card) for card in cards.all()} == {back}


def drawing(card: Locator) -> str:
    """What is in the page for a card, apart from the names of patterns, which are new for every drawing."""
    return re.sub(r'(?<=id=")[^"]+|(?<=url\(#)[^)]+', "", card.inner_html())
