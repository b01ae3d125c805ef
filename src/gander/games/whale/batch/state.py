"""Many games of The Wise Whale at one moment."""

from typing import Any, Final, NamedTuple

from gander.contract.arrays import Column, Columns, either
from gander.contract.game import Mode
from gander.games.whale.pieces import COLOURS, CREATURES, Grid

STUDY, TURN, NEW_CARD, OVER = range(4)
NONE: Final = -1
KINDS: Final = len(CREATURES)
"""How many cards there are of a colour."""


class BatchState(NamedTuple):
    """So many games at the moment of a decision."""

    phase: Column
    turn: Column
    deck: Columns
    """For each colour, as bits, the creatures of the cards that are left."""
    grid: Columns
    turned: Column
    away: Columns
    hits: Column
    points: Columns
    errors: Column
    box: Column
    ready: Column
    """How many have said it: the first ones by seat."""
    fresh: Column
    shown: Column


class BatchOptions(NamedTuple):
    """What was agreed, for all games the same."""

    xp: Any
    players: int
    mode: Mode
    shape: Grid
    starter: int

    @property
    def most_away(self) -> int:
        """How many cards can be unlike all of a grid that shows as few colours and creatures as it can (W8)."""
        return max(
            (len(COLOURS) - colours) * (len(CREATURES) - creatures)
            for colours in range(1, len(COLOURS) + 1)
            for creatures in range(1, len(CREATURES) + 1)
            if colours * creatures >= self.shape.places
        )


def memorising(state: BatchState) -> Column:
    return (state.phase == STUDY) | (state.phase == NEW_CARD)


def seat_of(table: BatchOptions, state: BatchState) -> Column:
    """The first of those who are awaited."""
    xp = table.xp
    return either(xp, state.phase == OVER, NONE, either(xp, memorising(state), state.ready, state.turn))
