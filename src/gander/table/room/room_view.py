"""What those who are in a room may know of it."""

from typing import Any

from msgspec import Struct

from gander.contract.game import Seat
from gander.table.room.played import EveningGame, PersonNumber
from gander.table.room.tonight import Tonight
from gander.table.terms import Animal


class PersonInfo(Struct, frozen=True, omit_defaults=True):
    """Somebody in the room. Everybody is known by their place in this list, which stays the same all evening."""

    name: str
    animal: Animal
    seat: Seat | None = None
    """Their seat at this table; without one they look on."""
    here: bool = False
    """Whether their device has a line to the server."""
    watches: bool = False
    """They want no seat: they only look on."""
    left: bool = False
    """They went home."""
    sat_out: int = 0
    """Games that ended since they came, and at which they had no seat."""
    feathers: int = 0
    """Bets that they won this evening."""


class ProposalInfo(Struct, frozen=True, omit_defaults=True):
    """What somebody would like to play next."""

    number: int
    by: tuple[PersonNumber, ...]
    """Who is on the device that proposed it; nobody for a big screen."""
    game: str
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ()
    hands: tuple[PersonNumber, ...] = ()
    """Who is for it. It is taken when that is more than half of the devices that are here."""
    missing: int = 0
    """How many more of these devices have to be for it."""


class BetAsked(Struct, frozen=True, omit_defaults=True):
    """What somebody on this device may bet on, in secret: whether the one who thinks knows it."""

    seat: Seat
    """Who thinks."""
    number: int
    """A bet names it, so that it is about this and nothing later."""
    yours: bool | None = None
    """What was bet here. One bet is all."""


class BetsDecided(Struct, frozen=True, omit_defaults=True):
    """The bets that were decided last: nobody saw them before the truth."""

    seat: Seat
    knew: bool
    right: tuple[PersonNumber, ...] = ()
    wrong: tuple[PersonNumber, ...] = ()
    number: int = 0
    """As in `BetAsked`: they are shown once, however often they are told."""


class RoomInfo(Struct, frozen=True, omit_defaults=True):
    """The room in which the table stands."""

    people: tuple[PersonInfo, ...] = ()
    you: tuple[PersonNumber, ...] = ()
    """Those on this device."""
    proposals: tuple[ProposalInfo, ...] = ()
    up_next: tuple[PersonNumber, ...] = ()
    """Who sits at the next game, if all are here: by the first proposal, else the same game again."""
    waiting: tuple[PersonNumber, ...] = ()
    """For whom there is no seat then, in their order."""
    waits: tuple[int, ...] = ()
    """How many games each of these looks on from then on before they have a seat, if nobody comes or goes."""
    played: tuple[EveningGame, ...] = ()
    """The games of the evening that came to their end."""
    tonight: Tonight | None = None
    """What follows from them."""
    no_bets: bool = False
    """Whether the person who looks after the table has switched them off."""
    bets: BetsDecided | None = None
    moved_to: str | None = None
    """The table at which the room is now: everybody follows. This one stays as it was."""
