"""A game of Boar written down, with its deck."""

from __future__ import annotations

from typing import Any

from gander.contract.game import CHANCE
from gander.games.boar.game import GAME
from gander.games.boar.pieces import Draw, Options, Shuffle
from gander.record import Record, RecordedMove, decode, encode, replay
from tests.games.boar.positions import animals


def test_deck_that_was_written_down_is_dealt_again() -> None:
    """Two players draw all 36 cards by turns: each has every second one, in the order drawn."""
    deck = animals("boar wolf badger deer duck owl " * 6)
    draws = tuple(RecordedMove(turn % 2, Draw()) for turn in range(36))
    record: Record[Any, Any] = Record("boar", 1, Options(2), (RecordedMove(CHANCE, Shuffle(deck)), *draws))
    *_, last = replay(decode(encode(record)))
    assert last.after.hands == (("owl", "deer", "wolf") * 6, ("duck", "badger", "boar") * 6)
    assert GAME.outcome(last.after) is None
