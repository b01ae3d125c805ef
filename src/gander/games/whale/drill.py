"""The drill of The Wise Whale: look at a grid, see cards replaced, and point at the like of a card."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from gander.contract.game import Level, Luck, shuffled, with_item
from gander.contract.measure import DrillRules, worst_of
from gander.games.whale.pieces import CARDS, GRID_AT, Card, is_hit

DrillKind: TypeAlias = Literal["before", "neighbour", "long_ago"]
REPLACED: Final[dict[DrillKind, int]] = {"before": 1, "neighbour": 1, "long_ago": 4}
"""How many new cards come before the question."""


class Replaced(Struct, frozen=True):
    """A new card comes to a place."""

    place: int
    card: Card


class Item(Struct, frozen=True):
    """A grid to look at, cards that replace some of it one after the other, and a card: where is its like?"""

    kind: DrillKind
    rows: int
    columns: int
    grid: tuple[Card, ...]
    replaced: tuple[Replaced, ...]
    turned: Card
    truth: tuple[int, ...]
    """The places that go with the turned card; there is one, so that nobody is right by chance."""


def item(kind: DrillKind, level: Level, luck: Luck) -> Item:
    """Deal until a card is found that asks for what is to be practised; it takes a few deals at most."""
    while True:
        dealt = _dealt(kind, level, luck)
        if dealt is not None:
            return dealt


def _dealt(kind: DrillKind, level: Level, luck: Luck) -> Item | None:
    shape = GRID_AT[level]
    cards = shuffled(CARDS, luck)
    grid, spare = cards[: shape.places], list(cards[shape.places :])
    replaced = [Replaced(luck.below(shape.places), spare.pop()) for _ in range(REPLACED[kind])]
    lying = grid
    for change in replaced:
        lying = with_item(lying, change.place, change.card)
    changed = {change.place for change in replaced}
    for turned in spare:
        truth = tuple(place for place, card in enumerate(lying) if is_hit(card, turned))
        lures = [place for place in changed if is_hit(grid[place], turned)]
        if len(truth) == 1 and truth[0] not in changed and bool(lures) == (kind == "before"):
            return Item(kind, shape.rows, shape.columns, grid, tuple(replaced), turned, truth)
    return None


def kind_for(missed: Mapping[str, float]) -> DrillKind:
    """What lay there before and what lies beside it can be practised as such; all else is kept for too short."""
    worst = worst_of(missed)
    return "before" if worst == "before" else "neighbour" if worst == "neighbour" else "long_ago"


DRILL: Final = DrillRules(item=Item, kinds=get_args(DrillKind), make=item, kind_for=kind_for)
