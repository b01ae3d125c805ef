"""Taking brains too early is a slip that costs something: a phone asks once more."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.conftest import DESKTOP, PHONE
from tests.page.people import Person


def opens_brains(me: Person) -> None:
    me.goes_home()
    me.chooses("brains")
    me.presses(me.words.start)
    me.presses("Throw the dice")
    me.page.get_by_text("Throw 1 of 3").wait_for()


def test_a_phone_asks_once_more_where_a_slip_is_likely(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    opens_brains(me)
    colour = me.page.get_by_role("button", name=re.compile(r"take \d+"), disabled=False).first
    colour.click()
    sure = me.page.get_by_role("dialog", name="You may still throw.")
    expect(sure).to_be_visible()
    me.presses("No, wait")
    expect(me.page.get_by_text("Throw 1 of 3")).to_be_visible()
    colour.click()
    me.presses("Yes, do it")
    expect(sure).to_be_hidden()
    expect(me.page.get_by_role("button", name="Throw the dice")).to_be_visible()  # the bots have had their turns


def test_nothing_is_asked_twice_on_a_large_screen_or_if_one_does_not_want_it(device: Callable[..., Person]) -> None:
    at_a_desk, on_a_phone = device(DESKTOP), device(PHONE)
    on_a_phone.goes_home()
    on_a_phone.presses("Settings")
    on_a_phone.page.get_by_role("switch", name="Ask once more").uncheck(force=True)
    for me in (at_a_desk, on_a_phone):
        opens_brains(me)
        me.page.get_by_role("button", name=re.compile(r"take \d+"), disabled=False).first.click()
        expect(me.page.get_by_role("button", name="Throw the dice")).to_be_visible()
        expect(me.page.get_by_role("dialog", name="You may still throw.")).to_be_hidden()
