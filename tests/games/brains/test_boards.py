"""What the gallery shows of the Brains could be a game."""

from __future__ import annotations

from gander.games.brains.pieces import BRAINS_FOR
from tests.games.brains.boards import BOARDS


def test_on_every_board_lie_as_many_brains_as_the_rules_give() -> None:
    boards = {**BOARDS.tables, **BOARDS.fullest}
    brains = {
        name: (board.state.middle + sum(board.state.brains), len(board.state.brains)) for name, board in boards.items()
    }
    assert {name: there for name, (there, players) in brains.items() if there != BRAINS_FOR[players]} == {}
