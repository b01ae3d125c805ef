"""Walks past the screens of the Magpie."""

from __future__ import annotations

import re
from typing import Final

from tests.games.magpie.screens import SCREENS
from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.walk import Device, Look, Walk, around_a_big_screen, waits_for

ANY_CARD: Final = re.compile("Turn it over$")


def alone(device: Device, look: Look) -> None:
    me = device(PHONE)
    wire.sit_down("magpie", [me])
    waits_for(me, SCREENS.begin)
    look(me, "magpie, the first card")
    me.presses(SCREENS.begin)
    me.page.locator(".places .face").wait_for()
    look(me, "magpie, the second card")


def on_a_big_screen(device: Device, look: Look) -> None:
    screen, (mia, _) = around_a_big_screen(device, "magpie", 2)
    waits_for(mia, ANY_CARD)
    look(screen, "magpie on the big screen, the first card")
    mia.presses(SCREENS.begin)
    screen.page.locator(".places .face").wait_for()
    look(screen, "magpie on the big screen, the second card")


WALKS: Final[tuple[Walk, ...]] = (alone, on_a_big_screen)
