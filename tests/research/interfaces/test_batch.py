"""JAX gives what NumPy gives, for every game that is there over arrays; compiled, too."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from gander.games import BOXES, GAMES
from gander.research.batch import NoBatch, any_move, batch, play

NAMES = [name for name, one in BOXES.items() if one.batch is not None]


@pytest.mark.parametrize("name", NAMES)
def test_jax_and_numpy_agree(name: str) -> None:
    games, luck = 50, np.random.default_rng(1)
    for players in GAMES[name].players["versus"]:
        one, other = batch(name, np, players=players), batch(name, jnp, players=players)
        here, there = one.setup(games), other.setup(games)
        step = jax.jit(other.step)
        for _ in range(60):
            legal = one.legal(here)
            assert np.array_equal(legal, other.legal(there))
            assert np.allclose(one.rows(here), other.rows(there), atol=1e-6)
            move, chance = any_move(np, legal, luck.random(games)), one.chance(luck.random, games)
            here, there = one.step(here, move, chance), step(there, move, chance)
            assert all(np.array_equal(a, b) for a, b in zip(here, there, strict=True))


@pytest.mark.parametrize("name", NAMES)
def test_games_begin_anew_where_one_is_over(name: str) -> None:
    many, draw = batch(name, np), np.random.default_rng(1).random
    fresh: Any = many.setup(30)
    state, over = fresh, 0
    for _ in range(600):
        before = many.seat(state)
        assert (before >= 0).all()
        state = play(np, many, state, draw, fresh)
        over += sum(bool(np.array_equal(part[0], new[0])) for part, new in zip(state, fresh, strict=True)) == len(state)
    assert over


def test_a_game_without_arrays_says_so() -> None:
    without = next(name for name in GAMES if name not in NAMES)
    with pytest.raises(NoBatch, match=without):
        batch(without, np)
