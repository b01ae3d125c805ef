"""Thousands to millions of games at once, as arrays of NumPy or of JAX, for the games whose rules are written so.

    import numpy
    from gander.research.batch import batch, play
    games = batch("NAME", numpy, players=4)
    state = games.setup(draw, 100_000)
    state = games.step(state, moves, games.chance(draw, 100_000))

`play` lets all of them make random moves, a new game beginning wherever one is over.
"""

from typing import Any

from gander.contract.batch import AnyBatch, Array, Draw
from gander.contract.game import GameError
from gander.games import BOXES, box
from gander.research.match import agreed


class NoBatch(GameError):
    """The rules of this game are not written for arrays."""

    code = "no_batch"

    def __init__(self, name: str) -> None:
        known = ", ".join(key for key, one in BOXES.items() if one.batch is not None)
        super().__init__(f"no batch: {name!r}: there are those of {known}")


def batch(name: str, arrays: Any, **options: Any) -> AnyBatch:
    """A game over arrays of this module, NumPy or `jax.numpy`. Raises `UnknownGame`, `WrongOption`, `NoBatch`."""
    make = box(name).batch
    if make is None:
        raise NoBatch(name)
    return make(arrays, agreed(name, options))


def any_move(arrays: Any, legal: Array, chance: Array) -> Array:
    """One of the legal moves of each game, all as likely; the first where there is none."""
    counted = arrays.cumsum(legal.T, axis=0, dtype=arrays.int16)
    wanted = (chance * counted[-1]).astype(arrays.int16)
    return (counted > wanted).argmax(axis=0)


def renewed(arrays: Any, over: Array, state: Any, fresh: Any) -> Any:
    """The games, a fresh one wherever one is over. Parts of a state may have parts themselves."""
    if isinstance(state, tuple):
        parts = [renewed(arrays, over, old, new) for old, new in zip(state, fresh, strict=True)]
        return type(state)(*parts) if hasattr(state, "_fields") else tuple(parts)
    return arrays.where(over.reshape(-1, *[1] * (state.ndim - 1)), fresh, state)


def play(arrays: Any, games: AnyBatch, state: Any, draw: Draw) -> Any:
    """One step of every game by a random legal move; those that are over begin anew."""
    count = len(games.seat(state))
    chance = draw((count,))
    move = games.any_move(state, chance) if games.any_move else any_move(arrays, games.legal(state), chance)
    after = games.step(state, move, games.chance(draw, count))
    return renewed(arrays, games.seat(after) < 0, after, games.setup(draw, count))
