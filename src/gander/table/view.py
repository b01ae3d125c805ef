"""What may leave the table for a person's screen. Only `pov.py` makes these.

The type variables stand for the pieces of the game that is played: its options, observation, moves and events. A state
of a game fits none of them.
"""

from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import UNSET, Struct, UnsetType

from gander.contract.game import Outcome, Seat
from gander.luck import Share
from gander.table.room.played import PersonNumber
from gander.table.room.room_view import BetAsked, RoomInfo
from gander.table.terms import Animal, Phase, Settings

O = TypeVar("O")  # noqa: E741
V = TypeVar("V")
M = TypeVar("M")
E = TypeVar("E")


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits at one seat."""

    kind: Literal["open", "person", "bot"]
    """`bot` also while a bot plays for a person who may come back."""
    name: str | None = None
    """The person's name; a bot is called by its character."""
    animal: Animal | None = None
    bot: str | None = None
    """The character of the bot that plays here now; `ghost` for somebody's ghost."""
    ghost: str | None = None
    """The month in which that ghost was made, as in 2026-11. `name` and `animal` are then those of its person."""
    connected: bool = False
    """Whether the person's device has a line to the server."""
    shares: tuple[Seat, ...] = ()
    """The other seats that are played on the same device, or on one that shares its notepad."""
    devices: int = 1
    """On how many devices this seat was played in this game, one after the other."""
    ready: bool = False
    """Before the game: the person said so."""


class Fair(Struct, frozen=True, omit_defaults=True):
    """How everybody can check the luck afterwards; `docs/fair.md` says how."""

    hash: str
    """SHA-256 of the server's secret, in hexadecimal: on the table before the first shuffle."""
    seed: str | None = None
    """The server's secret in hexadecimal, once the game is over."""
    chosen: bool = False
    """The host chose the seed, as for an experiment, and could know what comes."""
    sealed: bool = False
    """The coming game is fixed, and begins when every device in `shares` has shown its salt."""
    shares: tuple[Share, ...] = ()
    """What the devices added to the luck of this game; nothing of the coming one before it is sealed."""
    pledged: tuple[Seat, ...] = ()
    """The seats whose devices have pledged a share in the coming game."""


class TableInfo(Struct, Generic[O], frozen=True, omit_defaults=True):
    """What everybody at the table may know about it, apart from the game."""

    id: str
    game: str
    version: int
    """The version of the game's rules."""
    phase: Phase
    options: O
    settings: Settings
    seats: tuple[SeatInfo, ...]
    fair: Fair
    games: int = 0
    """How many games were begun at this table."""
    wins: tuple[int, ...] | None = None
    """In a best of three, the games that each seat has won; two win it, and a shared win counts for nobody."""
    host_seat: Seat | None = None
    """Who looks after the table: the seat of that device, the first if it has several; `null` if it has none."""
    host_away: bool = False
    """The device that looks after the table has been away for a fair time: another one at the table may take over."""
    big_screen: bool = False
    """A room looks at the table on one screen: no device of one's own shows anything before that does."""
    code: str | None = None
    """The code to join by, while a seat is open, and to a room always; not told to spectators."""
    end_asked: tuple[Seat, ...] = ()
    """The seats that would like the game to end; it does when that is more than half of those who are here."""
    room: RoomInfo | None = None
    """The room in which the table stands, for those who are in it or at the table."""


class Presence(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="presence"):
    """Who is here has changed. It replaces what the last `TableInfo` said of it."""

    connected: tuple[Seat, ...] = ()
    """The seats of people whose device has a line to the server."""
    host_away: bool = False
    people: tuple[PersonNumber, ...] = ()
    """The people in the room whose device has a line to the server, by number."""


class Deadline(Struct, frozen=True):
    """Time that runs out."""

    seat: Seat | None
    """Whose time it is; `null`: everybody's."""
    seconds: float
    """How many are left, at the moment of sending."""
    whole: float
    """How many there were."""
    countdown: str | None
    """Which countdown of the game it is; `null`: the time for a move."""


Looking: TypeAlias = Literal["seat", "public", "cover"]


class View(Struct, Generic[O, V, M, E], frozen=True, omit_defaults=True, tag_field="type", tag="view"):
    """The present, as it may be shown on one screen. It replaces every earlier view; what is left out is empty."""

    seq: int
    """The number of the last thing that happened at the table; a move names the number it answers."""
    looking: Looking
    """As the seat in hand, as the public, or at the cover, under which there is nothing of the game."""
    hand: Seat | None = None
    """The seat that is in hand on this device."""
    yours: tuple[Seat, ...] = ()
    """The seats that this device holds."""
    private: tuple[Seat, ...] = ()
    """Of several seats on this device those that see something now which not everybody may: a cover comes before and
    after them."""
    left: tuple[Seat, ...] = ()
    """The seats that this device left during a game. `reclaim` takes one again while nobody else has it."""
    host: bool = False
    """Whether this device may act as the host."""
    was_host: bool = False
    """This device looked after the table before another took over or was handed it. `takeover` gets it back at once."""
    table: TableInfo[O] | UnsetType = UNSET
    """Left out if nothing in it changed since the last view on this line."""
    observation: V | None = None
    moves: tuple[M, ...] = ()
    """The legal moves of the seat in hand."""
    awaited: tuple[Seat, ...] = ()
    """The seats for which the game waits."""
    deadlines: tuple[Deadline, ...] = ()
    events: tuple[E, ...] = ()
    """What just happened, in this viewer's form, for showing once. Empty after connecting."""
    done: str | None = None
    """The id of the last move that was accepted from the seat in hand."""
    outcome: Outcome | None = None
    bet: BetAsked | None = None
    """What may be bet on from here. Who thinks is told nothing of it."""
