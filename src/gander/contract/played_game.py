"""A finished game as it was played: every move with its time, and who sat where meanwhile.

This is all that answers are derived from. It comes from a table's log, from an imported file, or from a simulation;
nothing here knows a table.
"""

import hashlib
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from gander.contract.game import Outcome, Seat

By: TypeAlias = Literal["person", "bot", "clock", "chance"]

GONE = "—"
"""What stands in place of the name of somebody whose data were removed."""


class PlayedMove(Struct, frozen=True, gc=False, array_like=True):
    """A move and its circumstances."""

    actor: Seat
    move: Any
    at: float
    """When, in seconds since 1970."""
    clock: float
    """Seconds of play since the game began, without pauses."""
    by: By = "person"
    hidden: bool = False
    """The page was out of sight between the question and the move."""
    took: float | None = None
    """Milliseconds from showing the question to the move, as the device measured them."""


class Person(Struct, frozen=True):
    """Somebody at a table: a name, an animal and a device."""

    name: str
    animal: str
    device: str


class Stint(Struct, frozen=True):
    """From this move on, counted from 0, this person or bot plays at a seat."""

    start: int
    person: Person | None = None
    bot: str | None = None


class PlayedGame(Struct, frozen=True):
    """One game from its first shuffle to its outcome."""

    table: str
    number: int
    """Which game at that table, from 1."""
    game: str
    version: int
    options: Any
    seed: str
    chosen: bool
    """The seed was chosen by the host, as in an experiment."""
    started: float
    ended: float
    moves: tuple[PlayedMove, ...]
    seats: tuple[tuple[Stint, ...], ...]
    outcome: Outcome
    catches: tuple[int, ...] = ()
    """By seat, as the table counted it: the most that was found in one turn. A game from a file has none."""
    feathers: tuple[int, ...] = ()
    """By seat: what whoever sat there at the end had guessed right in the room by then. A game from a file has none."""

    def stint(self, seat: Seat, move: int) -> Stint:
        """Who played at a seat when this move was made."""
        return next(stint for stint in reversed(self.seats[seat]) if stint.start <= move)

    def at_the_end(self, seat: Seat) -> Stint:
        return self.seats[seat][-1]

    def settled_since(self, seat: Seat, move: int) -> int:
        """The move since which whoever plays at a seat now has seen all that happened there."""
        return self.stint(seat, move).start


def uid_of(played: PlayedGame) -> str:
    """A name for the game that is the same everywhere and holds for no other: the digest of what was played.

    Who sat there is left out, so that the name survives a player who was renamed or removed.
    """
    parts = (played.game, played.version, played.options, played.seed, played.started, played.moves)
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:32]


def variant_of(played: PlayedGame) -> str:
    """The rules that were switched on for this game; empty if it is the plain one."""
    agreed = msgspec.structs.asdict(played.options)
    return " ".join(sorted(option for option, value in agreed.items() if value is True))


def level_of(played: PlayedGame) -> str | None:
    """How hard; `None` for a game without levels."""
    return getattr(played.options, "level", None)
