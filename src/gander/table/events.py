"""What is written down about a table. The list of its events is the table; everything else follows from it.

Seeds and the moves of chance are in here, so an event never goes over the wire. A device is known by the hash of its
token only.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gander.contract.game import Outcome, Seat
from gander.games import game as game_of
from gander.luck import Share
from gander.table.ghost_seat import Ghost
from gander.table.old_logs import countdowns_in
from gander.table.terms import Animal, BotSeconds, PlannedSeat, Settings

O = TypeVar("O")  # noqa: E741
M = TypeVar("M")

Device: TypeAlias = str
"""The SHA-256 of a device's token, in hexadecimal."""
PATIENCE: Final = 1.0
By: TypeAlias = Literal["person", "bot", "clock", "chance"]


class TableEvent(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="event", tag=str.lower):
    """Something that happened at a table."""

    at: float
    """When, in seconds since 1970."""


class Opened(TableEvent, Generic[O], frozen=True, gc=False):
    table: str
    game: str
    version: int
    options: O
    seats: tuple[PlannedSeat, ...]
    settings: Settings
    host: Device
    seed: str
    chosen: bool = False
    code_hash: str = ""
    code: str | None = None
    """Only in older logs."""
    ghosts: dict[Seat, Ghost] = {}
    """The ghosts among the bots, by their seats."""


class Seated(TableEvent, frozen=True, gc=False):
    """A person took a seat, on this device. Whoever held or played it before does not any more."""

    seat: Seat
    name: str
    animal: Animal
    device: Device
    circle: tuple[Device, ...] = ()
    """Those at the table that share a notepad with the device."""


class Vacated(TableEvent, frozen=True, gc=False):
    """Nobody holds the seat any more."""

    seat: Seat
    kicked: bool = False


class Substituted(TableEvent, frozen=True, gc=False):
    """From now on a bot plays here."""

    seat: Seat
    bot: str
    ghost: Ghost | None = None


class Reclaimed(TableEvent, frozen=True, gc=False):
    """The person who holds the seat plays again."""

    seat: Seat


class CodeIssued(TableEvent, frozen=True, gc=False, tag="invited"):
    """A code was given out for one seat, or for a stage."""

    seat: Seat | None
    code_hash: str
    agreed: bool = False
    """Who holds the seat asked for it."""


class Admitted(TableEvent, frozen=True, gc=False):
    """A device may show the public view."""

    device: Device


class TakenOver(TableEvent, frozen=True, gc=False):
    """A device at the table is the host from now on, since the one that was the host is away."""

    device: Device


class SeriesAgreed(TableEvent, frozen=True, gc=False):
    """A best of three: the game that is over counts as the first."""


class Pledged(TableEvent, frozen=True, gc=False):
    """A device binds itself to what it will add to the luck of the coming game."""

    device: Device
    pledge: str


class Sealed(TableEvent, frozen=True, gc=False):
    """The coming game is fixed: the server's secret and every pledge. Now the devices show what they pledged."""

    seed: str
    starter: Seat
    patience: float = PATIENCE
    """Seconds to wait for a device that does not show what it pledged: its line may be down."""


class Revealed(TableEvent, frozen=True, gc=False):
    """A device shows what it pledged."""

    device: Device
    salt: str


class SaidReady(TableEvent, frozen=True, gc=False):
    """Before the game somebody said that they are ready, or that they are not yet."""

    seat: Seat
    ready: bool = True


class Agreed(TableEvent, Generic[O], frozen=True, gc=False):
    """Before the game those at the table agreed on something else, as on another level."""

    options: O


class Gathered(TableEvent, Generic[O], frozen=True, gc=False):
    """Those who came play: seats that were still open are gone, and what was agreed is for the others."""

    options: O


class Started(TableEvent, Generic[O], frozen=True, gc=False):
    options: O
    seed: str
    """What the server chose; `shares` is what the devices added."""
    chosen: bool = False
    shares: tuple[Share, ...] = ()


class Moved(TableEvent, Generic[M], frozen=True, gc=False):
    actor: Seat
    move: M
    by: By = "person"
    id: str | None = None
    hidden: bool = False
    """The page was out of sight after the question had come."""
    took: float | None = None
    """Milliseconds from showing the question to the move, as the device measured them."""


class Paced(TableEvent, frozen=True, gc=False):
    """From now on bots think for longer or shorter."""

    pace: BotSeconds


class Paused(TableEvent, frozen=True, gc=False):
    pass


class Resumed(TableEvent, frozen=True, gc=False):
    pass


class GameEnded(TableEvent, frozen=True, gc=False, tag="ended"):
    outcome: Outcome | None = None
    """`None` if the host ended the game before its end."""


AnyEvent: TypeAlias = (
    Opened[Any]
    | Seated
    | Vacated
    | Substituted
    | Reclaimed
    | CodeIssued
    | Admitted
    | TakenOver
    | SeriesAgreed
    | Pledged
    | Sealed
    | Revealed
    | SaidReady
    | Agreed[Any]
    | Gathered[Any]
    | Started[Any]
    | Moved[Any]
    | Paced
    | Paused
    | Resumed
    | GameEnded
)

encode = msgspec.json.Encoder().encode


class EventDecoder:
    """Reads the events of tables where one game is played."""

    def __init__(self, game: str) -> None:
        rules = game_of(game)
        opened, started, moved = Opened[rules.options], Started[rules.options], Moved[rules.move]  # type: ignore[name-defined]
        agreed, gathered = Agreed[rules.options], Gathered[rules.options]  # type: ignore[name-defined]
        people = Seated | Vacated | Substituted | Reclaimed | CodeIssued | Admitted | TakenOver | SaidReady
        luck, course = Pledged | Sealed | Revealed, SeriesAgreed | Paced | Paused | Resumed | GameEnded
        known = opened | agreed | gathered | started | moved | people | luck | course
        self._decode: Callable[[bytes], AnyEvent] = msgspec.json.Decoder(known).decode
        self._countdowns = tuple(rules.countdowns)

    def decode(self, text: bytes) -> AnyEvent:
        event = self._decode(text)
        if isinstance(event, Opened) and (older := countdowns_in(text, self._countdowns)):
            return replace(event, settings=replace(event.settings, countdowns=older))
        return event


@cache
def decoder(game: str) -> EventDecoder:
    return EventDecoder(game)


@cache
def move_decoder(game: str) -> msgspec.json.Decoder[Any]:
    """Reads the moves of this game."""
    return msgspec.json.Decoder(game_of(game).move)
