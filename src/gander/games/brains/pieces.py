"""The pieces of MMM… Brains!: dice, moves, events and what a viewer sees. The rules are in `rules.py`."""

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from gander.contract.game import Mode, PublicEvent, Seat
from gander.contract.game import Move as AnyMove

# Parts ---------------------------------------------------------------------------------------------------------------

Colour: TypeAlias = Literal["red", "yellow", "blue", "green", "black"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

DICE: Final = 5
THROWS: Final = 3
BRAIN: Final = 0
"""A face is its number, 1 to 5, or 0 for the brain."""
FACES: Final = range(6)

Faces: TypeAlias = tuple[int, ...]
"""How the five dice lie, die by die."""

BRAINS_FOR: Final[dict[int, int]] = {3: 100, 4: 125, 5: 150}
"""25 white brains worth 1 and, by the number of players, 15, 20 or 25 red ones worth 5 (M2)."""

AHEAD: Final = range(0, 26, 5)
"""The brains that a seat may start with (M13)."""

PLAYERS: Final[dict[Mode, range]] = {"versus": range(3, 6)}
MOST_PLAYERS: Final = max(map(max, PLAYERS.values()))

Seated: TypeAlias = Annotated[Seat, Meta(ge=0, lt=MOST_PLAYERS)]
Die: TypeAlias = Annotated[int, Meta(ge=0, lt=DICE)]
Brains: TypeAlias = Annotated[int, Meta(ge=0, le=max(BRAINS_FOR.values()))]
"""How many brains."""
Sum: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
"""The numbers 1 to 5 are there once in every colour (M1)."""


def colour_of(die: int, face: int) -> Colour:
    """Every number occurs once in every colour; a die's brain has the colour of its 5 (M1)."""
    return COLOURS[(die + (face or 5)) % 5]


class Face(Struct, frozen=True, gc=False):
    """The upper side of one die: a number, or a brain (0)."""

    number: Annotated[int, Meta(ge=0, lt=len(FACES))]
    colour: Colour


FACE: Final[tuple[tuple[Face, ...], ...]] = tuple(
    tuple(Face(face, colour_of(die, face)) for face in FACES) for die in range(DICE)
)
"""The face of each die by its number."""


@cache
def faces_up(faces: Faces) -> tuple[Face, ...]:
    """The upper sides of the dice, with their colours."""
    return tuple(FACE[die][face] for die, face in enumerate(faces))


def multiplier(faces: Faces) -> int:
    """No or one brain ×1, two ×2, three ×3, four ×4; five make every total 0 (M5)."""
    brains = faces.count(BRAIN)
    return 0 if brains == DICE else max(1, brains)


def sum_of(faces: Faces, colour: Colour) -> int:
    """The numbers that show this colour (M5)."""
    return sum(face for die, face in enumerate(faces) if face != BRAIN and colour_of(die, face) == colour)


@cache
def totals_of(faces: Faces) -> tuple[int, ...]:
    """The total of each colour, in the order of `COLOURS` (M5)."""
    return tuple(sum_of(faces, colour) * multiplier(faces) for colour in COLOURS)


class Options(Struct, frozen=True):
    """What is agreed before the game."""

    players: int = 3
    mode: Mode | None = None
    starter: Seat = 0
    colours: tuple[Colour, ...] | None = None
    """The colour of each seat (M3); by default the first ones."""
    brains: tuple[int, ...] | UnsetType = UNSET
    """The brains that each seat starts with; absent where nobody has any (M13)."""


Phase: TypeAlias = Literal["collect", "pay", "over"]
"""Phase 1, phase 2, and the end."""


# Moves and events ----------------------------------------------------------------------------------------------------


class Throw(AnyMove, frozen=True, gc=False):
    """Throw these dice, counted from 0, and let the others lie (M4)."""

    dice: tuple[int, ...]


class Land(AnyMove, frozen=True, gc=False):
    """Chance says how the dice that were thrown lie, in the order of the dice."""

    faces: Faces


class Announce(AnyMove, frozen=True, gc=False):
    """End the throwing and choose a colour with a positive total (M6, M8)."""

    colour: Colour


class Pass(AnyMove, frozen=True, gc=False):
    """Five brains: nothing is taken and nobody pays (M6, M10)."""


Move: TypeAlias = Throw | Land | Announce | Pass


class Landed(PublicEvent, frozen=True, gc=False):
    """The dice lie; `dice` are those that were thrown."""

    seat: Seat
    throw: int
    dice: tuple[int, ...]
    faces: tuple[Face, ...]


class Took(PublicEvent, frozen=True, gc=False):
    seat: Seat
    colour: Colour
    total: int
    brains: int
    """Fewer than the total when the middle held fewer (M7)."""


class Paid(PublicEvent, frozen=True, gc=False):
    seat: Seat
    """Who chose the colour."""
    payer: Seat
    colour: Colour
    total: int
    brains: int


class Passed(PublicEvent, frozen=True, gc=False):
    seat: Seat


class PhaseTwo(PublicEvent, frozen=True, gc=False):
    """The middle is empty: from now on brains are paid (M7)."""


class Out(PublicEvent, frozen=True, gc=False):
    """A player without brains no longer stands for a colour (M10)."""

    seat: Seat


class Ended(PublicEvent, frozen=True, gc=False):
    """One player has brains left (M11)."""

    winner: Seat


Happening: TypeAlias = Landed | Took | Paid | Passed | PhaseTwo | Out | Ended


# What a viewer sees --------------------------------------------------------------------------------------------------


class Total(Struct, frozen=True, gc=False):
    """What one colour counts with the dice as they lie, and what choosing it would do (M5, M6, M8, M9)."""

    colour: Colour
    sum: Sum
    multiplier: Annotated[int, Meta(ge=0, lt=DICE)]
    total: Annotated[int, Meta(ge=0, le=15 * DICE)]
    payer: Seated | None
    """Who would pay; nobody while brains are collected or when the total is 0."""
    brains: Brains
    """How many brains would move."""


class Observation(Struct, frozen=True, gc=False):
    """The table. Nothing is hidden in this game, so all see the same."""

    mode: Mode
    stage: Phase
    """The phase, by the name that written games have for it since version 1."""
    turn: Seated
    colours: Annotated[tuple[Colour, ...], Meta(max_length=MOST_PLAYERS)]
    middle: Brains
    brains: Annotated[tuple[Brains, ...], Meta(max_length=MOST_PLAYERS)]
    out: Annotated[tuple[Seated, ...], Meta(max_length=MOST_PLAYERS)]
    """Those who are out, in the order in which they went."""
    throws: Annotated[int, Meta(ge=0, le=THROWS)]
    """How often the dice were thrown in this turn."""
    thrown: Annotated[tuple[Die, ...], Meta(max_length=DICE)]
    """The dice that are in the air."""
    dice: Annotated[tuple[Face, ...], Meta(max_length=DICE)]
    """How the dice lie; none before the first throw."""
    totals: Annotated[tuple[Total, ...], Meta(max_length=len(COLOURS))]
