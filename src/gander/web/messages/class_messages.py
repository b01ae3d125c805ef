"""What the pages of a class say and are told: that of the teacher, and those of the pupils."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from gander.classroom.classroom import MOST_TOGETHER
from gander.classroom.praise import Praise, RoundRanking
from gander.table.terms import BotName, Name, Phase, Settings
from gander.web.messages.table_messages import Body, Code, Hex, Invitation, Qr

ClassPupil: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]


class OpenClass(Body, frozen=True):
    """`POST /api/classes`: open a class. This device is the teacher's."""

    key: Hex | None = None
    """As in `OpenTable`: all requests with one key open one class."""


class MyClasses(Struct, frozen=True):
    """`GET /api/classes`: the classes that were opened on this device, the newest first."""

    classes: tuple[str, ...]


class PupilInfo(Struct, frozen=True, omit_defaults=True):
    """Somebody in the class, as the teacher sees them."""

    number: int
    name: str
    card: int | None = None
    here: bool = False
    """Whether their device was heard of in the last half minute."""


class GroupInfo(Struct, frozen=True, omit_defaults=True):
    """Who plays together, and how far they are: nothing that is hidden from anybody."""

    pupils: tuple[int, ...]
    phase: Phase | None = None
    """Of their table; none before one of them has come to it."""
    waits_for: tuple[int, ...] = ()
    """Whose turn it is."""
    stand_ins: tuple[int, ...] = ()
    """For whom a bot plays."""
    quiet: int = 0
    """Seconds since something happened there."""
    finished: bool = False
    """The game has a result."""


class PlayedNow(Struct, frozen=True, omit_defaults=True):
    """What everybody plays."""

    number: int
    """Which thing it is in this lesson, from 1."""
    game: str
    options: dict[str, Any]
    people: int
    bots: tuple[str, ...]
    same_deal: bool
    groups: tuple[GroupInfo, ...]


class ClassInfo(Struct, frozen=True):
    """`GET /api/classes/{id}`: all that the teacher's page shows. For the teacher's device."""

    id: str
    invitation: Invitation
    pupils: tuple[PupilInfo, ...]
    now: PlayedNow | None
    rounds: int
    """How many things were played, with what is played now."""
    finished: int
    """Games that came to their end in this lesson."""
    paused: bool
    ended: bool
    keep: bool


# What the teacher does -----------------------------------------------------------------------------------------------


class ClassAct(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """`POST /api/classes/{id}/actions`. For the teacher's device."""


class PlayThis(ClassAct, frozen=True, tag="play"):
    """Have everybody who is here play this, in groups that are drawn by lot."""

    game: str
    options: dict[str, Any]
    """As in the game's options, without `players` and `starter`."""
    people: Annotated[int, Meta(ge=1, le=MOST_TOGETHER)] = 1
    """Pupils at one table. Where they do not come out even a bot plays along."""
    bots: Annotated[tuple[BotName, ...], Meta(max_length=3)] = ()
    """Who plays beside them."""
    same_deal: bool = False
    """Everybody has the same luck."""
    settings: Settings = Settings()


class PauseAll(ClassAct, frozen=True, tag="pause"):
    """Stop all tables, or have all go on."""

    on: bool


class StopRound(ClassAct, frozen=True, tag="stop"):
    """End what is played. Games that are not finished have no result."""


class EndClass(ClassAct, frozen=True, tag="end"):
    """End the lesson, or begin another one of a class that is kept."""

    on: bool = True


class KeepClass(ClassAct, frozen=True, tag="keep"):
    """Keep names, cards and results beyond the day, or not."""

    on: bool


class SendOut(ClassAct, frozen=True, tag="sendout"):
    """Take somebody out of the class."""

    pupil: ClassPupil


class StandIn(ClassAct, frozen=True, tag="standin"):
    """Let a bot play for somebody who is away. They have their seat back when they come."""

    pupil: ClassPupil


class ForgetClass(ClassAct, frozen=True, tag="forget"):
    """Delete the class with everything that was played in it, now."""


AnyClassAct: TypeAlias = PlayThis | PauseAll | StopRound | EndClass | KeepClass | SendOut | StandIn | ForgetClass


class ClassDone(Struct, frozen=True):
    """It was done."""

    id: str


class ClassSheet(Struct, frozen=True):
    """`GET /api/classes/{id}/sheet`: something good and true about everybody, and nobody above anybody."""

    praise: tuple[Praise, ...]
    ranking: tuple[RoundRanking, ...] | None
    """Only if it was asked for, with `?ranking=true`."""


class ClassCard(Struct, frozen=True):
    """A number on the printed sheet, and the way in for whoever holds it."""

    number: int
    code: str
    qr: Qr


class ClassCards(Struct, frozen=True):
    """`GET /api/classes/{id}/cards`: the sheet to print."""

    cards: tuple[ClassCard, ...]


# Pupils --------------------------------------------------------------------------------------------------------------


class LookUpClass(Body, frozen=True):
    """`POST /api/classes/look`: what a code is for, before coming in."""

    code: Code


class ClassFound(Struct, frozen=True):
    """A class to which a code leads."""

    id: str
    card: int | None
    """Of a printed sheet: then nobody is asked for a name."""
    name: str | None
    """What the pupil of this device is called, who is in already."""


class EnterClass(Body, frozen=True):
    """`POST /api/classes/enter`: come in with a first name, or with a card."""

    code: Code
    name: Name | None = None
    key: Hex | None = None
    """As in `OpenTable`: a new device that asks again is the same."""


class InClass(Struct, frozen=True):
    """This device is in the class now; its cookie says so."""

    id: str
    name: str


class AtClass(Struct, frozen=True, tag_field="at", tag=str.lower):
    """What a pupil has before them."""


class AtClassGame(AtClass, frozen=True, tag="game"):
    """Their table. It stays theirs when the game is over, until something else is played."""

    table: str
    paused: bool
    finished: bool
    """Their game has a result, or cannot have one any more."""


class AtClassWait(AtClass, frozen=True, tag="wait"):
    """Nothing is played yet, or nothing more."""


class AtClassEnd(AtClass, frozen=True, tag="end"):
    """The lesson is over."""

    praise: Praise


AnyAtClass: TypeAlias = AtClassGame | AtClassWait | AtClassEnd


class ClassPlace(Struct, frozen=True):
    """`POST /api/classes/{id}/place`: where the pupil of this device is. Asking brings them to their table."""

    name: str
    now: AnyAtClass
