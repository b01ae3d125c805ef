"""Many games of The Astute Goose at one moment."""

from typing import Any, Final, NamedTuple

from gander.contract.arrays import Column, Columns, either
from gander.contract.game import Mode

STUDY, ROLL, ANSWER, OTHERS, AGREE, NEW_CARD, OVER = range(7)
NONE: Final = -1
KINDS: Final = 5
"""How many values a feature has."""


class BatchState(NamedTuple):
    """So many games at the moment of a decision."""

    phase: Column
    turn: Column
    deck: Columns
    """For each colour, as bits, the clothes of the suspects that are left."""
    lineup: Columns
    points: Columns
    errors: Column
    box: Column
    ready: Column
    """How many have said it: the first ones by seat."""
    fresh: Column
    number: Column
    """What the dice show; 0 before they are rolled."""
    feature: Column
    held: Column
    wrong: Columns
    """The values that were said, the active player's first."""
    tried: Column
    """How many of them there are."""
    proposer: Column
    value: Column
    """What is proposed."""
    accepted: Column
    """The seats that are for it, as bits."""
    shown: Column


class BatchOptions(NamedTuple):
    """What was agreed, for all games the same."""

    xp: Any
    players: int
    mode: Mode
    suspects: int
    starter: int

    def left_of(self, seat: Column) -> Column:
        return either(self.xp, seat == self.players - 1, 0, seat + 1)

    def slot(self, number: Column) -> Column:
        """The place over which a number lies; they go round at most once (G4)."""
        return either(self.xp, number > self.suspects, number - self.suspects, number) - 1


def memorising(state: BatchState) -> Column:
    return (state.phase == STUDY) | (state.phase == NEW_CARD)


def seat_of(table: BatchOptions, state: BatchState) -> Column:
    """The first of those who are awaited."""
    xp, phase = table.xp, state.phase
    answerer = state.turn + state.tried
    seat = either(xp, answerer >= table.players, answerer - table.players, answerer)
    if table.mode == "cooperative":
        accepted = state.accepted.astype(xp.uint8)
        first = xp.bitwise_count((accepted ^ (accepted + 1)) >> 1).astype(xp.int8)
        seat = either(xp, phase == AGREE, first, seat)
    return either(xp, phase == OVER, NONE, either(xp, memorising(state), state.ready, seat))
