"""What goes over the wire about the notepad. A device is told of its own players only."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from gander.comparisons.ghost_readiness import Roughness
from gander.contract.game import Level, Mode
from gander.measures.intervals import Likeness
from gander.measures.report import Basis
from gander.store.notepad.exercises import Practised
from gander.store.notepad.notepad_views import Average, PadDevice, PadGame, Player
from gander.table.terms import Animal, Moment, Month, Name, PlannedSeat
from gander.web.messages.table_messages import Body, Code, Hex, Invitation

PlayerId: TypeAlias = Annotated[int, Meta(ge=1, le=2**53)]
Word: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9_]+$", max_length=20)]
"""One of ours. A database need not be asked for anything else, and not all of them take everything."""
GameName: TypeAlias = Word
GameId: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]+$", max_length=64)]


class Pad(Struct, frozen=True):
    """`GET /api/notepad`: the notepad of this device."""

    players: tuple[Player, ...]
    """Those who played last come first."""
    waiting: int
    """Tables that are still to be read: ask again in a moment. Only after Gander has learned to measure more."""
    taken_off: float | None = None
    """When this device was taken off the notepad that it shared, while nobody is on its own yet."""
    progress: bool = True
    """Whether progress and ghosts are kept for this notepad."""


class ChooseProgress(Body, frozen=True):
    """`POST /api/notepad/kept`: keep progress and ghosts for this notepad, or delete them."""

    progress: bool


# Asking --------------------------------------------------------------------------------------------------------------


class AskResults(Body, frozen=True):
    """`POST /api/notepad/results`: finished games, the newest first; what is left out does not matter."""

    player: PlayerId | None = None
    game: GameName | None = None
    mode: Mode | None = None
    level: Level | None = None
    players: Annotated[int, Meta(ge=1, le=5)] | None = None
    variant: Annotated[str, Meta(pattern="^[a-z0-9_ ]*$", max_length=40)] | None = None
    before: Moment | None = None
    """Only games that ended before this: for the next page."""
    most: Annotated[int, Meta(ge=1, le=200)] = 50


class Results(Struct, frozen=True):
    games: tuple[PadGame, ...]
    more: bool
    """Whether there may be older ones."""


class AskPlayer(Body, frozen=True):
    """`POST /api/notepad/averages`: means and bests of a player. `POST /api/notepad/ghost` and `…/ghost/made`: their
    ghosts."""

    player: PlayerId


class Reached(Struct, frozen=True):
    """The mean result that perfect memory and pure guessing reach, alone or together."""

    perfect: float
    guessing: float


class Averages(Struct, frozen=True):
    averages: tuple[Average, ...]
    """Apart by game, mode, level, variant and number of players."""
    lines: dict[str, dict[Level, Reached]]
    """By game and level; a game whose results are shares of what others lose has none."""


class AskProgress(Body, frozen=True):
    """`POST /api/notepad/progress`: how a player plays a game; answered by a `Report`."""

    player: PlayerId
    game: GameName
    basis: Basis = "own"
    since: Moment | None = None
    """Compare the games since then with those before; by default the second half with the first."""


class AskReview(Body, frozen=True):
    """`POST /api/notepad/review`: what a player missed in a finished game; answered by a `Review`."""

    player: PlayerId
    game_id: GameId


class AskDrill(Body, frozen=True):
    """`POST /api/notepad/drill`: situations like those that a player misses most; answered by a `Drill`."""

    player: PlayerId
    game: GameName
    level: Level | None = None
    """By default that of the player's last game."""


class AskPractice(Body, frozen=True):
    """`POST /api/practice`: five minutes for somebody on this notepad, or new there; answered by a `Practice`."""

    name: Name


class DoneExercise(Struct, frozen=True, forbid_unknown_fields=True):
    """How an exercise went."""

    game: GameName
    kind: Word
    asked: Annotated[int, Meta(ge=1, le=12)]
    got: Annotated[int, Meta(ge=0, le=12)]
    step: Annotated[int, Meta(ge=0, le=100)]
    """How hard it would have gone on."""


class SavePractice(Body, frozen=True):
    """`POST /api/practice/done`: a practice that was done to its end."""

    practice: Hex
    """Made up for this practice: asked twice, it is saved once."""
    name: Name
    done: Annotated[tuple[DoneExercise, ...], Meta(min_length=1, max_length=12)]
    animal: Animal | None = None


