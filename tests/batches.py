"""Many games over arrays against the rules in Python, decision by decision: who moves, what is legal, what is seen.

Chance deals to the arrays card by card; so a game is first played to its end over them, and then once more by the
rules, with the cards and dice that came up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from gander.contract.batch import AnyBatch
from gander.contract.game import CHANCE
from gander.research.batch import any_move, batch
from gander.research.encoding import Encoding, encoding_of


@dataclass(frozen=True)
class Moment:
    """All games before a decision, and the moves that were made."""

    state: Any
    seats: NDArray[Any]
    legal: NDArray[Any]
    rows: NDArray[Any] | None
    moves: NDArray[Any]
    numbers: NDArray[Any]
    """The state in numbers, a row for each game."""


@dataclass(frozen=True)
class Beside:
    """How one game is told both ways."""

    name: str
    chance: Callable[[Any, list[Moment], int, int], Any]
    """What chance did, by the rules' state, all moments, how many of them have been, and which of the games it is."""
    plainly: Callable[[Any], tuple[int, ...]]
    """A state of the rules in the numbers that the arrays have for it."""

    def check(self, options: dict[str, Any], games: int, seed: int, rows_every: int = 1, longest: int = 5000) -> int:
        """Play random games both ways; how many decisions there were."""
        many = batch(self.name, np, **options)
        moments = played(many, games, seed, rows_every, longest)
        return sum(self._again(many, options, moments, game) for game in range(games))

    def _again(self, many: AnyBatch, options: dict[str, Any], moments: list[Moment], game: int) -> int:
        """One of the games once more, by the rules; how many decisions it had."""
        encoding = encoding_of(self.name)
        rules = encoding.game
        state = rules.setup(rules.options(**options))
        for made, moment in enumerate(moments):
            while rules.to_move(state) == (CHANCE,):
                state = rules.apply(state, CHANCE, self.chance(state, moments, made, game)).after
            assert tuple(moment.numbers[game]) == self.plainly(state)
            outcome = rules.outcome(state)
            if outcome is not None:
                assert made >= many.shortest
                assert moment.seats[game] == -1
                assert not moment.legal[game].any()
                assert tuple(many.scores(moment.state)[game]) == outcome.scores
                assert tuple(many.places(moment.state)[game]) == outcome.places
                return made
            state = self._decided(encoding, state, moment, game)
        pytest.fail(f"no end after {len(moments)} decisions")

    def _decided(self, encoding: Encoding, state: Any, moment: Moment, game: int) -> Any:
        rules, seat = encoding.game, int(moment.seats[game])
        assert seat == rules.awaited(state)[0]
        assert np.flatnonzero(moment.legal[game]).tolist() == encoding.numbers(rules.legal_moves(state, seat))
        if moment.rows is not None:
            assert moment.rows[game].tobytes() == encoding.row(rules.observe(state, seat), seat).tobytes()
        return rules.apply(state, seat, encoding.moves[moment.moves[game]]).after


def played(many: AnyBatch, games: int, seed: int, rows_every: int, longest: int) -> list[Moment]:
    """Every game to its end. Half of the moves are the last that is legal, so that groups agree in the end."""
    luck = np.random.default_rng(seed)
    state = many.setup(luck.random, games)
    moments: list[Moment] = []
    while len(moments) < longest:
        seats, legal = many.seat(state), many.legal(state)
        last = legal.shape[1] - 1 - legal[:, ::-1].argmax(axis=1)
        moves = np.where(luck.random(games) < 0.5, last, any_move(np, legal, luck.random(games)))
        rows = many.rows(state) if len(moments) % rows_every == 0 else None
        moments.append(Moment(state, seats, legal, rows, moves, in_numbers(state)))
        if seats.max() < 0:
            break
        state = many.step(state, moves, many.chance(luck.random, games))
    return moments


def in_numbers(state: Any) -> NDArray[Any]:
    return np.stack([column.astype(np.int64) for column in columns_of(state)], axis=1)


def columns_of(part: Any) -> list[NDArray[Any]]:
    return [column for one in part for column in columns_of(one)] if isinstance(part, tuple) else [part]


def check_any_move(name: str, options: dict[str, Any]) -> None:
    """A batch's own way to choose: of as many numbers as there are legal moves, each chooses another one of them."""
    many, luck, games = batch(name, np, **options), np.random.default_rng(1), 40
    state = many.setup(luck.random, games)
    assert many.any_move is not None
    for _ in range(60):
        legal = many.legal(state)
        counts = legal.sum(axis=1)
        for count in set(counts.tolist()) - {0}:
            chosen = [many.any_move(state, np.full(games, (nth + 0.5) / count)) for nth in range(count)]
            for game in np.flatnonzero(counts == count).tolist():
                assert sorted(int(moves[game]) for moves in chosen) == np.flatnonzero(legal[game]).tolist()
        state = many.step(state, many.any_move(state, luck.random(games)), many.chance(luck.random, games))
