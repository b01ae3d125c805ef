"""The card that only one pair of eyes may see, on a device that goes round."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.axe import STILL
from tests.page import wire
from tests.page.conftest import DESKTOP, PHONE
from tests.page.people import Person
from tests.page.tables import opens_for
from tests.page.words import said
from tests.waiting import PATIENCE, wait_until

LARGEST: Final = """() => Math.max(
    ...[...document.querySelectorAll('.hold .card')].map((card) => card.getBoundingClientRect().height)
)"""
LIE: Final = """() => [...document.querySelectorAll('.board :is(li, .die, .prompt), .hold')].map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [left, top, width, height];
})"""


def test_G9_the_card_is_open_only_while_its_holder_asks_for_it(device: Callable[..., Person]) -> None:
    us = device(DESKTOP)
    opens_for(us, "goose", 2)
    us.goes_on_until_offered("Hand over to")
    expect(us.page.get_by_text("the card is yours to look at").first).to_be_visible()
    expect(us.page.get_by_label(re.compile(r"coat \("))).to_have_count(0)
    card = us.page.get_by_role("button", name="Hold to look")
    down, up = re.compile("face down"), re.compile(r"coat \(")
    expect(card).to_have_accessible_name(down)
    wait_until(us.page, STILL)
    lay = us.page.evaluate(LIE)
    card.hover()
    us.page.mouse.down()
    expect(card).to_have_accessible_name(up)
    assert us.page.evaluate(LARGEST) > 0.5 * DESKTOP["viewport"]["height"]
    assert us.page.evaluate(LIE) == lay
    us.page.mouse.up()
    expect(card).to_have_accessible_name(down)
    card.focus()
    us.page.keyboard.down(" ")
    expect(card).to_have_accessible_name(up)
    assert us.page.evaluate(LARGEST) > 0.5 * DESKTOP["viewport"]["height"]
    us.page.keyboard.up(" ")
    expect(card).to_have_accessible_name(down)
    no_way_around_the_cover(us)


def no_way_around_the_cover(us: Person) -> None:
    """Going back and forward again, like a reload, leaves open who holds the device."""
    us.presses(re.compile("^Hand over to "))
    cover = us.page.get_by_role("button", name=re.compile("^I am "))
    cover.wait_for()
    us.page.go_back()
    us.page.get_by_role("heading", name=said("home.title")).wait_for()
    us.page.go_forward()
    expect(cover).to_be_visible()


PICTURES: Final = """() => Object.fromEntries(['.held .card', '.places .card'].map((cards) => [cards, Math.max(
    ...[...document.querySelectorAll(cards)].map((card) => card.getBoundingClientRect().height)
)]))"""
RESTS: Final = "() => document.querySelector('.table').dataset.beat === undefined"


def test_the_card_in_hand_is_the_largest_picture(device: Callable[..., Person]) -> None:
    """Each at their own phone, held or not."""
    ben, mia, ida = device(PHONE), device(PHONE), device(PHONE)
    wire.sit_down("goose", [ben, mia, ida])
    for person in (ben, mia, ida):  # two may press at once, and the second is told that it was too late
        person.expects_refusals()
    hold = ben.page.get_by_role("button", name="Hold to look")
    deadline = time.monotonic() + PATIENCE
    while not hold.is_visible():
        assert time.monotonic() < deadline, "nobody ever held a card"
        for person in (ben, mia, ida):
            if hold.is_visible():
                break
            person.does_something(person.looks())
            wait_until(ben.page, RESTS)
    wait_until(ben.page, STILL)
    high = ben.page.evaluate(PICTURES)
    assert high[".held .card"] > high[".places .card"]
    hold.tap(trial=True)
    hold.dispatch_event("pointerdown")
    assert ben.page.evaluate(LARGEST) > 0.5 * PHONE["viewport"]["height"]
    hold.dispatch_event("pointerup")
    while hold.is_visible():
        assert time.monotonic() < deadline, "nobody else answered"
        for person in (mia, ida):
            person.does_something(person.looks())
    expect(ben.page.locator(".held")).to_have_count(0)
    wait_until(ben.page, RESTS)
