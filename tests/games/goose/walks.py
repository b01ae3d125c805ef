"""Walks past the screens of the Goose."""

from __future__ import annotations

from typing import Final

from tests.page import wire
from tests.page.conftest import PHONE, TABLET
from tests.page.tables import opens_for
from tests.page.walk import Device, Look, Walk, around_a_big_screen, waits_for


def alone(device: Device, look: Look) -> None:
    me = device(PHONE)
    wire.sit_down("goose", [me])
    waits_for(me, "Ready")
    look(me, "goose, memorising")
    me.presses("Ready")
    waits_for(me, "Roll the dice")
    look(me, "goose, before the roll")
    me.presses("Roll the dice")
    me.page.get_by_role("group").wait_for()
    look(me, "goose, the question")
    me.page.get_by_role("group").get_by_role("button").first.click()
    waits_for(me, "Ready")
    look(me, "goose, a new card")


def passed_around(device: Device, look: Look) -> None:
    us = device(TABLET)
    opens_for(us, "goose", 2)
    us.presses("We are all ready")
    us.goes_on_until_offered("Hand over to")
    look(us, "goose, looking alone")
    opens_for(us, "goose", 2, "All together")
    us.presses("We are all ready")
    us.presses("Roll the dice")
    us.page.get_by_role("group").get_by_role("button").first.click()
    waits_for(us, "We all agree")
    look(us, "goose, agreeing")


def on_a_big_screen(device: Device, look: Look) -> None:
    screen, (mia, ben) = around_a_big_screen(device, "goose", 2)
    waits_for(mia, "Ready")
    look(screen, "goose on the big screen, memorising")
    mia.presses("Ready")
    ben.presses("Ready")
    mia.presses("Roll the dice")
    screen.page.get_by_role("group").wait_for()
    screen.page.get_by_role("list", name="What was just said").wait_for()
    look(screen, "goose on the big screen, the question")


WALKS: Final[tuple[Walk, ...]] = (alone, passed_around, on_a_big_screen)
