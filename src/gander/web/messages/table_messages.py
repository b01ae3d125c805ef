"""Everything that goes over the wire. TypeScript types and `docs/protocol.md` are made from this file.

Play goes over a WebSocket: `FromClient` one way, `ToClient` the other. Everything else is HTTP. A message can hold an
observation, and by its type no state of a game.
"""

from typing import Annotated, Any, Generic, Literal, TypeAlias

from msgspec import Meta, Struct

from gander.contract.ending import C, TurningPoint
from gander.contract.game import Seat
from gander.contract.options import Mode, Option
from gander.table.room.played import PersonNumber
from gander.table.terms import Animal, BotSeconds, BotWanted, Milliseconds, Name, PlannedSeat, Reaction, Settings
from gander.table.view import E, M, O, Presence, TableInfo, V, View
from gander.web.messages.act import Act
from gander.web.messages.room_messages import OfTheRoom

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
MoveId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hexadecimal."""
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]

# WebSocket, from the client ------------------------------------------------------------------------------------------


class FromSocket(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message that a client sends."""


class Hold(FromSocket, frozen=True):
    """Take one of this device's seats in hand; `null` puts up the cover."""

    seat: SeatNumber | None


class Watch(FromSocket, frozen=True):
    """Show the public view: for a stage, or for a spectator."""


class MakeMove(FromSocket, Generic[M], frozen=True, tag="move"):
    """Make a move for a seat that this device holds."""

    seat: SeatNumber
    seq: int
    """The number of the view that this move answers. If something else is asked of the seat by now, it is refused."""
    id: MoveId
    """Made up by the client, new for every move. The same id again does nothing, so a move may safely be sent twice."""
    move: M
    hidden: bool = False
    """The page was out of sight after the question had come. For the notepad."""
    took: Milliseconds | None = None
    """Milliseconds from showing the question to the move, if the client measured them. For the notepad."""


class React(FromSocket, frozen=True):
    """Show a reaction to everybody at the table."""

    seat: SeatNumber
    reaction: Reaction


class Cheer(FromSocket, frozen=True):
    """Show a reaction to everybody at the table, as somebody in the room who has no seat."""

    reaction: Reaction


class Hurry(FromSocket, frozen=True):
    """The next bot need not think any longer, if the game waits for bots alone. For who holds a seat."""

    seat: SeatNumber


FromClient: TypeAlias = Hold | Watch | MakeMove[M] | React | Cheer | Hurry

# WebSocket, to the client --------------------------------------------------------------------------------------------


