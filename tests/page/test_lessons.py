"""The lessons in a browser: from setting up to the end and back, by finger and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from gander.games import GAMES
from tests import axe
from tests.gallery.conftest import DRAWN
from tests.kinds import ALONE, ALSO_ALONE, by_day
from tests.page.conftest import DESKTOP, PHONE
from tests.page.lessons import at_step, button, opens_lesson
from tests.page.people import Person
from tests.page.screens import screens
from tests.page.words import said

GAME: Final = ALONE.game.name


def onward(me: Person) -> Locator:
    """The button that leads to the next step, played or not."""
    return me.page.get_by_role("button", name=re.compile("^(Skip this step|Go on)$"))


@pytest.mark.parametrize("game", by_day(2))
def test_from_setting_up_through_a_lesson_and_back(device: Callable[..., Person], game: str) -> None:
    me = device()
    me.goes_home()
    me.chooses(game)
    me.page.get_by_role("link", name=said("lesson.link")).click()
    at_step(me, 1, game)
    rows = set[int]()
    for name in screens(game).lesson:
        button(me, name).click()
        rows.add(me.page.evaluate("new Set([...document.querySelectorAll('.dot')].map((dot) => dot.offsetTop)).size"))
    assert max(rows) == 1, "the way through the lesson is one row of dots"
    at_step(me, screens(game).lesson_steps, game)
    me.page.get_by_role("link", name="Play now").click()
    expect(me.page).to_have_url(re.compile(f"#/play/{game}$"))
    expect(me.page.get_by_role("heading", level=1, name=me.words.games[game])).to_be_visible()


def test_who_is_new_to_a_game_is_offered_its_lesson_once(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    me.goes_home()
    me.chooses(GAME)
    me.page.get_by_role("link", name="Show me").click()
    at_step(me, 1, GAME)
    me.goes_home()
    me.chooses(GAME)
    expect(me.page.get_by_role("link", name=said("lesson.link"))).to_be_visible()
    expect(me.page.get_by_role("link", name="Show me")).to_have_count(0)
    me.goes_home()
    me.chooses(ALSO_ALONE.game.name)
    me.presses("No, thanks")
    me.reloads()
    expect(me.page.get_by_role("link", name=said("lesson.link"))).to_be_visible()
    expect(me.page.get_by_role("link", name="Show me")).to_have_count(0)


def test_the_rules_lead_to_the_lesson(device: Callable[..., Person]) -> None:
    me = device()
    me.page.goto(f"{me.address}#/rules/{GAME}")
    me.page.get_by_role("link", name=said("lesson.link")).click()
    at_step(me, 1, GAME)
    expect(me.page.get_by_role("heading", level=1)).to_have_text(f"Learn {me.words.games[GAME]}")


def test_back_again_and_over(device: Callable[..., Person]) -> None:
    me = device()
    opens_lesson(me, GAME)
    for number in range(2, screens(GAME).lesson_steps + 1):
        onward(me).click()
        at_step(me, number, GAME)
    expect(button(me, "Skip this step")).to_have_count(0)
    button(me, "Back one step").click()
    at_step(me, screens(GAME).lesson_steps - 1, GAME)
    onward(me).click()
    button(me, "Once more").click()
    at_step(me, 1, GAME)
    expect(button(me, "Back one step")).to_have_count(0)


def tab_to(me: Person, name: str) -> None:
    """Press Tab until a button of that name has the focus, and never leave for the bar above."""
    wanted = button(me, name)
    wanted.first.wait_for()
    for _ in range(40):
        if wanted.evaluate_all("found => found.includes(document.activeElement)"):
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach «{name}»")


@pytest.mark.parametrize("game", by_day(3))
def test_by_keyboard_alone(device: Callable[..., Person], game: str) -> None:
    """From each step to the next the keyboard goes on from the words, not from the top of the page."""
    me = device(DESKTOP)
    opens_lesson(me, game)
    for name in screens(game).lesson:
        tab_to(me, name)
        me.page.keyboard.press("Enter")
        expect(me.page.locator(".lesson[data-beat]")).to_have_count(0)  # what happened has been seen
        expect(me.page.locator("main :focus")).to_have_count(1)
    at_step(me, screens(game).lesson_steps, game)
    for _ in ("Back one step", "Once more", "Play now"):
        me.page.keyboard.press("Tab")
    expect(me.page.get_by_role("link", name="Play now")).to_be_focused()


AXED: Final = 3
"""A step in the midst of things; each board by itself is in the gallery."""
SIZES: Final = ((360, 640), (1440, 900), (390, 844))
LIES: Final = """() => {
    const { top, left, width } = document.querySelector('.board').getBoundingClientRect();
    const asked = document.querySelector('.board .prompt').getBoundingClientRect();
    return [top, asked.top].map((place) => Math.round(place + scrollY)).concat(Math.round(left), Math.round(width));
}"""
"""Where the board lies on the page, and what is asked on it."""


SCROLLS: Final = "() => [innerWidth, innerHeight, document.documentElement.scrollHeight]"
"""How large the window is, and the page in it: one that is too wide makes the window of a phone larger."""


@pytest.mark.parametrize("game", GAMES)
def test_the_board_lies_still_and_axe_finds_nothing(device: Callable[..., Person], game: str) -> None:
    """From the first step to the last, however much is said: German says the most.

    On a small phone the words and what they speak of are on one screen.
    """
    me = device(PHONE, "de-DE")
    opens_lesson(me, game)
    sizes = {screens(game).lesson_fits, *SIZES}
    places: dict[tuple[int, int], set[tuple[int, ...]]] = {size: set() for size in sizes}
    for number in range(1, screens(game).lesson_steps + 1):
        at_step(me, number, game, "Schritt {} von {}")
        for width, height in sizes:
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.evaluate(DRAWN)  # cards find their size in the frame after that of the window has changed
            places[width, height].add(tuple(me.page.evaluate(LIES)))
            assert me.page.evaluate(SCROLLS) == [width, height, height], f"step {number} scrolls"
        if number == AXED:
            axe.check(me.page, f"step {number}")
        if number < screens(game).lesson_steps:
            me.page.locator(".way button").last.click()
    assert {size: len(lies) for size, lies in places.items()} == dict.fromkeys(sizes, 1), places
