"""The pieces of the Lynx: three cards, moves, events and what a viewer sees."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from gander.contract.game import Move as AnyMove
from gander.contract.game import PublicEvent, Seat
from gander.contract.options import Mode

Prey: TypeAlias = Literal["hare", "mouse", "vole"]
PREY: Final[tuple[Prey, ...]] = get_args(Prey)
PLAYERS: Final[dict[Mode, range]] = {"solo": range(1, 2), "versus": range(2, 3)}
Phase: TypeAlias = Literal["shuffle", "look", "name", "over"]


class Options(Struct, frozen=True):
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


class TurnedUp(PublicEvent, frozen=True):
    prey: Prey


class TurnedDown(PublicEvent, frozen=True):
    pass


class Named(PublicEvent, frozen=True):
    seat: Seat
    prey: Prey


Happening: TypeAlias = TurnedUp | TurnedDown | Named


class Observation(Struct, frozen=True):
    phase: Phase
    turn: Annotated[Seat, Meta(ge=0, lt=2)]
    card: Prey | None
    """While it lies open (L1, L4)."""
    named: Annotated[tuple[Prey | None, ...], Meta(max_length=2)]
