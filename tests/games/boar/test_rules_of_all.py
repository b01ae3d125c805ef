"""The rules that hold for every game, in the Boar."""

from __future__ import annotations

from gander.contract.game import Outcome
from gander.games.boar.game import GAME
from gander.games.boar.pieces import Draw, Play
from tests.games.boar.positions import boar_at
from tests.kit import played


def test_A1_play_goes_clockwise() -> None:
    state = boar_at("", "", "", deck="owl fox hare wolf", turn=1)
    for seat in (1, 2, 0):
        assert GAME.to_move(state) == (seat,)
        state = played(GAME, state, (seat, Draw())).after


def test_A3_a_tie() -> None:
    last = boar_at("fox", "hare owl", "", table="wolf", piles=("duck duck", "deer deer boar boar", "mouse mouse"))
    end = played(GAME, last, (0, Play(0))).after
    assert GAME.outcome(end) == Outcome("one_hand_left", (2, 2, 2), (1, 1, 1), (0, 1, 2))
