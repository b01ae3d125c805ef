"""Bots that talk for ever are stopped."""

from __future__ import annotations

import pytest

from gander.bots import UniformBot
from gander.games.goose.game import GAME
from gander.games.goose.pieces import Options
from gander.luck import QuickLuck
from gander.research.simulate import EndlessGame, play_game


def test_bots_that_never_agree_are_stopped() -> None:
    class Stubborn(UniformBot):
        """Always proposes something else."""

        def choose(self, observation: object, moves: tuple[object, ...]) -> object:  # type: ignore[override]
            return moves[-1]

    bots = [Stubborn(QuickLuck(seat)) for seat in range(2)]
    with pytest.raises(EndlessGame, match="no end after 500 moves"):
        play_game(GAME, Options(players=2, mode="cooperative"), bots, QuickLuck(1), longest=500)
