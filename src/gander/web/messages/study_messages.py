"""What the page of a study says and is told: where a participant is, and what they have done there."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from gander.speech.languages import SOURCE
from gander.study.fixed_page import FixedPage
from gander.web.messages.table_messages import Body, Hex

ShortText: TypeAlias = Annotated[str, Meta(max_length=200)]


class StudyInfo(Struct, frozen=True):
    """`GET /api/study`: the study that this server runs, if it runs one."""

    name: str
    games: int
    """How many games each participant plays."""
    path: str
    """The last part of its link."""
    by: str
    """Who runs it."""
    contact: str
    about: dict[str, str]
    """What is asked, by language; under "" if there is one text for all."""
    languages: tuple[str, ...]
    """In which one can take part; nothing where the study does not say."""
    by_link: bool
    """Nobody types a code: one comes by a link."""
    recruiting: str | None
    """In which part of the link it stands who comes."""
    fixed: FixedPage
    """What is the same on everybody's device."""


# What is done --------------------------------------------------------------------------------------------------------


class StepTaken(Struct, frozen=True, forbid_unknown_fields=True, tag_field="did", tag=str.lower):
    """What a participant has done. One that was taken before changes nothing."""


class Consented(StepTaken, frozen=True):
    version: ShortText
    """Of the text that was agreed to."""
    language: ShortText
    agrees: bool = True


class Filled(StepTaken, frozen=True):
    """A page was filled in, or a pause is over."""

    step: ShortText
    answers: dict[ShortText, Annotated[str, Meta(max_length=2000)] | float | None] = field(default_factory=dict)


class Stopped(StepTaken, frozen=True):
    """The participant does not want to go on."""


AnyStepTaken: TypeAlias = Consented | Filled | Stopped


class Circumstances(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What may differ from one participant's device to another's. It is written down with every step, and
    what is off is something else than what nobody said."""

    language: ShortText = ""
    text: ShortText = ""
    """How large the letters are."""
    pace: ShortText = ""
    theme: ShortText = ""
    sound: bool | None = None
    remarks: bool | None = None
    adviser: bool | None = None
    adviser_switched: int | None = None
    """How often it was switched on or off since the last step."""
    hand: ShortText = ""
    """On which side the buttons are."""
    confirm: bool | None = None
    keys: bool | None = None
    volume: float | None = None
    evening: ShortText = ""
    """How loud everything is together."""
    night: bool | None = None
    less_motion: bool | None = None
    screen: tuple[float, float] | None = None
    """Width and height of the page."""
    pixels: float | None = None
    """For each point of the page, along one side."""
    touch: bool | None = None
    away_seconds: float | None = None
    """How long the page was out of sight since the last step."""


class TakePart(Body, frozen=True):
    """`POST /api/study/step`: say who takes part, and what they have just done; answered by where they are now."""

    participant: Annotated[str, Meta(min_length=1, max_length=80)]
    """The code that stands for the person."""
    language: ShortText = SOURCE
    """In which they read."""
    link: dict[ShortText, ShortText] = field(default_factory=dict)
    """What the link said besides."""
    done: AnyStepTaken | None = None
    looks: bool = False
    """Only to see how it stands: who plays on another device meanwhile stays there."""
    circumstances: Circumstances | None = None
    key: Hex | None = None
    """As in `OpenTable`: a new device that asks again is the same."""


# Where somebody is ---------------------------------------------------------------------------------------------------


class AtStep(Struct, frozen=True, tag_field="at", tag=str.lower):
    """What a participant has before them."""


class AtConsent(AtStep, frozen=True, tag="consent"):
    version: str
    text: str


class AskedChoice(Struct, frozen=True):
    value: str
    text: str


class AskedQuestion(Struct, frozen=True):
    id: str
    kind: Literal["choice", "scale", "number", "text"]
    text: str
    choices: tuple[AskedChoice, ...]
    points: int
    low: str
    high: str
    least: float | None
    most: float | None
    longest: int
    optional: bool


class AtPage(AtStep, frozen=True, tag="page"):
    step: str
    title: str
    text: str
    questions: tuple[AskedQuestion, ...]
    seconds: int
    """Of a pause."""


class AtGame(AtStep, frozen=True, tag="game"):
    table: str
    number: int
    """Which game of theirs it is, from 1."""
    games: int
    together: bool
    """With another participant."""


class AtWait(AtStep, frozen=True, tag="wait"):
    """Until somebody comes to play with."""

    number: int
    games: int


class AtEnd(AtStep, frozen=True, tag="end"):
    """Everything is on disk."""

    outcome: Literal["finished", "declined", "stopped", "unpaired"]
    code: str
    url: str | None


AnyStep: TypeAlias = AtConsent | AtPage | AtGame | AtWait | AtEnd


class StudyPlace(Struct, frozen=True):
    """Where a participant is."""

    name: str
    """What they are called at a table, and in the tables for statistics."""
    step: AnyStep
    done: int
    """How many steps they have taken."""
    steps: int
