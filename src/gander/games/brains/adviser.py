"""Advice on the dice of MMM… Brains!: what each keep is worth. The game hides nothing, so anybody may ask."""

from typing import Annotated, Final, TypeAlias

import numpy as np
from msgspec import Meta, Struct, field

from gander.contract.adviser import Adviser, Ask
from gander.games.brains.odds import EACH_DIE, TOTALS, Choice, Worth, choices, final_values, worth_of_taking
from gander.games.brains.pieces import COLOURS, THROWS, Colour

Number: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
"""The upper side of a die; 0 is the brain."""
Holding: TypeAlias = Annotated[int, Meta(ge=0, le=150)]


class AskOdds(Ask, frozen=True):
    """What is each keep of the dice worth? Brains taken in phase 1; in phase 2 those that others pay less one's own."""

    dice: tuple[Number, Number, Number, Number, Number]
    """Die by die: each has colours of its own."""
    throws: Annotated[int, Meta(ge=1, le=3)]
    """How often the dice were thrown in this turn."""
    middle: Holding = 0
    """The brains in the middle; 0 in phase 2."""
    own: Holding = 0
    """Phase 2: the brains of who throws."""
    others: dict[Colour, Holding] = field(default_factory=dict)
    """Phase 2: the brains of each opponent who is still in, by colour."""


class Keep(Struct, frozen=True):
    """Dice to keep while the others are thrown again; all five to stop now."""

    keep: tuple[int, ...]
    brains: float
    """The brains to expect with the best play from then on."""


class Odds(Struct, frozen=True):
    """Every keep, best first."""

    keeps: tuple[Keep, ...]


def advise(asked: AskOdds) -> Odds:
    final = final_values(worth_of_taking(asked.middle) if asked.middle else worth_of_paying(asked), passing=0)
    return Odds(tuple(keep_of(choice) for choice in choices(final, asked.dice, THROWS - asked.throws)))


def worth_of_paying(asked: AskOdds) -> Worth:
    """A colour is worth what its opponent pays; without one the thrower pays, nobody more than they hold (M8, M9)."""
    paid = [asked.others.get(colour, asked.own) for colour in COLOURS]
    signs = [1.0 if colour in asked.others else -1.0 for colour in COLOURS]
    worth: Worth = np.minimum.outer(paid, TOTALS) * np.array(signs)[:, None]
    return worth


def keep_of(choice: Choice) -> Keep:
    """A choice by the dice that lie instead of those that are thrown."""
    return Keep(tuple(die for die in EACH_DIE if die not in choice.thrown), choice.value)


ADVISER: Final = Adviser[AskOdds, Odds](AskOdds, Odds, advise)
