"""The Boar and the Brains use the room there is: all in sight, large, and evenly placed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.gallery.conftest import Opens, boards

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
LARGE = {"tablet": (820, 1180), "landscape": (1180, 820), "desktop": (1440, 900), "tv": (1920, 1080)}

BOXES = """parts => [...document.querySelectorAll(parts)].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return { x, y, width, height };
})"""


def boxes(page: Page, parts: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.evaluate(BOXES, parts)
    assert found, parts
    return found


def centre(box: dict[str, float]) -> float:
    return box["x"] + box["width"] / 2


@pytest.mark.parametrize("size", LARGE)
def test_a_board_reaches_the_lower_edge_and_does_not_scroll(opens: Opens, size: str) -> None:
    width, height = LARGE[size]
    page = opens(width, height, **STILL)
    for name in boards(page):
        if name.startswith(("boar", "brains")):
            [board] = boxes(page, ".board")
            assert 0.93 * height <= board["y"] + board["height"] <= height, (name, board)
            assert page.evaluate("document.documentElement.scrollHeight") <= height, name


@pytest.mark.parametrize("size", LARGE)
def test_the_hands_of_the_others_are_large_and_ten_cards_fit(opens: Opens, size: str) -> None:
    page = opens(*LARGE[size], **STILL)
    assert "boar-turn" in boards(page)
    hands = boxes(page, ".others ol")
    cards = boxes(page, ".others .card")
    assert len(cards) == 5 + 4 + 10
    assert len({round(card["width"]) for card in cards}) == 1
    assert cards[0]["width"] >= 55
    assert all(
        card["x"] + card["width"] <= hand["x"] + hand["width"] + 1
        for hand, card in zip(hands[2:], cards[-1:], strict=True)
    )


@pytest.mark.parametrize("size", ["phone", *LARGE])
def test_brains_stand_right_under_the_badge_and_who_is_out_has_a_badge_like_the_others(opens: Opens, size: str) -> None:
    page = opens(*{"phone": (390, 844), **LARGE}[size], **STILL)
    assert "brains-pay" in boards(page)
    badges, plates = boxes(page, ".badge"), boxes(page, ".plate")
    for badge, plate in zip(badges, plates, strict=True):
        assert abs(centre(badge) - centre(plate)) <= 1
    assert len({round(badge["height"]) for badge in badges}) == 1


@pytest.mark.parametrize("settings", [{"text": "huge"}, {"language": "de"}, {"text": "huge", "language": "de"}])
def test_an_empty_deck_says_so_without_breaking_a_word(opens: Opens, settings: dict[str, object]) -> None:
    page = opens(390, 844, settings, is_mobile=True, has_touch=True, **STILL)
    assert "boar-empty-deck" in boards(page)
    sticks_out, lines, words = page.locator(".empty").evaluate(
        """place => {
            const range = document.createRange();
            range.selectNodeContents(place);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            return [place.scrollWidth > place.clientWidth, lines.size, place.innerText.split(/\\s+/).length];
        }"""
    )
    assert not sticks_out
    assert lines <= words
