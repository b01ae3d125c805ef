"""Where cards go at a table that is really played: to whom they belong, and never twice."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.flights import flights_seen, watch_flights
from tests.page.people import Person


def test_a_card_goes_to_a_badge_or_from_where_it_was_laid_to_the_table(device: Callable[..., Person]) -> None:
    people = [device(PHONE, reduced_motion="no-preference") for _ in range(2)]
    wire.sit_down("boar", people)
    for person in people:
        watch_flights(person, (".laid", ".stack", ".lies"), (".laid-place", ".badge", ".table .cards"))
    moves = 0
    while not all({".laid", ".lies"} <= {flight.card for flight in flights_seen(person)} for person in people):
        moves += 1
        wire.play_on(people, moves)
        for person in people:
            expect(person.page.locator(".table[data-beat]")).to_have_count(0)  # nobody's show is cut short
    for person in people:
        for flight in flights_seen(person):
            if flight.card == ".lies":
                assert ".laid-place" in flight.begins, flight
                assert ".table .cards" in flight.ends, flight
            else:
                assert ".badge" in flight.ends, flight
