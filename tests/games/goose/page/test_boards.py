"""The line-up uses the room there is, and stays where it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page

from tests.gallery.conftest import Opens, boards, shows, sized
from tests.gallery.room import LARGE, NARROW, PHONES, STILL, TOO_WIDE
from tests.games.goose.screens import SCREENS

UPRIGHT = {name: size for name, size in PHONES.items() if "lying" not in name}


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.nightly)])
def test_a_line_up_fills_a_larger_screen_and_fits_it(opens: Opens, language: str) -> None:
    """Everything is in sight at once, and the cards take a quarter of the screen's height or more."""
    page = opens(1440, 900, {"language": language}, **STILL)
    seen = 0
    for name in boards(page, "goose"):
        for size in sized(page, LARGE):
            seen += 1
            height = LARGE[size][1]
            assert page.evaluate("document.documentElement.scrollHeight") <= height + 10, (name, size)
            assert page.evaluate(TOO_WIDE) == [], (name, size)
            assert lineup(page)["height"] >= height / 4, (name, size)
    assert seen >= 8 * len(LARGE)


TABLETS = {"stands": (820, 1180), "lies": (1180, 820), "older": (768, 1024), "small": (744, 1133)}
NEEDED = "header button, .board :is(.badge, .numbers, .card, .text, .choice, .main)"
OUT_OF_SIGHT = """parts => [...document.querySelectorAll(parts)].filter((part) => {
    const { top, right, bottom, left } = part.getBoundingClientRect();
    return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
}).map((part) => part.textContent || part.ariaLabel)"""
FULL = ("five-answer", "five-held", "five-agree")


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.nightly)])
def test_with_very_large_letters_everything_is_on_one_screen_of_a_tablet(opens: Opens, language: str) -> None:
    """Also where it is turned while one plays."""
    page = opens(820, 1180, {"language": language, "text": "huge"}, **STILL)
    for name in (*SCREENS.tables, *FULL):
        shows(page, f"goose-{name}")
        for size in sized(page, TABLETS):
            assert page.evaluate("document.documentElement.scrollHeight") <= TABLETS[size][1], (name, size)
            assert page.evaluate(OUT_OF_SIGHT, NEEDED) == [], (name, size)


def test_the_suspects_stay_where_they_are_from_studying_to_answering(opens: Opens) -> None:
    page = opens(1440, 900, **STILL)
    places = []
    for name in ("goose-study", "goose-answer", "goose-others"):
        shows(page, name)
        places.append({size: lineup(page) for size in sized(page, LARGE)})
    assert places[0] == places[1] == places[2]


ROWS = """() => [...document.querySelectorAll('.overview ol')].map((feature) =>
    [...new Set([...feature.children].map((value) => Math.round(value.getBoundingClientRect().top)))])"""


def test_each_feature_has_a_row_of_the_overview_on_a_phone(opens: Opens) -> None:
    page = opens(390, 844, is_mobile=True, has_touch=True, **STILL)
    for name in ("goose-study", "goose-roll"):
        shows(page, name)
        for size in sized(page, {**UPRIGHT, "narrow": NARROW}):
            colours, clothes, animals = page.evaluate(ROWS)
            assert len(colours) == len(clothes) == len(animals) == 1, size
            assert colours < clothes < animals, size


def lineup(page: Page) -> FloatRect:
    """From the first card to the last one, without the room around them."""
    first, last = (page.locator(f".places li:{which}-child").bounding_box() for which in ("first", "last"))
    assert first is not None
    assert last is not None
    height = last["y"] + last["height"] - first["y"]
    return {"x": first["x"], "y": first["y"], "width": last["x"] + last["width"] - first["x"], "height": height}


def test_after_the_end_the_goose_rests(opens: Opens) -> None:
    page = opens(390, 844, **STILL)
    shows(page, "goose-over")
    assert page.locator(".board button").count() == 0
    assert page.get_by_role("img", name="Number die").is_visible()  # G16: the roll that ended it lies there
    assert page.get_by_text("The dice point at a gap. The game is over.").is_visible()


def test_on_a_phone_on_its_side_suspects_and_answers_are_in_sight_together(opens: Opens) -> None:
    page = opens(844, 390, is_mobile=True, has_touch=True, **STILL)
    for name in ("goose-answer", "goose-others", "goose-clothing", "goose-neighbour"):
        shows(page, name)
        for parts in (".places", ".answers"):
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


def test_an_answer_that_was_called_wrong_cannot_be_given_again(opens: Opens) -> None:
    page = opens(390, 844, **STILL)
    shows(page, "goose-neighbour")
    assert page.get_by_role("button", name="dog said already, and wrong").is_disabled()
    assert page.get_by_role("button", name="rat").is_enabled()


def stop_movements(page: Page) -> None:
    """From here on whatever moves stays at its beginning: on a slow machine it would be over before it is looked at."""
    line = page.context.new_cdp_session(page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": 0})


FALLING = "() => document.getAnimations().filter((one) => one.effect.target.closest('.die')).length"


def test_dice_fall_for_who_sees_the_roll_and_lie_for_who_gets_the_device_after_it(opens: Opens) -> None:
    page = opens(390, 844)
    stop_movements(page)
    shows(page, "goose-mine-3")  # Mia rolls
    assert page.evaluate(FALLING) == 2
    shows(page, "goose-five-passed")  # the next one is asked
    assert page.locator(".die").count() > 0
    assert page.evaluate(FALLING) == 0
    page.close()  # nothing would move on it any more
