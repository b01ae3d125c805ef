"""The end of The Brilliant Boar: who had collected most, and whether the cards in hand took it away again."""

from collections.abc import Sequence
from typing import Final

from gander.contract.ending import Ending, TurningPoint, TurnPoints, by_points, leaders
from gander.contract.game import Outcome, Step, with_ahead
from gander.games.boar.pieces import Animal, Drawn, Erred, Paired, Stayed
from gander.games.boar.state import State

TURNS: Final = {Paired: True, Erred: False, Drawn: None, Stayed: None}


def turning(steps: Sequence[Step[State]], outcome: Outcome) -> TurningPoint | None:
    """By the cards collected, which lie there for all to count; the hands are counted only at the end (B14)."""
    made = [(step.after, type(event)) for step in steps for event in step.events if type(event) in TURNS]
    turns = [TurnPoints(tuple(map(len, state.piles)), TURNS[kind]) for state, kind in made]
    if outcome.winners and leaders(with_ahead(turns[-1].points, outcome.ahead)) != outcome.winners:
        return by_the_hand(steps[-1].after)
    return by_points(turns, outcome)


def by_the_hand(state: State) -> TurningPoint:
    """Without the cards left in hand it would have ended otherwise; at most one player has some (B13)."""
    holder = max(range(len(state.hands)), key=lambda seat: len(state.hands[seat]))
    values = {"collected": len(state.piles[holder]), "n": len(state.hands[holder])}
    return TurningPoint("hand", values, (holder,))


def piles(state: State) -> tuple[tuple[Animal, ...], ...]:
    return state.piles


ENDING: Final = Ending(turning=turning, card=Animal, piles=piles)
