"""The drill of MMM… Brains!: dice as they lie, and which to throw again."""

from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from gander.contract.game import Luck
from gander.contract.measure import DrillRules
from gander.games.brains.chances.worth import odds_for
from gander.games.brains.pieces import DICE, FACES, THROWS, Face, Faces, Throw, faces_up

DrillKind: TypeAlias = Literal["1", "2"]
"""The throws that are left. Without any there is only a colour to choose, which is not worth practising."""
MIDDLE: Final = 27
"""Enough brains for everything that dice can show to matter: the choice is about the dice alone."""
TAKING: Final = (MIDDLE,) * 5
AS_GOOD: Final = 0.005
"""Choices that differ by less are equally right."""


class Difficulty(NamedTuple):
    """How hard: by how many brains, about, the best choice beats the next one. The less, the finer one must weigh."""

    least: float
    most: float = float("inf")


STEPS: Final = (
    Difficulty(1.0),
    Difficulty(0.5, 1.0),
    Difficulty(0.25, 0.5),
    Difficulty(0.1, 0.25),
    Difficulty(AS_GOOD, 0.1),
)


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


def item(kind: DrillKind, step: Difficulty, luck: Luck) -> Item:
    """Throw until the choice is as hard as it should be; one throw in twenty is of the rarest kind."""
    throws_left = int(kind)
    while True:
        faces = tuple(luck.below(len(FACES)) for _ in range(DICE))
        best, next_best = _best_two(faces, throws_left)
        if step.least <= best - next_best < step.most:
            return Item(kind, faces_up(faces), THROWS - throws_left, throws_left, MIDDLE, round(best, 3))


def _best_two(faces: Faces, throws_left: int) -> tuple[float, float]:
    """What the best choice is worth, and the best of those that are not as good. To stop is one choice."""
    odds = odds_for(TAKING)
    values = [value for move, value in odds.values(faces, throws_left).items() if isinstance(move, Throw)]
    values.append(odds.best(faces, 0))
    best = max(values)
    return best, max((value for value in values if value < best - AS_GOOD), default=best)


DRILL: Final = DrillRules(
    item=Item,
    kinds={"1": ("1",), "2": ("2",)},
    steps=STEPS,
    at_level=lambda _: Difficulty(0.0),
    make=item,
    for_beginners=False,
)
