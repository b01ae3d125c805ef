"""The voice for readers: what is asked, what a new card shows while it lies open, and keys that ask; faces leave it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.games.goose.page.test_forgetting import check_nothing_is_left_of, faces_in_the_row
from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.memory import read_aloud
from tests.page.people import Person
from tests.waiting import wait_until


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
    expect(log(me.page)).to_contain_text("It shows:", timeout=10_000)
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
    assert faces[0] not in read_aloud(me.page)
    me.page.keyboard.press("Escape")
    wait_until(me.page, "history.state === null")
    check_nothing_is_left_of(me.page, faces)


def test_keys_ask_and_can_be_switched_off(device: Callable[..., Person]) -> None:
    me = device(PHONE)
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
