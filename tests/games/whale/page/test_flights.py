"""Where a card comes from that is laid into the sea, at a table that is really played."""

from __future__ import annotations

from collections.abc import Callable

from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.flights import flights_seen, watch_flights
from tests.page.people import Person


def test_the_card_that_was_looked_for_takes_the_place_of_the_one_that_was_pointed_at(
    device: Callable[..., Person],
) -> None:
    people = [device(PHONE, reduced_motion="no-preference") for _ in range(2)]
    wire.sit_down("whale", people)
    for person in people:
        watch_flights(person, (".places li > div",), (".doing", ".places"))
    wire.finish(people)
    for person in people:
        assert any(".doing" in flight.begins and ".places" in flight.ends for flight in flights_seen(person))
