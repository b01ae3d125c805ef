"""Every position of MMM… Brains! between two turns, and its place in a table.

A position is what the players still in hold, the mover first, and the colours they stand for. Only turning all colours
round changes nothing (M1), so they are turned until the mover's is 0; how the others' then lie is the arrangement.
"""

import math
from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gander.games.brains.odds.turn_odds import all_totals
from gander.games.brains.pieces import COLOURS

Array: TypeAlias = Any
"""An array of numpy or a tensor of PyTorch: what is done with it here is written alike for both."""

MOST_PLAYERS: Final = 5

# Colours -------------------------------------------------------------------------------------------------------------


@cache
def arrangements(players: int) -> tuple[tuple[int, ...], ...]:
    """The colours of the players, the mover's 0 first. With two left they make no difference."""
    if players == 2:
        return ((0, 1),)
    return tuple((0, *others) for others in permutations(range(1, len(COLOURS)), players - 1))


def code_of(colours: Sequence[int]) -> int:
    """The others' colours, seen from the mover's, as one number in base five."""
    return sum((colour - colours[0]) % 5 * 5**place for place, colour in enumerate(colours[1:]))


@cache
def arrangement_of(players: int) -> NDArray[np.int8]:
    """The number of the arrangement by the code of its colours."""
    numbers = np.full(5 ** (MOST_PLAYERS - 1), -1, np.int8)
    if players == 2:
        numbers[:] = 0
    for number, colours in enumerate(arrangements(players)):
        numbers[code_of(colours)] = number
    return numbers


@cache
def passed_on(players: int) -> tuple[int, ...]:
    """For every arrangement the one that the next player sees when nobody has gone out."""
    found = arrangement_of(players)
    return tuple(int(found[code_of((*colours[1:], colours[0]))]) for colours in arrangements(players))


# Holdings ------------------------------------------------------------------------------------------------------------


@cache
def binomials(most: int) -> NDArray[np.int32]:
    """n over k for n up to `most` and k up to five."""
    return np.array([[math.comb(n, k) for k in range(MOST_PLAYERS + 1)] for n in range(most + 1)], np.int32)


def lists(parts: int, together: int) -> NDArray[np.int16]:
    """All lists of positive parts with this sum, smaller first parts first: the order of their ranks."""
    if parts == 1:
        return np.array([[together]], np.int16)
    behind = [_kept_lists(parts - 1, together - first) for first in range(1, together - parts + 2)]
    if not behind:
        return np.empty((0, parts), np.int16)
    first = np.repeat(np.arange(1, len(behind) + 1, dtype=np.int16), [len(rest) for rest in behind])
    return np.concatenate((first[:, None], np.concatenate(behind)), axis=1)


@cache
def _kept_lists(parts: int, together: int) -> NDArray[np.int16]:
    return lists(parts, together)


def places(counts: Array, parts: Array) -> Array:
    """The place of each list among all lists of as many parts: smaller sums first, then by rank.

    `counts` are the binomials, where the parts are: both numpy, or both tensors on the same device.
    """
    players = parts.shape[-1]
    left = parts.sum(-1)
    place = counts[left - 1, players] + 0 * left  # 64 bits, whatever the binomials have
    for i in range(players - 1):
        behind = players - 1 - i
        place = place + counts[left - 1, behind] - counts[left - parts[..., i], behind]
        left = left - parts[..., i]
    return place


# Tables --------------------------------------------------------------------------------------------------------------


def table_shape(players: int, brains: int, collecting: bool) -> tuple[int, int, int]:
    """Arrangements, lists of holdings, and the chances of all players but the last."""
    most = brains - 1 + players if collecting else brains
    return len(arrangements(players)), math.comb(most, players), players - 1


def level_in(together: int, players: int) -> slice:
    """Where the lists with this sum lie in a table."""
    start = math.comb(together - 1, players)
    return slice(start, start + math.comb(together - 1, players - 1))


@cache
def packed_totals() -> NDArray[np.uint32]:
    """The totals of all five colours for every way in which the dice lie, five bits each (M5)."""
    totals = all_totals().reshape(len(COLOURS), -1).astype(np.uint32)
    packed: NDArray[np.uint32] = np.bitwise_or.reduce(totals << (5 * np.arange(5, dtype=np.uint32))[:, None], axis=0)
    return packed
