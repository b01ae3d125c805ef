"""«Does she know it?»: who waits bets in secret, and a feather comes after the truth."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from gander.games import GAMES
from tests.kinds import FOR_TWO
from tests.page import evening, wire
from tests.page.conftest import DESKTOP, PHONE, TABLET
from tests.page.people import Person

PAIRS = next(name for name, game in GAMES.items() if game.fewest)
"""Where turns are counted: one card is turned, then another one is looked for."""
QUESTION = re.compile("^Does .* know it")

DECIDED: Final = re.compile("A feather for|Nobody guessed that!")
OVER_ANOTHER: Final = """() => {
    const slip = document.querySelector('.slips.at-table').appendChild(document.createElement('p'));
    slip.className = 'slip';
    const seen = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const told = [...document.querySelectorAll('p.on-card')].find((part) => /feather|guessed/.test(part.innerText));
    const before = seen(told);
    slip.remove();
    return [before, seen(told)];
}"""
"""Whether the feathers are seen while somebody else has the word on the bar, and once that has been read."""

LIES_ON: Final = """([part, things]) => {
    const says = (each) => /know|trust|feather|guessed/.test(each.innerText);
    const shown = [...document.querySelectorAll(part)].find(says);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    return [...document.querySelectorAll(things)].filter((thing) => {
        const lies = thing.getBoundingClientRect();
        return left < lies.right && lies.left < right && top < lies.bottom && lies.top < bottom;
    }).map((thing) => thing.innerText);
}"""


def guesses(person: Person) -> None:
    """They bet, and have it confirmed: a guess that is still on its way when the card is turned comes too late."""
    person.presses(re.compile("^I guess .* knows it$"))
    expect(person.page.get_by_text(re.compile("^You trust .* secret!$")).first).to_be_visible()


def test_who_waits_bets_with_one_tap(device: Callable[..., Person]) -> None:
    mia, ben = device(PHONE), device(DESKTOP)
    wire.sit_down(PAIRS, [mia, ben])
    mia.presses(re.compile("^Card 1,"))
    expect(ben.page.get_by_text(QUESTION)).to_be_visible()
    expect(mia.page.get_by_text(QUESTION)).to_have_count(0)
    guesses(ben)
    mia.presses(re.compile("^Card 2,"))
    for person in (mia, ben):
        expect(person.page.locator("p.on-card").get_by_text(DECIDED)).to_be_visible()
    assert mia.page.evaluate(OVER_ANOTHER) == [False, True]


def test_who_comes_later_is_not_told_what_was_guessed_before(device: Callable[..., Person]) -> None:
    mia, ben = device(PHONE), device(DESKTOP)
    wire.sit_down(PAIRS, [mia, ben])
    mia.presses(re.compile("^Card 1,"))
    guesses(ben)
    mia.presses(re.compile("^Card 2,"))
    expect(ben.page.locator("p.on-card").get_by_text(DECIDED)).to_be_visible()
    ben.reloads()
    expect(ben.page.locator(".board .face").first).to_be_visible()
    ben.page.wait_for_load_state("networkidle")
    expect(ben.page.get_by_text(DECIDED)).to_have_count(0)


@pytest.mark.parametrize("screen", [DESKTOP, TABLET], ids=["desktop", "tablet"])
def test_neither_a_bet_nor_a_feather_lies_on_what_one_reads(
    device: Callable[..., Person], screen: dict[str, Any]
) -> None:
    mia, ben = device(PHONE), device(screen)
    wire.sit_down(FOR_TWO.game.name, [mia, ben])
    evening.play_until_asked([mia, ben], ben)
    expect(ben.page.get_by_text(QUESTION)).to_be_visible()
    assert ben.page.evaluate(LIES_ON, [".edge .bar", ".piles > *, .prompt .text, .board button:enabled"]) == []
    guesses(ben)
    assert ben.page.evaluate(LIES_ON, [".edge .bar", ".piles > *, .prompt .text, .board button:enabled"]) == []
    mia.does_something(mia.looks())
    expect(ben.page.locator("p.on-card").get_by_text(DECIDED)).to_be_visible()
    assert ben.page.evaluate(LIES_ON, ["p.on-card", ".piles > *, .prompt .text, .board button, header button"]) == []
