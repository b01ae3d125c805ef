"""The decisions in a game of MMM… Brains!, each beside the best one: exact, since all odds of a turn can be computed.

Worth is counted in brains: those that one takes, and in phase 2 those that others pay less those that one pays. What a
turn brings is then, to the last digit, what could be expected of it, plus the luck of its throws, less what its
decisions left on the table.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from gander.contract.answer import Answer
from gander.contract.measure import Measure
from gander.contract.played import PlayedGame, PlayedMove
from gander.games.brains.game import GAME
from gander.games.brains.odds import CHOICES, CLOSE, MOST, THROWN, Values, final_values, with_thrown, with_throws
from gander.games.brains.pieces import COLOURS, DICE, THROWS, Announce, Faces, Land, Move, Throw, totals_of
from gander.games.brains.rules import payer_of
from gander.games.brains.state import State

Stakes: TypeAlias = tuple[int, ...]
"""For each colour the most brains that announcing it can move; below 0 if the player pays them."""

ALL: Final = tuple(range(DICE))


def stakes(state: State) -> Stakes:
    """What announcing each colour can bring at most (M6 to M10)."""
    if state.stage == "collect":
        return (min(MOST, state.middle),) * len(COLOURS)
    payers = [payer_of(state, colour) for colour in COLOURS]
    return tuple(min(MOST, state.brains[payer]) * (-1 if payer == state.turn else 1) for payer in payers)


class Odds(NamedTuple):
    """What dice are worth, by how they lie, with 0, 1 and 2 throws left; and the same with some dice in the air."""

    lying: tuple[Values, ...]
    thrown: tuple[Values, ...]

    def best(self, faces: Faces, throws_left: int) -> float:
        return float(self.lying[throws_left][faces])

    def throwing(self, faces: Faces, dice: tuple[int, ...], throws_left: int) -> float:
        """What it is worth to throw these dice, with so many throws left before that."""
        lying = tuple(THROWN if die in dice else face for die, face in enumerate(faces))
        return float(self.thrown[throws_left - 1][lying])


@lru_cache(maxsize=2048)
def odds_for(most: Stakes) -> Odds:
    """Best play for these stakes. Few stakes differ in a game, so most turns cost nothing."""
    paid = np.arange(MOST + 1)
    worth = np.array([np.sign(stake) * np.minimum(paid, abs(stake)) for stake in most], np.float64)
    final = final_values(worth, 0.0)
    lying = (final, with_throws(final, 1), with_throws(final, 2))
    # One more than a decision can meet: the first throw, of all dice, has all three before it.
    return Odds(lying, tuple(with_thrown(values) for values in lying))


def worth_of(colour: str, faces: Faces, most: Stakes) -> float:
    """What announcing a colour moves."""
    number = COLOURS.index(colour)
    total, stake = totals_of(faces)[number], most[number]
    return float(min(total, abs(stake)) * (1 if stake > 0 else -1))


# The answers ---------------------------------------------------------------------------------------------------------


def answers(played: PlayedGame) -> Iterator[Answer]:
    """Every decision once the dice lie: which to throw again, and which colour to announce (M4, M6, M8)."""
    state: State = GAME.setup(played.options)
    expected = luck = asked_at = 0.0
    number = 0
    for place, moved in enumerate(played.moves):
        after: State = GAME.apply(state, moved.actor, moved.move).after
        odds = odds_for(stakes(state)) if state.stage != "over" else None
        if isinstance(moved.move, Land):
            assert odds is not None
            luck = odds.best(after.faces, THROWS - after.throws) - expected
            asked_at = moved.clock
        elif moved.actor >= 0 and odds is not None:
            if state.throws:
                number += 1
                yield decision(state, odds, number, place, moved, luck, asked_at)
            if isinstance(moved.move, Throw):
                faces = state.faces or (0,) * DICE
                expected = odds.throwing(faces, moved.move.dice, THROWS - state.throws)
        state = after


def decision(
    state: State, odds: Odds, number: int, place: int, moved: PlayedMove, luck: float, asked_at: float
) -> Answer:
    throws_left, most = THROWS - state.throws, stakes(state)
    values = values_of(state, odds, throws_left, most)
    best, chosen = max(values.values()), name_of(moved.move)
    right = values[chosen] >= best - CLOSE
    as_good = [name for name, value in values.items() if value >= best - CLOSE]
    return Answer(
        number=number,
        move=place,
        at=moved.at,
        seat=moved.actor,
        by=moved.by,
        kind="keep" if isinstance(moved.move, Throw) else "announce",
        counted=moved.by == "person" and len(values) > 1,
        right=right,
        truth=min(as_good, key=lambda name: (name.count(" "), name)),
        answer=chosen,
        error=None if right else "poorer",
        guess=len(as_good) / len(values),
        reasoned=len(as_good) / len(values),
        response=round(moved.clock - asked_at, 3),
        took=moved.took,
        hidden=moved.hidden,
        throws_left=throws_left,
        value=values[chosen],
        best=best,
        left=max(0.0, best - values[chosen]),
        luck=luck,
    )


def values_of(state: State, odds: Odds, throws_left: int, most: Stakes) -> dict[str, float]:
    """What each legal move is worth: announcements first, then every way to throw again."""
    totals = totals_of(state.faces)
    values = {
        f"announce {colour}": worth_of(colour, state.faces, most)
        for colour, total in zip(COLOURS, totals, strict=True)
        if total
    } or {"pass": 0.0}
    if throws_left:
        values |= {name_of(Throw(dice)): odds.throwing(state.faces, dice, throws_left) for dice in CHOICES if dice}
    return values


def name_of(move: Move) -> str:
    """A choice in words: `throw 0 3`, `announce red`, `pass`. Dice are counted from 0."""
    if isinstance(move, Throw):
        return " ".join(("throw", *map(str, move.dice)))
    return f"announce {move.colour}" if isinstance(move, Announce) else "pass"


def expectation(state: State) -> float:
    """What a turn is worth before its first throw."""
    return odds_for(stakes(state)).throwing((0,) * DICE, ALL, THROWS)


MEASURE: Final = Measure(answers=answers)
