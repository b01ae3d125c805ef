"""The pieces of The Brilliant Boar: cards, moves, events and what a viewer sees. The rules are in `rules.py`."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from gander.contract.game import Event, Level, Mode, PublicEvent, Seat, Viewer
from gander.contract.game import Move as AnyMove
from gander.contract.glances import Given, Glance
from gander.contract.glances import Glanced as AnyGlanced
from gander.contract.glances import Glances as AnyGlances
from gander.contract.head_start import CardsAhead, CardsGiven

# Parts ---------------------------------------------------------------------------------------------------------------

Animal: TypeAlias = Literal["boar", "wolf", "badger", "deer", "duck", "owl", "mouse", "hare", "fox"]

ANIMALS: Final[tuple[Animal, ...]] = get_args(Animal)
"""The nine designs; a lower level leaves out the last ones (B1, B2)."""
COPIES: Final = 6
DESIGNS_AT: Final[dict[Level, int]] = {"rookie": 6, "experienced": 7, "advanced": 8, "expert": 9}

PLAYERS: Final[dict[Mode, range]] = {"solo": range(1, 2), "versus": range(2, 5)}
MOST_PLAYERS: Final = max(map(max, PLAYERS.values()))
MOST_CARDS: Final = COPIES * len(ANIMALS)

Seated: TypeAlias = Annotated[Seat, Meta(ge=0, lt=MOST_PLAYERS)]
Cards: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_CARDS)]
"""How many cards."""
Row: TypeAlias = Annotated[tuple[Animal, ...], Meta(max_length=MOST_CARDS)]
"""Cards in an order."""


class Options(Struct, frozen=True):
    """What is agreed before the game."""

    players: int = 1
    level: Level = "rookie"
    mode: Mode | None = None
    starter: Seat = 0
    naming: bool = False
    """Play «name the card» (B15)."""
    left_out: tuple[Animal, ...] | None = None
    """The designs left out; by default the last ones of `ANIMALS` (B2)."""
    glances: Given = UNSET
    """How many glances each seat has (A4)."""
    ahead: CardsGiven = UNSET
    """How many cards each seat starts with (A9)."""


Phase: TypeAlias = Literal["shuffle", "turn", "choose", "over"]


# Moves and events ----------------------------------------------------------------------------------------------------


class Shuffle(AnyMove, frozen=True, gc=False):
    """Chance lays the deck; the last card is on top (B3)."""

    deck: tuple[Animal, ...]


class Draw(AnyMove, frozen=True, gc=False):
    """Take the deck's top card into the hand (B4)."""


class Play(AnyMove, frozen=True, gc=False):
    """Lay the card at this place of the hand, counted from 0; with its name if that was agreed (B5, B15)."""

    slot: int
    name: Animal | None = None


class Take(AnyMove, frozen=True, gc=False):
    """Pair the card just laid with the deck's top (`None`) or with this card of the table (B9)."""

    table: int | None


Move: TypeAlias = Shuffle | Draw | Play | Take | Glance


class Shuffled(PublicEvent, frozen=True, gc=False):
    cards: int


_SEATS: Final = range(PLAYERS["versus"].stop - 1)


class Drawn(Event, frozen=True, gc=False):
    """A card went to the last place of a hand. The others see which; its owner and the public do not (B4, B7)."""

    seat: Seat
    animal: Animal | None

    def seen_by(self, viewer: Viewer) -> "Drawn":
        return self if viewer in _SEATS and viewer != self.seat else Drawn(self.seat, None)


class Played(PublicEvent, frozen=True, gc=False):
    seat: Seat
    slot: int
    animal: Animal
    name: Animal | None


class Paired(PublicEvent, frozen=True, gc=False):
    """Two equal cards went to the player's points; `table` is the place of the second, `None` for the deck (B8)."""

    seat: Seat
    animal: Animal
    table: int | None


class Stayed(PublicEvent, frozen=True, gc=False):
    """The card stays face up on the table (B10)."""

    seat: Seat
    animal: Animal


class Erred(PublicEvent, frozen=True, gc=False):
    """Solo: the card laid and the deck's top go to the error pile (B16)."""

    seat: Seat
    animal: Animal
    top: Animal


class Glanced(AnyGlanced, frozen=True, gc=False):
    """Somebody looks at a card of their own hand (A5)."""

    card: Animal | None


class Ended(PublicEvent, frozen=True, gc=False):
    """The deck is empty and at most one hand is left (B13, B16)."""


Happening: TypeAlias = Shuffled | Drawn | Played | Paired | Stayed | Erred | Ended | Glanced


# What a viewer sees --------------------------------------------------------------------------------------------------


class Backs(Struct, frozen=True, gc=False, tag_field="hand", tag="backs"):
    """A hand seen from behind: how many cards, and nothing else (B7)."""

    cards: Cards


class Faces(Struct, frozen=True, gc=False, tag_field="hand", tag="faces"):
    """A hand seen from the front, in its order."""

    animals: Row


class Glances(AnyGlances, frozen=True, gc=False):
    """Who may still look, and where somebody looks now (A7)."""

    place: Annotated[int, Meta(ge=0, lt=MOST_CARDS)] | None
    card: Animal | None


class Observation(Struct, frozen=True, gc=False):
    """The table as one viewer sees it now. Collected and wrong cards lie face down: only their number is seen."""

    mode: Mode
    designs: Annotated[tuple[Animal, ...], Meta(max_length=len(ANIMALS))]
    naming: bool
    phase: Phase
    turn: Seated
    top: Animal | None
    deck: Cards
    table: Row
    played: Animal | None
    hands: Annotated[tuple[Backs | Faces, ...], Meta(max_length=MOST_PLAYERS)]
    collected: Annotated[tuple[Cards, ...], Meta(max_length=MOST_PLAYERS)]
    errors: Cards
    glances: Glances | UnsetType = UNSET
    """Absent in a game without."""
    ahead: CardsAhead = UNSET
    """The cards that everybody started with; they are not among those counted above (A9)."""
