"""Every board in every phase: fits, can be pressed, lies in reach, and axe finds nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests import axe
from tests.gallery.conftest import Opens, boards, shows, sized

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
HELD = {"narrow": (320, 568), "phone": (390, 844)}
STANDING = {"tablet": (820, 1180), "lying tablet": (1180, 820), "desktop": (1440, 900), "tv": (1920, 1080)}

TOO_WIDE = """() => {
    const wide = document.documentElement.clientWidth;
    const out = (box) => box.width > 0 && (box.right > wide + 0.5 || box.left < -0.5);
    return [...document.querySelectorAll('main *')]
        .filter((part) => !part.closest('.for-readers') && out(part.getBoundingClientRect()))
        .map((part) => part.outerHTML.slice(0, 90));
}"""
TOO_SMALL = """() => [...document.querySelectorAll('main button')]
    .filter((button) => Math.min(button.offsetWidth, button.offsetHeight) < 44)
    .map((button) => `${button.offsetWidth} x ${button.offsetHeight}: ${button.outerHTML.slice(0, 90)}`)"""
MAIN_BUTTONS = """() => [...document.querySelectorAll('main button.main')].map((button) => {
    const { top, bottom, height } = button.getBoundingClientRect();
    return { top, bottom, height, text: button.innerText };
})"""


def test_axe_finds_nothing(opens: Opens) -> None:
    page = opens(390, 844, **STILL)
    for name in boards(page):
        axe.check(page, name)


@pytest.mark.parametrize(
    ("size", "settings"),
    [
        ("narrow", {}),
        ("narrow", {"language": "de"}),
        ("phone", {"text": "huge", "language": "de"}),
        ("phone", {"hand": "left"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "-".join(map(str, value.values())) or "plain",
)
def test_nothing_sticks_out_and_thumbs_hit(opens: Opens, size: str, settings: dict[str, object]) -> None:
    page = opens(*HELD[size], settings, is_mobile=True, has_touch=True, **STILL)
    for name in boards(page):
        assert page.evaluate(TOO_WIDE) == [], name
        assert page.evaluate(TOO_SMALL) == [], name


def test_what_to_do_lies_in_the_lower_half_of_a_phone(opens: Opens) -> None:
    page = opens(390, 700, is_mobile=True, has_touch=True, **STILL)
    pressed = 0
    for name in boards(page):
        for button in page.evaluate(MAIN_BUTTONS):
            pressed += 1
            assert 350 <= button["top"] < button["bottom"] <= 700, (name, button)
            assert button["height"] >= 60, (name, button)
    assert pressed >= 8


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_line_up_fills_a_larger_screen_and_fits_it(opens: Opens, language: str) -> None:
    """Everything is in sight at once, and the cards take a quarter of the screen's height or more."""
    page = opens(1440, 900, {"language": language}, **STILL)
    seen = 0
    for name in boards(page, "goose"):
        for size in sized(page, STANDING):
            seen += 1
            height = STANDING[size][1]
            assert page.evaluate("document.documentElement.scrollHeight") <= height + 10, (name, size)
            assert page.evaluate(TOO_WIDE) == [], (name, size)
            assert lineup(page)["height"] >= height / 4, (name, size)
    assert seen >= 8 * len(STANDING)


def test_the_suspects_stay_where_they_are_from_studying_to_answering(opens: Opens) -> None:
    page = opens(1440, 900, **STILL)
    places = []
    for name in ("goose-study", "goose-answer", "goose-others"):
        shows(page, name)
        places.append({size: lineup(page) for size in sized(page, STANDING)})
    assert places[0] == places[1] == places[2]


def lineup(page: Page) -> FloatRect:
    box = page.locator(".lineup").bounding_box()
    assert box is not None
    return box


def test_after_the_end_the_goose_rests(opens: Opens) -> None:
    page = opens(390, 844, **STILL)
    shows(page, "goose-over")
    assert page.locator(".board button").count() == 0
    assert page.locator(".board .asked .die").count() == 0
    assert page.locator(".board .asked").inner_text() == "The dice point at a gap. The game is over."


def sides(page: Page, first: str, second: str) -> bool:
    """Whether the first is to the left of the second."""
    boxes = [page.locator(part).first.bounding_box() for part in (first, second)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    return boxes[0]["x"] < boxes[1]["x"]


@pytest.mark.parametrize("hand", ["right", "left"])
def test_the_board_is_mirrored_for_the_left_hand(opens: Opens, hand: str) -> None:
    """For a right hand the main button is on the right, and so are the tools of the top bar."""
    page = opens(390, 844, {"hand": hand}, is_mobile=True, has_touch=True, **STILL)
    is_right = hand == "right"
    shows(page, "boar-turn")
    assert sides(page, ".brand", ".tools") is is_right
    assert sides(page, ".others .badge", ".others .card") is is_right
    page.get_by_role("button", name="Your card 2 of 6").tap()
    assert sides(page, "button:has-text('No, wait')", "button:has-text('Play card 2')") is is_right
    shows(page, "brains-second")
    assert sides(page, ".brand", ".tools") is is_right
    assert sides(page, "button:has-text('Show the odds')", "button.main") is is_right


def test_a_double_tap_on_a_card_plays_nothing(opens: Opens) -> None:
    """The first tap takes it up, the second puts it back; only the button plays it."""
    page = opens(390, 844, is_mobile=True, has_touch=True, **STILL)
    shows(page, "boar-turn")
    card = page.get_by_role("button", name="Your card 2 of 6")
    button = page.get_by_role("button", name="Play card 2")
    for shown in (1, 0, 1):
        card.tap()
        expect(button).to_have_count(shown)


def test_on_a_phone_on_its_side_suspects_and_answers_are_in_sight_together(opens: Opens) -> None:
    page = opens(844, 390, is_mobile=True, has_touch=True, **STILL)
    for name in ("goose-answer", "goose-others", "goose-clothing", "goose-neighbour"):
        shows(page, name)
        for parts in (".lineup", ".answers"):
            box = page.locator(parts).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 390, (name, parts, box)


def test_the_overview_is_in_sight_while_all_look_on_a_phone(opens: Opens) -> None:
    """G3"""
    page = opens(390, 844, is_mobile=True, has_touch=True, **STILL)
    shows(page, "goose-study")
    box = page.get_by_role("region", name="All there can be").bounding_box()
    button = page.get_by_role("button", name="Ready").bounding_box()
    assert box is not None
    assert button is not None
    assert box["y"] + box["height"] <= button["y"]