class PracticeSaved(Struct, frozen=True):
    """It stands on the notepad now."""

    player: int
    """Whose it is there."""


class PractisedBy(Struct, frozen=True):
    """What a player has practised, the newest first. It is no game, and counts nowhere else."""

    practised: tuple[Practised, ...]


# Changing ------------------------------------------------------------------------------------------------------------


class Manage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="action", tag=str.lower):
    """`POST /api/notepad/players` and `…/locks`; answered by the `Pad`."""

    player: PlayerId


class Change(Manage, frozen=True):
    """Another name, animal or participant code. An empty code takes it away. Progress and ghosts of this player are
    kept from now on, or deleted, whatever is chosen for the notepad."""

    name: Name | None = None
    animal: Animal | None = None
    code: Annotated[str, Meta(max_length=20)] | None = None
    progress: bool | None = None


class Merge(Manage, frozen=True):
    """All games of the player are the other's from now on."""

    into: PlayerId


class Remove(Manage, frozen=True):
    """Everything that is kept of the player goes for good, also the name in the logs of games."""


ManagePlayer: TypeAlias = Change | Merge | Remove


Pictures: TypeAlias = tuple[Animal, Animal, Animal, Animal]


class Lock(Manage, frozen=True):
    """`POST /api/notepad/locks`: nobody reads or changes the player from now on, on any device, until it is opened
    there by these pictures in this order. Everybody who may read the player can do so, and choose others, too."""

    pictures: Pictures


class OpenLock(Manage, frozen=True, tag="open"):
    """Open the lock on this device, for a quarter of an hour."""

    pictures: Pictures


class CloseLock(Manage, frozen=True, tag="close"):
    """It is not open on this device any more."""


class TakeOffLock(Manage, frozen=True, tag="take_off"):
    """There is no lock any more. Only where it is open."""


ManageLock: TypeAlias = Lock | OpenLock | CloseLock | TakeOffLock


class LinkCode(Struct, frozen=True):
    """`POST /api/notepad/links`: a code for another device, which then shares this notepad."""

    invitation: Invitation
    seconds: float
    """How long it is good."""


class UseLink(Body, frozen=True):
    """`POST /api/notepad/linked`: share the notepad of the device that gave out this code."""

    code: Code


class Devices(Struct, frozen=True):
    """`GET /api/notepad/devices`: the devices that share this notepad, the one that asks first."""

    devices: tuple[PadDevice, ...]


class Unlink(Body, frozen=True):
    """`POST /api/notepad/unlinked`: a device shares this notepad no longer, and nothing of it is left there."""

    key: Annotated[str, Meta(min_length=1, max_length=40)]


# Ghosts --------------------------------------------------------------------------------------------------------------


class PadGhost(Struct, frozen=True):
    """A ghost of somebody on this notepad."""

    bot: str
    """What it is called where a bot is asked for, as in a `PlannedSeat`."""
    player: int
    name: str
    animal: Animal
    month: str
    """When it was made, as in 2026-11."""
    games: int
    """From how many games."""
    rough: Roughness
    """How well it knows its person."""
    traits: dict[str, Likeness]
    """For each trait that can be somebody's own whether there is more or less of it than is typical."""


class WillingGhost(Struct, frozen=True):
    """Somebody on this notepad of whom a ghost can be made now, or made anew with what they have played since."""

    player: int
    name: str
    animal: Animal
    games: int
    """In so many of their games there was something to remember."""
    game: GameName
    """The last of these."""


class PadGhosts(Struct, frozen=True):
    """`GET /api/notepad/ghosts`: all ghosts of this notepad."""

    ghosts: tuple[PadGhost, ...]
    willing: tuple[WillingGhost, ...]
    """Nobody whose lock is shut, and nobody where ghosts are switched off."""


class GhostSheet(Struct, frozen=True):
    """What can be said of a player's ghost."""

    games: int
    """How many of the last games have answers to go by."""
    missing: int
    """How many games it takes until a first ghost can be made; 0: it can."""
    rough: Roughness
    """How well one that is made now knows its person."""
    traits: dict[str, Likeness]
    """As a ghost would have them that is made now."""
    ghosts: tuple[PadGhost, ...]
    """Those that were made, the newest first."""


class RemoveGhost(Body, frozen=True):
    """`POST /api/notepad/ghost/removed`"""

    player: PlayerId
    month: Month


# Handicaps -----------------------------------------------------------------------------------------------------------


