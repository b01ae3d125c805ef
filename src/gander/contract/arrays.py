"""What rules over arrays are made of: the games lie side by side, and each part of a state is a column or some of them.

A column is an array of NumPy or of JAX with a number for each game. `xp` is the module of the arrays. All is done by
comparing, which compilers and processors do many times at once; looking something up in a table is slower.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

import numpy as np

T = TypeVar("T")

Column: TypeAlias = Any
"""An array with a number for each game."""
Columns: TypeAlias = tuple[Column, ...]


def either(xp: Any, which: Column, one: Column | int, other: Column | int) -> Column:
    """For each game the one number where it is so, else the other; both are small and whole.

    NumPy mixes bits many times faster than its `where` takes small numbers.
    """
    if xp is np:
        kind = next((value.dtype for value in (one, other) if isinstance(value, np.ndarray)), np.dtype(np.int8))
        return other ^ ((one ^ other) & -which.astype(kind))
    found = xp.where(which, one, other)
    return found.astype(xp.int8) if isinstance(one, int) and isinstance(other, int) else found


def chosen(xp: Any, which: Column, one: T, other: T) -> T:
    """For each game a part of one or of the other. What both have in common is not touched."""
    if one is other:
        return one
    if isinstance(one, tuple) and isinstance(other, tuple):
        parts = [chosen(xp, which, first, second) for first, second in zip(one, other, strict=True)]
        return type(one)(*parts) if hasattr(one, "_fields") else type(one)(parts)
    found: T = either(xp, which.reshape(-1, *[1] * (one.ndim - 1)), one, other)  # type: ignore[attr-defined]
    return found


def concerned(xp: Any, which: Column) -> bool:
    """Whether there may be a game like this. What JAX compiles is for all numbers, so there it always may."""
    return xp is not np or bool(which.any())


def picked(xp: Any, columns: Columns, place: Column) -> Column:
    """For each game the number that is in the column of this place; 0 for a place that there is not."""
    found = xp.zeros_like(columns[0])
    for number, column in enumerate(columns):
        found = found | either(xp, place == number, column, 0)
    return found


def placed(xp: Any, columns: Columns, place: Column, value: Column) -> Columns:
    """The columns, each game's value in the one of its place."""
    return tuple(either(xp, place == number, value, column) for number, column in enumerate(columns))


def nth_in(xp: Any, sets: Columns, nth: Column, size: int) -> tuple[Column, Column]:
    """Some sets as bits, of so many bits each: in which one the nth of all their members is, and which bit it is.

    They are counted set after set. All numbers are of the kind `uint8`.
    """
    which, before, counted = xp.zeros_like(nth), xp.zeros_like(nth), xp.zeros_like(nth)
    for bits in sets:
        counted = counted + xp.bitwise_count(bits)
        past = counted <= nth
        which, before = which + past, either(xp, past, counted, before)
    bits, left = picked(xp, sets, which), nth - before
    bit, counted = xp.zeros_like(nth), xp.zeros_like(nth)
    for place in range(size):
        counted = counted + ((bits >> place) & 1)
        bit = bit + (counted <= left)
    return which, bit


def without(xp: Any, sets: Columns, which: Column, bit: Column) -> Columns:
    """The sets, less this member of this one."""
    rest = ~(xp.ones_like(bit) << bit)
    return tuple(either(xp, which == number, bits & rest, bits) for number, bits in enumerate(sets))


def members(xp: Any, sets: Columns) -> Column:
    """How many there are in all of the sets."""
    counted = xp.bitwise_count(sets[0])
    for bits in sets[1:]:
        counted = counted + xp.bitwise_count(bits)
    return counted


# Rows ----------------------------------------------------------------------------------------------------------------


def one_of(xp: Any, values: Column, order: Sequence[int]) -> Any:
    """A place for each value in this order, of which one is set; none for a value that is not among them."""
    return xp.asarray(order, values.dtype)[:, None] == values


def amount(xp: Any, values: Column, largest: int) -> Any:
    """One place: where a number lies between 0 and the largest."""
    return (values.astype(xp.float32) / xp.float32(largest))[None]


def always(xp: Any, values: Sequence[float], games: int) -> Any:
    """Places that say the same in every game."""
    return xp.broadcast_to(xp.asarray(values, xp.float32)[:, None], (len(values), games))


def laid_out(xp: Any, blocks: Sequence[Any]) -> Any:
    """The places of all blocks side by side, a row for each game."""
    return xp.concatenate(blocks, dtype=xp.float32).T
