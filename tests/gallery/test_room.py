"""The Boar and the Brains use the room there is: all in sight, large, and evenly placed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.gallery.conftest import Opens, boards, shows, sized

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
LARGE = {"tablet": (820, 1180), "landscape": (1180, 820), "desktop": (1440, 900), "tv": (1920, 1080)}
PHONES = {"phone": (390, 844), "small": (360, 740), "lying": (844, 390), "small lying": (740, 360)}
LYING = {name: size for name, size in PHONES.items() if "lying" in name}
NARROW = (320, 568)
ODDS = {"adviser": True}

HIDDEN = """parts => [...document.querySelectorAll(parts)].filter((part) => {
    const { x, width, top, bottom } = part.getBoundingClientRect();
    const seen = (y) => part.contains(document.elementFromPoint(x + width / 2, y));
    return !seen(top + 4) || !seen(bottom - 4);
}).map((part) => part.innerText || part.outerHTML.slice(0, 90))"""
"""What is out of sight or lies below something else."""
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


def test_a_board_reaches_the_lower_edge_and_does_not_scroll(opens: Opens) -> None:
    page = opens(1440, 900, **STILL)
    for name in boards(page, "boar", "brains"):
        for size in sized(page, LARGE):
            height = LARGE[size][1]
            [board] = boxes(page, ".board")
            assert 0.93 * height <= board["y"] + board["height"] <= height, (name, size, board)
            assert page.evaluate("document.documentElement.scrollHeight") <= height, (name, size)


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


@pytest.mark.parametrize("hand", ["right", "left"])
def test_all_hands_and_the_button_are_in_sight_on_a_phone_that_lies(opens: Opens, hand: str) -> None:
    page = opens(844, 390, {"hand": hand}, is_mobile=True, has_touch=True, **STILL)
    parts = ".others .card, .middle .stack, .middle li, .hand .card, button.main"
    seen = 0
    for name in boards(page, "boar"):
        for size in sized(page, LYING):
            seen += 1
            assert page.evaluate(HIDDEN, parts) == [], (name, size)
    assert seen >= 5 * len(LYING)


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


def test_the_hands_of_the_others_are_large_and_ten_cards_fit(opens: Opens) -> None:
    page = opens(1440, 900, **STILL)
    shows(page, "boar-turn")
    for size in sized(page, LARGE):
        last_hand, cards = boxes(page, ".others ol")[-1], boxes(page, ".others .card")
        assert len(cards) == 5 + 4 + 10
        assert len({round(card["width"]) for card in cards}) == 1, size
        assert cards[0]["width"] >= 55, size
        assert cards[-1]["x"] + cards[-1]["width"] <= last_hand["x"] + last_hand["width"] + 1, size


def test_brains_stand_right_under_the_badge_and_who_is_out_has_a_badge_like_the_others(opens: Opens) -> None:
    page = opens(1440, 900, **STILL)
    shows(page, "brains-pay")
    for size in sized(page, {"phone": PHONES["phone"], **LARGE}):
        badges, plates = boxes(page, ".badge"), boxes(page, ".plate")
        for badge, plate in zip(badges, plates, strict=True):
            assert abs(centre(badge) - centre(plate)) <= 1, size
        assert len({round(badge["height"]) for badge in badges}) == 1, size


@pytest.mark.parametrize("settings", [{"text": "huge"}, {"language": "de"}, {"text": "huge", "language": "de"}])
def test_an_empty_deck_says_so_without_breaking_a_word(opens: Opens, settings: dict[str, object]) -> None:
    page = opens(390, 844, settings, is_mobile=True, has_touch=True, **STILL)
    shows(page, "boar-empty-deck")
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


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_two_answers_of_a_question_are_of_one_size(opens: Opens, language: str) -> None:
    page = opens(1440, 900, {"language": language}, **STILL)
    page.get_by_role("button", name="Open a dialog").click()
    for size in sized(page, {"narrow": NARROW, **LARGE}):
        first, second = boxes(page, "dialog footer button")
        assert (first["width"], first["height"]) == (second["width"], second["height"]), size
