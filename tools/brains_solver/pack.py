"""Packing solved tables for the package: `python -m tools.brains_solver.pack solution.file`."""

import lzma
import sys
import zlib
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

import gander.games.brains.chances
from gander.games.brains.chances.position_numbers import arrangements, binomials, places
from gander.games.brains.chances.solved_tables import (
    FILTERS,
    STEP,
    THREE,
    TWO,
    VERSION,
    Contents,
    FilePart,
    inside,
    part_name,
)
from tools.brains_solver.file import read
from tools.brains_solver.tables import Tables
from tools.brains_solver.two import solve

TARGET = Path(gander.games.brains.chances.__file__).with_name("solved.bin")


def packed(tables: Tables, duels: NDArray[np.float64]) -> bytes:
    """A solved game of three and the two-player end as `solved_tables.py` reads them."""
    mine, other = np.indices((TWO + 1, TWO + 1))
    parts = {"two": duels[(mine > 0) & (other > 0) & (mine + other <= TWO)].tobytes()}
    for collecting in (False, True):
        for arrangement in range(len(arrangements(3))):
            table = (tables.collect if collecting else tables.pay[3])[arrangement]
            parts[part_name(collecting, arrangement)] = differences(table, collecting)
    squeezed = {name: lzma.compress(part, lzma.FORMAT_RAW, filters=FILTERS) for name, part in parts.items()}
    index, start = {}, 0
    for name, part in squeezed.items():
        index[name] = FilePart(start, len(part), zlib.crc32(part))
        start += len(part)
    return msgspec.json.encode(Contents(VERSION, STEP, index)) + b"\n" + b"".join(squeezed.values())


def differences(table: NDArray[np.floating], collecting: bool) -> bytes:
    """What `solved.summed` undoes: small numbers, folded so that none is below 0."""
    where = inside(collecting)
    holdings = np.argwhere(where)
    rows = table[places(binomials(THREE + 3), holdings + int(collecting))]
    folded = np.empty(rows.T.shape, np.uint16)
    for player, chances in enumerate(rows.T):
        cube = np.zeros(where.shape, np.int32)
        cube[where] = np.rint(chances / STEP)
        for axis in range(3):
            cube = np.diff(cube, axis=axis, prepend=0)
        folded[player] = cube[where] << 1 ^ cube[where] >> 31
    return (folded & 255).astype(np.uint8).tobytes() + (folded >> 8).astype(np.uint8).tobytes()


if __name__ == "__main__":
    TARGET.write_bytes(packed(read(Path(sys.argv[1])), solve(TWO)))
