"""JAX gives what NumPy gives, for every game that is there over arrays; compiled, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from gander.games import BOXES, GAMES
from gander.research.batch import any_move, batch, play, renewed

NAMES = [name for name, one in BOXES.items() if one.batch is not None]


def numbers(seed: int) -> Callable[[tuple[int, ...]], Any]:
    """The same numbers for both: JAX knows only the shorter ones."""
    luck = np.random.default_rng(seed)
    return lambda shape: luck.random(shape, np.float32)


@pytest.mark.parametrize("name", NAMES)
def test_jax_and_numpy_agree(name: str) -> None:
    games, draw = 50, numbers(1)
    for mode, counts in GAMES[name].players.items():
        players = max(counts)
        one, other = (batch(name, arrays, players=players, mode=mode) for arrays in (np, jnp))
        here, there = one.setup(numbers(players), games), other.setup(numbers(players), games)
        step, legal_there, rows_there = jax.jit(other.step), jax.jit(other.legal), jax.jit(other.rows)
        for _ in range(60):
            legal = one.legal(here)
            assert np.array_equal(legal, legal_there(there))
            assert np.allclose(one.rows(here), rows_there(there), atol=1e-6)
            move, chance = any_move(np, legal, draw((games,))), one.chance(draw, games)
            here, there = one.step(here, move, chance), step(there, move, chance)
            assert jax.tree.all(jax.tree.map(np.array_equal, here, there))


@pytest.mark.parametrize("name", NAMES)
def test_games_begin_anew_where_one_is_over(name: str) -> None:
    many, draw = batch(name, np), numbers(1)
    state = many.setup(draw, 30)
    while not (over := many.seat(state) < 0).any():
        state = many.step(state, any_move(np, many.legal(state), draw((30,))), many.chance(draw, 30))
    fresh = many.setup(draw, 30)
    after = renewed(np, over, state, fresh)
    for old, new, now in zip(*map(jax.tree.leaves, (state, fresh, after)), strict=True):
        assert np.array_equal(now[over], new[over])
        assert np.array_equal(now[~over], old[~over])
    assert (many.seat(play(np, many, after, draw)) >= 0).all()
