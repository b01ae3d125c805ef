"""From a game's log to its answers: the one place where they are derived, so that old games gain new measures."""

from collections.abc import Callable, Iterable
from typing import Final

from gander.game import Seat
from gander.progress import boar, brains, goose
from gander.progress.answer import Answer
from gander.progress.played import PlayedGame

DERIVED_BY: Final[dict[str, Callable[[PlayedGame], Iterable[Answer]]]] = {
    "goose": goose.answers,
    "boar": boar.answers,
    "brains": brains.answers,
}
"""How the answers of each game are found. Another game is another module and a line here."""


def answers_of(played: PlayedGame) -> tuple[Answer, ...]:
    """Every answer of a game, in the order in which they were given, by whomever."""
    return tuple(DERIVED_BY[played.game](played))


def answers_at(answers: Iterable[Answer], seat: Seat) -> tuple[Answer, ...]:
    """The answers of one seat, and those of the group it belonged to."""
    return tuple(answer for answer in answers if answer.seat == seat or answer.seat is None)
