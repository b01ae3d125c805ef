"""A walk through the page comes past its screens, and somebody who goes along looks at each of them.

axe looks for faults (test_everyone.py), a camera takes pictures (tests/pictures).
"""

from __future__ import annotations

from collections.abc import Callable

from tests.page.conftest import PHONE, TV
from tests.page.people import Person
from tests.page.screens import Name
from tests.page.tables import TV_AND_PHONES, sets_up

Device = Callable[..., Person]
Look = Callable[[Person, str], None]
"""Looks at what a person sees now; the words name it."""
Walk = Callable[[Device, Look], None]
NAMES = ("Mia", "Ben", "Ida")


def waits_for(person: Person, button: Name) -> None:
    person.page.get_by_role("button", name=button).first.wait_for()


def around_a_big_screen(device: Device, game: str, people: int) -> tuple[Person, list[Person]]:
    """A game has begun: the screen, and the phones of Mia, who has the first turn, and of the others."""
    screen = device(TV)
    link = sets_up(screen, game, people, TV_AND_PHONES)
    phones = [device(PHONE) for _ in range(people)]
    for phone, name in zip(phones, NAMES, strict=False):
        phone.joins(link, name)
    screen.presses(screen.words.start)
    return screen, phones
