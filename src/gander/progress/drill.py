"""A drill: the kind of situation that somebody misses most, again and again, without a game around it.

A drill is for one person alone, so its answers come with it; it is on no notepad.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from gander.contract.game import Level, Luck
from gander.games import box
from gander.progress.answers import AnyAnswer
from gander.progress.measures import figures_of, tally_of
from gander.progress.reference import level_or_lowest

D = TypeVar("D")
"""One situation of a game's drill."""

ITEMS: Final = 8


class Drill(Struct, Generic[D], frozen=True):
    """Situations of one kind, one after the other."""

    game: str
    kind: str
    items: tuple[D, ...]


def drill(game: str, level: Level | None, answers: Sequence[AnyAnswer], luck: Luck) -> Drill[Any]:
    """Situations of the kind that these answers missed most; by default at the lowest level."""
    measure, missed = box(game).measure, figures_of(game).missed(tally_of(game, answers))
    kind = measure.drill.kind_for(missed)
    known = level_or_lowest(game, level)
    return Drill(game, kind, tuple(measure.drill.make(kind, known, luck) for _ in range(ITEMS)))
