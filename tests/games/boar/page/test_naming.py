"""The variant with names, at a table with bots."""

from __future__ import annotations

from collections.abc import Callable

from tests.page import wire
from tests.page.people import Person, play
from tests.page.tables import opens_with_bots


def test_naming_the_cards(device: Callable[..., Person]) -> None:
    me = device()
    opens_with_bots(me, "boar", 3)
    me.page.get_by_text("More options").click()
    me.page.get_by_role("switch", name="Name the card").check(force=True)
    me.presses(me.words.start)
    play([me], 12)
    wire.finish([me])
