"""Cards in a row, in each of many games: a row is a few bits for each place, and each game has its own.

A card is the number of its animal, counted from 1, so that nothing is 0. The first bit of all cards of a row stands in
one word of 32 bits, the second in another: then a card is put at the end or taken out of the middle, and those behind
it move up, by a handful of operations on whole words, for all games alike and without looking anything up.
"""

from typing import Any, Final, NamedTuple, TypeAlias

from gander.contract.arrays import either
from gander.contract.batch import Array
from gander.games.boar.pieces import ANIMALS

WORD: Final = 32
PLANES: Final = len(ANIMALS).bit_length()
NOTHING: Final = 0

Places: TypeAlias = tuple[Array, ...]
"""Some places of a row: one bit for each, in as many words as the longest row needs."""


class CardRow(NamedTuple):
    """Cards in an order."""

    cards: Array
    """How many there are."""
    planes: tuple[Places, ...]
    """At which places the first bit of the card is set, the second, and so on."""


def empty(xp: Any, games: int, most: int) -> CardRow:
    """No cards, with room for this many."""
    words = -(-most // WORD)
    planes = tuple(tuple(xp.zeros(games, xp.uint32) for _ in range(words)) for _ in range(PLANES))
    return CardRow(xp.zeros(games, xp.int8), planes)


def place(xp: Any, number: Array, words: int) -> Places:
    """The place of this number. Numbers beyond the words, also those below 0, are no place."""
    unsigned = number.astype(xp.uint32)
    return tuple(xp.left_shift(xp.uint32(1), unsigned - WORD * word) for word in range(words))


def card_at(xp: Any, row: CardRow, here: Places) -> Array:
    """The card at one place, `NOTHING` if there is none."""
    found = xp.zeros_like(row.cards)
    for number, plane in enumerate(row.planes):
        is_set = is_any(tuple(word & bit for word, bit in zip(plane, here, strict=True)))
        found = found | (is_set.astype(xp.int8) << number)
    return found


def like(xp: Any, row: CardRow, card: Array) -> Places:
    """Where cards of this kind lie. Asked for `NOTHING`, it tells the places beyond the end."""
    found = tuple(~xp.zeros_like(word) for word in row.planes[0])
    for number, plane in enumerate(row.planes):
        wanted = _all_bits_if(xp, (card >> number) & 1)
        found = tuple(others & ~(word ^ wanted) for word, others in zip(plane, found, strict=True))
    return found


def _all_bits_if(xp: Any, bit: Array) -> Array:
    return xp.uint32(0) - bit.astype(xp.uint32)


def is_any(here: Places) -> Array:
    """Whether there is a place."""
    found = here[0]
    for word in here[1:]:
        found = found | word
    return found != 0


def are_several(here: Places) -> Array:
    """Whether there is more than one place."""
    found, seen = (here[0] & (here[0] - 1)) != 0, here[0] != 0
    for word in here[1:]:
        found = found | ((word & (word - 1)) != 0) | (seen & (word != 0))
        seen = seen | (word != 0)
    return found


def first(xp: Any, here: Places) -> Array:
    """The number of the first place; behind the last one if there is none."""
    found = xp.zeros(here[0].shape, xp.int16)
    is_before = xp.ones(here[0].shape, bool)
    for word in here:
        found = found + xp.where(is_before, xp.bitwise_count(~word & (word - 1)), 0).astype(xp.int16)
        is_before = is_before & (word == 0)
    return found


def with_card(xp: Any, row: CardRow, card: Array, when: Array) -> CardRow:
    """The row with one more card at its end, where `when` says so."""
    end = place(xp, either(xp, when, row.cards, -1), len(row.planes[0]))
    planes = []
    for number, plane in enumerate(row.planes):
        has = _all_bits_if(xp, (card >> number) & 1)
        planes.append(tuple(word | (bit & has) for word, bit in zip(plane, end, strict=True)))
    return CardRow(row.cards + when, tuple(planes))


def without_card(xp: Any, row: CardRow, here: Places, when: Array) -> CardRow:
    """The row without the card at this one place, where `when` says so. Those behind it move up."""
    stays = _before(xp, here, when)
    planes = []
    for plane in row.planes:
        behind = (*plane[1:], None)
        moved = [
            word >> 1 if after is None else (word >> 1) | (after << (WORD - 1))
            for word, after in zip(plane, behind, strict=True)
        ]
        kept = zip(plane, moved, stays, strict=True)
        planes.append(tuple((word & mask) | (up & ~mask) for word, up, mask in kept))
    return CardRow(row.cards - when, tuple(planes))


def _before(xp: Any, here: Places, when: Array) -> Places:
    """All places before this one; all there are where nothing is to be taken out."""
    found, passed = [], xp.zeros_like(here[0])
    for bit in here:
        found.append((bit - 1) & ~passed | _all_bits_if(xp, ~when))
        passed = passed | _all_bits_if(xp, bit != 0)
    return tuple(found)


def spread(xp: Any, here: Places, most: int) -> Array:
    """For each game, for each of so many places: whether it is one of these."""
    bits = xp.arange(WORD, dtype=xp.uint32)
    wide = xp.concatenate([(word[:, None] >> bits) & 1 for word in here], axis=1)[:, :most] != 0
    return xp.pad(wide, ((0, 0), (0, most - wide.shape[1])))


def cards_of(xp: Any, row: CardRow, most: int) -> Array:
    """For each game, for each of so many places: which card lies there."""
    return sum(spread(xp, plane, most).astype(xp.int8) << number for number, plane in enumerate(row.planes))
