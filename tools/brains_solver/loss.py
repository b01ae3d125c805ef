"""What playing by an estimate loses against exact play, in chances to win per game.

One player goes by the estimate, all others and what is counted by the exact table. The chance that a turn gives away is
the exact worth of the best turn less that of the turn the estimate plays, both computed over all dice. A game's loss is
the sum over its turns: the expectation of that sum is exactly what the player wins less often.
"""

from types import ModuleType
from typing import Protocol

import numpy as np
from numpy.random import Generator

from gander.games.brains.chances.outcomes import Chances, outcomes
from gander.games.brains.chances.position_numbers import Array, packed_totals
from gander.games.brains.odds.turn_odds import CHOICES, MOST
from gander.games.brains.pieces import DICE
from tools.brains_solver.tables import DTYPES, Game, Precision


class Turns(Protocol):
    """Computes turns whose outcomes are given: `machines.Compiled`."""

    @property
    def precision(self) -> Precision: ...

    def turns_to(self, after: Array, game: Game) -> Array: ...


class Games:
    """Games that are played side by side, the mover first in every row."""

    def __init__(self, xp: ModuleType, game: Game, count: int, chance: Generator) -> None:
        self.xp, self.game, self.chance = xp, game, chance
        players = game.players
        colours = np.argsort(chance.random((count, 5)), axis=1)[:, :players]
        self.colours = xp.asarray(colours)
        self.holdings = xp.zeros((count, players), dtype=self.colours.dtype)
        self.seats = xp.asarray(np.tile(np.arange(players), (count, 1)))
        self.middle = xp.zeros((count,), dtype=self.colours.dtype) + game.brains
        self.collecting = self.middle > 0

    def going(self) -> Array:
        return self.collecting | ((self.holdings > 0).sum(-1) > 1)

    def winners(self) -> Array:
        return self.seats[self.xp.arange(len(self.seats)), self.xp.argmax(self.holdings, 1)]

    def outcomes(self, rows: Array, collecting: bool, chances: Chances) -> Array:
        """The mover's chance after each announcement."""
        middle = self.middle[rows] if collecting else None
        return outcomes(self.xp, self.holdings[rows], self.colours[rows], middle, chances)[..., 0]

    def announce(self, rows: Array, colour: Array, total: Array) -> None:
        """Take or pay, then turn to the next player who is still in (M6 to M10)."""
        xp, holdings = self.xp, self.holdings[rows]
        turned = (self.colours[rows] - self.colours[rows][:, :1]) % 5
        collecting, middle = self.collecting[rows], self.middle[rows]
        hit = (turned == colour[:, None]) & (holdings > 0)
        hit[:, 0] = ~hit[:, 1:].any(1)
        paid = xp.minimum(total[:, None], holdings) * hit
        taken = xp.minimum(total, middle)
        gains = xp.zeros(holdings.shape, dtype=holdings.dtype)
        gains[:, 0] = taken
        self.holdings[rows] = xp.where(collecting[:, None], holdings + gains, holdings - paid)
        self.middle[rows] = xp.where(collecting, middle - taken, middle)
        self.collecting[rows] = collecting & (self.middle[rows] > 0)
        self._turn(rows)
        for _ in range(holdings.shape[1]):
            self._turn(rows & ~self.collecting & (self.holdings[:, 0] == 0))

    def _turn(self, rows: Array) -> None:
        for name in ("holdings", "colours", "seats"):
            table = getattr(self, name)
            table[rows] = self.xp.roll(table[rows], -1, 1)


