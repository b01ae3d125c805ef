"""After a game: what was missed, and when it had been seen."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from gander.contract.answer import Decided
from gander.progress.answers import AnyAnswer

A = TypeVar("A")
"""One answer of a game."""


class Review(Struct, Generic[A], frozen=True):
    """A finished game, seen by one player."""

    game_id: str
    game: str
    answers: int
    right: int
    missed: tuple[A, ...]
    """The misses in their order, of decisions the most costly first."""


def review(game_id: str, game: str, answers: Sequence[AnyAnswer]) -> Review[Any]:
    counted = [answer for answer in answers if answer.counted]
    missed = [answer for answer in counted if not answer.right]
    missed.sort(key=lambda answer: -answer.left if isinstance(answer, Decided) else 0.0)
    return Review(game_id, game, len(counted), len(counted) - len(missed), tuple(missed))
