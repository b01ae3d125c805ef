"""One turn in plain numpy, as `turn.cu` computes it: for machines without a compiler, and to check the compiled one.

The mover throws up to three times and announces. What counts is the first of the values that every outcome carries; the
others get what the mover's choice leaves them. Of equal choices the first is taken, in the order of `ROWS` and `LAST`:
it throws fewer of the first three dice, then fewer of the last two.
"""

from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from gander.games.brains.odds.turn_odds import all_totals
from gander.games.brains.pieces import BRAIN, COLOURS, DICE

Values = NDArray[np.floating]

THROWN: Final = 6
ALL: Final = slice(None)
LYING: Final = slice(0, THROWN)
ROWS: Final = ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))
"""Which of the first three dice are thrown, after none: fewer first."""


class Ties(Struct, frozen=True):
    """What is done with choices that are worth the same to the mover."""

    near: float
    """Choices nearer than this are equal."""
    throw: bool = False
    """Take the last of them instead of the first: it throws more."""

    def better(self, other: Values, now: Values) -> NDArray[np.bool_]:
        worse: NDArray[np.bool_] = other > (now - self.near if self.throw else now + self.near)
        return worse


def turn(outcomes: Values, ties: Ties) -> Values:
    """What a turn is worth before its first throw, by position and value; see `outcomes.OUTCOMES`."""
    entries = _results(np.moveaxis(outcomes, -1, 0), ties)
    for _ in range(2):
        wide = _throw_first_dice(entries)
        entries = _choose_first_dice(_throw_last_dice(wide, ties), ties)
    return np.moveaxis(entries.mean(axis=(2, 3, 4, 5, 6)), 0, -1)


def _results(outcomes: Values, ties: Ties) -> Values:
    """The best announcement for every way in which the dice lie for good: value, position, and an axis per die."""
    best = np.repeat(outcomes[:, :, :1, 0], 6**DICE, axis=2)  # five brains
    totals = all_totals().reshape(len(COLOURS), -1)
    taken = np.zeros(6**DICE, bool)
    for colour, total in enumerate(totals):
        other = outcomes[:, :, colour, total]
        take = (total > 0) & (~taken | ties.better(other[0], best[0]))
        best = np.where(take, other, best)
        taken |= total > 0
    return best.reshape(*best.shape[:2], *[6] * DICE)


def _throw_first_dice(entries: Values) -> Values:
    """A seventh face on the first three dice: the mean over the six."""
    wide = np.empty((*entries.shape[:2], 7, 7, 7, 6, 6), entries.dtype)
    wide[:, :, LYING, LYING, LYING] = entries
    wide[:, :, LYING, LYING, THROWN] = wide[:, :, LYING, LYING, LYING].mean(axis=4)
    wide[:, :, LYING, THROWN] = wide[:, :, LYING, LYING].mean(axis=3)
    wide[:, :, THROWN] = wide[:, :, LYING].mean(axis=2)
    return wide


def _throw_last_dice(wide: Values, ties: Ties) -> Values:
    """Throw neither, the last, the fourth or both, as is best for the mover."""
    over_last = wide.mean(axis=-1, keepdims=True)
    over_fourth = wide.mean(axis=-2, keepdims=True)
    both = over_last.mean(axis=-2, keepdims=True)
    return _first_best(wide, [np.broadcast_to(way, wide.shape) for way in (over_last, over_fourth, both)], ties)


def _choose_first_dice(wide: Values, ties: Ties) -> Values:
    lying = wide[:, :, LYING, LYING, LYING]
    ways = []
    for thrown in ROWS:
        faces = [slice(THROWN, None) if die in thrown else LYING for die in range(3)]
        ways.append(np.broadcast_to(wide[(ALL, ALL, *faces)], lying.shape))
    return _first_best(lying, ways, ties)


def _first_best(now: Values, others: list[Values], ties: Ties) -> Values:
    for other in others:
        now = np.where(ties.better(other[0], now[0]), other, now)
    return now


assert BRAIN == 0  # the way in which all dice show a brain is the first: no colour has a total there
