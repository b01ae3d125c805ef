"""After a game: what was missed, and when it had been seen."""

from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from gander.contract.answer import DecidedAnswer
from gander.measures.answers import AnyAnswer
from gander.measures.playback import AnyPlayback, Playback
from gander.store.notepad.notepad_views import SeatResult

A = TypeVar("A")
"""One answer of a game."""
W = TypeVar("W")
"""How a game went."""
V = TypeVar("V")
"""What somebody saw."""
E = TypeVar("E")
"""What somebody was told."""
M = TypeVar("M")
"""A move."""


class Review(Struct, Generic[A, W, V, E, M], frozen=True):
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
    playbacks: tuple[Playback[A, V, E, M], ...] = ()
    """The misses once more, as they were seen; none of what lay in open sight, or of a game that is no longer there."""


AnyReview: TypeAlias = Review[Any, Any, Any, Any, Any]


def missed_in(answers: Sequence[AnyAnswer]) -> tuple[AnyAnswer, ...]:
    """What counts and was not right, in its order; of decisions the most costly first."""
    missed = [answer for answer in answers if answer.counted and not answer.right]
    missed.sort(key=lambda answer: -answer.left if isinstance(answer, DecidedAnswer) else 0.0)
    return tuple(missed)


def review(
    game_id: str,
    game: str,
    answers: Sequence[AnyAnswer],
    seats: tuple[SeatResult, ...] = (),
    course: Any = None,
    playbacks: tuple[AnyPlayback, ...] = (),
) -> AnyReview:
    counted, missed = sum(answer.counted for answer in answers), missed_in(answers)
    return Review(game_id, game, counted, counted - len(missed), missed, seats, course, playbacks)
