"""What a device is shown of its notepad."""

from typing import Literal, TypeAlias

from msgspec import Struct

from gander.contract.game import Level, Mode, Seat


class Player(Struct, frozen=True):
    """Somebody on the notepad of a device."""

    id: int
    name: str
    animal: str
    games: int
    """How many finished games there are of them."""
    last: float | None
    """When the last of these ended, in seconds since 1970."""
    code: str | None = None
    """Stands for the name in files for research."""
    locked: bool = False
    """There is a lock. While it is shut on this device, nothing but name and animal is told."""
    open_until: float | None = None
    """When the lock shuts again on this device, in seconds since 1970; `null` while it is shut."""
    progress: bool = True
    """Whether progress and ghosts are kept of them."""


class SeatResult(Struct, frozen=True):
    """How a game ended for one seat."""

    seat: Seat
    name: str
    """A person's name at the table; empty for a bot."""
    bot: str | None
    score: int
    """What was won; what the seat started with stands beside it."""
    place: int
    won: bool
    player: int | None = None
    """The player on this notepad."""
    animal: str | None = None
    ahead: int = 0
    """What the seat started with: it counted for the place (A9)."""
    catch: int = 0
    """The most that was found in one turn, where the game counts it."""
    feathers: int = 0
    """What they had guessed right in the room by then."""


class Average(Struct, frozen=True):
    """The results of one player in games of one kind."""

    game: str
    mode: Mode
    level: Level | None
    variant: str
    players: int
    games: int
    mean: float
    """The mean score."""
    best: int
    worst: int
    won: int
    mean_place: float


class PadGame(Struct, frozen=True):
    """A finished game, as it stands on the pad."""

    id: str
    game: str
    version: int
    """Of the rules."""
    level: Level | None
    mode: Mode
    variant: str
    """What else was agreed, as `naming`; empty for the plain game."""
    players: int
    started: float
    ended: float
    chosen: bool
    """The deals were chosen, as in a protocol."""
    seats: tuple[SeatResult, ...]


class Brought(Struct, frozen=True):
    """What reading a file has brought."""

    new: int
    known: int
    """Games that were on this notepad already."""
    refused: int
    """Games of other rules, or against the rules."""


DeviceKind: TypeAlias = Literal["phone", "tablet", "computer"]


class PadDevice(Struct, frozen=True, omit_defaults=True):
    """A device that shares a notepad."""

    key: str
    """By what it is named here."""
    kind: DeviceKind | None = None
    """`null` until it opens the notepad."""
    last: float | None = None
    """When it was last there: opened the notepad or sat at a table that went on, in seconds since 1970."""
    this: bool = False
    """It is the device that asks."""
