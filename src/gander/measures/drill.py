"""A drill: the kind of situation that somebody misses most, again and again, without a game around it.

A drill is for one person alone, so its answers come with it; it is on no notepad.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from gander.contract.game import Level, Luck
from gander.games import box
from gander.measures.answers import AnyAnswer
from gander.measures.figures import figures_of, tally_of
from gander.measures.reference import level_or_lowest
from gander.measures.report import ErrorCount, errors_in
from gander.measures.tally import Tally

D = TypeVar("D")
"""One situation of a game's drill."""

ITEMS: Final = 8


class Drill(Struct, Generic[D], frozen=True):
    """Situations of one kind, one after the other."""

    game: str
    kind: str
    items: tuple[D, ...]
    habit: ErrorCount | None = None
    """Why this kind, in the figures of the report: the error furthest beyond blind guessing, if any is a habit."""


def drill(game: str, level: Level | None, answers: Sequence[AnyAnswer], luck: Luck) -> Drill[Any]:
    """Situations of the kind that these answers missed most; by default at the lowest level."""
    tally = tally_of(game, answers)
    measure, missed = box(game).measure, figures_of(game).missed(tally)
    kind = measure.drill.kind_for(missed)
    step = measure.drill.at_level(level_or_lowest(game, level))
    return Drill(game, kind, tuple(measure.drill.make(kind, step, luck) for _ in range(ITEMS)), habit_in(tally))


def habit_in(tally: Tally) -> ErrorCount | None:
    """The bar that stands furthest beyond its mark in the chart of errors; none if no bar is a habit."""
    habits = [error for error in errors_in(tally) if error.is_habit]
    return max(habits, key=lambda error: error.count - error.by_guessing, default=None)
