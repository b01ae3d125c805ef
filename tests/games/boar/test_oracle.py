"""Two implementations that differ are found out."""

from __future__ import annotations

from typing import Any

import pytest

from gander.games.boar.game import GAME
from gander.games.boar.pieces import Options
from tests.games.boar.oracle import Boar
from tests.oracle import PlainMove
from tests.oracle.duel import Disagreement, Duel


class WrongWayRound(Boar):
    """Puts a drawn card at the first place of the hand, against B4."""

    def act(self, actor: Any, move: PlainMove) -> None:
        super().act(actor, move)
        if move == ("draw",):
            self.hands[actor].insert(0, self.hands[actor].pop())


def test_a_difference_is_found() -> None:
    duel = Duel("boar", Options(2), GAME.setup(Options(2)), WrongWayRound(2, "rookie"), seed=1)
    with pytest.raises(Disagreement, match="hands"):
        duel.play()
