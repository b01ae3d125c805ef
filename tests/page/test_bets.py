"""«Does she know it?»: who waits bets in secret, and a feather comes after the truth."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from gander.games import GAMES
from tests.kinds import FOR_TWO
from tests.page import evening, wire
from tests.page.conftest import DESKTOP, PHONE
from tests.page.people import Person
from tests.waiting import wait_until

PAIRS = next(name for name, game in GAMES.items() if game.fewest)
"""Where turns are counted: one card is turned, then another one is looked for."""
COVERED = """answers => answers.filter((answer) => {
    const { x, width, bottom } = answer.getBoundingClientRect();
    return !answer.contains(document.elementFromPoint(x + width / 2, bottom - 6));
}).map((answer) => answer.innerText)"""
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


def test_a_bet_covers_no_answer_of_the_one_who_waits(device: Callable[..., Person]) -> None:
    mia, ben = device(PHONE), device(PHONE)
    wire.sit_down(FOR_TWO.game.name, [mia, ben])
    evening.play_until_asked([mia, ben], ben)
    expect(ben.page.get_by_text(QUESTION)).to_be_visible()
    for width, height in ((390, 844), (360, 780), (390, 664), (360, 640)):
        ben.page.set_viewport_size({"width": width, "height": height})
        answers = ben.page.locator(".answers .choice")
        expect(answers).to_have_count(5)
        wait_until(ben.page, "() => document.querySelector('.answers').getAnimations({ subtree: true }).length === 0")
        assert answers.evaluate_all(COVERED) == []
