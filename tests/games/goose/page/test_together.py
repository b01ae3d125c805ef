"""All together, and one device for all: a cover only after somebody looked alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.page import wire
from tests.page.people import Person, play
from tests.page.tables import opens_for, opens_with_bots
from tests.page.words import said


def test_together_all_speak_with_one_voice(device: Callable[..., Person]) -> None:
    us = device()
    opens_for(us, "goose", 3, "All together")
    us.presses(said("table.readyAll"))
    us.presses("Roll the dice")
    us.page.get_by_role("group").get_by_role("button").first.click()
    us.presses("We all agree")
    us.presses(said("table.readyAll"))
    play([us], 8)
    wire.finish([us])


def test_a_cover_comes_only_after_somebody_looked_alone(device: Callable[..., Person]) -> None:
    us = device()
    opens_for(us, "goose", 2)
    seen_alone = 0
    while seen_alone < 3:
        glance = us.looks()
        buttons = glance.buttons()
        if "Somebody saw it" in buttons:
            seen_alone += 1
            us.presses(re.compile("^Hand over to "))
            us.page.get_by_role("button", name="I am").click()
        else:
            assert not any(name.startswith("I am") for name in buttons)
            us.does_something(glance)


def test_together_with_a_bot(device: Callable[..., Person]) -> None:
    me = device()
    opens_with_bots(me, "goose", 2)
    me.picks("All together")
    me.presses(me.words.start)
    play([me], 8)
    wire.finish([me])
