"""What was missed in a game of the Boar that was really played: the cards themselves."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page import wire
from tests.page.people import Person


def test_a_miss_shows_the_card_that_was_chosen_and_the_right_one(device: Callable[..., Person]) -> None:
    me = device()
    me.goes_home()
    wire.has_played_alone(me, "boar")
    me.page.goto(f"{me.address}#/notepad/last")
    misses = me.page.locator("article > ol > li")
    misses.first.wait_for()
    expect(misses.locator("dd svg")).to_have_count(2 * misses.count())
    expect(misses.first.locator("dd").first).to_contain_text(": ")
    # The same table as then, and the same question: whoever has read what would have matched gets it right now.
    expect(misses.first.locator(".strip li").first).to_be_visible()
    asked = misses.first.locator(".truth dd").inner_text()
    misses.first.get_by_role("button", name="Try it now").press("Enter")
    table = misses.first.get_by_role("group", name="Try it now")
    table.get_by_role("button", name=f"Your card {re.findall('[0-9]+', asked)[0]} of").press("Enter")
    table.locator("button.main").press("Enter")
    expect(table.get_by_role("status").last).to_contain_text("Right.")
