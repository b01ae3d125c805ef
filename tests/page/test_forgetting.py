"""The page forgets: what was turned down is nowhere any more, and behind a cover there is nothing."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.memory import document_of, held_in_memory, read_aloud, stored, without_numbers
from tests.page.people import Person
from tests.page.test_passed_around import opens_for

KEPT_ON_THE_DEVICE = {"gander.people", "gander.settings", "gander.at-a-table"}


def suspects_in_memory(page: Page) -> list[str]:
    """Suspects somewhere in the page's memory; the lists of all there can be are not suspects."""
    found = held_in_memory(page, "colour", "clothing", "animal")
    return [held for held in found if held == "colour: string, clothing: string, animal: string"]


def alone(device: Callable[..., Person], game: str, **context: str) -> Person:
    me = device(PHONE, keeps_the_shell=True, **context)
    wire.sit_down(game, [me])
    return me


def faces_in_the_row(page: Page) -> list[str]:
    """What is said of the cards that lie face up: «green coat (zigzag), scarf, rat»."""
    labels = page.get_by_role("list", name="The line-up").get_by_role("img").all()
    told = [label.get_attribute("aria-label") or "" for label in labels]
    return [words.split(": ", 1)[1] for words in told if "coat" in words]


def check_nothing_is_left_of(page: Page, faces: list[str]) -> None:
    assert faces
    html, aloud = document_of(page), read_aloud(page)
    for face in faces:
        assert face not in html
        assert face not in aloud
    for card in page.get_by_role("list", name="The line-up").get_by_role("img").all():
        expect(card).to_have_accessible_name(re.compile("face down$"))
    backs = {without_numbers(card.inner_html()) for card in page.locator(".lineup .card").all()}
    assert len(backs) == 1, "one back differs from another"
    check_storage(page)


def check_storage(page: Page) -> None:
    """Nothing of a game is kept anywhere: only names, settings and the files of the page itself."""
    kept = stored(page)
    assert {key for shelf in kept["shelves"] for key in shelf} <= KEPT_ON_THE_DEVICE
    assert not [path for path in kept["cached"] if path.startswith("/api")]
    assert kept["databases"] == []
    assert kept["history"] is None


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_row_that_was_turned_down(device: Callable[..., Person], motion: str) -> None:
    me = alone(device, "goose", reduced_motion=motion)
    me.page.get_by_role("button", name="Ready").wait_for()
    faces = faces_in_the_row(me.page)
    assert len(faces) == 3
    assert len(suspects_in_memory(me.page)) >= 3  # the search finds what there is
    me.presses("Ready")
    me.page.get_by_role("button", name="Roll the dice").wait_for()
    expect(me.page.locator(".lineup .face")).to_have_count(0)
    check_nothing_is_left_of(me.page, faces)
    assert suspects_in_memory(me.page) == []


def test_a_new_card_that_was_turned_down(device: Callable[..., Person]) -> None:
    me = alone(device, "goose")
    me.presses("Ready")
    me.presses("Roll the dice")
    me.page.get_by_role("group").get_by_role("button").first.click()
    me.page.get_by_text("Remember this one.").wait_for()
    faces = faces_in_the_row(me.page)
    assert len(faces) == 1
    me.presses("Ready")
    me.presses("Roll the dice")  # from here on the card that was shown is away too
    me.page.get_by_role("group").wait_for()
    check_nothing_is_left_of(me.page, faces)
    assert suspects_in_memory(me.page) == []


def test_a_reload_brings_nothing_back(device: Callable[..., Person]) -> None:
    me = alone(device, "goose")
    me.page.get_by_role("button", name="Ready").wait_for()
    faces = faces_in_the_row(me.page)
    me.presses("Ready")
    me.page.get_by_role("button", name="Roll the dice").wait_for()
    me.reloads()
    me.page.get_by_role("button", name="Roll the dice").wait_for()
    check_nothing_is_left_of(me.page, faces)


def test_a_card_in_ones_own_hand(device: Callable[..., Person]) -> None:
    me = alone(device, "boar")
    hand = me.page.get_by_role("list", name="Your hand")
    for cards in (1, 2, 3):
        me.page.get_by_role("button", name=re.compile("^Draw")).click()
        expect(hand.get_by_role("button")).to_have_count(cards)  # an empty hand is an item that says so
    assert len({without_numbers(card.inner_html()) for card in hand.get_by_role("listitem").all()}) == 1
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


def test_a_card_that_one_looked_at_alone(device: Callable[..., Person]) -> None:
    us = device(PHONE, keeps_the_shell=True)
    opens_for(us, "goose", 2)
    us.presses("We are all ready")
    hand_over = us.page.get_by_role("button", name="Hand over to")
    while not hand_over.is_visible():
        us.does_something(us.looks())
    held = us.page.locator(".held").get_by_role("img").get_attribute("aria-label") or ""
    assert "coat" in held
    hand_over.click()
    us.page.get_by_role("button", name="I am").wait_for()
    assert held not in document_of(us.page)
    assert suspects_in_memory(us.page) == []
    us.page.get_by_role("button", name="I am").click()
    us.page.get_by_role("group").wait_for()
    assert held not in document_of(us.page)
    assert suspects_in_memory(us.page) == []
