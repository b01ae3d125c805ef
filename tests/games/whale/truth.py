"""Pointing at a card of the Whale: it turns at its place, and then one word says what it was."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator

from tests.page.people import Person
from tests.page.truths import Truth


def leads_up(me: Person) -> Locator:
    me.presses("Ready")
    card = me.page.get_by_role("button", name=re.compile("Point at it")).nth(4)
    card.wait_for()
    return card


TRUTH: Final = Truth(
    leads_up=leads_up,
    beats=("breath", "truth", "verdict", "after"),
    seen=".places .asked .face",
    verdict=re.compile(r"Found!|It was|Not this time|counts as an error|The card is yours"),
)