def losses(
    xp: ModuleType, game: Game, turns: Turns, exact: Chances, estimate: Chances, count: int, chance: Generator
) -> tuple[Array, Array, Array]:
    """For every game what the player with the estimate lost, whether that player won, and the seat that won."""
    games = Games(xp, game, count, chance)
    player = xp.arange(count) % game.players
    lost = xp.zeros((count,), dtype=xp.float64)
    while games.going().any():
        for collecting in (True, False):
            rows = games.going() & (games.collecting == collecting)
            if not rows.any():
                continue
            worth = games.outcomes(rows, collecting, exact)
            guess = games.outcomes(rows, collecting, estimate)
            guessing = games.seats[rows][:, 0] == player[rows]
            decides = xp.where(guessing[:, None, None], guess, worth)
            played = _turn_worth(xp, game, turns, decides, worth)
            best = _turn_worth(xp, game, turns, worth, worth)
            lost[rows] = lost[rows] + xp.where(guessing, best - played, 0 * best)
            games.announce(rows, *_throw(xp, decides, games.chance))
    winners = games.winners()
    return lost, winners == player, winners


def _turn_worth(xp: ModuleType, game: Game, turns: Turns, decides: Array, worth: Array) -> Array:
    carried = xp.stack((decides, worth, worth), -1)
    dtype = getattr(xp, DTYPES[turns.precision].__name__)
    found = turns.turns_to(xp.asarray(carried, dtype=dtype), game)
    return xp.asarray(found[:, 1], dtype=xp.float64)


# Dice ----------------------------------------------------------------------------------------------------------------


def _throw(xp: ModuleType, decides: Array, chance: Generator) -> tuple[Array, Array]:
    """Throw and choose for every game: the colour announced, from the mover's on, and its total; 0 for five brains."""
    count = len(decides)
    packed = xp.asarray(packed_totals().astype(np.int64))
    totals = xp.stack([packed >> 5 * colour & 31 for colour in range(5)], 0)
    possible = xp.stack([decides[:, colour][:, totals[colour]] for colour in range(5)], 1)
    possible = xp.where(totals[None] > 0, possible, -xp.ones_like(possible))
    final = xp.amax(possible, 1)
    final[:, 0] = decides[:, 0, 0]
    best = [final, _with_a_throw(xp, final)]
    faces = xp.asarray(chance.integers(6, size=(count, DICE)))
    for values in reversed(best):
        faces = _rethrow(xp, values, final, faces, chance)
    way = _number(faces, 6)
    rows = xp.arange(count)
    colour = xp.argmax(possible[rows, :, way], 1)
    return colour, totals[colour, way]


def _rethrow(xp: ModuleType, values: Array, final: Array, faces: Array, chance: Generator) -> Array:
    """Throw the dice whose throwing is worth most, or none."""
    wide = _with_thrown(xp, values).reshape(len(faces), -1)
    rows = xp.arange(len(faces))
    thrown = xp.asarray(np.array([[die in dice for die in range(DICE)] for dice in CHOICES]))
    marked = xp.where(thrown[None], 0 * faces[:, None, :] + 6, faces[:, None, :])
    worth = wide[rows[:, None], _number(marked, 7)]
    worth[:, 0] = final[rows, _number(faces, 6)]
    chosen = xp.argmax(worth, 1)
    return xp.where(thrown[chosen], xp.asarray(chance.integers(6, size=(len(faces), DICE))), faces)


def _number(faces: Array, base: int) -> Array:
    return sum(faces[..., die] * base ** (DICE - 1 - die) for die in range(DICE))


def _with_thrown(xp: ModuleType, values: Array) -> Array:
    wide = values.reshape(-1, *[6] * DICE)
    for die in range(1, DICE + 1):
        wide = xp.concatenate((wide, wide.sum(die)[(slice(None),) * die + (None,)] / 6), die)
    return wide


def _with_a_throw(xp: ModuleType, values: Array) -> Array:
    wide = _with_thrown(xp, values)
    for die in range(1, DICE + 1):
        before = (slice(None),) * die
        wide = xp.maximum(wide[(*before, slice(0, 6))], wide[(*before, slice(6, 7))])
    return wide.reshape(len(values), -1)


assert MOST == 27  # five bits hold every total
