"""The voice for readers: what is asked, what a card shows while one may see it, and keys that ask; faces leave it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.games.goose.page.test_forgetting import check_nothing_is_left_of, faces_in_the_row
from tests.page import wire
from tests.page.conftest import DESKTOP, PHONE
from tests.page.memory import read_aloud
from tests.page.people import Person
from tests.page.test_everyone import Typist
from tests.page.test_glances import plays_on
from tests.waiting import wait_until

SAID_FOR_GOOD = """
    const later = window.setTimeout;
    window.setTimeout = (work, wait, ...more) => (wait === 5000 ? 0 : later(work, wait, ...more));
"""
"""What was said does not go because it is old: what is gone then was taken away."""


def log(page: Page) -> Locator:
    return page.get_by_role("log")


def said(page: Page) -> list[str]:
    return log(page).locator("p").all_inner_texts()


def test_a_turn_as_it_is_heard_and_forgotten(device: Callable[..., Person]) -> None:
    me = device(PHONE, keeps_the_shell=True)
    wire.sit_down("goose", [me])
    me.presses("Ready")
    places = me.page.get_by_role("list", name="The line-up").get_by_role("img")
    expect(places.first).to_have_accessible_name("Suspect 1 and 4: face down")  # G4: three suspects, six numbers
    me.presses("Roll the dice")
    question = me.page.get_by_text(re.compile("^.+, (what|which) .+ suspect [1-6].*[?]$"))
    expect(log(me.page).locator(question)).to_have_count(1)
    heard = said(me.page)
    rolled = next(number for number, text in enumerate(heard) if text.startswith("You roll"))
    assert heard[-1].endswith("?")
    assert rolled < len(heard) - 1  # first what happened, then what is asked

    me.page.keyboard.press("m")
    expect(log(me.page).locator("p").last).to_have_text(re.compile("parrot$|striped shirt$|green$"))
    me.page.keyboard.press("2")  # the second answer
    expect(log(me.page)).to_contain_text("It shows:")
    faces = faces_in_the_row(me.page)
    assert len(faces) == 1
    expect(log(me.page)).to_contain_text(faces[0])
    expect(log(me.page)).to_contain_text(re.compile(r"A new suspect at [123] and [456]\."))

    me.presses("Ready")
    me.page.get_by_role("button", name="Roll the dice").wait_for()
    assert faces[0] not in log(me.page).inner_text()
    me.page.keyboard.press("a")
    me.page.keyboard.press("h")
    lines = me.page.get_by_role("dialog", name="What was just said").locator(".lines li")
    expect(lines.last).to_be_visible()
    assert lines.count() > 1
    expect(me.page.locator("dialog[open] :is(kbd, p:has-text('digit'))").locator("visible=true")).to_have_count(0)
    assert faces[0] not in read_aloud(me.page)
    me.page.keyboard.press("Escape")
    wait_until(me.page, "history.state === null")
    check_nothing_is_left_of(me.page, faces)


def test_keys_ask_and_can_be_switched_off(device: Callable[..., Person]) -> None:
    me = device(DESKTOP)
    wire.sit_down("goose", [me])
    me.presses("Ready")
    me.page.get_by_role("button", name="Roll the dice").wait_for()
    last = log(me.page).locator("p").last
    for key, text in (("w", "It is your turn."), ("p", "0 right"), ("m", "Roll the dice"), ("a", "Your turn")):
        me.page.keyboard.press(key)
        expect(last).to_contain_text(text)
    me.presses("Menu")
    me.presses("Settings")
    me.page.get_by_role("switch", name="Keys at the table").uncheck(force=True)
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    before = said(me.page)
    for key in "wpmh1":
        me.page.keyboard.press(key)
    assert set(said(me.page)) <= set(before)
    expect(me.page.locator("dialog[open]")).to_have_count(0)


def test_A6_a_glance_by_keys_is_heard_by_who_looks_and_forgotten_with_the_answer(
    device: Callable[..., Person],
) -> None:
    ben, mia = device(DESKTOP, kind=Typist), device(PHONE)
    assert isinstance(ben, Typist)
    ben.context.add_init_script(SAID_FOR_GOOD)
    wire.sit_down("goose", [ben, mia], glances=[2, 0])
    plays_on(ben, mia)
    ben.taps("Glance, 2 left")
    assert ben.tabs_to(re.compile("^Look at"))
    ben.page.keyboard.press("Enter")
    heard = log(ben.page).get_by_text(re.compile(r"^Card 1, for your eyes only\. "))
    expect(heard).to_have_count(1)
    face = heard.inner_text().partition("only. ")[2]
    assert face
    expect(log(mia.page)).to_contain_text("Ben looks at card 1.")
    assert face not in read_aloud(mia.page)
    ben.page.keyboard.press("a")
    expect(heard.or_(log(ben.page).get_by_text(face))).to_have_count(2)
    ben.page.keyboard.press("2")  # the second answer
    expect(log(ben.page)).to_contain_text("You say ")
    expect(log(ben.page)).not_to_contain_text(face)
    for key in "ah":
        ben.page.keyboard.press(key)
    expect(ben.page.get_by_role("dialog", name="What was just said")).to_contain_text("You look at card 1.")
    assert face not in read_aloud(ben.page)
