"""The page forgets: a card in the hand is only a back, and behind a cover there is nothing."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.memory import check_storage, held_in_memory, without_numbers
from tests.page.people import Person
from tests.page.tables import opens_for


def test_a_card_in_ones_own_hand(device: Callable[..., Person]) -> None:
    me = device(PHONE, keeps_the_shell=True)
    wire.sit_down("boar", [me])
    hand = me.page.get_by_role("list", name="Your hand")
    for cards in (1, 2, 3):
        me.page.get_by_role("button", name=re.compile("^Draw")).click()
        expect(hand.get_by_role("button")).to_have_count(cards)  # an empty hand is an item that says so
    expect(hand.locator("[data-deaf]")).to_have_count(0)  # a card that has just come says so for a moment
    assert len({without_numbers(card.inner_html()) for card in hand.locator(".card").all()}) == 1
    assert hand.locator("use").count() == 0  # no picture of an animal
    check_storage(me.page)


def test_behind_the_cover_there_is_nothing(device: Callable[..., Person]) -> None:
    us = device(PHONE, keeps_the_shell=True)
    opens_for(us, "boar", 2)
    for name, other in (("Penguin", "Bear"), ("Bear", "Penguin")):
        us.presses(f"I am {name}")
        us.page.get_by_role("button", name=re.compile("^Draw")).click()
        us.presses(f"Hand over to {other}")
    us.presses("I am Penguin")
    us.page.get_by_role("list", name="Hand of Bear").wait_for()
    assert held_in_memory(us.page, "hands")  # the search finds what there is
    us.page.get_by_role("button", name=re.compile("^Draw")).click()
    us.presses("Hand over to Bear")
    us.page.get_by_role("button", name="I am Bear").wait_for()
    assert us.page.locator(".card").count() == 0
    expect(us.page.get_by_role("log")).to_have_text("")
    assert held_in_memory(us.page, "hands") == []
    assert held_in_memory(us.page, "event", "seat") == []
    check_storage(us.page)
