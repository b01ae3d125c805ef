"""The hands use the room there is: all in sight, large, and played on purpose only."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.gallery.conftest import Opens, boards, shows, sized
from tests.gallery.room import HIDDEN, LARGE, NARROW, PHONES, STILL, TOO_WIDE, boxes, sides

LYING = {name: size for name, size in PHONES.items() if "lying" in name}


@pytest.mark.parametrize("hand", ["right", "left"])
def test_all_hands_and_the_button_are_in_sight_on_a_phone_that_lies(opens: Opens, hand: str) -> None:
    page = opens(844, 390, {"hand": hand}, is_mobile=True, has_touch=True, **STILL)
    parts = ".others .card, .middle .stack, .middle li, .hand:not(.covered) .card, .over .card, button.main"
    seen = 0
    for name in boards(page, "boar"):
        for size in sized(page, LYING):
            seen += 1
            assert page.evaluate(HIDDEN, parts) == [], (name, size)
    assert seen >= 5 * len(LYING)


def test_the_hands_of_the_others_are_large_and_ten_cards_fit(opens: Opens) -> None:
    page = opens(1440, 900, **STILL)
    shows(page, "boar-turn")
    for size in sized(page, LARGE):
        last_hand, cards = boxes(page, ".others ol")[-1], boxes(page, ".others .card")
        assert len(cards) == 5 + 4 + 10
        assert len({round(card["width"]) for card in cards}) == 1, size
        assert cards[0]["width"] >= 55, size
        assert cards[-1]["x"] + cards[-1]["width"] <= last_hand["x"] + last_hand["width"] + 1, size


def test_ones_own_cards_keep_their_size_for_as_long_as_they_fit(opens: Opens) -> None:
    page = opens(390, 844, **STILL)
    sizes = {"narrow": NARROW, "small": (360, 640), "phone": (390, 844), **LARGE}
    for size, widths in as_hands_grow(page, sizes, ".hand .card").items():
        assert max(widths) - min(widths) <= 1, (size, widths)
        assert min(widths) >= 44, (size, widths)


def test_the_hands_of_the_others_are_what_one_sees_on_a_phone(opens: Opens) -> None:
    """They are all there is to look at, three of them with up to eight cards, and they hardly change as they grow."""
    page = opens(390, 844, is_mobile=True, has_touch=True, **STILL)
    sizes = {"narrow": NARROW, "small": (360, 640), "phone": (390, 844), "large": (412, 915)}
    least = {"narrow": 30, "small": 38, "phone": 50, "large": 50}
    for size, widths in as_hands_grow(page, sizes, ".others .card").items():
        assert min(widths) >= least[size], (size, widths)
        assert all(after >= 0.85 * before for before, after in pairwise(widths)), (size, widths)


def as_hands_grow(page: Page, sizes: dict[str, tuple[int, int]], cards: str) -> dict[str, list[float]]:
    """How wide the first of these cards is with one to eight cards in each hand, at each size."""
    widths: dict[str, list[float]] = {size: [] for size in sizes}
    for number in range(1, 9):
        shows(page, f"boar-growing-{number}")
        for size in sized(page, sizes):
            widths[size].append(boxes(page, cards)[0]["width"])
    return widths


DEVICES = {"small": (744, 1133), "older": (768, 1024), "lying": (1180, 820), "laptop": (1280, 720)}


def test_nothing_reaches_past_the_edge_or_below_it(opens: Opens) -> None:
    page = opens(744, 1133, {"language": "de"}, **STILL)
    names = [name for name in page.locator(".links a, .fullest a").all_inner_texts() if name.startswith("boar-")]
    assert names
    for name in names:
        shows(page, name)
        for size in sized(page, DEVICES):
            assert page.evaluate(TOO_WIDE) == [], (name, size)
            assert page.evaluate("document.documentElement.scrollHeight") <= DEVICES[size][1], (name, size)


def test_who_chooses_between_matches_has_them_large_and_nothing_moves(opens: Opens) -> None:
    """They lie where one's own cards were (B9), in reach of a thumb; the deck and the table stay as they are."""
    page = opens(360, 640, is_mobile=True, has_touch=True, **STILL)
    shows(page, "boar-turn")
    before = boxes(page, ".others, .middle, .stacks, .hand")
    shows(page, "boar-choose")
    assert boxes(page, ".others, .middle, .stacks, .hand") == before
    for label in ("Take the owl from the deck", "Take the owl from the table"):
        box = page.get_by_role("button", name=label).bounding_box()
        assert box is not None
        assert box["width"] >= 100
        assert box["y"] > 320


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


@pytest.mark.parametrize("hand", ["right", "left"])
def test_a_double_tap_on_a_card_plays_nothing(opens: Opens, hand: str) -> None:
    """The first tap takes it up, the second puts it back; only the button plays it."""
    page = opens(390, 844, {"hand": hand}, is_mobile=True, has_touch=True, **STILL)
    shows(page, "boar-turn")
    card = page.get_by_role("button", name="Your card 2 of 6")
    button = page.get_by_role("button", name="Play card 2")
    for shown in (1, 0, 1):
        card.tap()
        expect(button).to_have_count(shown)
    assert sides(page, "button:has-text('No, wait')", "button:has-text('Play card 2')") is (hand == "right")


def test_cards_in_hands_carry_their_numbers(opens: Opens) -> None:
    page = opens(1440, 900, **STILL)
    shows(page, "boar-turn")
    assert page.locator(".hand li").all_inner_texts() == [str(n) for n in range(1, 7)]
    assert page.get_by_role("list", name="Hand of Ben").get_by_role("listitem").all_inner_texts() == list("12345")
    assert page.get_by_role("img", name="Card 2: owl").first.is_visible()


def test_a_card_that_is_named_is_shown_among_the_others(opens: Opens) -> None:
    """The animals lie on one's cards meanwhile (B15): where the named one lies must not be forgotten over it."""
    page = opens(390, 844, is_mobile=True, has_touch=True, **STILL)
    shows(page, "boar-naming")
    cards = page.locator(".hand button").count()
    page.locator(".hand button").nth(1).click()
    expect(page.locator(".hand-below span")).to_have_text([str(number + 1) for number in range(cards)])
    expect(page.locator(".hand-below .chosen")).to_have_text("2")
    expect(page.locator(".hand-below .chosen")).to_be_in_viewport()
