"""The rules that hold for every game, in the Brains."""

from __future__ import annotations

from gander.games.brains.game import GAME
from gander.games.brains.pieces import Announce
from tests.games.brains.positions import brains_at
from tests.kit import played


def test_A1_play_goes_clockwise() -> None:
    state = brains_at("5 4 * 4 1", phase="collect", middle=90, turn=2)
    assert GAME.to_move(played(GAME, state, (2, Announce("red"))).after) == (0,)
