"""The drill of MMM… Brains!: dice as they lie, and which to throw again."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from gander.contract.game import Level, Luck
from gander.contract.measure import DrillRules, worst_of
from gander.games.brains.pieces import DICE, FACES, THROWS, Face, faces_up
from gander.games.brains.worth import odds_for

DrillKind: TypeAlias = Literal["1", "2"]
"""The throws that are left. Without any there is only a colour to choose, which is not worth practising."""
MIDDLE: Final = 27
"""Enough brains for everything that dice can show to matter: the choice is about the dice alone."""
TAKING: Final = (MIDDLE,) * 5


class Item(Struct, frozen=True):
    """Dice as they lie while brains are collected: which are thrown again?"""

    kind: DrillKind
    dice: tuple[Face, ...]
    throws: int
    """How often they were thrown."""
    throws_left: int
    middle: int
    best: float
    """What the best choice is worth."""


def item(kind: DrillKind, level: Level, luck: Luck) -> Item:
    faces = tuple(luck.below(len(FACES)) for _ in range(DICE))
    throws_left = int(kind)
    best = round(odds_for(TAKING).best(faces, throws_left), 3)
    return Item(kind, faces_up(faces), THROWS - throws_left, throws_left, MIDDLE, best)


def kind_for(missed: Mapping[str, float]) -> DrillKind:
    worst = worst_of({stage: left for stage, left in missed.items() if stage in get_args(DrillKind)})
    return "1" if worst == "1" else "2"


DRILL: Final = DrillRules(item=Item, kinds=get_args(DrillKind), make=item, kind_for=kind_for)
