"""The chances to win at every position of a game, as they are solved level by level."""

from functools import cached_property
from types import ModuleType
from typing import Final, Literal, TypeAlias

import numpy as np
from msgspec import Struct

from gander.games.brains.chances.position_numbers import (
    Array,
    arrangement_of,
    binomials,
    level_in,
    lists,
    places,
    table_shape,
)

Precision: TypeAlias = Literal["double", "single"]
DTYPES: Final[dict[Precision, type[np.floating]]] = {"double": np.float64, "single": np.float32}


NEAR: Final[dict[Precision, float]] = {"double": 1e-12, "single": 1e-6}
"""Choices that differ by less are equal to the mover."""


class Game(Struct, frozen=True):
    """What is solved, and how."""

    players: int
    brains: int
    precision: Precision = "double"
    near: float = 1e-12
    """Choices that differ by less are equal to the mover."""
    throw_on_tie: bool = False
    """Of equal choices take the last, which throws more, instead of the first."""
    paying_only: bool = False
    """Leave out the collecting. What is paid for depends on no brains that were there before."""


class Level(Struct, frozen=True):
    """Positions that depend on one another only through five brains, so that they are solved together."""

    collecting: bool
    players: int
    """Still in."""
    together: int
    """The sum of the holdings. While brains are collected every holding counts one more, so that none is 0."""

    @property
    def places(self) -> slice:
        return level_in(self.together, self.players)


def levels(game: Game) -> list[Level]:
    """In the order in which they can be solved: a payment takes brains off the table, a taking empties the middle."""
    paying = [Level(False, k, sum_) for k in range(3, game.players + 1) for sum_ in range(k, game.brains + 1)]
    middles = range(0) if game.paying_only else range(1, game.brains + 1)
    return paying + [Level(True, game.players, game.brains - middle + game.players) for middle in middles]


class Tables:
    """Chances by players still in, arrangement and holdings: those of all players but the last, who has the rest."""

    def __init__(self, game: Game, xp: ModuleType) -> None:
        self.game, self.xp = game, xp
        dtype = getattr(xp, DTYPES[game.precision].__name__)
        self.pay = {k: xp.zeros(table_shape(k, game.brains, False), dtype=dtype) for k in range(2, game.players + 1)}
        self.collect = xp.zeros(table_shape(game.players, game.brains, True), dtype=dtype)

    def of(self, level: Level) -> Array:
        return self.collect if level.collecting else self.pay[level.players]

    def put_duels(self, duels: Array) -> None:
        """The two-player end, by own brains and the other's."""
        pairs = np.concatenate([lists(2, together) for together in range(2, self.game.brains + 1)])
        self.pay[2][0, :, 0] = self.xp.asarray(duels[pairs[:, 0], pairs[:, 1]], dtype=self.pay[2].dtype)

    @cached_property
    def counts(self) -> Array:
        return self.xp.asarray(binomials(self.game.brains + self.game.players))

    @cached_property
    def numbers(self) -> dict[int, Array]:
        """The number of the arrangement by the code of its colours."""
        return {k: self.xp.asarray(arrangement_of(k).astype(np.int64)) for k in range(2, self.game.players + 1)}

    def chances(self, holdings: Array, colours: Array, collecting: bool) -> Array:
        """Everybody's chances, the first to move. Nobody is out; who is alone has won."""
        players = holdings.shape[1]
        if players == 1:
            return self.xp.ones(holdings.shape, dtype=self.collect.dtype)
        codes = sum((colours[:, place] - colours[:, 0]) % 5 * 5 ** (place - 1) for place in range(1, players))
        table = self.collect if collecting else self.pay[players]
        found = table[self.numbers[players][codes], places(self.counts, holdings + int(collecting))]
        return with_rest(self.xp, found)


def with_rest(xp: ModuleType, chances: Array) -> Array:
    """The last player has what the others leave."""
    return xp.concatenate((chances, 1 - chances.sum(-1)[..., None]), -1)
