"""A walk past the screens of the Brains."""

from __future__ import annotations

from typing import Final

from tests.page.walk import Device, Look, Walk, around_a_big_screen


def on_a_big_screen(device: Device, look: Look) -> None:
    screen, (mia, ben, _) = around_a_big_screen(device, "brains", 3)
    mia.presses("Throw the dice")
    mia.page.get_by_role("main").get_by_text("Throw 1 of 3").wait_for()
    look(mia, "brains, my dice")
    look(ben, "brains, somebody else's dice")
    look(screen, "brains on the big screen")


WALKS: Final[tuple[Walk, ...]] = (on_a_big_screen,)
