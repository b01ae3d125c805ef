"""The pieces of The Wise Whale: cards, moves, events and what a viewer sees. The rules are in `rules.py` beside it."""

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from gander.cards.memorising import GotReady as GotReady
from gander.cards.memorising import Ready as Ready
from gander.cards.memorising import TimeUp as TimeUp
from gander.contract.game import Level, Mode, PublicEvent, Seat
from gander.contract.game import Move as AnyMove
from gander.contract.glances import Given, Glance
from gander.contract.glances import Glanced as AnyGlanced
from gander.contract.glances import Glances as AnyGlances
from gander.contract.head_start import CardsAhead, CardsGiven

# Parts ---------------------------------------------------------------------------------------------------------------

Creature: TypeAlias = Literal["whale", "puffer fish", "octopus", "turtle", "crab", "seahorse"]
Colour: TypeAlias = Literal["yellow", "red", "purple", "blue", "green", "orange"]
Feature: TypeAlias = Literal["colour", "creature"]

CREATURES: Final[tuple[Creature, ...]] = get_args(Creature)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
FEATURES: Final[tuple[Feature, ...]] = get_args(Feature)


class Card(Struct, frozen=True, gc=False):
    """A card of the deck."""

    colour: Colour
    creature: Creature


CARDS: Final[tuple[Card, ...]] = tuple(Card(colour, creature) for colour in COLOURS for creature in CREATURES)
"""The 36 cards: every creature once in every colour (W1)."""


def is_hit(card: Card, turned: Card) -> bool:
    """The same colour or the same creature as the card turned from the deck (W5)."""
    return card.colour == turned.colour or card.creature == turned.creature


class Grid(NamedTuple):
    """How the cards are laid out. Places are counted row by row, from 0."""

    rows: int
    columns: int

    @property
    def places(self) -> int:
        return self.rows * self.columns

    def steps(self, place: int, other: int) -> int:
        """How far apart two places are: steps along the rows and the columns."""
        row, column = divmod(place, self.columns)
        other_row, other_column = divmod(other, self.columns)
        return abs(row - other_row) + abs(column - other_column)


GRID_AT: Final[dict[Level, Grid]] = {
    "rookie": Grid(2, 3),
    "experienced": Grid(3, 3),
    "advanced": Grid(3, 4),
    "expert": Grid(4, 4),
}
"""The level decides the grid (W2)."""
CARDS_AT: Final[dict[Level, int]] = {level: grid.places for level, grid in GRID_AT.items()}

MOST_HITS: Final = 3
"""After so many hits in one turn the next player has the turn (W6)."""

PLAYERS: Final[dict[Mode, range]] = {"solo": range(1, 2), "versus": range(2, 5)}
MOST_PLAYERS: Final = max(map(max, PLAYERS.values()))
MOST_PLACES: Final = max(CARDS_AT.values())

Seated: TypeAlias = Annotated[Seat, Meta(ge=0, lt=MOST_PLAYERS)]
Place: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_PLACES)]
Side: TypeAlias = Annotated[int, Meta(ge=0, le=max(map(max, GRID_AT.values())))]
"""How many rows or columns."""
Cards: TypeAlias = Annotated[int, Meta(ge=0, le=len(CARDS))]
"""How many cards."""


class Options(Struct, frozen=True):
    """What is agreed before the game."""

    players: int = 1
    level: Level = "rookie"
    mode: Mode | None = None
    starter: Seat = 0
    glances: Given = UNSET
    """How many glances each seat has (A4)."""
    ahead: CardsGiven = UNSET
    """How many cards each seat starts with (A9)."""


Phase: TypeAlias = Literal["shuffle", "study", "turn", "new_card", "over"]


# Moves and events ----------------------------------------------------------------------------------------------------


class Shuffle(AnyMove, frozen=True, gc=False):
    """Chance lays the deck; the last card is dealt first (W2)."""

    deck: tuple[Card, ...]


class Point(AnyMove, frozen=True, gc=False):
    """Point at the card in this place of the grid (W4)."""

    place: int


Move: TypeAlias = Shuffle | Ready | TimeUp | Point | Glance


class Dealt(PublicEvent, frozen=True, gc=False):
    """The grid lies face up."""

    cards: int


class TurnedDown(PublicEvent, frozen=True, gc=False):
    """The cards that lay face up are face down; `place` names the one, if it was one."""

    place: int | None


class TurnedUp(PublicEvent, frozen=True, gc=False):
    """The deck's top card, for all to see (W4)."""

    card: Card


class LaidAway(PublicEvent, frozen=True, gc=False):
    """Nothing in the grid is like the card turned from the deck: it leaves the game (W8)."""

    card: Card


class Taken(PublicEvent, frozen=True, gc=False):
    """A hit: the card that was pointed at is turned over for all and is a point (W5)."""

    seat: Seat
    place: int
    card: Card


class Missed(PublicEvent, frozen=True, gc=False):
    """A miss: the card is turned over for all and leaves the game, or goes to the error pile (W7, W12)."""

    seat: Seat
    place: int
    card: Card


class NewCard(PublicEvent, frozen=True, gc=False):
    """The card from the deck is laid in the place that was pointed at, face up (W5, W7)."""

    place: int


class Glanced(AnyGlanced, frozen=True, gc=False):
    """Somebody looks at a card of the grid (A5)."""

    card: Card | None


class Ended(PublicEvent, frozen=True, gc=False):
    """The deck is empty and its last card has been dealt with (W10)."""


Happening: TypeAlias = Dealt | GotReady | TurnedDown | TurnedUp | LaidAway | Taken | Missed | NewCard | Ended | Glanced


# What a viewer sees --------------------------------------------------------------------------------------------------


class FaceUp(Struct, frozen=True, gc=False, tag_field="lies", tag="face_up"):
    card: Card


class FaceDown(Struct, frozen=True, gc=False, tag_field="lies", tag="face_down"):
    """A card of which nothing is to be seen."""


class Glances(AnyGlances, frozen=True, gc=False):
    """Who may still look, and where somebody looks now (A7)."""

    place: Place | None
    card: Card | None


class Observation(Struct, frozen=True, gc=False):
    """The table as one viewer sees it now. Nothing but a glance is for one pair of eyes alone."""

    mode: Mode
    phase: Phase
    turn: Seated
    rows: Side
    columns: Side
    grid: Annotated[tuple[FaceUp | FaceDown, ...], Meta(max_length=MOST_PLACES)]
    """Row by row; empty before the deal."""
    deck: Cards
    turned: Card | None
    """The card turned from the deck, until somebody has pointed (W4)."""
    away: Annotated[tuple[Card, ...], Meta(max_length=len(CARDS) - min(CARDS_AT.values()))]
    """Cards laid away just before it, because nothing in the grid was like them (W8)."""
    hits: Cards
    """Hits so far in this turn (W6)."""
    points: Annotated[tuple[Cards, ...], Meta(max_length=MOST_PLAYERS)]
    errors: Cards
    box: Cards
    ready: Annotated[tuple[bool, ...], Meta(max_length=MOST_PLAYERS)]
    fresh: Place | None
    """The place of the new card that lies face up to be memorised (W5)."""
    shown: Card | None
    """The card last pointed at, while the new one is memorised."""
    glances: Glances | UnsetType = UNSET
    """Absent in a game without."""
    ahead: CardsAhead = UNSET
    """The cards that everybody started with; they are not among those counted above (A9)."""
