"""A made-up language (`tests/made_up.py`) on every page and board of a phone: all is said in it, and has its room."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from gander.games import GAMES
from tests.gallery.conftest import DRAWN, shows
from tests.gallery.pages import SHOW, Gallery
from tests.gallery.room import NARROW, STILL
from tests.gallery.test_room import SCROLLS
from tests.gallery.test_words import LEAST, SHEETS
from tests.made_up import LIKE, TAG, english_words
from tests.page.screens import screens
from tests.page.server import Server
from tests.pictures.gallery import NOTEPADS, PAGES
from tests.waiting import wait_until

HERE: Final = Path(__file__).parent
MEASURE: Final = (HERE / "measure.js").read_text(encoding="utf-8")
CUT: Final = (HERE / "cut.js").read_text(encoding="utf-8")
LEFT_IN_ENGLISH: Final = (HERE / "left_in_english.js").read_text(encoding="utf-8")
NOTHING: Final = "() => []"
PLANTED: Final = "text => { document.body.append(text); return document.body.lastChild.data; }"
PULLED: Final = "() => document.body.lastChild.remove()"
PHONES: Final = {320: NARROW, 390: (390, 844)}
MORE_SHEETS: Final = {
    "tv": "#/tv",
    "teach": "#/teach",
    "practice": "#/practice",
    "day": "#/day",
    "link": "#/link/ABCD",
    **{f"ending-{game}": f"#/gallery/ending-{game}" for game in GAMES},
}
KNOWS: Final = f"""
    const known = (tags) => [tags].flat().map((tag) => (tag === '{TAG}' ? '{LIKE}' : tag));
    for (const name of ['PluralRules', 'NumberFormat', 'ListFormat', 'DateTimeFormat', 'RelativeTimeFormat']) {{
        Intl[name] = new Proxy(Intl[name], {{
            construct: (Made, [tags, ...more]) => new Made(tags === undefined ? tags : known(tags), ...more),
        }});
    }}
"""
"""A browser that knows how the language counts, as it knows it of every other."""
NAMES: Final = ("Gander", "Mia", "Ben", "Otto", "English")
"""Names stay as they are: those of the fixtures, and languages, each as it calls itself."""
OF_THE_GALLERY: Final = (
    "Jemand hat die Karte von Maximilian-Alexander gesehen. Wolfgang-Ferdinand nimmt sie.",
    "Results",
    *NOTEPADS,
)
"""What the gallery itself writes, which no player is ever sent to."""
CITED: Final = re.compile(r"\(\d{4}\)|Federal Trade Commission|gander verify")
"""Papers, a judgment and a command, which are called as they are in every language."""
A_LINE_TOO_MANY: Final = [f"{game}-{table}" for game in GAMES for table in screens(game).scrolls_with_longer_words]
"""Boards that must be scrolled in it on the smallest phone; each game says why."""


@pytest.fixture(scope="module")
def gallery(browser: Browser, made_up_server: Server) -> Gallery:
    return Gallery(browser, made_up_server.address, KNOWS)


@pytest.fixture
def phone(gallery: Gallery) -> Callable[..., Page]:
    """The boards on a phone that is so wide: `phone(390, text="huge")`."""

    def opens(width: int, **settings: object) -> Page:
        page = gallery.page({"language": TAG, **settings}, {"is_mobile": True, "has_touch": True, **STILL})
        page.set_viewport_size({"width": width, "height": PHONES[width][1]})
        page.evaluate(DRAWN)
        assert page.evaluate("document.documentElement.lang") == TAG
        return page

    return opens


def looked_at(page: Page, measure: str, may_scroll: bool, words: list[str]) -> list[str]:
    english = page.evaluate(LEFT_IN_ENGLISH, [words, NAMES, OF_THE_GALLERY])
    return [*page.evaluate(measure, may_scroll), *(text for text in english if not CITED.search(text))]


def on_boards(page: Page, links: str, scrolls: list[str]) -> dict[str, list[str]]:
    names, words = page.locator(links).all_inner_texts(), english_words()
    assert names
    found = {}
    for name in names:
        shows(page, name)
        found[name] = looked_at(page, MEASURE, name in scrolls, words)
    return faulty(found)


def on_sheets(page: Page) -> dict[str, list[str]]:
    words, found = english_words(), {}
    for name, address in {**{name: PAGES[name] for name in SHEETS}, **MORE_SHEETS}.items():
        page.evaluate(SHOW, address)
        wait_until(page, f"() => document.querySelector('main')?.innerText.length > {LEAST}")
        page.evaluate(DRAWN)
        found[name] = looked_at(page, CUT, False, words)
    page.locator("header button").last.click()
    page.locator("dialog[open] fieldset").first.wait_for()
    found["settings"] = looked_at(page, CUT.replace("'main'", "'dialog[open]'"), False, words)
    page.keyboard.press("Escape")
    return faulty(found)


def faulty(found: Mapping[str, list[str]]) -> dict[str, list[str]]:
    return {name: findings for name, findings in found.items() if findings}


def test_what_is_left_in_english_is_found(phone: Callable[..., Page]) -> None:
    page, words = phone(320), english_words()
    assert page.evaluate(PLANTED, "Take a good look") == "Take a good look"
    assert looked_at(page, NOTHING, False, words)[-1:] == ["Take a good look"]
    page.evaluate(PULLED)


def test_the_fullest_boards_say_all_in_it_and_have_room_for_it(phone: Callable[..., Page]) -> None:
    assert on_boards(phone(320), ".fullest a", [*SCROLLS, *A_LINE_TOO_MANY]) == {}


@pytest.mark.nightly
@pytest.mark.parametrize("width", PHONES)
def test_every_board_says_all_in_it_and_has_room_for_it(phone: Callable[..., Page], width: int) -> None:
    scrolls = [*SCROLLS, *A_LINE_TOO_MANY] if width == NARROW[0] else []
    assert on_boards(phone(width), ".links a, .fullest a", scrolls) == {}


@pytest.mark.nightly
def test_no_board_is_excused_that_has_its_room(phone: Callable[..., Page]) -> None:
    page = phone(320)
    roomy = []
    for name in A_LINE_TOO_MANY:
        shows(page, name)
        if not page.evaluate(MEASURE, False):
            roomy.append(name)
    assert roomy == []


@pytest.mark.nightly
@pytest.mark.parametrize("width", PHONES)
def test_every_page_says_all_in_it_and_has_room_for_it(phone: Callable[..., Page], width: int) -> None:
    assert on_sheets(phone(width)) == {}


@pytest.mark.nightly
@pytest.mark.parametrize("size", ["large", "huge"])
def test_every_page_has_room_for_it_in_large_letters(phone: Callable[..., Page], size: str) -> None:
    assert on_sheets(phone(390, text=size)) == {}
