"""Where a card comes from that is laid into the sea, at a table that is really played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.page import wire
from tests.page.conftest import DESKTOP, PHONE
from tests.page.flights import flights_seen, watch_flights
from tests.page.people import Person


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_card_that_was_looked_for_takes_the_place_of_the_one_that_was_pointed_at(
    device: Callable[..., Person], screen: dict[str, Any]
) -> None:
    people = [device(screen, reduced_motion="no-preference") for _ in range(2)]
    wire.sit_down("whale", people)
    for person in people:
        watch_flights(person, (".places li > div",), (".doing", ".places"))
    wire.finish(people)
    for person in people:
        laid = [
            flight for flight in flights_seen(person) if ".places" in flight.ends and ".places" not in flight.begins
        ]
        assert laid
        assert all(".doing" in flight.begins for flight in laid)
