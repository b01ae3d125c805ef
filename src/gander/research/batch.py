"""Thousands to millions of games at once, as arrays of NumPy or of JAX, for the games whose rules are written so.

    import numpy
    from gander.research.batch import batch, play
    games = batch("NAME", numpy, players=4)
    state = games.setup(draw, 100_000)
    state = games.step(state, moves, games.chance(draw, 100_000))

`play` lets all of them make random moves, a new game beginning wherever one is over.
"""

from dataclasses import replace
from typing import Any

from gander.contract.arrays import chosen
from gander.contract.batch import AnyBatch, Array, Draw
from gander.contract.game import GameError
from gander.games import BOXES, box
from gander.luck import QuickLuck
from gander.research.match import Match, agreed


class NoBatch(GameError):
    """The rules of this game are not written for arrays."""

    code = "no_batch"

    def __init__(self, name: str) -> None:
        known = ", ".join(key for key, one in BOXES.items() if one.batch is not None)
        super().__init__(f"no batch: {name!r}: there are those of {known}")


def batch(name: str, arrays: Any, **options: Any) -> AnyBatch:
    """A game over arrays of this module, NumPy or `jax.numpy`.

    Raises `UnknownGame`, `WrongOption`, `NoBatch`, and `NotInBatch` for options that only the rules in Python know.
    """
    make = box(name).batch
    if make is None:
        raise NoBatch(name)
    chosen_options = agreed(name, options)
    games, start = make(arrays, chosen_options), Match(name, chosen_options, QuickLuck(0)).row(0)

    def rows(state: Any) -> Array:
        """What came to the observation later, with options that no batch has, says the same in every row."""
        seen = games.rows(state)
        later = arrays.asarray(start[seen.shape[1] :])
        return (
            arrays.concatenate([seen, arrays.broadcast_to(later, (len(seen), len(later)))], 1) if len(later) else seen
        )

    return replace(games, rows=rows)


def any_move(arrays: Any, legal: Array, chance: Array) -> Array:
    """One of the legal moves of each game, all as likely; the first where there is none."""
    counted = arrays.cumsum(legal.T, axis=0, dtype=arrays.int16)
    wanted = (chance * counted[-1]).astype(arrays.int16)
    return (counted > wanted).argmax(axis=0)


def renewed(arrays: Any, over: Array, state: Any, fresh: Any) -> Any:
    """The games, a fresh one wherever one is over."""
    return chosen(arrays, over, fresh, state)


def play(arrays: Any, games: AnyBatch, state: Any, draw: Draw, fresh: Any = None) -> Any:
    """One step of every game by a random legal move; those that are over begin anew.

    Dealing costs more than a step. `fresh` games that are dealt anew every `games.shortest` steps are as good: within
    that many steps no place needs a second one.
    """
    count = len(games.seat(state))
    chance = draw((count,))
    move = games.any_move(state, chance) if games.any_move else any_move(arrays, games.legal(state), chance)
    after = games.step(state, move, games.chance(draw, count))
    return renewed(arrays, games.seat(after) < 0, after, games.setup(draw, count) if fresh is None else fresh)
