"""Advice on the dice of MMM… Brains!: what each keep is worth. The game hides nothing, so anybody may ask."""

from typing import Annotated, Final, TypeAlias

import numpy as np
from msgspec import Meta, Struct, field

from gander.contract.adviser import Adviser, Ask
from gander.games.brains.chances.win_chances import Position, is_exact, worth_of_announcing
from gander.games.brains.odds.turn_odds import (
    CLOSE,
    EACH_DIE,
    TOTALS,
    Reroll,
    Worth,
    choices,
    final_values,
    worth_of_taking,
)
from gander.games.brains.pieces import BRAINS_FOR, COLOURS, THROWS, Colour

Number: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
"""The upper side of a die; 0 is the brain."""
Holding: TypeAlias = Annotated[int, Meta(ge=0, le=150)]
MOST_BRAINS: Final = max(BRAINS_FOR.values())


class AskOdds(Ask, frozen=True):
    """What is each keep of the dice worth? Brains taken in phase 1; in phase 2 those that others pay less one's own.

    Who also says whose turn follows whose is told the chance to win.
    """

    dice: tuple[Number, Number, Number, Number, Number]
    """Die by die: each has colours of its own."""
    throws: Annotated[int, Meta(ge=1, le=3)]
    """How often the dice were thrown in this turn."""
    middle: Holding = 0
    """The brains in the middle; 0 in phase 2."""
    own: Holding = 0
    """The brains of who throws. Phase 1 needs them only for the chance to win."""
    others: dict[Colour, Holding] = field(default_factory=dict)
    """The brains of each opponent who is still in, by colour. Phase 1 needs them only for the chance to win."""
    turns: tuple[Colour, ...] = ()
    """Everybody who is still in, by colour, in the order of their turns, who throws first; empty: brains alone."""

    def __post_init__(self) -> None:
        if self.turns and (wrong := wrong_turns(self)):
            raise ValueError(wrong)


def wrong_turns(asked: AskOdds) -> str | None:
    """Why there is no such moment in any game, so that nobody's chance to win can be told."""
    holdings = (asked.own, *asked.others.values())
    if sorted(asked.turns[1:]) != sorted(asked.others) or asked.turns[0] in asked.others:
        return "`turns` names each colour once: that of who throws, then all in `others`"
    if asked.middle:
        whole = BRAINS_FOR.get(len(asked.turns))
        if asked.middle + sum(holdings) != whole:
            return "in phase 1 `middle`, `own` and `others` add up to all brains of a game for as many players"
    elif len(holdings) < 2 or not all(holdings) or sum(holdings) > MOST_BRAINS:
        return "in phase 2 `turns` names two or more players, all with brains, with 150 at most together"
    return None


class Keep(Struct, frozen=True):
    """Dice to keep while the others are thrown again; all five to stop now."""

    keep: tuple[int, ...]
    brains: float
    """The brains to expect with the best play for brains from then on."""
    chance: float | None = None
    """The chance to win with the best play for it from then on; none if `turns` was not told."""


class Odds(Struct, frozen=True):
    """Every keep, best first: by the chance to win where it is known, else by brains."""

    keeps: tuple[Keep, ...]
    exact: bool | None = None
    """Whether the chances are solved, or else estimated; none if there are none."""


def advise(asked: AskOdds) -> Odds:
    worth = worth_of_taking(asked.middle) if asked.middle else worth_of_paying(asked)
    by_brains = choices(final_values(worth, passing=0), asked.dice, THROWS - asked.throws)
    if not asked.turns:
        return Odds(tuple(Keep(kept(choice), choice.value) for choice in by_brains))
    position = position_of(asked)
    by_chance = choices(final_values(*worth_of_announcing(position)), asked.dice, THROWS - asked.throws)
    brains = {choice.thrown: choice.value for choice in by_brains}
    # Choices that win as often as each other are told apart by their brains.
    best_first = sorted(by_chance, key=lambda choice: (-round(choice.value / CLOSE), -brains[choice.thrown]))
    keeps = tuple(Keep(kept(choice), brains[choice.thrown], choice.value) for choice in best_first)
    return Odds(keeps, is_exact(position))


def position_of(asked: AskOdds) -> Position:
    mover, *others = asked.turns
    return Position(
        holdings=(asked.own, *(asked.others[colour] for colour in others)),
        colours=tuple(COLOURS.index(colour) for colour in (mover, *others)),
        middle=asked.middle or None,
    )


def worth_of_paying(asked: AskOdds) -> Worth:
    """A colour is worth what its opponent pays; without one the thrower pays, nobody more than they hold (M8, M9)."""
    paid = [asked.others.get(colour, asked.own) for colour in COLOURS]
    signs = [1.0 if colour in asked.others else -1.0 for colour in COLOURS]
    worth: Worth = np.minimum.outer(paid, TOTALS) * np.array(signs)[:, None]
    return worth


def kept(choice: Reroll) -> tuple[int, ...]:
    """A choice by the dice that lie instead of those that are thrown."""
    return tuple(die for die in EACH_DIE if die not in choice.thrown)


ADVISER: Final = Adviser[AskOdds, Odds](AskOdds, Odds, advise)
