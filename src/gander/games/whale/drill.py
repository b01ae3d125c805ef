"""The drill of The Wise Whale: look at a grid, see cards replaced, and point at the like of a card."""

from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from gander.contract.game import Level, Luck, shuffled, with_item
from gander.contract.measure import DrillRules
from gander.games.whale.pieces import CARDS, GRID_AT, Card, is_hit

DrillKind: TypeAlias = Literal["before", "neighbour", "long_ago"]
REPLACED: Final[dict[DrillKind, int]] = {"before": 1, "neighbour": 1, "long_ago": 4}
"""How many new cards come before the question."""


class Difficulty(NamedTuple):
    """How hard: a larger grid, and more new cards between looking and pointing."""

    level: Level
    between: int = 0


STEPS: Final = (
    Difficulty("rookie"),
    Difficulty("rookie", 2),
    Difficulty("experienced"),
    Difficulty("experienced", 2),
    Difficulty("advanced"),
    Difficulty("advanced", 2),
    Difficulty("expert"),
    Difficulty("expert", 2),
)


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


def item(kind: DrillKind, step: Difficulty, luck: Luck) -> Item:
    """Deal until a card is found that asks for what is to be practised; it takes a few deals at most."""
    while True:
        dealt = _dealt(kind, step, luck)
        if dealt is not None:
            return dealt


def _dealt(kind: DrillKind, step: Difficulty, luck: Luck) -> Item | None:
    shape = GRID_AT[step.level]
    cards = shuffled(CARDS, luck)
    grid, spare = cards[: shape.places], list(cards[shape.places :])
    replaced = [Replaced(luck.below(shape.places), spare.pop()) for _ in range(REPLACED[kind] + step.between)]
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


DRILL: Final = DrillRules(
    item=Item,
    kinds={"before": ("before",), "neighbour": ("neighbour",), "long_ago": ("elsewhere",)},
    steps=STEPS,
    at_level=Difficulty,
    make=item,
)
"""What lay there before and what lies beside it can be practised as such; all else is kept for too short."""
