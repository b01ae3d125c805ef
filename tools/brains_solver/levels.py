"""Solving a game level by level, backwards from its end.

Only five brains lead from a position to another of the same level: the next player is to move and all hold what they
held. So a level starts from a guess, its turns are computed for that guess, and again for what came out, until nothing
changes. Where the kernel also carries the chance of five brains, the circle of those who pass is closed at once.
"""

from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from gander.games.brains.chances.position_numbers import Array, binomials, lists, passed_on, places
from tools.brains_solver.tables import Game, Level, Precision, Tables, with_rest

EXACT: Final[dict[Precision, float]] = {"double": 1e-13, "single": 1e-6}
"""A round that changes no chance by more is the last."""

ROUNDS: Final = 12
"""Each comes nearer by the chance of five brains, 1.3 % at most; near ties may then still change sides for ever."""


class Machine(Protocol):
    """Computes turns."""

    @property
    def precision(self) -> Precision: ...

    def closes(self, players: int) -> bool:
        """Whether it carries the chance of five brains too, behind the chances of all players but the last."""
        ...

    def tables(self, game: Game) -> Tables: ...

    def put(self, numbers: NDArray[np.int64]) -> Array: ...

    def turns(self, tables: Tables, level: Level, holdings: NDArray[np.int16]) -> Array:
        """What a turn is worth at every position of a level: by arrangement, holdings and value."""
        ...


def solve_level(machine: Machine, tables: Tables, level: Level, rounds: int = ROUNDS) -> float:
    """Fill in a level when all before it are solved. Returns what the last round still changed."""
    parts = lists(level.players, level.together)
    table, counts = tables.of(level), binomials(tables.game.brains + tables.game.players)
    here = level.places
    following = machine.put(places(counts, np.roll(parts, -1, axis=1).astype(np.int64)) - here.start)
    table[:, here] = _guess(machine, tables, level, parts)
    change = 1.0
    for _ in range(rounds):
        before = table[:, here]
        found = machine.turns(tables, level, (parts - int(level.collecting)).astype(np.int16))
        if machine.closes(level.players):
            found = _close(tables, found, before, following, level.players)
        change = float(abs(found - before).max())
        table[:, here] = found
        if change <= EXACT[tables.game.precision]:
            break
    return change


def _guess(machine: Machine, tables: Tables, level: Level, parts: NDArray[np.int16]) -> Array:
    """As if the richest had one brain less, or while collecting the last player one more: that level is solved."""
    game = tables.game
    near = parts.astype(np.int64)
    if level.collecting:
        if level.together == game.brains - 1 + level.players:
            return 1 / level.players
        near[:, -1] += 1
    elif level.together == level.players:
        return 1 / level.players
    else:
        near[np.arange(len(near)), near.argmax(axis=1)] -= 1
    return tables.of(level)[:, machine.put(places(binomials(game.brains + game.players), near))]


def _close(tables: Tables, found: Array, guess: Array, following: Array, players: int) -> Array:
    """The chances x with x = turn without passing + chance of passing × the next player's x, round the table.

    What came out contains the guess, weighed with the chance of five brains: it is taken out and put in properly.
    """
    xp, turned = tables.xp, list(passed_on(players))
    chance_of_five = found[..., players - 1 :]
    passed = xp.roll(with_rest(xp, guess)[turned][:, following], 1, -1)
    without = with_rest(xp, found[..., : players - 1]) - chance_of_five * passed
    summed, weight = without, chance_of_five
    next_without, next_chance = without, chance_of_five
    for turn in range(1, players):
        next_without, next_chance = next_without[turned][:, following], next_chance[turned][:, following]
        summed = summed + weight * xp.roll(next_without, turn, -1)
        weight = weight * next_chance
    return (summed / (1 - weight))[..., : players - 1]
