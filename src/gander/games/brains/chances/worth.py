"""What a choice is worth within a turn of MMM… Brains!: exact, since all odds of a turn can be computed.

Worth is counted in brains: those that one takes, and in phase 2 those that others pay less those that one pays. What a
turn brings is then, to the last digit, what could be expected of it, plus the luck of its throws, less what its
decisions left on the table.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np

from gander.games.brains.odds.turn_odds import (
    CHOICES,
    CLOSE,
    MOST,
    THROWN,
    Values,
    Worth,
    final_values,
    with_thrown,
    with_throws,
)
from gander.games.brains.pieces import COLOURS, Announce, Faces, Pass, Throw, totals_of
from gander.games.brains.rules import payer_of
from gander.games.brains.state import State

Chosen: TypeAlias = Throw | Announce | Pass

Stakes: TypeAlias = tuple[int, ...]
"""For each colour the most brains that announcing it can move; below 0 if the player pays them."""


def stakes(state: State) -> Stakes:
    """What announcing each colour can bring at most (M6 to M10)."""
    if state.phase == "collect":
        return (min(MOST, state.middle),) * len(COLOURS)
    payers = [payer_of(state, colour) for colour in COLOURS]
    return tuple(min(MOST, state.brains[payer]) * (-1 if payer == state.turn else 1) for payer in payers)


class DiceWorth(NamedTuple):
    """What dice are worth, by how they lie, with 0, 1 and 2 throws left; and the same with some dice in the air."""

    worth: Worth
    passing: float
    """What five brains are worth."""
    lying: tuple[Values, ...]
    thrown: tuple[Values, ...]

    def best(self, faces: Faces, throws_left: int) -> float:
        return float(self.lying[throws_left][faces])

    def throwing(self, faces: Faces, dice: tuple[int, ...], throws_left: int) -> float:
        """What it is worth to throw these dice, with so many throws left before that."""
        lying = tuple(THROWN if die in dice else face for die, face in enumerate(faces))
        return float(self.thrown[throws_left - 1][lying])

    def values(self, faces: Faces, throws_left: int) -> dict[Chosen, float]:
        """What each legal move is worth: announcements first, then every way to throw again."""
        values: dict[Chosen, float] = {
            Announce(colour): float(worth[total])
            for colour, worth, total in zip(COLOURS, self.worth, totals_of(faces), strict=True)
            if total
        }
        if not values:
            values[Pass()] = self.passing
        if throws_left:
            values |= {Throw(dice): self.throwing(faces, dice, throws_left) for dice in CHOICES if dice}
        return values


def odds_of(worth: Worth, passing: float) -> DiceWorth:
    """Best play for somebody to whom announcements are worth this."""
    final = final_values(worth, passing)
    lying = (final, with_throws(final, 1), with_throws(final, 2))
    # One more than a decision can meet: the first throw, of all dice, has all three before it.
    return DiceWorth(worth, passing, lying, tuple(with_thrown(values) for values in lying))


@lru_cache(maxsize=64)
def odds_for(most: Stakes) -> DiceWorth:
    """Best play for these stakes. Few stakes differ in a game, so most turns cost nothing; those of other games are
    not worth their 600 kB each."""
    paid = np.arange(MOST + 1)
    return odds_of(np.array([np.sign(stake) * np.minimum(paid, abs(stake)) for stake in most], np.float64), 0.0)


def best_of(values: Mapping[Chosen, float]) -> Chosen:
    """The choice that is worth most, of equal ones the one with the fewest dice."""
    best = max(values.values())
    return min((choice for choice, value in values.items() if value >= best - CLOSE), key=_dice_first)


def spell(choice: Chosen) -> str:
    """`throw 0 3`, `announce red`, `pass`. Dice are counted from 0."""
    if isinstance(choice, Throw):
        return " ".join(("throw", *map(str, choice.dice)))
    return f"announce {choice.colour}" if isinstance(choice, Announce) else "pass"


def _dice_first(choice: Chosen) -> tuple[int, str]:
    spelled = spell(choice)
    return spelled.count(" "), spelled
