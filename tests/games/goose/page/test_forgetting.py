"""The page forgets: suspects who were turned down are nowhere any more."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.memory import check_storage, document_of, held_in_memory, read_aloud, without_numbers
from tests.page.people import Person
from tests.page.tables import opens_for
from tests.page.words import said


def suspects_in_memory(page: Page) -> list[str]:
    """Suspects somewhere in the page's memory; the lists of all there can be are not suspects."""
    found = held_in_memory(page, "colour", "clothing", "animal")
    return [held for held in found if held == "colour: string, clothing: string, animal: string"]


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
    backs = {without_numbers(card.inner_html()) for card in page.locator(".places .card").all()}
    assert len(backs) == 1, "one back differs from another"
    check_storage(page)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_row_that_was_turned_down(device: Callable[..., Person], motion: str) -> None:
    me = device(PHONE, keeps_the_shell=True, reduced_motion=motion)
    wire.sit_down("goose", [me])
    me.page.get_by_role("button", name="Ready").wait_for()
    faces = faces_in_the_row(me.page)
    assert len(faces) == 3
    assert len(suspects_in_memory(me.page)) >= 3  # the search finds what there is
    me.presses("Ready")
    me.page.get_by_role("button", name="Roll the dice").wait_for()
    expect(me.page.locator(".places .face")).to_have_count(0)
    check_nothing_is_left_of(me.page, faces)
    assert suspects_in_memory(me.page) == []


def test_a_new_card_that_was_turned_down(device: Callable[..., Person]) -> None:
    me = device(PHONE, keeps_the_shell=True)
    wire.sit_down("goose", [me])
    me.presses("Ready")
    me.presses("Roll the dice")
    me.page.get_by_role("group").get_by_role("button").first.click()
    me.page.get_by_text("Remember this one.").first.wait_for()
    faces = faces_in_the_row(me.page)
    assert len(faces) == 1
    me.presses("Ready")
    me.presses("Roll the dice")  # from here on the card that was shown is away too
    me.page.get_by_role("group").wait_for()
    check_nothing_is_left_of(me.page, faces)
    assert suspects_in_memory(me.page) == []


def test_a_reload_brings_nothing_back(device: Callable[..., Person]) -> None:
    me = device(PHONE, keeps_the_shell=True)
    wire.sit_down("goose", [me])
    me.page.get_by_role("button", name="Ready").wait_for()
    faces = faces_in_the_row(me.page)
    me.presses("Ready")
    me.page.get_by_role("button", name="Roll the dice").wait_for()
    me.reloads()
    me.page.get_by_role("button", name="Roll the dice").wait_for()
    check_nothing_is_left_of(me.page, faces)


def test_a_card_that_one_looked_at_alone(device: Callable[..., Person]) -> None:
    us = device(PHONE, keeps_the_shell=True)
    opens_for(us, "goose", 2)
    us.presses(said("table.readyAll"))
    us.goes_on_until_offered("Hand over to")
    card = us.page.get_by_role("button", name="Hold to look")
    card.focus()
    us.page.keyboard.down(" ")
    expect(card).to_have_accessible_name(re.compile("coat"))
    held = card.get_by_role("img").get_attribute("aria-label") or ""
    assert "coat" in held
    us.page.keyboard.up(" ")
    expect(card).to_have_accessible_name(re.compile("face down"))
    assert held not in document_of(us.page)
    us.page.get_by_role("button", name="Hand over to").click()
    us.page.get_by_role("button", name="I am").wait_for()
    assert held not in document_of(us.page)
    assert suspects_in_memory(us.page) == []
    us.page.get_by_role("button", name="I am").click()
    us.page.get_by_role("group").wait_for()
    assert held not in document_of(us.page)
    assert suspects_in_memory(us.page) == []
