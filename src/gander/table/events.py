"""What is written down about a table. The list of its events is the table; everything else follows from it.

Seeds and the moves of chance are in here, so an event never goes over the wire. A device is known by the hash of its
token only.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gander.contract.game import AnyGame, Outcome, Seat
from gander.games import game as game_of
from gander.luck import Share
from gander.table import terms
from gander.table.ghost_seat import Ghost
from gander.table.old_logs import countdowns_in
from gander.table.room.played import PersonNumber
from gander.table.room.room import GamePlan, Room
from gander.table.terms import Animal, BotSeconds, PlannedSeat, Settings

O = TypeVar("O")  # noqa: E741
M = TypeVar("M")

Device: TypeAlias = terms.Device
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
    room: Room | None = None
    """What the table before handed on."""
    hosts_before: tuple[Device, ...] = ()


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


class CameIn(TableEvent, frozen=True, gc=False):
    """Somebody is in the room, and has no seat yet."""

    device: Device
    name: str
    animal: Animal
    watches: bool = False


class Wished(TableEvent, frozen=True, gc=False):
    """Who is on a device wants to look on only, or to have a seat again."""

    device: Device
    watches: bool


class WentHome(TableEvent, frozen=True, gc=False):
    """Who is on a device is out of the room, and does not come back by themselves."""

    device: Device
    sent: bool = False
    """They did not choose to."""


class GameProposed(TableEvent, frozen=True, gc=False, tag="proposed"):
    number: int
    device: Device
    plan: GamePlan


class HandShown(TableEvent, frozen=True, gc=False):
    number: int
    device: Device
    up: bool = True


class Withdrawn(TableEvent, frozen=True, gc=False):
    number: int


class MovedOn(TableEvent, frozen=True, gc=False):
    """The room goes on at another table. Here is all that one is opened with; nothing follows at this one."""

    table: str
    plan: GamePlan
    people: tuple[PersonNumber, ...]
    """Who sits there, in the order of the seats."""
    seed: str
    circles: dict[Device, tuple[Device, ...]] = {}
    """Of those who sit there, the devices that share a notepad with theirs."""
    number: int | None = None
    """Of the proposal that was taken."""


class AskedToEnd(TableEvent, frozen=True, gc=False):
    """Somebody would like the game to end."""

    device: Device


class BetPlaced(TableEvent, frozen=True, gc=False):
    """Somebody bets whether who thinks knows it. Nobody else is told before the truth."""

    person: PersonNumber
    knows: bool
    since: int
    """The number of the event since which that is asked."""


class BetsSettled(TableEvent, frozen=True, gc=False):
    """The truth is there, and so is who was right about it."""

    seat: Seat
    knew: bool
    right: tuple[PersonNumber, ...] = ()
    wrong: tuple[PersonNumber, ...] = ()
    number: int = 0
    """What they bet on: the number of the event since which it was asked."""


class BetsSwitched(TableEvent, frozen=True, gc=False):
    """Bets are on or off in the room."""

    on: bool


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
    catches: tuple[int, ...] = ()
    """By seat, the most that was found in one turn. A game before the last is not played again to count it."""


AnyEvent: TypeAlias = (
    Opened[Any]
    | Seated
    | Vacated
    | Substituted
    | Reclaimed
    | CodeIssued
    | Admitted
    | TakenOver
    | CameIn
    | Wished
    | WentHome
    | GameProposed
    | HandShown
    | Withdrawn
    | MovedOn
    | AskedToEnd
    | BetPlaced
    | BetsSettled
    | BetsSwitched
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


def _in_game(event: Any, rules: AnyGame) -> Any:
    """One of `AnyEvent` with what this game fills in: its moves, or else its options."""
    general = get_origin(event)
    if general is None:
        return event
    return general[rules.move if general is Moved else rules.options]


class EventDecoder:
    """Reads the events of tables where one game is played."""

    def __init__(self, game: str) -> None:
        rules = game_of(game)
        known: Any = Union[tuple(_in_game(event, rules) for event in get_args(AnyEvent))]  # noqa: UP007
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
