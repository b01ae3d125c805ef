"""After a game: what was missed, and when it had been seen."""

from collections.abc import Sequence

from msgspec import Struct

from gander.contract.answer import Answer
from gander.progress.figure import Sentence


class Reviewed(Struct, frozen=True):
    """One answer of a finished game."""

    number: int
    kind: str
    right: bool
    truth: str
    answer: str
    error: str | None
    feature: str | None
    place: int | None
    load: int | None
    events: int | None
    """So many events before, the card was seen."""
    age: float | None
    """So many seconds before."""
    shown_for: float | None
    """For so many seconds."""
    before: str | None
    """What lay there before."""
    left: float | None
    """Brains: what the decision left on the table."""
    why: Sentence


class Review(Struct, frozen=True):
    """A finished game, seen by one player."""

    game_id: str
    game: str
    answers: int
    right: int
    missed: tuple[Reviewed, ...]
    """The misses, the most instructive first."""


def review(game_id: str, game: str, answers: Sequence[Answer]) -> Review:
    """What was missed. In Brains only decisions that left something, the most costly first."""
    counted = [answer for answer in answers if answer.counted]
    missed = [answer for answer in counted if not answer.right]
    missed.sort(key=lambda answer: -(answer.left or 0.0))
    return Review(game_id, game, len(counted), len(counted) - len(missed), tuple(map(_reviewed, missed)))


def _reviewed(answer: Answer) -> Reviewed:
    return Reviewed(
        number=answer.number,
        kind=answer.kind,
        right=answer.right,
        truth=answer.truth,
        answer=answer.answer,
        error=answer.error,
        feature=answer.feature,
        place=answer.place,
        load=answer.load,
        events=answer.events,
        age=answer.age,
        shown_for=answer.shown_for,
        before=answer.before,
        left=None if answer.left is None else round(answer.left, 2),
        why=_why(answer),
    )


def _why(answer: Answer) -> Sentence:
    """When it had been seen, and what kind of slip it was."""
    values: dict[str, float | str] = {"truth": answer.truth, "answer": answer.answer}
    if answer.events is not None:
        values["events"] = answer.events
    if answer.left is not None:
        values["left"] = round(answer.left, 2)
    return Sentence(f"review.{answer.error}", values)
