"""Against bots at one's own device: every number of seats, and the variant with names."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.page import wire
from tests.page.people import Person, play_through, play_to_the_result

SEATS = [("goose", 2), ("goose", 5), ("boar", 2), ("boar", 4), ("brains", 4), ("brains", 5)]
FEWEST = {"goose": 1, "boar": 1, "brains": 3}


def opens_with_bots(me: Person, game: str, seats: int) -> None:
    me.goes_home()
    me.chooses(game)
    for _ in range(seats - FEWEST[game]):
        me.presses(me.words.add_bot)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_with_bots_to_the_result(device: Callable[..., Person], game: str, seats: int) -> None:
    me = device()
    opens_with_bots(me, game, seats)
    me.presses(me.words.start)
    play_through([me], [me.reloads, me.loses_the_line], every=4)
    wire.finish([me])


def test_naming_the_cards(device: Callable[..., Person]) -> None:
    me = device()
    opens_with_bots(me, "boar", 3)
    me.page.get_by_text("More options").click()
    me.page.get_by_role("switch", name="Name the card").check(force=True)
    me.presses(me.words.start)
    play_to_the_result([me], [me.reloads, me.loses_the_line], every=4)


def test_together_with_a_bot(device: Callable[..., Person]) -> None:
    me = device()
    opens_with_bots(me, "goose", 2)
    me.picks("All together")
    me.presses(me.words.start)
    play_to_the_result([me], [me.reloads, me.loses_the_line], every=4)
