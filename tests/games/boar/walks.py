"""Walks past the screens of the Boar."""

from __future__ import annotations

import re
from typing import Final

from tests.page.conftest import TABLET
from tests.page.tables import opens_for
from tests.page.walk import Device, Look, Walk, around_a_big_screen, waits_for


def passed_around(device: Device, look: Look) -> None:
    us = device(TABLET)
    us.goes_home()
    us.chooses("boar")
    us.presses(us.words.add_person)
    us.presses(us.words.add_bot)
    us.page.get_by_text("More options").click()
    look(us, "setting up with others")
    opens_for(us, "boar", 2)
    waits_for(us, "I am Penguin")
    look(us, "the cover")
    us.presses("I am Penguin")
    us.presses(re.compile("^Draw"))
    waits_for(us, "Hand over to Bear")
    look(us, "boar, handing over")
    us.presses("Hand over to Bear")
    us.presses("I am Bear")
    us.presses(re.compile("^Draw"))
    us.presses("Hand over to Penguin")
    us.presses("I am Penguin")
    us.page.get_by_role("button", name="Your card 1").click()
    look(us, "boar, a card taken up")


def on_a_big_screen(device: Device, look: Look) -> None:
    screen, (mia, ben) = around_a_big_screen(device, "boar", 2)
    waits_for(mia, "Draw")
    look(screen, "boar on the big screen, the beginning")
    mia.presses(re.compile("^Draw"))
    waits_for(ben, "Draw")
    look(screen, "boar on the big screen, a card drawn")


WALKS: Final[tuple[Walk, ...]] = (passed_around, on_a_big_screen)
