"""Exact odds for a turn with the five dice of MMM… Brains!: computed, not searched and not sampled.

There are 6⁵ = 7,776 ways in which the dice can lie, so whatever a player is after can be written down for each of
them: an array with one axis of six faces per die. From what the dice are worth when they lie for good follows what they
are worth with one throw left, and from that what they are worth with two. `docs/papers/odds.md` has the reasoning.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from gander.games.brains.pieces import BRAIN, COLOURS, DICE, FACES, THROWS, Faces, totals_of

Values: TypeAlias = NDArray[np.float64]
"""A value for every way in which the dice lie: the first five axes are the dice. Further axes are further questions."""

Worth: TypeAlias = NDArray[np.float64]
"""What announcing a colour with a total is worth to a player: one row per colour, one column per total from 0."""

MOST: Final = 27
"""No total is higher: the 5 and the 4 of one colour, tripled (M5)."""
TOTALS: Final = range(MOST + 1)

EACH_DIE: Final = tuple(range(DICE))
CHOICES: Final = tuple(dice for count in range(DICE + 1) for dice in combinations(EACH_DIE, count))
"""The dice one may throw again, from none to all (M4)."""

CLOSE: Final = 1e-12
"""Values nearer than this are equal: then the choice that throws fewer dice is taken."""


class Reroll(Struct, frozen=True):
    """Dice to throw again, none to stop, and what that is worth with the best play from then on."""

    thrown: tuple[int, ...]
    value: float


# What the dice are worth when they lie for good ----------------------------------------------------------------------


@cache
def all_totals() -> NDArray[np.intp]:
    """The total of each colour, on the first axis, for every way in which the dice lie (M5)."""
    totals = np.array([totals_of(faces) for faces in product(FACES, repeat=DICE)], np.intp).T.copy()
    totals.flags.writeable = False
    return totals.reshape(len(COLOURS), *[len(FACES)] * DICE)


def final_values(worth: Worth, passing: float) -> Values:
    """The best announcement for every result; with five brains nothing can be announced (M6, M8)."""
    possible = np.array(worth, np.float64)
    possible[:, 0] = -np.inf
    values: Values = np.full(all_totals().shape[1:], -np.inf)
    for worth_of_colour, totals in zip(possible, all_totals(), strict=True):
        np.maximum(values, worth_of_colour.take(totals), out=values)
    values[(BRAIN,) * DICE] = passing
    return values


def best_colour(worth: Worth, faces: Faces) -> int | None:
    """The colour, by its number, whose announcement is worth most, of equal ones the first; none with five brains."""
    totals = totals_of(faces)
    possible = [colour for colour, total in enumerate(totals) if total]
    return max(possible, key=lambda colour: worth[colour, totals[colour]], default=None)


def worth_of_taking(middle: int = MOST) -> Worth:
    """A player who collects wants the most brains, and gets no more than the middle holds (M6, M7)."""
    return np.tile(np.minimum(TOTALS, middle).astype(np.float64), (len(COLOURS), 1))


# One more throw ------------------------------------------------------------------------------------------------------

THROWN: Final = len(FACES)
"""The seventh place on the axis of a die: this die is thrown."""
_LYING: Final = slice(0, THROWN)
_ANY: Final = slice(None)


def with_thrown(values: Values) -> Values:
    """The same values with a seventh place on every die's axis: the mean over its faces, for when it is thrown.

    Means over several dice are means of means, so each die costs one step and all 32 choices come out at once.
    """
    wide = np.empty((THROWN + 1,) * DICE + values.shape[DICE:])
    wide[(_LYING,) * DICE] = values
    for die in reversed(EACH_DIE):  # the last axis first: it lies closest together in memory
        before, after = (_LYING,) * die, (_ANY,) * (DICE - 1 - die)
        thrown: tuple[slice | int, ...] = (*before, THROWN, *after)
        wide[thrown] = wide[(*before, _LYING, *after)].mean(axis=die)
    return wide


def with_a_throw(values: Values) -> Values:
    """What the dice are worth to somebody who may throw any of them once more, for the best choice among all 32.

    To throw none is one of them. With several throws left the rules let nobody throw none and go on later (M4), but
    that never helps: whoever would throw some dice later may as well throw them now and have the later throw on top.
    """
    wide = with_thrown(values)
    for die in EACH_DIE:
        before = (_LYING,) * die
        lying, thrown = wide[(*before, _LYING)], wide[(*before, slice(THROWN, None))]
        np.maximum(lying, thrown, out=lying)
    return wide[(_LYING,) * DICE]


def with_throws(values: Values, throws: int) -> Values:
    """What the dice are worth as they lie with so many throws left."""
    for _ in range(throws):
        values = with_a_throw(values)
    return values


def of_all_dice_thrown(values: Values) -> NDArray[np.float64]:
    """The mean over all ways in which the dice can land, die by die: sums of six numbers lose no digits to rounding."""
    for _ in EACH_DIE:
        values = values.mean(axis=0)
    return values


def expectation(final: Values, throws: int = THROWS) -> float:
    """What a whole turn of so many throws is worth, before the first of them."""
    return float(of_all_dice_thrown(with_throws(final, throws - 1)))


# Choosing ------------------------------------------------------------------------------------------------------------


def choices(final: Values, faces: Faces, throws_left: int) -> tuple[Reroll, ...]:
    """What one can do with the dice as they lie, best first; of equal ones the one that throws fewer dice."""
    stop = Reroll((), float(final[faces]))
    if not throws_left:
        return (stop,)
    ahead = with_thrown(with_throws(final, throws_left - 1))
    throwing = [Reroll(thrown, float(ahead[_lying(faces, thrown)])) for thrown in CHOICES if thrown]
    return tuple(sorted((stop, *throwing), key=lambda choice: -round(choice.value / CLOSE)))


def best_choice(final: Values, faces: Faces, throws_left: int) -> Reroll:
    return choices(final, faces, throws_left)[0]


def _lying(faces: Faces, thrown: Sequence[int]) -> Faces:
    """The dice as they lie, those that are thrown marked so."""
    return tuple(THROWN if die in thrown else face for die, face in enumerate(faces))


# Where a turn ends ---------------------------------------------------------------------------------------------------


def results(final: Values, throws: int = THROWS) -> Values:
    """The chance of every way in which the dice can lie after a turn of best play."""
    chances = np.full(final.shape, 1 / final.size)
    for left in range(throws - 1, 0, -1):
        best = _best_choices(final, left)
        # Throwing some dice spreads the chance of lying so evenly over the faces of those dice.
        chances = np.sum(
            [
                np.broadcast_to(np.where(best == i, chances, 0).mean(axis=thrown, keepdims=True), final.shape)
                for i, thrown in enumerate(CHOICES)
            ],
            axis=0,
        )
    return chances


def _best_choices(final: Values, throws_left: int) -> NDArray[np.intp]:
    """The best choice, by its number in `CHOICES`, for every way in which the dice lie."""
    ahead = with_throws(final, throws_left - 1)
    values = [np.broadcast_to(ahead.mean(axis=thrown, keepdims=True), final.shape) for thrown in CHOICES[1:]]
    every = np.stack((final, *values))
    first: NDArray[np.intp] = np.argmax(every >= every.max(axis=0) - CLOSE, axis=0)
    return first


def totals_after(chances: Values) -> NDArray[np.float64]:
    """The chance of each highest total from 0 to 27, from the chances of the results."""
    highest = all_totals().max(axis=0)
    return np.array([chances[highest == total].sum() for total in TOTALS])
