"""What somebody was asked about things they had been shown, and how they answered.

There are two ways to answer from memory. One *says* what lies at a place, or one *points* at the place where something
lies that fits.
"""

from collections.abc import Hashable
from typing import NamedTuple

from gander.memory.exposures import Exposures, TraceAtQuestion


class QuestionKind(NamedTuple):
    """What answers of one kind have in common: the cards there are, by their features."""

    topics: tuple[str, ...]
    """The first is the one that is asked for."""
    cards: tuple[tuple[Hashable, ...], ...]
    """For each card its value in every topic."""
    all_speak: bool = False
    """Whether all features speak in full, or those beside the first only with wits."""
    points: bool = False
    """Whether one points at a place, or says what lies at one."""
    dares: float | None = None
    """Where one may also pass: how much must speak for a place to be pointed at, be it that it comes to mind or that it
    is likely, as far as one goes by that. One takes the place for which most speaks."""
    elsewhere: bool = False
    """Whether there are places where something lies of which nothing can be known. Where nothing comes to mind one
    points there, if one has one's wits about one; else at any place."""
    columns: int = 0
    """Places lie in a grid of so many columns; 0: in a row."""


class AnsweredQuestion(NamedTuple):
    """A question and its answer."""

    kind: QuestionKind
    notes: tuple[tuple[TraceAtQuestion, ...], ...]
    """What was to be remembered, for every topic."""
    load: int
    places: tuple[int, ...]
    """Where one can point, or the one place that was asked about."""
    chosen: int
    """Which of these places, counted from 0."""
    fits: tuple[int, ...]
    """Cards, by number: those that were said to lie there, or those that would be right to point at."""
    options: int
    """Among how many answers one chose."""
    copies: tuple[float, ...]
    """How many there can be of every card."""
    out: tuple[int, ...]
    """For every card how clearly it cannot lie there: 0, or how many chances there were to think of that."""
    closed: tuple[int, ...] = ()
    """Cards, by number, that are no answer here, however much speaks for them."""


def question(exposures: Exposures, kind: QuestionKind, **rest: object) -> AnsweredQuestion:
    """What is asked now."""
    notes = tuple(tuple(exposures.notes(topic)) for topic in kind.topics)
    return AnsweredQuestion(kind, notes, exposures.load, **rest)  # type: ignore[arg-type]
