"""The end of MMM… Brains! with two players left, solved exactly.

The table holds the chance that the player to move wins, for every pair of holdings. Colours do not matter: whoever has
the turn wants the one colour that the other stands for, all other colours cost the player on turn (M8, M9), and the
dice look the same from every colour (M1). `docs/papers/odds.md` has the argument, `test_two.py` checks it.

Nobody ever gets brains back, so the table is filled by the number of brains left with both: what a payment leads to is
known by then. Only five brains on the dice lead back to the same holdings, with the other to move, and the two chances
that depend on each other this way are found by repeated substitution. Its error shrinks with every round at least by
the chance of five brains in one turn, which is 1.3 % even for somebody who throws for nothing else.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gander.games.brains.odds.turn_odds import TOTALS, Values, all_totals, of_all_dice_thrown, with_throws
from gander.games.brains.pieces import BRAIN, BRAINS_FOR, COLOURS, DICE, THROWS

Table: TypeAlias = NDArray[np.float64]
"""The chance to win of the player to move, by own brains and by the other's brains."""

Chances: TypeAlias = NDArray[np.float64]
"""The chances to win at several holdings at once."""

BRAINS: Final = max(BRAINS_FOR.values())
"""No two players ever hold more together."""

AT_ONCE: Final = 16
"""So many pairs of holdings are solved together: enough to keep numpy busy, few enough for the processor's cache."""

EXACT: Final = 1e-13
"""A round that changes no chance by more is the last: what is still wrong then is a hundredth of it."""


# Paying --------------------------------------------------------------------------------------------------------------


def chance_if_other_pays(table: Table, mine: int, other: int) -> Chances:
    """The chance to win after the other has paid each total and moves next, or has nothing left (M10, M11)."""
    chances: Chances = 1 - table[_after_paying(other), mine]
    return chances


def chance_if_i_pay(table: Table, mine: int, other: int) -> Chances:
    """The chance to win after having paid each total oneself."""
    chances: Chances = 1 - table[other, _after_paying(mine)]
    return chances


def _after_paying(brains: int) -> NDArray[np.intp]:
    """What is left after paying each total: who has too few pays all (M10)."""
    return np.maximum(brains - np.arange(len(TOTALS)), 0)


# Solving -------------------------------------------------------------------------------------------------------------


def unsolved(brains: int) -> Table:
    """The table with what needs no dice: without brains one has lost, against nobody one has won (M11)."""
    table = np.full((brains + 1, brains + 1), np.nan)
    table[0, :], table[:, 0] = 0, 1
    return table


def solve(brains: int = BRAINS) -> Table:
    """The table for every pair of holdings of up to so many brains together."""
    table = unsolved(brains)
    for together in range(2, brains + 1):
        for first in range(1, together // 2 + 1, AT_ONCE // 2):
            _solve_pairs(table, np.arange(first, min(first + AT_ONCE // 2, together // 2 + 1)), together)
    return table


def _solve_pairs(table: Table, fewer: NDArray[np.intp], together: int) -> None:
    """Fill in both chances, one for each player to move, of several pairs of holdings with the same sum."""
    mine = np.concatenate((fewer, together - fewer))
    other = together - mine
    hits = np.stack([chance_if_other_pays(table, a, b) for a, b in zip(mine, other, strict=True)], axis=-1)
    costs = np.stack([chance_if_i_pay(table, a, b) for a, b in zip(mine, other, strict=True)], axis=-1)
    final = _final_values(hits, costs)

    def turn(passing: Chances) -> Chances:
        final[(BRAIN,) * DICE] = passing
        return of_all_dice_thrown(with_throws(final, THROWS - 1))

    guess = table[mine - 1, other] + table[mine, other - 1] - table[mine - 1, other - 1]
    table[mine, other] = _solve_passing(turn, guess)


def _solve_passing(turn: Callable[[Chances], Chances], chances: Chances) -> Chances:
    """The chances x with x = turn(1 - x of the same holdings with the other to move), from a guess.

    `turn` is made of straight pieces and hardly rises, so the line through two points of it nearly always leads to the
    solution itself; the next round finds that out.
    """
    passing = _passed(chances)
    chances = turn(passing)
    while True:
        next_passing = _passed(chances)
        next_chances = turn(next_passing)
        if np.abs(next_chances - chances).max() <= EXACT:
            return next_chances
        moved = next_passing - passing
        slope = np.divide(next_chances - chances, moved, out=np.zeros_like(moved), where=moved != 0)
        passing, chances = next_passing, _crossing(next_passing, next_chances, slope)


def _passed(chances: Chances) -> Chances:
    """The chances of those who pass: the other player to move with the same holdings is in the other half."""
    return 1 - np.roll(chances, len(chances) // 2)


def _crossing(passing: Chances, chances: Chances, slope: Chances) -> Chances:
    """Where x = chances + slope × (1 - the other x - passing) holds for both players of each pair."""
    start = chances + slope * (1 - passing)
    half = len(chances) // 2
    return (start - slope * np.roll(start, half)) / (1 - slope * np.roll(slope, half))


def _final_values(hits: Values, costs: Values) -> Values:
    """The best announcement for every result, all but that for five brains; the last axis is the batch."""
    possible_hits, possible_costs = hits.copy(), costs.copy()
    possible_hits[0], possible_costs[0] = -np.inf, -np.inf
    kinds, kind_of = _kinds_of_results()
    best = np.maximum(possible_hits[kinds[:, 0]], possible_costs[kinds[:, 1:]].max(axis=1))
    values: Values = best[kind_of]
    return values


@cache
def _kinds_of_results() -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """The few results that differ to two players, and the number of the kind for every way in which the dice lie.

    What counts is the total of the other's colour, and the totals of the rest in any order.
    """
    totals = all_totals().reshape(len(COLOURS), -1).T.copy()
    totals[:, 1:].sort(axis=1)
    kinds, kind_of = np.unique(totals, axis=0, return_inverse=True)
    return kinds, kind_of.reshape(all_totals().shape[1:])
