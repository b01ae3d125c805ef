"""A deck from which cards are dealt to places on the table, and the cards that a viewer cannot see."""

from collections.abc import Collection, Mapping
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

C = TypeVar("C")


def is_whole_deck(deck: Collection[C], cards: Collection[C]) -> bool:
    """Whether these are all the cards, each of them once."""
    return len(deck) == len(cards) and set(deck) == set(cards)


def dealt(deck: tuple[C, ...], count: int) -> tuple[tuple[C, ...], tuple[C, ...]]:
    """So many cards from the deck, the next of which is its last, and what is left of it."""
    return deck[: -count - 1 : -1], deck[:-count]


class Piled(Protocol):
    """A state with cards that lie in piles: in the deck, won, lost, or out of the game."""

    @property
    def deck(self) -> tuple[Any, ...]: ...

    @property
    def piles(self) -> tuple[tuple[Any, ...], ...]: ...

    @property
    def errors(self) -> tuple[Any, ...]: ...

    @property
    def box(self) -> tuple[Any, ...]: ...


S = TypeVar("S", bound=Piled)


def exchanged(cards: tuple[C, ...], becomes: Mapping[C, C]) -> tuple[C, ...]:
    """In the place of each card the one that it becomes."""
    return tuple([becomes[card] for card in cards])


def exchanged_piles(state: S, becomes: Mapping[Any, Any]) -> S:
    """The same state with other cards in its piles."""
    changed: Any = state
    after: S = replace(
        changed,
        deck=exchanged(state.deck, becomes),
        piles=tuple([exchanged(pile, becomes) for pile in state.piles]),
        errors=exchanged(state.errors, becomes),
        box=exchanged(state.box, becomes),
    )
    return after
