"""A glance at a hidden card (A4 to A8), as two people by link see it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from gander.contract.glances import OFFER
from gander.games import GAMES
from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.people import Person
from tests.page.screens import screens
from tests.waiting import PATIENCE

WITH_GLANCES: Final = [name for name, game in GAMES.items() if OFFER in game.offers]
ONWARD: Final = re.compile(r"^(Ready|Roll the dice|Draw the )")
LIE: Final = """parts => parts.map((part) => {
    const { top, left, width } = document.querySelector(`.board ${part}`).getBoundingClientRect();
    return [part, Math.round(top), ...(part === '.prompt' ? [] : [Math.round(left), Math.round(width)])];
})"""


def plays_on(ben: Person, mia: Person) -> Locator:
    """Both do what comes next until Ben may use a glance; gives the button for it."""
    glance = ben.page.get_by_role("button", name="Glance, 2 left")
    deadline = time.monotonic() + PATIENCE
    while not glance.is_visible():
        assert time.monotonic() < deadline, "no turn with a glance to use"
        for person in (ben, mia):
            onward = [name for name in person.looks().buttons() if ONWARD.match(name)]
            if onward and not glance.is_visible():
                person.taps(onward[0])
        ben.page.wait_for_timeout(50)
    return glance


@pytest.mark.parametrize("game", WITH_GLANCES)
def test_A7_who_looks_sees_the_card_and_the_other_only_where(device: Callable[..., Person], game: str) -> None:
    ben, mia = device(PHONE), device(PHONE)
    wire.sit_down(game, [ben, mia], glances=[2, 0])
    plays_on(ben, mia).click()
    others = [name for name in ben.looks().buttons() if not re.match("Look at|Not now", name)]
    assert others == []  # while it is asked which card, nothing else counts
    lay = ben.page.evaluate(LIE, screens(game).stays)
    ben.page.get_by_role("button", name="Look at").first.click()
    expect(ben.page.get_by_text("Card 1, for your eyes only.").first).to_be_visible()
    expect(mia.page.get_by_text("Ben looks at card 1.").first).to_be_visible()
    expect(mia.page.get_by_text("for your eyes only")).to_have_count(0)
    expect(ben.page.get_by_text("1 glance left").first).to_be_attached()
    assert ben.page.evaluate(LIE, screens(game).stays) == lay
