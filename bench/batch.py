"""Decisions per second of many games at once: NumPy on one core, and JAX on whatever it finds, if it is installed.

NumPy is timed by the CPU, JAX by the clock from when all is ready to when all is ready again, since it works in threads
or on another chip. The games go on from trial to trial, a new one beginning wherever one is over, so they are at all
stages. Rows are written to memory in every step. The first run, which compiles, is not counted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import count
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final, get_args

import numpy as np

from gander.contract.batch import Draw
from gander.contract.game import Level
from gander.games import BOXES, box
from gander.research.batch import batch, play

AT_ONCE: Final = {"numpy": 50_000, "cpu": 20_000, "gpu": 1_000_000}
WITH_ROWS: Final = {"numpy": 5_000, "cpu": 5_000, "gpu": 200_000}
"""How many at once if rows are written: where they are longest, they still fit."""
STEPS: Final = {"numpy": 32, "cpu": 32, "gpu": 512}
ROUND: Final = 16
"""For so many steps games are dealt at once, or for fewer where one may be shorter."""
TRIALS: Final = 5


@dataclass(frozen=True)
class Rate:
    """The median of the trials, and how far apart they are, as a part of it."""

    per_second: float
    spread: float

    def __str__(self) -> str:
        return f"{self.per_second:>16,.0f} ±{self.spread / 2:>4.0%}"


def rate(work: Callable[[], int], clock: Callable[[], float]) -> Rate:
    work()
    rates = []
    for _ in range(TRIALS):
        start = clock()
        steps = work()
        rates.append(steps / (clock() - start))
    return Rate(median(rates), (max(rates) - min(rates)) / median(rates))


def hardest(name: str) -> dict[str, Any]:
    """As few players as can play against one another, at the highest level."""
    game = box(name).game
    level = {"level": get_args(Level)[-1]} if "level" in game.options.__struct_fields__ else {}
    return {"players": min(game.players["versus"]), "mode": "versus", **level}


# Engines -------------------------------------------------------------------------------------------------------------


def with_numpy(name: str, games: int, steps: int, observing: bool) -> Callable[[], int]:
    many, luck = batch(name, np, **hardest(name)), np.random.default_rng(1)

    def draw(shape: tuple[int, ...]) -> Any:
        return luck.random(shape, np.float32)

    state: Any = many.setup(draw, games)
    dealt = min(ROUND, many.shortest)

    def work() -> int:
        nonlocal state
        for made in range(steps):
            if made % dealt == 0:
                fresh = many.setup(draw, games)
            if observing:
                many.rows(state)
            state = play(np, many, state, draw, fresh)
        return games * steps

    return work


def numbers_from(key: Any) -> Draw:
    """Numbers by JAX, others with every call."""
    import jax

    calls = count()
    return lambda shape: jax.random.uniform(jax.random.fold_in(key, next(calls)), shape)


def with_jax(name: str, games: int, steps: int, observing: bool) -> Callable[[], int]:
    """Compiled as a whole. The rows are carried from step to step, so they are written each time."""
    import jax
    import jax.numpy as jnp

    many = batch(name, jnp, **hardest(name))
    dealt = min(ROUND, many.shortest)

    def a_round(carried: Any, key: Any) -> tuple[Any, None]:
        fresh = many.setup(numbers_from(key), games)

        def step(carried: Any, key: Any) -> tuple[Any, None]:
            state, rows = carried
            rows = many.rows(state) if observing else rows
            return (play(jnp, many, state, numbers_from(key), fresh), rows), None

        carried, _ = jax.lax.scan(step, carried, jax.random.split(jax.random.fold_in(key, 1 << 20), dealt))
        return carried, None

    def begin(key: Any) -> Any:
        state = many.setup(numbers_from(key), games)
        return state, many.rows(state) if observing else jnp.zeros(0)

    def rounds(carried: Any, key: Any) -> Any:
        return jax.lax.scan(a_round, carried, jax.random.split(key, steps // dealt))[0]

    compiled, trials = jax.jit(rounds, donate_argnums=0), count()
    carried = jax.block_until_ready(jax.jit(begin)(jax.random.key(0)))

    def work() -> int:
        nonlocal carried
        carried = jax.block_until_ready(compiled(carried, jax.random.key(next(trials))))
        return games * (steps // dealt) * dealt

    return work


def chip() -> tuple[str, str]:
    """What JAX computes on: its kind, and its name."""
    import jax

    device = jax.devices()[0]
    return device.platform, device.device_kind


# The table -----------------------------------------------------------------------------------------------------------


def rates(*names: str) -> Iterator[tuple[str, int, Rate, Rate]]:
    """These games or all, with each engine: how many at once, how fast without rows and with them."""
    engines: dict[str, tuple[Any, str, Any]] = {"NumPy, one core": (with_numpy, "numpy", process_time)}
    if find_spec("jax"):
        kind, name = chip()
        engines[f"JAX, {name}"] = (with_jax, kind, perf_counter)
    for name in names or [key for key, one in BOXES.items() if one.batch is not None]:
        for engine, (make, kind, clock) in engines.items():
            bare = rate(make(name, AT_ONCE[kind], STEPS[kind], observing=False), clock)
            observed = rate(make(name, WITH_ROWS[kind], STEPS[kind], observing=True), clock)
            yield f"{name}, {engine}", AT_ONCE[kind], bare, observed


def run(*names: str) -> None:
    print("batch: decisions per second of random legal play, many games at once, hardest level, fewest players,")
    print("median of five and half of the distance between the fastest and the slowest")
    print(f"{'':32}{'at once':>12}{'decisions':>22}{'with rows':>22}")
    for name, at_once, bare, observed in rates(*names):
        print(f"{name:32}{at_once:>12,}{bare}{observed}", flush=True)


if __name__ == "__main__":
    run(*sys.argv[1:])
