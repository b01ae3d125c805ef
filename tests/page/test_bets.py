"""«Does she know it?»: who waits bets in secret, and a feather comes after the truth."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from gander.games import GAMES
from tests.page import wire
from tests.page.conftest import DESKTOP, PHONE
from tests.page.people import Person

PAIRS = next(name for name, game in GAMES.items() if game.fewest)
"""Where turns are counted: one card is turned, then another one is looked for."""
QUESTION = re.compile("^Does .* know it")


def test_who_waits_bets_with_one_tap(device: Callable[..., Person]) -> None:
    mia, ben = device(PHONE), device(DESKTOP)
    wire.sit_down(PAIRS, [mia, ben])
    mia.presses(re.compile("^Card 1,"))
    expect(ben.page.get_by_text(QUESTION)).to_be_visible()
    expect(mia.page.get_by_text(QUESTION)).to_have_count(0)
    ben.presses(re.compile("^I guess .* knows it$"))
    expect(ben.page.get_by_text(re.compile("^You trust .* secret!$")).first).to_be_visible()
    mia.presses(re.compile("^Card 2,"))
    for person in (mia, ben):
        expect(person.page.get_by_text(re.compile("A feather for|Nobody guessed that!")).first).to_be_visible()
