"""Where a card comes from that is laid into the sea, at a table that is really played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page import wire
from tests.page.conftest import DESKTOP, PHONE
from tests.page.flights import Flight, flights_seen, watch_flights
from tests.page.people import Person


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_card_that_was_looked_for_takes_the_place_of_the_one_that_was_pointed_at(
    device: Callable[..., Person], screen: dict[str, Any]
) -> None:
    people = [device(screen, reduced_motion="no-preference") for _ in range(2)]
    wire.sit_down("whale", people)
    for person in people:
        watch_flights(person, (".places li > div",), (".doing", ".places"))
    moves = 0
    while not all(laid(person) for person in people):
        moves += 1
        wire.play_on(people, moves)
        for person in people:
            expect(person.page.locator(".table[data-beat]")).to_have_count(0)  # nobody's show is cut short
    assert all(".doing" in flight.begins for person in people for flight in laid(person))


def laid(person: Person) -> list[Flight]:
    return [flight for flight in flights_seen(person) if ".places" in flight.ends and ".places" not in flight.begins]
