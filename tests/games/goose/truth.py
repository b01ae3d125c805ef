"""An answer in the Goose: the card turns at its place, and then one word says what it was."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator

from tests.page.people import Person
from tests.page.truths import Truth


def rolls(me: Person) -> Locator:
    me.presses("Ready")
    roll = me.page.get_by_role("button", name="Roll the dice")
    roll.wait_for()
    return roll


def leads_up(me: Person) -> Locator:
    rolls(me).click()
    me.page.get_by_role("group").get_by_role("button").first.wait_for()
    return me.page.get_by_role("group").get_by_role("button").first


TRUTH: Final = Truth(
    leads_up=leads_up,
    beats=("breath", "truth", "verdict", "after"),
    seen=".places .asked .face",
    rolls=rolls,
    verdict=re.compile(r"Right!|It was |Not this time|The card goes to|The card is yours"),
)
