"""The page forgets: creatures that dived are nowhere any more."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.memory import check_storage, document_of, held_in_memory, read_aloud, without_numbers
from tests.page.people import Person


def cards_in_memory(page: Page) -> list[str]:
    """Cards somewhere in the page's memory; the lists of all there can be are not cards."""
    found = held_in_memory(page, "colour", "creature")
    return [held for held in found if held == "colour: string, creature: string"]


def faces_in_the_sea(page: Page) -> list[str]:
    """What is said of the cards that lie face up: «blue whale (waves)»."""
    told = [image.get_attribute("aria-label") or "" for image in page.locator(".places").get_by_role("img").all()]
    return [words.split(": ", 1)[1] for words in told if "face down" not in words]


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_sea_that_was_turned_down(device: Callable[..., Person], motion: str) -> None:
    me = device(PHONE, keeps_the_shell=True, reduced_motion=motion)
    wire.sit_down("whale", [me])
    me.page.get_by_role("button", name="Ready").wait_for()
    faces = faces_in_the_sea(me.page)
    assert len(faces) == 6
    assert len(cards_in_memory(me.page)) >= 6  # the search finds what there is
    me.presses("Ready")
    expect(me.page.get_by_role("button", name=re.compile("Point at it$"))).to_have_count(6)
    expect(me.page.locator(".places .face")).to_have_count(0)
    expect(me.page.locator(".places [data-deaf]")).to_have_count(0)  # a card that has just come says so for a moment
    html, aloud = document_of(me.page), read_aloud(me.page)
    assert [face for face in faces if face in html or face in aloud] == []
    assert len({without_numbers(card.inner_html()) for card in me.page.locator(".places .card").all()}) == 1
    assert len(cards_in_memory(me.page)) <= 2  # the one from the deck, as it is seen and as it was told
    check_storage(me.page)
