"""How a game of Goose ended is seen by everybody before the result takes its place."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.people import Person


def test_G16_the_roll_that_ends_the_game_is_seen(device: Callable[..., Person]) -> None:
    me = device(PHONE, patient=True)
    wire.plays_to_the_end_with_the_clock_stopped(me, "goose")
    me.goes_on_until("The dice point at a gap.")
    expect(me.page.get_by_role("img", name="Number die")).to_be_visible()
    result = me.page.get_by_role("table", name=me.words.pad)
    expect(result).to_have_count(0)
    me.page.clock.run_for(10_000)
    expect(result).to_be_visible()
