"""A deck in many games at once: for each colour, as bits, the kinds of cards that are left of it."""

from typing import Any

from gander.contract.arrays import Column, Columns, nth_in, without


def take(xp: Any, cards: Columns, nth: Column, kinds: int) -> tuple[Column, Columns]:
    """The nth of these cards, and the others. There are so many kinds of each colour."""
    colour, kind = nth_in(xp, cards, nth, kinds)
    return (colour * kinds + kind).astype(xp.int8), without(xp, cards, colour, kind)
