"""Packing solved tables for the package: `python -m tools.brains_solver.pack solution.file`.

A game of three becomes `solved.bin`. Of a game of four only the end, when few brains are left, is packed, as
`solved_four.bin`.
"""

import lzma
import sys
import zlib
from collections.abc import Mapping
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

import gander.games.brains.chances
from gander.games.brains.chances.position_numbers import arrangements, binomials, places
from gander.games.brains.chances.solved_tables import (
    FILTERS,
    LAST_OF_FOUR,
    STEP,
    TWO,
    VERSION,
    WHOLE,
    Contents,
    FilePart,
    inside,
    inside_four,
    part_name,
)
from tools.brains_solver.file import read
from tools.brains_solver.tables import Tables
from tools.brains_solver.two import solve

FOLDER = Path(gander.games.brains.chances.__file__).parent


def packed(tables: Tables, duels: NDArray[np.float64]) -> bytes:
    """A solved game of three and the two-player end as `solved_tables.py` reads them."""
    mine, other = np.indices((TWO + 1, TWO + 1))
    parts = {"two": duels[(mine > 0) & (other > 0) & (mine + other <= TWO)].tobytes()}
    for collecting in (False, True):
        for arrangement in range(len(arrangements(3))):
            table = (tables.collect if collecting else tables.pay[3])[arrangement]
            parts[part_name(collecting, arrangement)] = differences(table, inside(collecting), int(collecting))
    return squeezed_together(parts)


def last_of_four(tables: Tables) -> bytes:
    """The end of a solved game of four, while they pay."""
    where = inside_four()
    return squeezed_together(
        {part_name(False, number): differences(table, where) for number, table in enumerate(tables.pay[4])}
    )


def squeezed_together(parts: Mapping[str, bytes]) -> bytes:
    """The first line says where each part lies behind it."""
    squeezed = {name: lzma.compress(part, lzma.FORMAT_RAW, filters=FILTERS) for name, part in parts.items()}
    index, start = {}, 0
    for name, part in squeezed.items():
        index[name] = FilePart(start, len(part), zlib.crc32(part))
        start += len(part)
    return msgspec.json.encode(Contents(VERSION, STEP, index)) + b"\n" + b"".join(squeezed.values())


def differences(table: NDArray[np.floating], where: NDArray[np.bool_], least: int = 0) -> bytes:
    """What `solved_tables.summed` undoes: small numbers, folded so that none is below 0."""
    holdings = np.argwhere(where) + least
    rows = table[places(binomials(int(holdings.sum(axis=1).max()) + where.ndim), holdings)]
    folded = np.empty(rows.T.shape, np.uint16)
    for player, chances in enumerate(rows.T):
        cube = np.zeros(where.shape, np.int32)
        cube[where] = np.rint(chances / STEP)
        for axis in range(where.ndim):
            cube = np.diff(cube, axis=axis, prepend=0)
        folded[player] = cube[where] << 1 ^ cube[where] >> 31
    return (folded & 255).astype(np.uint8).tobytes() + (folded >> 8).astype(np.uint8).tobytes()


if __name__ == "__main__":
    solution = read(Path(sys.argv[1]))
    if solution.game.players == 4:
        (FOLDER / LAST_OF_FOUR).write_bytes(last_of_four(solution))
    else:
        (FOLDER / WHOLE).write_bytes(packed(solution, solve(TWO)))
