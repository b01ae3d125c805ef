"""The drill of The Brilliant Boar: draw cards, see one leave, and find the place that matches."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from gander.contract.game import Level, Luck, shuffled, without_item
from gander.contract.measure import DrillRules, worst_of
from gander.games.boar.pieces import ANIMALS, COPIES, DESIGNS_AT, Animal

DrillKind: TypeAlias = Literal["closed_up", "neighbour", "full_hand"]
FULL_HAND: Final = 6


class Item(Struct, frozen=True):
    """Cards drawn one after the other, places played from, and a card on the deck: which place matches it?"""

    kind: DrillKind
    drawn: tuple[Animal, ...]
    played: tuple[int, ...]
    top: Animal
    truth: tuple[int, ...]


def item(kind: DrillKind, level: Level, luck: Luck) -> Item:
    designs = ANIMALS[: DESIGNS_AT[level]]
    drawn = shuffled(designs * COPIES, luck)[:FULL_HAND]
    hand, played = drawn, tuple[int, ...]()
    if kind == "closed_up":
        gap = luck.below(FULL_HAND - 2)
        hand, played = without_item(drawn, gap), (gap,)
        place = gap + luck.below(len(hand) - gap)
    elif kind == "neighbour":
        place = 1 + luck.below(len(hand) - 2)
    else:
        place = luck.below(2)
    top = hand[place]
    truth = tuple(slot for slot, animal in enumerate(hand) if animal == top)
    return Item(kind, drawn, played, top, truth)


def kind_for(missed: Mapping[str, float]) -> DrillKind:
    """Where the card was before, and the place beside it, can be practised as such; all else with a full hand."""
    worst = worst_of(missed)
    return "closed_up" if worst == "before" else "neighbour" if worst == "neighbour" else "full_hand"


DRILL: Final = DrillRules(item=Item, kinds=get_args(DrillKind), make=item, kind_for=kind_for)
