"""A throw in the Brains: the dice come to rest, and then it is said what they are worth."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator

from tests.page.people import Person
from tests.page.truths import Truth


def leads_up(me: Person) -> Locator:
    throw = me.page.get_by_role("button", name="Throw the dice")
    throw.wait_for()
    return throw


TRUTH: Final = Truth(
    leads_up=leads_up,
    beats=("fall",),
    seen=".board:not([data-beat='fall']) .dice:not([aria-hidden='true']) .die",
    verdict=re.compile(r"take \d|Throw 1:|Tap the dice"),
)
