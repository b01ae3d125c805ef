"""The solved chances that ship: two players exactly, three and the last of four to within half a thousandth.

`tools/brains_solver/pack.py` wrote them. What a game needs is read when it is first asked for.
"""

import lzma
import zlib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from gander.games.brains.pieces import BRAINS_FOR

VERSION: Final = 1
STEP: Final = 0.001
"""Chances of three and four players are kept in steps of this, so none is wrong by more than half of it."""

THREE: Final = BRAINS_FOR[3]
TWO: Final = max(BRAINS_FOR.values())
"""No two players ever hold more together."""

FOUR: Final = 24
"""Four players who pay are solved up to so many brains together. Above it they are estimated."""

WHOLE: Final = "solved.bin"
"""The end of two players and the game of three."""
LAST_OF_FOUR: Final = "solved_four.bin"

FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


class FilePart(msgspec.Struct, frozen=True):
    """Where a part lies behind the first line, and its checksum."""

    start: int
    length: int
    checksum: int


class Contents(msgspec.Struct, frozen=True):
    """The first line of the file."""

    version: int
    step: float
    parts: dict[str, FilePart]


class BrokenTables(RuntimeError):
    """The package was damaged: install it anew."""


@cache
def _contents(file: str) -> tuple[Contents, bytes]:
    first, _, rest = (files("gander.games.brains.chances") / file).read_bytes().partition(b"\n")
    contents = msgspec.json.decode(first, type=Contents)
    if contents.version != VERSION or contents.step != STEP:
        raise BrokenTables(f"{file} belongs to another version")
    return contents, rest


def unpacked(name: str, file: str = WHOLE) -> bytes:
    """One part of a file."""
    contents, rest = _contents(file)
    part = contents.parts[name]
    packed = rest[part.start : part.start + part.length]
    if zlib.crc32(packed) != part.checksum:
        raise BrokenTables(f"{name} in {file} is not as it was written")
    return lzma.decompress(packed, format=lzma.FORMAT_RAW, filters=FILTERS)


# Two players ---------------------------------------------------------------------------------------------------------


@cache
def duels() -> NDArray[np.float64]:
    """The chance of the player to move, by own brains and by the other's; not a number where there are too many."""
    table = np.full((TWO + 1, TWO + 1), np.nan)
    table[0, :], table[:, 0] = 0, 1
    mine, other = np.indices(table.shape)
    table[(mine > 0) & (other > 0) & (mine + other <= TWO)] = np.frombuffer(unpacked("two"), np.float64)
    table.flags.writeable = False
    return table


# Three players -------------------------------------------------------------------------------------------------------


@cache
def inside(collecting: bool) -> NDArray[np.bool_]:
    """The holdings that there are, in a cube with an axis for each player."""
    first, second, third = np.indices((THREE + 1,) * 3, np.int16)
    together = first + second + third
    all_have_some = (first > 0) & (second > 0) & (third > 0)
    there: NDArray[np.bool_] = together < THREE if collecting else (together <= THREE) & all_have_some
    return there


@cache
def _begins(collecting: bool) -> NDArray[np.intp]:
    """Where the third player's holding 0 would lie, by the holdings of the first two."""
    counts = inside(collecting).sum(axis=2)
    least = inside(collecting).argmax(axis=2)
    begins: NDArray[np.intp] = (np.cumsum(counts) - counts.ravel()).reshape(counts.shape) - least
    return begins


def part_name(collecting: bool, arrangement: int) -> str:
    return f"{'collect' if collecting else 'pay'} {arrangement}"


@cache
def _three(collecting: bool, arrangement: int) -> NDArray[np.uint16]:
    return summed(unpacked(part_name(collecting, arrangement)), inside(collecting))


def summed(differences: bytes, where: NDArray[np.bool_]) -> NDArray[np.uint16]:
    """The chances of all players but the last in steps, one row for each of the holdings that there are.

    What is kept is how each number differs from what its lower neighbours in the cube promise, a difference along
    every axis; so as many running sums bring it back. The low bytes lie before the high ones.
    """
    count, players = int(where.sum()), where.ndim - 1
    low, high = np.frombuffer(differences, np.uint8).reshape(2, players, count)
    folded = low.astype(np.uint16) | high.astype(np.uint16) << 8
    steps = np.empty((count, players), np.uint16)
    for player in range(players):
        cube = np.zeros(where.shape, np.int16)
        cube[where] = (folded[player] >> 1).astype(np.int16) ^ -(folded[player] & 1).astype(np.int16)
        for axis in range(where.ndim):
            np.cumsum(cube, axis=axis, dtype=np.int16, out=cube)
        steps[:, player] = cube[where]
    return steps


def three(holdings: NDArray[np.integer], arrangement: int, collecting: bool) -> NDArray[np.float64]:
    """Everybody's chances, the first to move, for several holdings of three players with the same colours."""
    first, second, third = holdings.T
    places = _begins(collecting)[first, second] + third
    return _with_rest(_three(collecting, arrangement)[places])


# The last of four ----------------------------------------------------------------------------------------------------


@cache
def inside_four() -> NDArray[np.bool_]:
    """The holdings of four who pay and have few brains left, in a cube with an axis for each player."""
    held = np.indices((FOUR + 1,) * 4, np.int16)
    there: NDArray[np.bool_] = (held.sum(axis=0) <= FOUR) & (held > 0).all(axis=0)
    return there


@cache
def _rows_of_four() -> NDArray[np.int32]:
    """The row of a table by the holdings."""
    rows = np.full(inside_four().shape, -1, np.int32)
    rows[inside_four()] = np.arange(int(inside_four().sum()))
    return rows


@cache
def _four(arrangement: int) -> NDArray[np.uint16]:
    return summed(unpacked(part_name(False, arrangement), LAST_OF_FOUR), inside_four())


def four(holdings: NDArray[np.integer], arrangement: int) -> NDArray[np.float64]:
    """Everybody's chances, the first to move, for several holdings of four who pay, with the same colours."""
    first, second, third, fourth = holdings.T
    return _with_rest(_four(arrangement)[_rows_of_four()[first, second, third, fourth]])


def _with_rest(steps: NDArray[np.uint16]) -> NDArray[np.float64]:
    """The last player has what the others leave."""
    chances = steps * STEP
    return np.concatenate((chances, 1 - chances.sum(axis=1, keepdims=True)), axis=1)
