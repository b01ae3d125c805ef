"""After a game: what was missed, and when it had been seen."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from gander.contract.answer import DecidedAnswer
from gander.measures.answers import AnyAnswer
from gander.store.notepad.notepad_views import SeatResult

A = TypeVar("A")
"""One answer of a game."""
W = TypeVar("W")
"""How a game went."""


class Review(Struct, Generic[A, W], frozen=True):
    """A finished game, seen by one player."""

    game_id: str
    game: str
    answers: int
    right: int
    missed: tuple[A, ...]
    """The misses in their order, of decisions the most costly first."""
    seats: tuple[SeatResult, ...] = ()
    """Who played, and how it ended for them."""
    course: W | None = None
    """How everybody's chances went; only where they can be told, and none if the game is no longer there to read."""


def review(
    game_id: str,
    game: str,
    answers: Sequence[AnyAnswer],
    seats: tuple[SeatResult, ...] = (),
    course: Any = None,
) -> Review[Any, Any]:
    counted = [answer for answer in answers if answer.counted]
    missed = [answer for answer in counted if not answer.right]
    missed.sort(key=lambda answer: -answer.left if isinstance(answer, DecidedAnswer) else 0.0)
    return Review(game_id, game, len(counted), len(counted) - len(missed), tuple(missed), seats, course)
