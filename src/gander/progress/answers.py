"""From a game's log to its answers: the one place where they are derived, so that old games gain new measures."""

from collections.abc import Iterable

from gander.contract.answer import Answer
from gander.contract.game import Seat
from gander.contract.played import PlayedGame
from gander.games import box


def answers_of(played: PlayedGame) -> tuple[Answer, ...]:
    """Every answer of a game, in the order in which they were given, by whomever."""
    return tuple(box(played.game).measure.answers(played))


def answers_at(answers: Iterable[Answer], seat: Seat) -> tuple[Answer, ...]:
    """The answers of one seat, and those of the group it belonged to."""
    return tuple(answer for answer in answers if answer.seat == seat or answer.seat is None)
