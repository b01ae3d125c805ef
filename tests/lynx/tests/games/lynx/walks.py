"""A walk past the screens of the Lynx."""

from __future__ import annotations

from typing import Final

from tests.page import wire
from tests.page.conftest import PHONE
from tests.page.walk import Device, Look, Walk, waits_for


def alone(device: Device, look: Look) -> None:
    me = device(PHONE)
    wire.sit_down("lynx", [me])
    waits_for(me, "I have seen it")
    look(me, "lynx, looking")
    me.presses("I have seen it")
    waits_for(me, "Frog")
    look(me, "lynx, the question")


WALKS: Final[tuple[Walk, ...]] = (alone,)
