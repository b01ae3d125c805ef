"""Choosing a colour early is no mistap that costs anything: no device asks. The next turn is in sight."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import DESKTOP, PHONE
from tests.page.people import Person


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_colour_is_chosen_without_a_question(device: Callable[..., Person], screen: dict[str, Any]) -> None:
    me = device(screen)
    me.context.add_init_script("localStorage.setItem('gander.settings', '{\"text\": \"huge\"}')")
    me.goes_home()
    me.chooses("brains")
    me.page.get_by_role("button", name=re.compile("^Swap ")).first.click()
    bots = me.page.get_by_role("dialog")
    expect(bots).to_contain_text("Weighs the odds")  # there is nothing to remember here: they differ in their wits
    expect(bots).not_to_contain_text(re.compile("forget|in mind", re.IGNORECASE))
    me.presses("Close")
    me.presses(me.words.start)
    me.presses("Throw the dice")
    me.page.get_by_text("Throw 1 of 3").first.wait_for()
    me.page.get_by_role("button", name=re.compile(r"take \d+"), disabled=False).first.click()
    me.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(me.page.get_by_role("button", name="Throw the dice")).to_be_enabled()  # the bots have had their turns
    expect(me.page.get_by_role("dialog")).to_be_hidden()
    expect(me.page.locator(".prompt .text")).to_be_in_viewport(ratio=1)  # with letters that make one scroll
