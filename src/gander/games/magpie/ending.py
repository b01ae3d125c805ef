"""The end of The Thieving Magpie: every turn counts."""

from collections.abc import Sequence
from typing import Final

from gander.contract.ending import Ending, TurningPoint, TurnPoints, by_points
from gander.contract.game import Outcome, Step
from gander.games.magpie.pieces import NoPair, PairTaken, Thing
from gander.games.magpie.state import State


def turning(steps: Sequence[Step[State]], outcome: Outcome) -> TurningPoint | None:
    turns = [(step.after, event) for step in steps for event in step.events if isinstance(event, PairTaken | NoPair)]
    return by_points(
        [TurnPoints(tuple(map(len, state.piles)), isinstance(event, PairTaken)) for state, event in turns], outcome
    )


def piles(state: State) -> tuple[tuple[Thing, ...], ...]:
    return state.piles


ENDING: Final = Ending(turning=turning, card=Thing, piles=piles)
