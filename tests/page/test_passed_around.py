"""One device for all: a cover between people where there are secrets, and nothing behind it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.page.conftest import TABLET
from tests.page.people import Person, play_to_the_result

PEOPLE = {"goose": 2, "boar": 2, "brains": 3}


def opens_for(me: Person, game: str, people: int) -> None:
    """From the home page to a table with so many people at this device."""
    me.goes_home()
    me.chooses(game)
    for _ in range(people - 1):
        me.presses(me.words.add_person)
    me.presses(me.words.start)


@pytest.mark.parametrize("game", ["goose", "boar", "brains"])
def test_passed_around_to_the_result(device: Callable[..., Person], game: str) -> None:
    us = device(TABLET)
    opens_for(us, game, PEOPLE[game])

    def cut() -> None:
        with us.without_a_line():
            pass

    play_to_the_result([us], [us.reloads, cut])
