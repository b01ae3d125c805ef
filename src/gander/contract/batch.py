"""A game many times at once: what it brings, if it can be played over arrays."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from gander.contract.game import GameError

S = TypeVar("S")
T = TypeVar("T")

Array: TypeAlias = Any
"""An array of NumPy or of JAX: one row for each game."""
Draw: TypeAlias = Callable[[tuple[int, ...]], Array]
"""Draws numbers between 0 and 1, so many as the shape says."""


@dataclass(frozen=True)
class Batch(Generic[S]):
    """The rules with some options, over arrays. Nothing is changed in place."""

    setup: Callable[[Draw, int], S]
    """So many games before the first decision, each as chance begins it."""
    legal: Callable[[S], Array]
    """For each game, for each move of the vocabulary: whether it is legal now. None is once the game is over."""
    chance: Callable[[Draw, int], Array]
    """What chance may need for one step of so many games."""
    step: Callable[[S, Array, Array], S]
    """Every game goes on by the move with this number, and by what chance adds; what is over stays as it is."""
    seat: Callable[[S], Array]
    """Who decides; -1 where the game is over."""
    rows: Callable[[S], Array]
    """What the seat that decides sees, as `gander.research.encoding` lays it out."""
    scores: Callable[[S], Array]
    places: Callable[[S], Array]
    """Of games that are over: the place of each seat."""
    any_move: Callable[[S, Array], Array] | None = None
    """A legal move of each game, all as likely, by a number between 0 and 1; where that is quicker than by the mask."""
    shortest: int = 1
    """No game is over after fewer decisions: what was dealt serves for as many steps before one is needed twice."""


AnyBatch: TypeAlias = Batch[Any]


def batch_at(
    table: T,
    setup: Callable[[T, Draw, int], S],
    legal: Callable[[T, S], Array],
    chance: Callable[[T, Draw, int], Array],
    step: Callable[[T, S, Array, Array], S],
    seat: Callable[[T, S], Array],
    rows: Callable[[T, S], Array],
    scores: Callable[[T, S], Array],
    places: Callable[[T, S], Array],
    any_move: Callable[[T, S, Array], Array] | None = None,
    shortest: Callable[[T], int] | None = None,
) -> Batch[S]:
    """The functions of a game, each of which takes what was agreed at its table first."""
    return Batch(
        setup=partial(setup, table),
        legal=partial(legal, table),
        chance=partial(chance, table),
        step=partial(step, table),
        seat=partial(seat, table),
        rows=partial(rows, table),
        scores=partial(scores, table),
        places=partial(places, table),
        any_move=partial(any_move, table) if any_move else None,
        shortest=shortest(table) if shortest else 1,
    )


def one_number(table: object, draw: Draw, games: int) -> Array:
    """All that chance needs for a step, where it decides one thing at the most."""
    return draw((games,))


class NotInBatch(GameError):
    """The rules over arrays do not know what was agreed; those in Python do."""

    code = "not_in_batch"

    def __init__(self, option: str, value: object) -> None:
        self.option, self.value = option, value
        super().__init__(f"not in a batch: {option}={value!r}")


def only(options: Any, *known: str) -> None:
    """Of all options only these may be other than usual. Raises `NotInBatch`."""
    usual = type(options)()
    for option in msgspec.structs.fields(type(options)):
        value = getattr(options, option.name)
        if option.name not in known and value != getattr(usual, option.name):
            raise NotInBatch(option.name, value)
