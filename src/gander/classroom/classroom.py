"""What a class is. `docs/decisions/0016-classes.md` says why it is one value and not a log."""

from typing import Any, Final

from msgspec import Struct

from gander.table.events import Device
from gander.table.terms import Settings

MOST_PUPILS: Final = 40
CARDS: Final = 30
"""Numbers on the sheet that is printed."""
MOST_TOGETHER: Final = 4
GONE: Final = "—"

PupilNumber = int
"""The place of a pupil in the class, from 0. It stays the same, also after somebody was sent out."""


class Pupil(Struct, frozen=True, omit_defaults=True):
    name: str
    device: Device = ""
    """Where they play; nowhere if the device was taken over by another pupil."""
    card: int | None = None
    """Their number on the printed sheet, from 1."""
    gone: bool = False
    """They were sent out."""


class ClassPlan(Struct, frozen=True, omit_defaults=True):
    """What is played, and with whom."""

    game: str
    options: dict[str, Any] = {}
    people: int = 1
    """How many pupils are at one table."""
    bots: tuple[str, ...] = ()
    """Who plays beside them."""
    same_deal: bool = False
    """Every table has the same luck."""
    settings: Settings = Settings()


class ClassRound(Struct, frozen=True, omit_defaults=True):
    """One thing that everybody plays."""

    plan: ClassPlan
    groups: tuple[tuple[PupilNumber, ...], ...]
    """Who plays with whom; bots sit where a group is too small."""
    over: bool = False

    def group_of(self, pupil: PupilNumber) -> int | None:
        return next((place for place, group in enumerate(self.groups) if pupil in group), None)


class GroupResult(Struct, frozen=True, omit_defaults=True):
    """How a game of one group ended."""

    round: int
    """From 0, as `group`."""
    group: int
    scores: tuple[int, ...]
    """By seat; the pupils of the group sit first, in its order."""
    places: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: float
    """From its first move to its last."""
    played_by: tuple[bool, ...] = ()
    """For each pupil of the group, whether they and no bot played to the end."""


class Classroom(Struct, frozen=True, omit_defaults=True):
    id: str
    teacher: Device
    opened: float
    pupils: tuple[Pupil, ...] = ()
    rounds: tuple[ClassRound, ...] = ()
    results: tuple[GroupResult, ...] = ()
    paused: bool = False
    ended: bool = False
    keep: bool = False
    """Somebody asked to keep it beyond the day."""

    def round(self) -> ClassRound | None:
        """What is played now."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].over else None

    def number_of(self, device: Device) -> PupilNumber | None:
        found = (n for n, pupil in enumerate(self.pupils) if device and pupil.device == device and not pupil.gone)
        return next(found, None)

    def with_card(self, card: int) -> PupilNumber | None:
        found = (n for n, pupil in enumerate(self.pupils) if pupil.card == card and not pupil.gone)
        return next(found, None)

    def result_of(self, round_number: int, group: int) -> GroupResult | None:
        found = (one for one in self.results if (one.round, one.group) == (round_number, group))
        return next(found, None)
