"""The pieces of the Lynx: cards, moves, events and what a viewer sees."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from gander.contract.game import Move as AnyMove
from gander.contract.game import PublicEvent, Seat
from gander.contract.options import Mode

Prey: TypeAlias = Literal["frog", "hedgehog", "snail"]
PREY: Final[tuple[Prey, ...]] = get_args(Prey)
DECK: Final[tuple[Prey, ...]] = PREY * 4
"""Every kind four times (L1)."""
PLAYERS: Final[dict[Mode, range]] = {"solo": range(1, 2), "versus": range(2, 5)}
MOST_PLAYERS: Final = 4
Phase: TypeAlias = Literal["shuffle", "look", "name", "over"]


class Options(Struct, frozen=True):
    """What is agreed before the game."""

    players: int = 1
    mode: Mode | None = None
    starter: Seat = 0


class Shuffle(AnyMove, frozen=True):
    """Chance lays the deck; the last card is turned up (L1)."""

    deck: tuple[Prey, ...]


class Look(AnyMove, frozen=True):
    """I have seen enough: the card is turned down (L2)."""


class Name(AnyMove, frozen=True):
    """Say which card it was (L3)."""

    prey: Prey


Move: TypeAlias = Shuffle | Look | Name


class Shown(PublicEvent, frozen=True):
    """The next card of the deck lies open (L1)."""

    prey: Prey


class TurnedDown(PublicEvent, frozen=True):
    """Nothing is to be seen of it (L2)."""


class Named(PublicEvent, frozen=True):
    """Somebody says which it was (L3)."""

    seat: Seat
    prey: Prey


class ItWas(PublicEvent, frozen=True):
    """All have said it: this is what it was (L4)."""

    prey: Prey


Happening: TypeAlias = Shown | TurnedDown | Named | ItWas


class Observation(Struct, frozen=True):
    """The table as one viewer sees it now. All see the same."""

    mode: Mode
    phase: Phase
    turn: Annotated[Seat, Meta(ge=0, lt=MOST_PLAYERS)]
    card: Prey | None
    """While it lies open (L1)."""
    last: Prey | None
    """The card of the round before (L4)."""
    deck: Annotated[int, Meta(ge=0, le=len(DECK))]
    """How many cards are left, with the one in question."""
    points: Annotated[tuple[Annotated[int, Meta(ge=0, le=len(DECK))], ...], Meta(max_length=MOST_PLAYERS)]
    named: Annotated[tuple[Prey | None, ...], Meta(max_length=MOST_PLAYERS)]
    """What everybody has said in this round, seat by seat (L3)."""
