"""A deck, and the cards that nobody sees."""

from __future__ import annotations

import numpy
import pytest
from msgspec import Struct

from gander.cards.batch import take
from gander.cards.deck import dealt, exchanged, exchanged_piles, is_whole_deck


class Piles(Struct, frozen=True):
    deck: tuple[str, ...]
    piles: tuple[tuple[str, ...], ...]
    errors: tuple[str, ...]
    box: tuple[str, ...]
    turn: int


@pytest.mark.parametrize(
    ("deck", "whole"), [("abc", True), ("cab", True), ("ab", False), ("abb", False), ("abcc", False), ("abd", False)]
)
def test_a_whole_deck_has_every_card_once(deck: str, whole: bool) -> None:
    assert is_whole_deck(tuple(deck), tuple("abc")) is whole


def test_the_last_card_is_dealt_first() -> None:
    assert dealt(tuple("abcde"), 2) == (("e", "d"), ("a", "b", "c"))
    assert dealt(tuple("ab"), 2) == (("b", "a"), ())


def test_every_card_becomes_another_wherever_it_lies() -> None:
    becomes = {"a": "b", "b": "c", "c": "a", "d": "e", "e": "d"}
    assert exchanged(("a", "d"), becomes) == ("b", "e")
    state = Piles(deck=("a",), piles=(("b",), ()), errors=("c",), box=("d", "e"), turn=1)
    assert exchanged_piles(state, becomes) == Piles(("b",), (("c",), ()), ("a",), ("e", "d"), 1)


def test_a_card_is_taken_from_many_decks_at_once() -> None:
    """Of two colours with three kinds each: the first deck is whole, the second has lost the card with the number 1."""
    decks = (numpy.array([0b111, 0b101], numpy.uint8), numpy.array([0b111, 0b111], numpy.uint8))
    card, rest = take(numpy, decks, numpy.array([3, 3], numpy.uint8), 3)
    assert card.tolist() == [3, 4]
    assert [left.tolist() for left in rest] == [[0b111, 0b101], [0b110, 0b101]]
