"""The end of The Wise Whale: every card that was pointed at counts."""

from collections.abc import Sequence
from typing import Final

from gander.contract.ending import Ending, TurningPoint, TurnPoints, by_points
from gander.contract.game import Outcome, Step
from gander.games.whale.pieces import Card, Missed, Taken
from gander.games.whale.state import State


def turning(steps: Sequence[Step[State]], outcome: Outcome) -> TurningPoint | None:
    pointed = [(step.after, event) for step in steps for event in step.events if isinstance(event, Taken | Missed)]
    return by_points(
        [TurnPoints(tuple(map(len, state.piles)), isinstance(event, Taken)) for state, event in pointed], outcome
    )


def piles(state: State) -> tuple[tuple[Card, ...], ...]:
    return state.piles


ENDING: Final = Ending(turning=turning, card=Card, piles=piles)
