"""Everybody's chances at a position of MMM… Brains!, a second way: explicit lists, the rules word by word.

It shares nothing with the solver. For each of the 7⁵ ways to keep some dice there is a list of all results that it can
lead to; for each result there is a list of the 32 ways to keep some of its dice, in the order in which ties are broken.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix

from tests.games.brains import oracle

COLOURS = ("red", "yellow", "blue", "green", "black")
RESULTS = list(product(range(6), repeat=5))
EQUAL = 1e-12

Seats = tuple[tuple[int, int], ...]
"""Who plays on, the mover first: what each holds, and the number of each one's colour."""

Look = Callable[[Seats, int], tuple[float, ...]]
"""Everybody's chances when these play on with so many brains in the middle; 0 once brains are paid."""


@cache
def _lists() -> tuple[csr_matrix, NDArray[np.intp]]:
    number = {faces: index for index, faces in enumerate(RESULTS)}
    kept = list(product([0, 1, 2, 3, 4, 5, None], repeat=5))
    reached = [[number[faces] for faces in product(*[range(6) if f is None else [f] for f in dice])] for dice in kept]
    rows = [row for row, ends in enumerate(reached) for _ in ends]
    chance = csr_matrix(
        ([1 / len(ends) for ends in reached for _ in ends], (rows, [end for ends in reached for end in ends])),
        shape=(len(kept), len(RESULTS)),
    )
    numbered = {dice: row for row, dice in enumerate(kept)}
    order = [
        first + last
        for first in ((), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))
        for last in ((), (4,), (3,), (3, 4))
    ]
    ways = [
        [numbered[tuple(None if die in thrown else face for die, face in enumerate(faces))] for thrown in order]
        for faces in RESULTS
    ]
    return chance, np.array(ways)


@cache
def _totals() -> list[dict[int, int]]:
    """The totals above 0 by colour, for every result."""
    found = []
    for faces in RESULTS:
        totals = oracle.totals_of([face or oracle.BRAIN for face in faces])
        found.append({colour: totals[name] for colour, name in enumerate(COLOURS) if totals[name]})
    return found


def turn(seats: Seats, middle: int, look: Look) -> NDArray[np.float64]:
    """Everybody's chances before a turn: the mover throws and announces as is best for the mover."""
    ends: dict[tuple[int, int], tuple[float, ...]] = {}
    mine = seats[0][1]
    final = np.empty((len(RESULTS), len(seats)))
    for row, totals in enumerate(_totals()):
        best: tuple[float, ...] | None = None
        for colour in sorted(totals, key=lambda colour: (colour - mine) % 5):
            key = colour, totals[colour]
            if key not in ends:
                ends[key] = announced(seats, middle, *key, look)
            if best is None or ends[key][0] > best[0] + EQUAL:
                best = ends[key]
        final[row] = next_turn(seats, middle, look) if best is None else best
    chance, ways = _lists()
    worth = final
    for _ in range(2):
        choices = (chance @ worth)[ways]
        choices[:, 0] = worth if worth is final else np.where(final[:, :1] > worth[:, :1], final, worth)
        own = choices[:, :, 0]
        first = (own >= own.max(axis=1, keepdims=True) - EQUAL).argmax(axis=1)
        worth = choices[np.arange(len(RESULTS)), first]
    mean: NDArray[np.float64] = worth.mean(axis=0)
    return mean


def announced(seats: Seats, middle: int, colour: int, total: int, look: Look) -> tuple[float, ...]:
    """M6 to M10."""
    held = [brains for brains, _ in seats]
    if middle:
        taken = min(total, middle)
        held[0] += taken
        return next_turn(tuple(zip(held, (c for _, c in seats), strict=True)), middle - taken, look)
    payer = next((place for place, (_, other) in enumerate(seats) if place and other == colour), 0)
    held[payer] -= min(total, held[payer])
    return next_turn(tuple(zip(held, (c for _, c in seats), strict=True)), 0, look)


def next_turn(seats: Seats, middle: int, look: Look) -> tuple[float, ...]:
    """The next one moves; without a middle, who has nothing is out."""
    order = [*range(1, len(seats)), 0]
    still = [place for place in order if middle or seats[place][0]]
    found = (1.0,) if len(still) == 1 else look(tuple(seats[place] for place in still), middle)
    chances = dict(zip(still, found, strict=True))
    return tuple(chances.get(place, 0.0) for place in range(len(seats)))
