"""Against bots at one's own device: the fewest that need a bot, and as many as there is room for."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from gander.games import GAMES
from tests.kinds import TURN_BY_TURN, by_day
from tests.page import wire
from tests.page.people import STEPS, Person, play_through
from tests.page.screens import fewest, most
from tests.page.tables import opens_with_bots
from tests.page.words import said

FEW: Final = by_day(0, [(game, fewest(game) + 1) for game in GAMES])
FULL: Final = [pytest.param(game, most(game), marks=pytest.mark.nightly) for game in GAMES]
"""At night: that full tables fit is measured by day (`tests/gallery/test_room.py`)."""


@pytest.mark.parametrize(("game", "seats"), [*FEW, *FULL])
def test_with_bots_to_the_result(device: Callable[..., Person], game: str, seats: int) -> None:
    me = device()
    opens_with_bots(me, game, seats)
    me.presses(me.words.start)
    play_through([me], [me.reloads, me.loses_the_line], every=2)
    wire.finish([me])


BOTS_TURN: Final = rf"text: (?!.*\(you\)).* {said('badge.turn')}"


def thinks_for_a_minute(route: Route) -> None:
    table = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**table, "settings": {"pace": 60}}))


CORNERS: Final = "hints => hints.map((hint) => hint.getBoundingClientRect()).map(({ x, y }) => [x + 5, y + 5])"
ON_THE_BOARD: Final = """hints => hints.filter((hint) =>
    hint.getBoundingClientRect().bottom > document.querySelector('.board').getBoundingClientRect().top)"""


def test_who_waits_for_a_bot_is_told_how_to_hurry_it(device: Callable[..., Person]) -> None:
    """Until they have done it a few times. A bot that thinks for a minute moves at a tap.

    What is told lies on the bar: an answer below it could not be read.
    """
    me = device(patient=True, quick_and_known=False)
    me.context.route("**/api/tables", thinks_for_a_minute)
    opens_with_bots(me, TURN_BY_TURN.game.name, 2)
    me.presses(me.words.start)
    hint = me.page.get_by_text(said("table.hurry"))
    taps = 0
    while taps < 3:
        waits_for_the_bot(me)
        found: list[list[float]] = hint.evaluate_all(CORNERS)
        if not found:  # it had one thing to do, and has done it
            continue
        assert hint.evaluate_all(ON_THE_BOARD) == []
        while not me.looks().buttons():
            me.page.touchscreen.tap(*found[0])
            taps += 1
    for _ in range(3):  # a tap that comes before the bot thinks hurries nothing, and is not counted by the page
        waits_for_the_bot(me)
        if hint.count() == 0:
            break
        while not me.looks().buttons():
            me.page.touchscreen.tap(*found[0])
    expect(hint).to_have_count(0)


FACES: Final = """() => {
    window.faces = [];
    new MutationObserver(() => {
        const said = document.querySelector('.spoken:has(.face)');
        if (said === null) return;
        const { width, height } = said.querySelector('.face svg').getBoundingClientRect();
        window.faces.push([width, height].map(Math.round));
    }).observe(document.querySelector('.table'), { subtree: true, childList: true });
}"""
"""Notes how large the face of somebody is who says something."""


def test_who_says_something_is_seen_on_a_phone(device: Callable[..., Person]) -> None:
    """Beside the mascot a bot's words without its face would be the mascot's."""
    me = device(patient=True)
    opens_with_bots(me, TURN_BY_TURN.game.name, 2)
    me.presses(me.words.start)
    me.page.locator(".board").wait_for()
    me.page.evaluate(FACES)
    for _ in range(STEPS):
        if me.page.evaluate("faces.length"):
            break
        if not me.does_something(me.looks()):
            me.page.keyboard.press("Enter")
        if me.sees_the_result(me.looks()):
            me.presses("Again")
    assert min(min(size) for size in me.page.evaluate("faces")) > 30


def waits_for_the_bot(me: Person) -> None:
    """Has done all there was to do, which is not the same as seeing no button: a board not yet laid has none."""
    while not (re.search(BOTS_TURN, me.page.locator("body").aria_snapshot()) and not me.looks().buttons()):
        me.does_something(me.looks())
        me.page.wait_for_timeout(50)
