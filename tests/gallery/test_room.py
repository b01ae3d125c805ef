"""The Boar and the Brains use the room there is: all in sight, large, and evenly placed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.gallery.conftest import Opens, boards

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
LARGE = {"tablet": (820, 1180), "landscape": (1180, 820), "desktop": (1440, 900), "tv": (1920, 1080)}
PHONES = {"phone": (390, 844), "small": (360, 740), "lying": (844, 390), "small lying": (740, 360)}
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


@pytest.mark.parametrize("size", LARGE)
def test_a_board_reaches_the_lower_edge_and_does_not_scroll(opens: Opens, size: str) -> None:
    width, height = LARGE[size]
    page = opens(width, height, **STILL)
    for name in boards(page):
        if name.startswith(("boar", "brains")):
            [board] = boxes(page, ".board")
            assert 0.93 * height <= board["y"] + board["height"] <= height, (name, board)
            assert page.evaluate("document.documentElement.scrollHeight") <= height, name


@pytest.mark.parametrize(
    ("screen", "settings"),
    [
        *((screen, settings) for screen in PHONES.values() for settings in ({}, ODDS, {**ODDS, "language": "de"})),
        (NARROW, {}),
    ],
    ids=str,
)
def test_dice_totals_and_button_are_in_sight_on_a_phone(
    opens: Opens, screen: tuple[int, int], settings: dict[str, object]
) -> None:
    page = opens(*screen, settings, is_mobile=True, has_touch=True, **STILL)
    for name in boards(page):
        if name in ("brains-second", "brains-pay", "brains-waiting"):
            if name == "brains-second" and settings:
                page.locator(".advice button").nth(2).wait_for()
                assert page.evaluate(HIDDEN, ".advice button") == [], name
            assert len(boxes(page, ".totals li")) == 5
            assert page.evaluate(HIDDEN, ".totals li, .dice .die, button.main") == [], name


@pytest.mark.parametrize("hand", ["right", "left"])
@pytest.mark.parametrize("size", ["lying", "small lying"])
def test_all_hands_and_the_button_are_in_sight_on_a_phone_that_lies(opens: Opens, size: str, hand: str) -> None:
    page = opens(*PHONES[size], {"hand": hand}, is_mobile=True, has_touch=True, **STILL)
    seen = 0
    for name in boards(page):
        if name.startswith("boar"):
            seen += 1
            assert page.evaluate(HIDDEN, ".others .card, .middle .stack, .middle li, .hand .card, button.main") == [], (
                name
            )
    assert seen >= 5


@pytest.mark.parametrize("size", PHONES)
def test_brains_lie_as_tokens_under_every_badge_of_a_phone(opens: Opens, size: str) -> None:
    page = opens(*PHONES[size], is_mobile=True, has_touch=True, **STILL)
    assert "brains-second" in boards(page)
    plates = boxes(page, ".plate")
    tokens = [boxes(page, f"li:nth-child({seat + 1}) > .plate .token") for seat in range(4)]
    assert [len(lie) for lie in tokens] == [2 + 3, 4, 1 + 3, 4 + 3]  # 13, 20, 8 and 23 brains in fives and ones
    for plate, lie in zip(plates, tokens, strict=True):
        assert len({round(token["y"]) for token in lie}) == 1
        assert plate["x"] - 1 <= lie[0]["x"]
        assert lie[-1]["x"] + lie[-1]["width"] <= plate["x"] + plate["width"] + 1


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


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_two_answers_of_a_question_are_of_one_size(opens: Opens, language: str) -> None:
    for width in (320, 1440):
        page = opens(width, 900, {"language": language}, **STILL)
        page.get_by_role("button", name="Open a dialog").click()
        first, second = boxes(page, "dialog footer button")
        assert (first["width"], first["height"]) == (second["width"], second["height"])
