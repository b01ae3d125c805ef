"""Many games of MMM… Brains! at one moment, and what their dice count."""

from typing import Any, Final, NamedTuple

from gander.contract.arrays import Column, Columns, either
from gander.games.brains.pieces import BRAIN, COLOURS, DICE, FACES, colour_of

COLLECT, PAY, OVER = range(3)
STILL_IN: Final = 0
NONE: Final = -1

NUMBER: Final = [
    [next(face for face in FACES if face != BRAIN and colour_of(die, face) == colour) for die in range(DICE)]
    for colour in COLOURS
]
"""The one number that each die shows in each colour (M1)."""


class BatchState(NamedTuple):
    """So many games at the moment of a decision."""

    phase: Column
    turn: Column
    middle: Column
    brains: Columns
    left: Columns
    """When each seat went out: 1 for those who went first; `STILL_IN` for the others."""
    throws: Column
    faces: Columns
    """How the dice lie; zeros before the first throw."""


class BatchOptions(NamedTuple):
    """What was agreed, for all games the same."""

    xp: Any
    players: int
    starter: int
    own: tuple[int, ...]
    """The colour of each seat."""
    ahead: tuple[int, ...]
    """The brains that each seat starts with."""


def seat_of(table: BatchOptions, state: BatchState) -> Column:
    return either(table.xp, state.phase == OVER, NONE, state.turn)


def multiplier(xp: Any, state: BatchState) -> Column:
    """No or one brain ×1, two ×2, three ×3, four ×4; five make every total 0 (M5)."""
    brains = sum((face == BRAIN).astype(xp.int8) for face in state.faces)
    return either(xp, brains == DICE, 0, xp.maximum(brains, 1))


def sums(xp: Any, state: BatchState) -> Columns:
    """For each colour the numbers that show it (M5)."""
    return tuple(
        sum((face == number).astype(xp.int8) * number for face, number in zip(state.faces, numbers, strict=True))
        for numbers in NUMBER
    )


def totals(xp: Any, state: BatchState) -> Columns:
    """What each colour counts (M5)."""
    times = multiplier(xp, state)
    return tuple(each * times for each in sums(xp, state))


def payer_of(table: BatchOptions, state: BatchState, colour: Column) -> Column:
    """Who holds the colour and is still in; else the active player (M8, M9)."""
    payer = state.turn
    for seat, held in enumerate(table.own):
        payer = either(table.xp, (colour == held) & (state.brains[seat] > 0), seat, payer)
    return payer
