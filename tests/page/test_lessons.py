"""The lessons in a browser: from setting up to the end and back, by finger and by keyboard, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests import axe
from tests.page.conftest import DESKTOP, PHONE
from tests.page.people import Person

Device = Callable[..., Person]

WAYS: Final = {
    "goose": ("Ready", "Roll the dice", "blue", "Ready", "Go on", "parrot", "Ready", "Roll the dice"),
    "boar": (
        *("Draw the boar", "Go on", "Draw the duck", "Your card 1 of 2", "Play card 1"),
        *("Your card 1 of 1", "Play card 1", "Go on", "Your card 1 of 1", "Play card 1"),
    ),
    "brains": (
        *("Throw the dice", "Die 2: brain", "Die 3: 5 blue", "Die 4: 4 blue", "Throw 2 dice again", "blue: 9 × 2 = 18"),
        *("Go on", "Throw the dice", "blue: 8", "Go on", "blue: 6"),
    ),
}
"""What to press from the first step to the last; a button may say more than that."""
STEPS: Final = {"goose": 9, "boar": 8, "brains": 9}


def button(me: Person, name: str) -> Locator:
    return me.page.locator("main").get_by_role("button", name=re.compile("^" + re.escape(name)))


def at_step(me: Person, number: int, game: str, words: str = "Step {} of {}") -> None:
    expect(me.page.get_by_role("group", name=words.format(number, STEPS[game]), exact=True)).to_be_visible()


def opens(me: Person, game: str) -> None:
    me.page.goto(f"{me.address}#/learn/{game}")
    expect(me.page.get_by_role("status")).not_to_be_empty()


@pytest.mark.parametrize("game", WAYS)
def test_from_setting_up_through_a_lesson_and_back(device: Device, game: str) -> None:
    me = device()
    me.goes_home()
    me.chooses(game)
    me.page.get_by_role("link", name="Learn in 2 minutes").click()
    at_step(me, 1, game)
    for name in WAYS[game]:
        button(me, name).click()
    at_step(me, STEPS[game], game)
    me.page.get_by_role("link", name="Play now").click()
    expect(me.page).to_have_url(re.compile(f"#/play/{game}$"))
    expect(me.page.get_by_role("heading", level=1, name=me.words.games[game])).to_be_visible()


def test_the_rules_lead_to_the_lesson(device: Device) -> None:
    me = device()
    me.page.goto(f"{me.address}#/rules/boar")
    me.page.get_by_role("link", name="Learn in 2 minutes").click()
    at_step(me, 1, "boar")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Learn The Brilliant Boar")


def test_another_move_is_answered_kindly_and_one_may_try_again(device: Device) -> None:
    me = device()
    opens(me, "goose")
    for name in ("Ready", "Roll the dice", "red"):
        button(me, name).click()
    at_step(me, 3, "goose")
    expect(me.page.get_by_role("status")).to_have_text(re.compile(r"^It was another colour\."))
    button(me, "blue").click()
    at_step(me, 4, "goose")
    expect(me.page.get_by_role("status")).to_have_text(re.compile(r"^Right, so the card is yours"))


def test_back_again_and_over(device: Device) -> None:
    me = device()
    opens(me, "brains")
    for number in range(2, STEPS["brains"] + 1):
        button(me, "Go on" if number in (5, 8) else "Skip this step").click()
        at_step(me, number, "brains")
    expect(button(me, "Skip this step")).to_have_count(0)
    button(me, "Back one step").click()
    at_step(me, STEPS["brains"] - 1, "brains")
    button(me, "Skip this step").click()
    button(me, "Once more").click()
    at_step(me, 1, "brains")
    expect(button(me, "Back one step")).to_have_count(0)


def test_a_card_that_is_turned_down_is_nowhere(device: Device) -> None:
    """All backs are drawn alike: what tells them apart is the number above and the number in their names."""
    me = device()
    opens(me, "goose")
    places = me.page.get_by_role("list", name="The line-up").get_by_role("listitem")
    expect(places.get_by_role("img")).to_have_count(3)
    assert len({re.sub(r"\d", "", place.inner_html()) for place in places.all()}) == 3
    button(me, "Ready").click()
    expect(places.get_by_role("img", name=re.compile("face down"))).to_have_count(3)
    assert len({re.sub(r"\d", "", place.inner_html()) for place in places.all()}) == 1
    kept = me.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert "bow tie" not in kept


def test_ones_own_cards_are_backs_and_the_others_are_faces(device: Device) -> None:
    me = device()
    opens(me, "boar")
    for name in WAYS["boar"][:3]:
        button(me, name).click()
    mine = me.page.get_by_role("list", name="Your hand").get_by_role("listitem")
    expect(mine.locator("[data-deaf]")).to_have_count(0)  # a card that has just come says so for a moment
    assert len({re.sub(r"\d", "", card.inner_html()) for card in mine.all()}) == 1
    bens = me.page.get_by_role("list", name="Hand of Ben")
    expect(bens.get_by_role("img")).to_have_count(2)
    expect(bens.get_by_role("img", name="wolf")).to_be_visible()


def tab_to(me: Person, name: str) -> None:
    """Press Tab until a button of that name has the focus, and never leave for the bar above."""
    wanted = button(me, name)
    for _ in range(40):
        if wanted.evaluate_all("found => found.includes(document.activeElement)"):
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach «{name}»")


@pytest.mark.parametrize("game", WAYS)
def test_by_keyboard_alone(device: Device, game: str) -> None:
    """From each step to the next the keyboard goes on from the words, not from the top of the page."""
    me = device(DESKTOP)
    opens(me, game)
    for name in WAYS[game]:
        tab_to(me, name)
        me.page.keyboard.press("Enter")
        expect(me.page.locator("main :focus")).to_have_count(1)
    at_step(me, STEPS[game], game)
    me.page.keyboard.press("Tab")
    expect(me.page.get_by_role("link", name="Play now")).to_be_focused()


def test_in_german(device: Device) -> None:
    me = device(locale="de-DE")
    me.page.goto(f"{me.address}#/play/boar")
    me.page.get_by_role("link", name="In 2 Minuten lernen").click()
    expect(me.page.get_by_role("status")).to_have_text(re.compile("^Du bist Mia"))
    way = (
        *("Ziehen: Wildsau", "Weiter", "Ziehen: Ente", "Deine Karte 1 von 2", "Karte 1 ausspielen"),
        *("Deine Karte 1 von 1", "Karte 1 ausspielen", "Weiter", "Deine Karte 1 von 1", "Karte 1 ausspielen"),
    )
    for name in way:
        button(me, name).click()
    at_step(me, STEPS["boar"], "boar", "Schritt {} von {}")
    expect(me.page.get_by_role("link", name="Jetzt spielen")).to_be_visible()


@pytest.mark.parametrize("game", WAYS)
def test_axe_finds_nothing(device: Device, game: str) -> None:
    """At the beginning, in the middle of things, and at the end."""
    me = device(PHONE)
    opens(me, game)
    for number in range(1, STEPS[game] + 1):
        at_step(me, number, game)
        if number in (1, 3, STEPS[game]):
            axe.check(me.page, f"step {number}")
        if number < STEPS[game]:
            me.page.get_by_role("button", name=re.compile("^(Skip this step|Go on)$")).click()


def test_in_a_lesson_the_goose_alone_gives_advice(device: Device) -> None:
    me = device()
    me.context.add_init_script("""localStorage.setItem('gander.settings', '{"adviser": true}')""")
    opens(me, "brains")
    button(me, "Throw the dice").click()
    expect(button(me, "Throw 5 dice again")).to_be_visible()
    expect(me.page.get_by_role("button", name=re.compile("odds"))).to_have_count(0)
    expect(me.page.locator("main")).not_to_contain_text("with good play")
