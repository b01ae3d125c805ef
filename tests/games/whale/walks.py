"""Walks past the screens of the Whale."""

from __future__ import annotations

import re
from typing import Final

from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.walk import Device, Look, Walk, around_a_big_screen, waits_for

FIRST_CARD: Final = re.compile("^Card 1,.*Point at it")


def alone(device: Device, look: Look) -> None:
    me = device(PHONE)
    wire.sit_down("whale", [me])
    waits_for(me, "Ready")
    look(me, "whale, memorising")
    me.presses("Ready")
    me.page.get_by_role("button", name=FIRST_CARD).wait_for()
    look(me, "whale, the question")
    me.presses(FIRST_CARD)
    waits_for(me, "Ready")
    look(me, "whale, a new card")


def on_a_big_screen(device: Device, look: Look) -> None:
    screen, (mia, ben) = around_a_big_screen(device, "whale", 2)
    waits_for(mia, "Ready")
    look(screen, "whale on the big screen, memorising")
    mia.presses("Ready")
    ben.presses("Ready")
    mia.page.get_by_role("button", name=FIRST_CARD).wait_for()
    look(screen, "whale on the big screen, the question")


WALKS: Final[tuple[Walk, ...]] = (alone, on_a_big_screen)
