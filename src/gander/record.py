"""A game written down: what was agreed and every move made. It replays without a generator of random numbers."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from gander.contract.game import AnyGame, GameError, Seat, Step
from gander.games import game as game_of

O = TypeVar("O")  # noqa: E741
M = TypeVar("M")


class BrokenRecord(GameError):
    """A record that cannot be read, or that these rules do not replay."""

    code = "broken_record"


class RecordedMove(Struct, Generic[M], frozen=True, gc=False, array_like=True):
    """A move and who made it: a seat, chance (-1) or the clock (-2)."""

    actor: Seat
    move: M


class Record(Struct, Generic[O, M], frozen=True):
    """The log of one game."""

    game: str
    version: int
    options: O
    moves: tuple[RecordedMove[M], ...] = ()


class _Heading(Struct):
    game: str
    version: int


@cache
def _decoder(name: str) -> msgspec.json.Decoder[Record[Any, Any]]:
    game = game_of(name)
    return msgspec.json.Decoder(Record[game.options, game.move])  # type: ignore[name-defined]


def new_record(game: AnyGame, options: object) -> Record[Any, Any]:
    """The record of a game that has just begun."""
    return Record(game.name, game.version, options)


def encode(record: Record[Any, Any]) -> bytes:
    return msgspec.json.encode(record)


def decode(text: bytes | str) -> Record[Any, Any]:
    """Raises `BrokenRecord` for what is no record, and `UnknownGame` for a game we do not have."""
    try:
        heading = msgspec.json.decode(text, type=_Heading)
        check_version(game_of(heading.game), heading.version)
        return _decoder(heading.game).decode(text)
    except msgspec.DecodeError as error:
        raise BrokenRecord(f"broken record: {error}") from error


def check_version(game: AnyGame, version: int) -> None:
    if version != game.version:
        raise BrokenRecord(f"broken record: {game.name} rules version {version}: these are version {game.version}")


def replay(record: Record[Any, Any]) -> Iterator[Step[Any]]:
    """Every step of the game. Raises `IllegalMove` where the record breaks a rule."""
    game = game_of(record.game)
    state = game.setup(record.options)
    for moved in record.moves:
        step = game.apply(state, moved.actor, moved.move)
        yield step
        state = step.after