class AskHandicaps(Body, frozen=True):
    """`POST /api/notepad/fair`: what to give whom at a table that is being set up; answered by a `Handicaps`."""

    game: GameName
    seats: Annotated[tuple[PlannedSeat, ...], Meta(min_length=2, max_length=5)]
    options: dict[str, Any]
    """As for a table. What they say of glances and cards is passed over: that is what is asked for."""


class SeatKnown(Struct, frozen=True):
    """How much is known of the person at a seat."""

    seat: int
    games: int
    """From how many of their games."""
    missing: int
    """About how many more it takes; 0: it is enough."""


class Handicaps(Struct, frozen=True):
    """What could be given so that all at a table have about the same chances; nothing, as long as too little is known
    of somebody."""

    ready: bool
    """Or it is being worked out: ask again in a moment."""
    people: tuple[SeatKnown, ...]
    """All who are no bots; a seat that is open has nobody of whom anything could be known."""
    given: dict[str, tuple[int, ...]] = {}
    """For each option that counts by seats, as glances, the number of each seat."""
    even: bool = False
    """Whether all have about the same chances with it. If not, it comes as near to that as it can."""
    unsure: bool = False
    """Not `even`, only because people are not known well enough to say so."""
    tried: int = 0
    """By how many simulated games."""


# The deal of the day -------------------------------------------------------------------------------------------------

Date: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", max_length=10)]
"""As in 2026-11-15."""


class BeginDay(Body, frozen=True):
    """`POST /api/day/begin`: begin the deal of a day alone, or go back to it; answered by `Entered`.

    It can be begun once per player, day and game."""

    day: Date
    today: Date
    """The date where the player is: from then on the deal of a day before counts as one of an earlier day."""
    game: GameName
    level: Level
    name: Name
    animal: Animal | None = None
    relaxed: bool = False
    """No countdown runs."""
    key: Hex | None = None
    """As for a table: all requests with it open one."""


class AskDay(Body, frozen=True):
    """`POST /api/day`: the deals of a day, and which of its month a player of this notepad has begun."""

    name: Name
    day: Date


class DayBegun(Struct, frozen=True, omit_defaults=True):
    """The deal of a day as one player has begun it."""

    name: str
    animal: Animal
    day: Date
    game: str
    level: Level
    late: bool = False
    """It was an earlier day's when they began."""
    score: int | None = None
    """The result, once there is one."""
    signs: Annotated[int, Meta(ge=0, le=10)] | None = None
    """The result in tenths of the way from pure guessing to perfect memory, both on average at the level. It follows
    from the result alone, so it gives nothing away about the deal."""


class OwnDay(Struct, frozen=True):
    """The deal of a day as the player who asks has begun it."""

    begun: DayBegun
    state: Literal["playing", "over"]
    """`over` without a score: it was ended without a result."""


class Days(Struct, frozen=True):
    """What the player who asks may see of the deals of the day."""

    own: tuple[OwnDay, ...]
    """Those of the month that they have begun, in order."""
    others: tuple[DayBegun, ...]
    """What others on the notepad reached on that day in the games that the player who asks has finished themself."""


class DayOrigin(Struct, frozen=True, omit_defaults=True):
    """`GET /api/day/{day}`: what the deals of a day follow from here.

    A server draws a secret before a day begins anywhere on earth. It shows the seal from the day before on, and the
    secret itself when the day has ended everywhere. A day without a seal follows the formula of the whole world."""

    seal: str | None = None
    """SHA-256 of the secret."""
    secret: str | None = None
    next_seal: str | None = None
    """That of the day after, if it is shown by now."""


class DayAt(Struct, frozen=True):
    """`GET /api/tables/{id}/day`: the deal of the day that is played at a table, if it is one."""

    begun: DayBegun | None


# What is kept --------------------------------------------------------------------------------------------------------


class PrivacyText(Struct, frozen=True):
    """`GET /api/privacy`: who runs this server, what it keeps and makes of it, for how long, and who can remove it."""

    sentences: dict[str, tuple[str, ...]]
    """By language, as `en`."""


# A study -------------------------------------------------------------------------------------------------------------


class Participate(Body, frozen=True):
    """`POST /api/study/next`: open the participant's next game; answered by `Entered`."""

    participant: Name
    """The code that stands for the person."""
    key: Hex | None = None
    """As in `OpenTable`: a new device that asks again is led to the same game, and no deal is lost."""
