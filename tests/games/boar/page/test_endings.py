"""The last card of a game of Boar, and the two cards of a miss, are seen before they are gone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.axe import STILL
from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.people import Person
from tests.page.words import said
from tests.waiting import wait_until


def test_B16_the_two_cards_of_a_miss_are_seen(device: Callable[..., Person]) -> None:
    me = device(PHONE, patient=True)
    me.page.clock.install()
    wire.sit_down("boar", [me])
    me.stops_the_clock()
    for button in ("^Draw", "^Your card 1", "^Play card 1"):
        me.page.get_by_role("button", name=re.compile(button)).press("Enter")  # keys need not wait
    me.goes_on_until("No pair this time.")
    expect(me.page.get_by_role("img", name="Just played")).to_be_visible()  # beside the one on the deck
    expect(me.page.get_by_role("img", name="Deck:")).to_be_visible()
    me.page.clock.run_for(10_000)
    expect(me.page.get_by_role("img", name="Just played")).to_have_count(0)


def test_B13_the_card_that_ends_the_game_is_seen(device: Callable[..., Person]) -> None:
    me = device(PHONE, patient=True)
    wire.plays_to_the_end_with_the_clock_stopped(me, "boar", seed=3)  # it ends with a pair of boars
    me.goes_on_until("A pair!")
    expect(me.page.get_by_role("img", name="Just played: boar")).to_be_visible()
    expect(me.page.get_by_role("img", name="Deck: boar")).to_be_visible()
    expect(me.page.get_by_role("table", name=me.words.pad)).to_have_count(0)
    expect(me.page.get_by_text("A pair! You take both.", exact=True)).to_be_visible()  # and one does not go on
    me.goes_on_until("The deck is empty. The game is over.")  # alone there is no other hand
    expect(me.page.get_by_role("table", name=me.words.pad)).to_have_count(0)
    me.goes_on_until(said("ending.skip"))
    me.page.keyboard.press("Enter")  # any key ends the scene
    expect(me.page.get_by_role("table", name=me.words.pad)).to_be_visible()


WIDEST = "Math.max(...[...document.querySelectorAll('.board .card')].map((card) => card.getBoundingClientRect().width))"


def test_a_pair_is_no_larger_on_its_way_than_on_the_table(device: Callable[..., Person]) -> None:
    me = device(PHONE, patient=True, reduced_motion="no-preference")
    wire.plays_to_the_end_with_the_clock_stopped(me, "boar", seed=3)  # it ends with a pair of boars
    me.goes_on_until("A pair!")
    wait_until(me.page, STILL)  # what was laid
    on_the_table = me.page.evaluate(WIDEST)
    me.page.clock.run_for(1000)
    assert me.page.locator(".table[data-beat=after]").count() == 1
    assert me.page.evaluate(WIDEST) <= 1.1 * on_the_table
