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

FEW: Final = [(game, fewest(game) + 1) for game in GAMES]
FULL: Final = [pytest.param(game, most(game), marks=pytest.mark.nightly) for game in GAMES]
"""At night: that full tables fit is measured by day (`tests/gallery/test_room.py`)."""


@pytest.mark.parametrize(("game", "seats"), [*FEW, *FULL])
def test_with_bots_to_the_result(device: Callable[..., Person], game: str, seats: int) -> None:
    me = device()
    opens_with_bots(me, game, seats)
    me.presses(me.words.start)
    play_through([me], [me.reloads, me.loses_the_line], every=4)
    wire.finish([me])
