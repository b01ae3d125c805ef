"""How a game ended is seen by everybody before the result takes its place."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.people import Person


def plays_to_the_end_with_the_clock_stopped(me: Person, game: str, seed: int = 1) -> None:
    """The result would come after a while, but no time passes on the page."""
    me.page.clock.install()
    wire.sit_down(game, [me])
    me.stops_the_clock()
    table = me.page.url.rpartition("/")[2]
    wire.over_the_wire(wire.to_the_end(me.address, table, [wire.token_of(me)], seed))


def test_G16_the_roll_that_ends_the_game_is_seen(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    plays_to_the_end_with_the_clock_stopped(me, "goose")
    expect(me.page.get_by_text("The dice point at a gap.").first).to_be_visible()
    expect(me.page.get_by_role("img", name="Number die")).to_be_visible()
    result = me.page.get_by_role("table", name=me.words.pad)
    expect(result).to_have_count(0)
    me.page.clock.run_for(10_000)
    expect(result).to_be_visible()


def test_B16_the_two_cards_of_a_miss_are_seen(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    me.page.clock.install()
    wire.sit_down("boar", [me])
    stops_the_clock(me)
    for button in ("^Draw", "^Your card 1", "^Play card 1"):
        me.page.get_by_role("button", name=re.compile(button)).press("Enter")  # keys need not wait
    expect(me.page.get_by_text("These two do not match")).to_be_visible()
    expect(me.page.get_by_role("img", name="Just played")).to_have_count(2)
    me.page.clock.run_for(10_000)
    expect(me.page.get_by_role("img", name="Just played")).to_have_count(0)


def test_B13_the_card_that_ends_the_game_is_seen(device: Callable[..., Person]) -> None:
    me = device(PHONE)
    plays_to_the_end_with_the_clock_stopped(me, "boar", seed=3)  # it ends with a pair of boars
    expect(me.page.get_by_role("img", name="Just played: boar")).to_have_count(2)
    me.page.clock.run_for(10_000)
    expect(me.page.get_by_role("table", name=me.words.pad)).to_be_visible()
