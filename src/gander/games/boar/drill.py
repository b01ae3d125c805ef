"""The drill of The Brilliant Boar: draw cards, see one leave, and find the place that matches."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from gander.contract.game import Level, Luck, shuffled, without_item
from gander.contract.measure import DrillRules
from gander.games.boar.pieces import ANIMALS, COPIES, DESIGNS_AT, Animal

DrillKind: TypeAlias = Literal["closed_up", "neighbour", "full_hand"]
FULL_HAND: Final = 6


class Difficulty(NamedTuple):
    """How hard: more cards in the hand, fewer that are alike, and more that leave it before the question."""

    level: Level
    hand: int = FULL_HAND
    leaving: int = 0


STEPS: Final = (
    Difficulty("rookie", 4),
    Difficulty("rookie", 5),
    Difficulty("rookie"),
    Difficulty("experienced"),
    Difficulty("advanced"),
    Difficulty("expert"),
    Difficulty("expert", leaving=1),
    Difficulty("expert", leaving=2),
)


class Item(Struct, frozen=True):
    """Cards drawn one after the other, places played from, and a card on the deck: which place matches it?"""

    kind: DrillKind
    drawn: tuple[Animal, ...]
    played: tuple[int, ...]
    top: Animal
    truth: tuple[int, ...]


def item(kind: DrillKind, step: Difficulty, luck: Luck) -> Item:
    designs = ANIMALS[: DESIGNS_AT[step.level]]
    hand = drawn = shuffled(designs * COPIES, luck)[: step.hand]
    played = []
    for _ in range(step.leaving + (kind == "closed_up")):
        gap = luck.below(len(hand) - 2)
        hand = without_item(hand, gap)
        played.append(gap)
    place = _place(kind, hand, played, luck)
    truth = tuple(slot for slot, animal in enumerate(hand) if animal == hand[place])
    return Item(kind, drawn, tuple(played), hand[place], truth)


def _place(kind: DrillKind, hand: Sequence[Animal], played: Sequence[int], luck: Luck) -> int:
    """A card that has just moved up, one between two others, or one of the two oldest."""
    if kind == "closed_up":
        return played[-1] + luck.below(len(hand) - played[-1])
    return 1 + luck.below(len(hand) - 2) if kind == "neighbour" else luck.below(2)


DRILL: Final = DrillRules(
    item=Item,
    kinds={
        "closed_up": ("before",),
        "neighbour": ("neighbour",),
        "full_hand": ("elsewhere", "missed", "misnamed", "none_in_hand"),
    },
    steps=STEPS,
    at_level=Difficulty,
    make=item,
)
"""Where the card was before, and the place beside it, can be practised as such; all else with a full hand."""
