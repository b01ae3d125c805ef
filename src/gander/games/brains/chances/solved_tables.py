"""The solved chances that come with the package: two players exactly, three to within half a thousandth.

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
"""Chances of three players are kept in steps of this, so none is wrong by more than half of it."""

THREE: Final = BRAINS_FOR[3]
TWO: Final = max(BRAINS_FOR.values())
"""No two players ever hold more together."""

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
def _whole() -> tuple[Contents, bytes]:
    first, _, rest = (files("gander.games.brains.chances") / "solved.bin").read_bytes().partition(b"\n")
    contents = msgspec.json.decode(first, type=Contents)
    if contents.version != VERSION or contents.step != STEP:
        raise BrokenTables("solved.bin belongs to another version")
    return contents, rest


def unpacked(name: str) -> bytes:
    """One part of the file."""
    contents, rest = _whole()
    part = contents.parts[name]
    packed = rest[part.start : part.start + part.length]
    if zlib.crc32(packed) != part.checksum:
        raise BrokenTables(f"{name} in solved.bin is not as it was written")
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
    return summed(unpacked(part_name(collecting, arrangement)), collecting)


def summed(differences: bytes, collecting: bool) -> NDArray[np.uint16]:
    """The chances of the first two players in steps, one row for each of the holdings inside.

    What is kept is how each number differs from what its seven lower neighbours in the cube promise, a sum of three
    differences; so three running sums bring it back. The low bytes lie before the high ones.
    """
    where = inside(collecting)
    count = int(where.sum())
    low, high = np.frombuffer(differences, np.uint8).reshape(2, 2, count)
    folded = low.astype(np.int16) | high.astype(np.int16) << 8
    steps = np.empty((count, 2), np.uint16)
    for player in range(2):
        cube = np.zeros(where.shape, np.int16)
        cube[where] = folded[player] >> 1 ^ -(folded[player] & 1)
        for axis in range(3):
            np.cumsum(cube, axis=axis, dtype=np.int16, out=cube)
        steps[:, player] = cube[where]
    return steps


def three(holdings: NDArray[np.integer], arrangement: int, collecting: bool) -> NDArray[np.float64]:
    """Everybody's chances, the first to move, for several holdings of three players with the same colours."""
    first, second, third = holdings.T
    places = _begins(collecting)[first, second] + third
    chances = _three(collecting, arrangement)[places] * STEP
    return np.concatenate((chances, 1 - chances.sum(axis=1, keepdims=True)), axis=1)