class ToSocket(Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """A message that the server sends; besides these there are the `View` and `Presence`."""


class Refused(ToSocket, frozen=True, tag="refused"):
    """What was asked is not possible. The present view follows."""

    code: str
    detail: str
    id: str | None = None
    """The id of the move, if it was one."""


class Reacted(ToSocket, frozen=True, tag="reacted"):
    """Somebody shows a reaction. It is not kept."""

    seat: Seat
    reaction: Reaction


class Cheered(ToSocket, frozen=True, tag="cheered"):
    """Somebody in the room who has no seat shows a reaction. It is not kept."""

    person: PersonNumber
    reaction: Reaction


class GoingDown(ToSocket, frozen=True, tag="going_down"):
    """The server stops, or cannot reach what it keeps. Nothing is lost: connect again after so long."""

    seconds: float = 1


ToClient: TypeAlias = View[O, V, M, E] | Presence | Refused | Reacted | Cheered | GoingDown

# HTTP: opening and joining -------------------------------------------------------------------------------------------


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends over HTTP."""


class OpenTable(Body, Generic[O], frozen=True):
    """`POST /api/tables`: open a table. The device that does so is its host."""

    game: str
    seats: Annotated[tuple[PlannedSeat, ...], Meta(min_length=1, max_length=5)]
    options: O
    """As in the game's options; `players` is set from the seats."""
    settings: Settings = Settings()
    seed: Hex | None = None
    """For experiments: the seed of the first game. Everybody at the table is told that it was chosen."""
    pledge: Hex | None = None
    """This device's share in the luck of the first game, as in the action `pledge`."""
    key: Hex | None = None
    """Random, and kept by the device while it asks again because no answer came: all its requests open one table."""


class LookUp(Body, frozen=True):
    """`POST /api/invitations`: ask what a code is for, before joining."""

    code: Code


class Join(Body, frozen=True):
    """`POST /api/join`: take a seat with a code, or look on where none is free. A code for the stage needs no name."""

    code: Code
    seat: SeatNumber | None = None
    """Which of the open seats; `null`: the first."""
    name: Name | None = None
    animal: Animal | None = None
    watch: bool = False
    """Only look on, also where a seat is free."""


class Entered(Struct, frozen=True, omit_defaults=True):
    """This device is at the table now, or in its room; its cookie says so."""

    table: str
    seats: tuple[Seat, ...]
    """None for a stage, and for who looks on."""
    host: bool
    watches: bool = False
    """This device is in the room and has no seat: it says `watch`, and is dealt in at the next game."""


class Invited(Struct, frozen=True):
    """What a code is for."""

    table: TableInfo[Any]
    open: tuple[Seat, ...]
    """The seats that one may choose from; none for the stage."""
    stage: bool = False
    back: bool = False
    """This device is at the table or in its room already and needs no seat: the link leads it back."""
    watch: bool = False
    """No seat is free: people who join look on until the next game."""


class Qr(Struct, frozen=True):
    """A QR code as an SVG path, one unit per module."""

    path: str
    modules: int
    """Modules per side, the quiet zone included."""


class Invitation(Struct, frozen=True, omit_defaults=True):
    """A way in."""

    code: str
    link: str
    qr: Qr
    short: str | None = None
    """A few letters to type. To a room they lead all evening; else before the game, and for a short time: ask again
    every few minutes while they are shown."""


class Invite(Body, frozen=True):
    """`POST /api/tables/{id}/invitations`: a fresh way in to one seat (for a lost device) or for a stage. Host only."""

    seat: SeatNumber | None = None
    """The seat whose device is to be replaced; `null`: a stage."""


class MyTable(Struct, frozen=True):
    """A table at which this device has a seat, or of which it is the host."""

    table: TableInfo[Any]
    seats: tuple[Seat, ...]
    host: bool
    between: bool = False
    """Its game is over, and the people in its room are still together: what they play next begins from here."""


class MyTables(Struct, frozen=True):
    tables: tuple[MyTable, ...]


# HTTP: what the people at a table can do besides moves ---------------------------------------------------------------


class SayReady(Act, frozen=True, tag="ready"):
    """Say before the game that the person at a seat of this device is ready. Nobody has to wait for it."""

    seat: SeatNumber
    ready: bool = True


class Agree(Act, frozen=True):
    """Before the game, choose something else of what it offers, as another level; what is left out stays. How many play
    cannot be chosen. For those who are at the table."""

    options: dict[str, Any]


class Start(Act, frozen=True):
    """Begin the game. Every seat must be taken, unless any number may play. For those who are at the table."""


class Pace(Act, frozen=True):
    """Let bots think for longer or shorter from now on. Host only."""

    seconds: BotSeconds


class Pause(Act, frozen=True):
    """Stop all clocks. For those who are at the table."""


class Resume(Act, frozen=True):
    """Go on after a pause. For those who are at the table."""


class End(Act, frozen=True):
    """End the game without a result: at once for the host. Anybody else at the table asks for it, and it ends when
    more than half of the devices that are here and have a seat have asked; `end_asked` says who has."""


class Again(Act, frozen=True):
    """Another game with the same people, after the end. For everybody at the table, as `start`. If somebody who is in
    the room and here has no seat, the room moves to a next table instead, where the seats are given out anew."""

    starts: Literal["youngest", "winner"] = "youngest"
    """Who begins: the same as in the first game, or who won the last one."""
    best_of_three: bool = False
    """Play until somebody has won two games; the one that is over counts as the first. Further games go on with it."""


class Pledge(Act, frozen=True):
    """Bind this device to its share in the luck of the coming game. For devices that hold a seat."""

    pledge: Hex
    """SHA-256 of a salt that the device chose by itself and keeps to itself, both in hexadecimal."""


class Reveal(Act, frozen=True):
    """Show the salt that was pledged, once the game is sealed and the pledge is in `fair.shares`."""

    salt: Hex


class Sit(Act, frozen=True):
    """Take an open seat for a person on this device; in a room during a game also that of a bot which is not asked for
    a move now. For those who are at the table or in the room already."""

    seat: SeatNumber
    name: Name
    animal: Animal | None = None


class TakeOver(Act, frozen=True):
    """Look after the table from this device: once the host's has been away for a fair time, or again after another
    took over. For those who are at the table."""


class Leave(Act, frozen=True):
    """Leave a seat that this device holds. During a game a bot plays on, until the seat is taken again. A host who
    leaves their last seat during a game hands the table to the next person."""

    seat: SeatNumber


class Kick(Act, frozen=True):
    """Take a seat away from its device. During a game a bot plays on, and nobody can take the seat until it is over.
    Host only."""

    seat: SeatNumber


class Substitute(Act, frozen=True):
    """Let a bot play for a seat. The host may do so for every seat, a device for its own, all who are at the table for
    that of somebody whose device is away, and before the game for one that is free."""

    seat: SeatNumber
    bot: BotWanted | None = None


class Reclaim(Act, frozen=True):
    """End the substitution: the person plays again, or the seat is free again. Who may is as for `substitute`, and all
    who are at the table for somebody whose device is here; a device may also have back a seat that it left."""

    seat: SeatNumber


OfTheGame: TypeAlias = Pledge | Reveal | Agree | Start | Pace | Pause | Resume | End | Again
OfThePeople: TypeAlias = SayReady | Sit | TakeOver | Leave | Kick | Substitute | Reclaim
Action: TypeAlias = OfTheGame | OfThePeople | OfTheRoom


class Story(Struct, Generic[C], frozen=True):
    """`GET /api/tables/{id}/story`: how a game went that is over; all of it follows from its record."""

    turning: TurningPoint | None
    """Where it turned, in one sentence."""
    piles: tuple[tuple[C, ...], ...]
    """What each seat won; one pile for all who played together, none in a game without piles."""


# HTTP: what there is to play -----------------------------------------------------------------------------------------


class BotInfo(Struct, frozen=True):
    """A character that can take a seat."""

    key: str
    name: dict[str, str]
    """By language, as `en`."""
    line: dict[str, str]
    """What to expect of it, by language."""


class GameInfo(Struct, frozen=True):
    """A game and what can be agreed for it."""

    game: str
    version: int
    players: dict[Mode, tuple[int, int]]
    """For each mode the least and the most players."""
    options: tuple[Option, ...]
    """What can be agreed besides players, mode and starter."""
    countdowns: dict[str, float]
    """The usual seconds of each."""
    bots: tuple[BotInfo, ...]


class OfferedGames(Struct, frozen=True):
    """`GET /api/games`."""

    games: tuple[GameInfo, ...]
    animals: tuple[Animal, ...]
    reactions: tuple[Reaction, ...]


Status: TypeAlias = Literal["ok", "stopping", "disk_full", "not_saved", "no_answer"]


class Health(Struct, frozen=True):
    """`GET /health`."""

    status: Status
    """`not_saved`: the last thing to be written was not. `no_answer`: the database does not answer in time. `stopping`:
    it serves for a moment yet, and others should be asked from now on. Whatever is not `ok` comes with status 503."""
    version: str


class Problem(Struct, frozen=True, omit_defaults=True):
    """Every error has this shape. The code stays the same; the detail is for people who read logs."""

    code: str
    detail: str
    seconds: int | None = None
    """After so long it is worth asking again, where that is known."""
