"""The lines of the sheet at the end of a lesson."""

from typing import Literal, TypeAlias

from msgspec import Struct

from gander.classroom.classroom import PupilNumber

Praised: TypeAlias = Literal["rose", "together", "finished", "began", "came"]


class Praise(Struct, frozen=True, omit_defaults=True):
    """One line of the sheet."""

    pupil: PupilNumber
    name: str
    kind: Praised
    """`rose`: better the second time at the same game; `together`: with several others; else what they finished."""
    games: int = 0
    """That they played to the end."""
    partners: int = 0
    """With how many different others."""
    game: str = ""
    before: int = 0
    after: int = 0
    """Their own points at this game, before and after."""


class RoundRanking(Struct, frozen=True):
    """One thing that was played, by points: only if somebody asks for it."""

    game: str
    same_deal: bool
    names: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    """Equal points share a place."""
