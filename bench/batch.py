"""Decisions per second of many games at once: NumPy on one core, and JAX on whatever it finds, if it is installed.

NumPy is timed by the CPU, JAX by the clock, since it works in threads or on another chip.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np

from gander.games import BOXES
from gander.research.batch import batch, play

AT_ONCE: Final = {"numpy": 20_000, "jax": 100_000}
STEPS: Final = {"numpy": 50, "jax": 50}
CLOCKS: Final = {"numpy": process_time, "jax": perf_counter}
TRIALS: Final = 5


def with_numpy(name: str, games: int, steps: int, observing: bool) -> Callable[[], int]:
    many = batch(name, np)
    luck = np.random.default_rng(1)

    def draw(shape: tuple[int, ...]) -> Any:
        return luck.random(shape, np.float32)

    def work() -> int:
        state = many.setup(draw, games)
        for _ in range(steps):
            if observing:
                many.rows(state)
            state = play(np, many, state, draw)
        return games * steps

    return work


def with_jax(name: str, games: int, steps: int, observing: bool) -> Callable[[], int]:
    """Compiled as a whole; the rows are summed up, so that none can be left out."""
    import jax
    import jax.numpy as jnp

    many = batch(name, jnp)
    fresh = many.setup(lambda shape: jax.random.uniform(jax.random.key(0), shape), games)

    def one(carried: Any, key: Any) -> tuple[Any, Any]:
        keys = iter(jax.random.split(key, 4))
        seen = many.rows(carried).sum() if observing else 0.0
        return play(jnp, many, carried, lambda shape: jax.random.uniform(next(keys), shape)), seen

    whole = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps)))

    def work() -> int:
        jax.block_until_ready(whole(fresh, jax.random.key(1)))
        return games * steps

    return work


def rate(work: Callable[[], int], clock: Callable[[], float]) -> float:
    """The median of the trials, after one that is not counted."""
    work()
    rates = []
    for _ in range(TRIALS):
        start = clock()
        steps = work()
        rates.append(steps / (clock() - start))
    return median(rates)


def run() -> None:
    """Print a line for each game that is there over arrays, and each engine."""
    engines = {"numpy": with_numpy, **({"jax": with_jax} if find_spec("jax") else {})}
    print("batch: decisions per second of random legal play, many games at once, median of five")
    print(f"{'':24}{'at once':>10}{'decisions':>14}{'with rows':>14}")
    for name in (key for key, one in BOXES.items() if one.batch is not None):
        for engine, make in engines.items():
            prepared = partial(make, name, AT_ONCE[engine], STEPS[engine])
            bare, observed = (rate(prepared(observing=rows), CLOCKS[engine]) for rows in (False, True))
            print(f"{name + ', ' + engine:24}{AT_ONCE[engine]:>10,}{bare:>14,.0f}{observed:>14,.0f}", flush=True)
