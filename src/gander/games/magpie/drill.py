"""The drill of The Thieving Magpie: cards are turned one after the other, and then: where is the like of this one?"""

from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from gander.contract.game import Level, Luck, shuffled
from gander.contract.measure import DrillRules
from gander.games.magpie.pieces import LATTICE_AT, THINGS, Thing

DrillKind: TypeAlias = Literal["neighbour", "long_ago"]


class Difficulty(NamedTuple):
    """How hard: a larger grid, of which more is shown."""

    level: Level
    shown: int


STEPS: Final = (
    Difficulty("rookie", 3),
    Difficulty("rookie", 5),
    Difficulty("experienced", 6),
    Difficulty("advanced", 8),
    Difficulty("expert", 10),
)


class TurnedCard(Struct, frozen=True):
    """A card that is turned over for a moment."""

    place: int
    card: Thing


class Item(Struct, frozen=True):
    """Cards that are turned one after the other, and one of which the like is asked for."""

    kind: DrillKind
    rows: int
    columns: int
    shown: tuple[TurnedCard, ...]
    turned: TurnedCard
    truth: tuple[int, ...]
    """The place of its like; there is one."""


def item(kind: DrillKind, step: Difficulty, luck: Luck) -> Item:
    """Asked is for the first of them, which was longest ago, or for one of the others."""
    shape = LATTICE_AT[step.level]
    places = shuffled(range(shape.places), luck)
    things = shuffled(THINGS, luck)
    shown = tuple(TurnedCard(places[number], things[number]) for number in range(step.shown))
    asked = shown[0 if kind == "long_ago" else 1 + luck.below(step.shown - 1)]
    return Item(kind, shape.rows, shape.columns, shown, TurnedCard(places[step.shown], asked.card), (asked.place,))


def at_level(level: Level) -> Difficulty:
    return next(step for step in STEPS if step.level == level)


DRILL: Final = DrillRules(
    item=Item,
    kinds={"neighbour": ("neighbour",), "long_ago": ("elsewhere",)},
    steps=STEPS,
    at_level=at_level,
    make=item,
)
