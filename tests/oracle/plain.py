"""What the first implementation says, in the plain words of the second. Each game brings its own `PLAINLY`."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from gander.contract.game import CHANCE, CLOCK, Outcome, Seat
from tests.oracle import Oracle, Plain, PlainMove


@dataclass(frozen=True, eq=False)
class Plainly:
    """How to say in plain words what one game says."""

    option_sets: tuple[Any, ...]
    """Every kind of game that can be agreed."""
    vary: Callable[[Any, random.Random], Any]
    """The same kind of game with another starter, other colours, other designs."""
    oracle: Callable[[Any], Oracle]
    """The second implementation of a game with these options."""
    move: Callable[[Any], PlainMove]
    places: Callable[[Any], Plain]
    view: Callable[[Any], Plain]
    reasons: dict[str, str]
    first_at: Callable[[dict[str, str]], Any]
    """A position that is written down, as a state of the first implementation."""
    second_at: Callable[[dict[str, str]], Oracle]
    """The same as a table of the second."""

    def result(self, outcome: Outcome | None) -> Plain | None:
        if outcome is None:
            return None
        return {
            "reason": self.reasons[outcome.reason],
            "scores": list(outcome.scores),
            "places": list(outcome.places),
            "winners": list(outcome.winners),
        }


NOT_SEATED: Final = {CHANCE: "chance", CLOCK: "clock"}


def actor(seat: Seat) -> Any:
    return NOT_SEATED.get(seat, seat)
