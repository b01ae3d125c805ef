"""One answer with its circumstances: a row of the export. The sentence under each field is its data dictionary.

An answer holds what every game can say of it. What was recalled and what was decided say more, each its own; a game
adds the rest, and states anew what it can say more exactly.
"""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from gander.contract.game import Seat
from gander.contract.played_game import By, PlayedMove

MEASURES: Final = 3
"""Raised whenever an answer gains a measure or one is counted differently: then old games are derived again."""

POSITIONS: Final = ("first", "middle", "last")

Choice = TypeVar("Choice")
"""What could be said or done: a value, or a move of the game."""


class MeasuredAnswer(Struct, Generic[Choice], frozen=True, gc=False, kw_only=True):
    """An answer, derived from the log of its game."""

    number: int
    """Which answer of the game, from 1."""
    move: int
    """Which move of the game, from 0; with the game's log this leads to everything else."""
    at: float
    """When it was given, in seconds since 1970."""
    seat: Seat | None
    """Who gave it; empty for a group's answer."""
    by: By
    """Who moved: a person, a bot in the seat, or the clock for somebody whose time ran out."""
    kind: str
    """What kind of answer it was."""
    counted: bool
    """Whether it says something about the person: given by them, about what they were shown, without a glance."""
    right: bool
    """Whether it was right: the true value said, the matching card played, the best choice made."""
    truth: tuple[Choice, ...]
    """What would have been right."""
    answer: Choice
    """What was said or done."""
    options: tuple[Choice, ...] = ()
    """What could be said or done."""
    outcomes: tuple[str, ...] = ()
    """For each option `right`, or the kind of error it would have been."""
    error: str | None = None
    """The kind of error, if it was one."""
    guess: float = 0.0
    """The chance to be right by pure guessing among what is not openly excluded."""
    reasoned: float = 0.0
    """The chance of the likeliest option for somebody who knows everything that was shown except this card."""
    response: float | None = None
    """Seconds from question to answer, as the table measured them, pauses left out."""
    took: float | None = None
    """Milliseconds from showing the question to the answer, as the device measured them."""
    hidden: bool = False
    """The page was out of sight between question and answer."""


class RecalledAnswer(MeasuredAnswer[Choice], frozen=True, gc=False, kw_only=True):
    """An answer about something that was shown before and is hidden now."""

    place: int | None = None
    """The place asked about or played from, counted from 0."""
    position: str | None = None
    """Where that is among the others."""
    load: int | None = None
    """How many cards were to be kept in mind."""
    events: int | None = None
    """How many events came between seeing the card and this answer."""
    replacements: int | None = None
    """How many changes among the cards came meanwhile."""
    occupant: int | None = None
    """Which card it is at that place in this game: 0 is the first."""
    before: str | None = None
    """The value asked for of the card that was at that place before."""
    shown_for: float | None = None
    """For how many seconds the card could be seen."""
    age: float | None = None
    """How many seconds of play passed from its last sight to this question."""
    seen: bool = True
    """Whether the person who answered was at the seat while the card was shown."""


class DecidedAnswer(MeasuredAnswer[Choice], frozen=True, gc=False, kw_only=True):
    """A choice among things in open sight, of which the worth can be computed."""

    value: float
    """What the choice was worth, with the best play from then on."""
    best: float
    """What the best choice was worth."""
    left: float
    """The difference, which was left on the table."""
    luck: float
    """What chance brought above its expectation just before."""


def circumstances(number: int, move: int, moved: PlayedMove, seat: Seat | None, asked_at: float) -> dict[str, Any]:
    """The fields that any move can fill. The question was asked after so many seconds of play."""
    return {
        "number": number,
        "move": move,
        "at": moved.at,
        "seat": seat,
        "by": moved.by,
        "response": round(moved.clock - asked_at, 3),
        "took": moved.took,
        "hidden": moved.hidden,
    }


def marking(answer: Choice, error: str | None, errors: Mapping[Choice, str | None]) -> dict[str, Any]:
    """The fields that say whether it was right, given its error and the error that each option is; `None` is right."""
    return {
        "right": error is None,
        "answer": answer,
        "options": tuple(errors),
        "outcomes": tuple(mistake or "right" for mistake in errors.values()),
        "error": error,
    }


def position_of(place: int, places: int) -> str:
    """First, middle or last in a row; `only` for a row of one."""
    if places == 1:
        return "only"
    return "first" if place == 0 else "last" if place == places - 1 else "middle"
