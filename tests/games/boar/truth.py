"""A card of the Boar that is played: it is laid open, and then one word says whether it makes a pair."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator

from tests.page.people import Person
from tests.page.truths import Truth


def leads_up(me: Person) -> Locator:
    me.presses(re.compile("^Draw"))
    me.presses(re.compile("^Your card 1"))
    return me.page.get_by_role("button", name="Play card 1")


TRUTH: Final = Truth(
    leads_up=leads_up,
    beats=("breath", "truth", "verdict", "after"),
    seen=".middle .laid .face",
    verdict=re.compile(r"A pair|No pair|does not match|Both go to"),
)
