"""The pieces of The Thieving Magpie: shiny things, moves, events and what a viewer sees."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from gander.cards.memorising import GotReady, Ready, TimeUp
from gander.contract.game import Level, Mode, PublicEvent, Seat
from gander.contract.game import Move as AnyMove
from gander.contract.glances import Given, Glance
from gander.contract.glances import Glanced as AnyGlanced
from gander.contract.glances import Glances as AnyGlances
from gander.contract.head_start import CardsAhead, CardsGiven

Thing: TypeAlias = Literal[
    "ring",
    "key",
    "spoon",
    "button",
    "coin",
    "bell",
    "thimble",
    "watch",
    "crown",
    "marble",
    "necklace",
    "medal",
    "mirror",
    "whistle",
    "scissors",
    "lock",
    "star",
    "cup",
    "spectacles",
    "buckle",
    "lantern",
]
THINGS: Final[tuple[Thing, ...]] = get_args(Thing)
"""What a magpie would steal, 21 kinds (P1)."""


class Lattice(NamedTuple):
    """How the cards are laid out. Places are counted row by row, from 0."""

    rows: int
    columns: int

    @property
    def places(self) -> int:
        return self.rows * self.columns

    def steps(self, place: int, other: int) -> int:
        """How far apart two places are: steps along the rows and the columns."""
        (row, column), (other_row, other_column) = divmod(place, self.columns), divmod(other, self.columns)
        return abs(row - other_row) + abs(column - other_column)


LATTICE_AT: Final[dict[Level, Lattice]] = {
    "rookie": Lattice(3, 4),
    "experienced": Lattice(4, 5),
    "advanced": Lattice(5, 6),
    "expert": Lattice(6, 7),
}
"""The level says how many cards lie there (P2)."""
CARDS_AT: Final[dict[Level, int]] = {level: shape.places for level, shape in LATTICE_AT.items()}
MOST_PLACES: Final = max(CARDS_AT.values())
MOST_PAIRS: Final = MOST_PLACES // 2
MOST_TURNS: Final = 999
"""Nobody needs so many, even by pure chance; a solo game that comes so far is over (P7)."""

PATIENCE: Final[dict[Level, int]] = {"rookie": 6, "experienced": 17, "advanced": 40, "expert": 82}
"""How many wrong turns the magpie watches before she flies off with the rest (P8)."""


def deck_of(places: int) -> tuple[Thing, ...]:
    """The cards of a grid of so many places: the first kinds, each of them twice (P1, P2)."""
    return THINGS[: places // 2] * 2


PLAYERS: Final[dict[Mode, range]] = {"solo": range(1, 2), "versus": range(2, 5), "cooperative": range(2, 5)}
MOST_PLAYERS: Final = 4

Seated: TypeAlias = Annotated[Seat, Meta(ge=0, lt=MOST_PLAYERS)]
Place: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_PLACES)]
Side: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Pairs: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_PAIRS)]
Turns: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_TURNS)]
Phase: TypeAlias = Literal["shuffle", "first", "second", "study", "over"]

COUNTDOWNS: Final[dict[str, float]] = {"study": 3}
"""How long two different cards usually stay open once all have seen them, in seconds (P4): a game has a dozen misses
and more, and nobody has to say after each that they are ready."""


class Options(Struct, frozen=True):
    """What is agreed before the game."""

    players: int = 1
    level: Level = "rookie"
    mode: Mode | None = None
    starter: Seat = 0
    glances: Given = UNSET
    """How many glances each seat has (A4)."""
    ahead: CardsGiven = UNSET
    """How many pairs each seat starts with (A9)."""


# Moves and events ----------------------------------------------------------------------------------------------------


class Shuffle(AnyMove, frozen=True, gc=False):
    """Chance lays the cards, row by row (P2)."""

    deck: tuple[Thing, ...]


class TurnOver(AnyMove, frozen=True, gc=False):
    """Turn the card at this place face up (P3)."""

    place: int


Move: TypeAlias = Shuffle | TurnOver | Ready | TimeUp | Glance


class Laid(PublicEvent, frozen=True, gc=False):
    """So many cards lie face down, and nobody has seen any of them (P2)."""

    cards: int


class TurnedOver(PublicEvent, frozen=True, gc=False):
    """A card lies open where it is, for all to see (P3)."""

    seat: Seat
    place: int
    card: Thing


class PairTaken(PublicEvent, frozen=True, gc=False):
    """Two alike: the player takes both and goes on (P4)."""

    seat: Seat
    places: tuple[int, int]
    card: Thing


class NoPair(PublicEvent, frozen=True, gc=False):
    """Two different: all look at them (P4)."""

    seat: Seat
    places: tuple[int, int]


class TurnedDown(PublicEvent, frozen=True, gc=False):
    """The two lie face down again where they lay (P4)."""

    places: tuple[int, int]


class Glanced(AnyGlanced, frozen=True, gc=False):
    """Somebody looks at a card before turning one (P9)."""

    card: Thing | None


class FlownOff(PublicEvent, frozen=True, gc=False):
    """The magpie has seen enough wrong turns and takes what is left (P8)."""

    pairs: int


class Ended(PublicEvent, frozen=True, gc=False):
    """All pairs are taken (P6)."""


Happening: TypeAlias = Laid | TurnedOver | PairTaken | NoPair | GotReady | TurnedDown | Glanced | FlownOff | Ended


# What a viewer sees --------------------------------------------------------------------------------------------------


class Glances(AnyGlances, frozen=True, gc=False):
    """Who may still look, and where somebody looks now (A7)."""

    place: Place | None
    card: Thing | None


class Spot(Struct, frozen=True, gc=False):
    """A place of the grid. What is hidden is absent."""

    lies: Literal["face_down", "face_up", "taken"]
    card: Thing | None
    """What lies open."""


class Observation(Struct, frozen=True, gc=False):
    """The table as one viewer sees it now. Nothing but a glance is for one pair of eyes alone."""

    mode: Mode
    phase: Phase
    turn: Seated
    rows: Side
    columns: Side
    grid: Annotated[tuple[Spot, ...], Meta(max_length=MOST_PLACES)]
    """Row by row; empty before the deal. Where a pair was taken the place stays empty (P5)."""
    open: Annotated[tuple[Place, ...], Meta(max_length=2)]
    """The places that were turned over in this turn."""
    pairs: Annotated[tuple[Pairs, ...], Meta(max_length=MOST_PLAYERS)]
    """Of each seat; one number for all who play together."""
    turns: Turns
    """How many turns have come to an end, a pair being one (P7)."""
    wrong: Turns
    patience: Annotated[int, Meta(ge=0, le=max(PATIENCE.values()))]
    """How many wrong turns the magpie watches in all; 0 where nobody plays against her (P8)."""
    ready: Annotated[tuple[bool, ...], Meta(max_length=MOST_PLAYERS)]
    glances: Glances | UnsetType = UNSET
    """Absent in a game without."""
    ahead: CardsAhead = UNSET
    """What everybody started with (A9)."""
