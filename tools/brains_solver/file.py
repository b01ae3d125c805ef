"""A solution on disk, written level by level, so that a run that was stopped goes on where it was.

A line of JSON says what is solved and how. Behind it lie the levels in the order in which they are solved: the chances
as they lie in the table, and their checksum. A level that was cut off is solved again; one that was changed is refused.
"""

import zlib
from pathlib import Path
from typing import BinaryIO, Final

import msgspec
import numpy as np

from tools.brains_solver.tables import DTYPES, Game, Level, Tables, levels
from tools.brains_solver.two import solve

VERSION: Final = 1
CHECKSUM: Final = 4
"""Bytes of a checksum."""


class Header(msgspec.Struct, frozen=True):
    version: int
    game: Game


class BrokenFile(ValueError):
    """Not a solution, not this one, or not as it was written."""


def take_up(path: Path, tables: Tables) -> list[Level]:
    """Fill the tables from the file, or begin it. Returns the levels that are left to solve."""
    if not path.exists():
        path.write_bytes(_first_line(tables.game))
    with path.open("r+b") as file:
        if file.readline() != _first_line(tables.game):
            raise BrokenFile(f"{path} is something else than {tables.game}")
        left, end = _read_levels(file, tables)
        file.truncate(end)
    return left


def add(path: Path, tables: Tables, level: Level) -> None:
    """Write a level that has been solved behind the others."""
    chances = tables.of(level)[:, level.places]
    numbers = chances if isinstance(chances, np.ndarray) else chances.cpu().numpy()
    content = np.ascontiguousarray(numbers).tobytes()
    with path.open("ab") as file:
        file.write(content + zlib.crc32(content).to_bytes(CHECKSUM, "little"))


def read(path: Path) -> Tables:
    """A whole solution, in numpy."""
    with path.open("rb") as file:
        try:
            header = msgspec.json.decode(file.readline(), type=Header)
        except msgspec.MsgspecError as error:
            raise BrokenFile(f"{path} does not say what it holds: {error}") from error
        if header.version != VERSION:
            raise BrokenFile(f"{path} has version {header.version}, not {VERSION}")
        tables = Tables(header.game, np)
        tables.put_duels(solve(header.game.brains))
        left, _ = _read_levels(file, tables)
    if left:
        raise BrokenFile(f"{path} is not finished: {len(left)} levels are missing")
    return tables


def _first_line(game: Game) -> bytes:
    return msgspec.json.encode(Header(VERSION, game)) + b"\n"


def _read_levels(file: BinaryIO, tables: Tables) -> tuple[list[Level], int]:
    """Fill the tables. Returns the levels that are not there, and where the next one goes."""
    left = levels(tables.game)
    end = file.tell()
    while left:
        table, places = tables.of(left[0]), left[0].places
        shape = (table.shape[0], places.stop - places.start, table.shape[2])
        size = int(np.prod(shape)) * np.dtype(DTYPES[tables.game.precision]).itemsize
        content = file.read(size + CHECKSUM)
        if len(content) < size + CHECKSUM:
            return left, end
        if zlib.crc32(content[:size]).to_bytes(CHECKSUM, "little") != content[size:]:
            raise BrokenFile(f"level {left[0]} is not as it was written")
        numbers = np.frombuffer(content[:size], DTYPES[tables.game.precision]).reshape(shape)
        table[:, places] = tables.xp.asarray(numbers.copy())
        end = file.tell()
        del left[0]
    if file.read(1):
        raise BrokenFile("there is something behind the last level")
    return left, end
