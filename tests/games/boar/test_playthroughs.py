"""The playthroughs of the Boar show its choice."""

from __future__ import annotations

from gander.games.boar.game import GAME
from gander.games.boar.pieces import Take
from gander.research.playthrough import steps
from tests.games.boar.specimen import SPECIMEN


def test_somebody_takes_from_the_deck_and_somebody_from_the_table() -> None:
    played = [move for script in SPECIMEN.scripts for _, move, _ in steps(GAME, script)]
    assert Take(None) in played
    assert any(isinstance(move, Take) and move.table is not None for move in played)
