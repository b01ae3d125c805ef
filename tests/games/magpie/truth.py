"""Turning the second card: it turns at its place, and then one word says whether the two are alike."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator

from tests.games.magpie.screens import SCREENS
from tests.page.people import Person
from tests.page.truths import Truth


def leads_up(me: Person) -> Locator:
    me.presses(SCREENS.begin)
    me.page.locator(".places .face").wait_for()
    return me.page.get_by_role("button", name=re.compile("Turn it over$")).nth(4)


TRUTH: Final = Truth(
    leads_up=leads_up,
    beats=("breath", "truth", "verdict", "after"),
    seen=".places li:has(.face) ~ li .face",
    verdict=re.compile(r"A pair!|No pair"),
)
