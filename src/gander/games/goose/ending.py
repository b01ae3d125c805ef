"""The end of The Astute Goose: a turn is a question that was settled."""

from collections.abc import Sequence
from typing import Final

from gander.contract.ending import Ending, TurningPoint, TurnPoints, by_points
from gander.contract.game import Outcome, Step
from gander.games.goose.pieces import Boxed, Missed, Slipped, Suspect, Won
from gander.games.goose.state import State

FOUND: Final = {Won: True, Missed: False, Boxed: False, Slipped: None}


def turning(steps: Sequence[Step[State]], outcome: Outcome) -> TurningPoint | None:
    settled = [(step.after, type(event)) for step in steps for event in step.events if type(event) in FOUND]
    return by_points([TurnPoints(tuple(map(len, state.piles)), FOUND[kind]) for state, kind in settled], outcome)


def piles(state: State) -> tuple[tuple[Suspect, ...], ...]:
    return state.piles


ENDING: Final = Ending(turning=turning, card=Suspect, piles=piles)
