"""Against bots at one's own device: the fewest that need a bot, and as many as there is room for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from gander.games import GAMES
from tests.page import wire
from tests.page.people import Person, play_through
from tests.page.screens import fewest, most
from tests.page.tables import opens_with_bots

SEATS: Final = [(game, seats) for game in GAMES for seats in (fewest(game) + 1, most(game))]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_with_bots_to_the_result(device: Callable[..., Person], game: str, seats: int) -> None:
    me = device()
    opens_with_bots(me, game, seats)
    me.presses(me.words.start)
    play_through([me], [me.reloads, me.loses_the_line], every=4)
    wire.finish([me])
