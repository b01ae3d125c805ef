"""Our games beside those of other libraries, in one run on one machine: steps per second of random legal play.

`make bench` installs the libraries; what is not there is named as not measured. A step is a decision of a player. One
game at a time is timed by the CPU, many at once by JAX by the clock. Everybody plays the way their own documentation
shows: OpenSpiel state by state, PettingZoo by `agent_iter`, RLCard by `step`, pgx with `vmap` and `jit`.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np

from bench import batch
from bench.batch import Rate, chip, hardest, rate
from gander.contract.game import CHANCE
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.research.match import agreed

APART: Final = Path(sys.prefix) / "peers"
"""Where `make bench` puts them."""
sys.path.append(str(APART))

PGX_GAMES: Final = ("leduc_holdem", "sparrow_mahjong", "backgammon")
"""Cards, more cards, dice."""
PGX_AT_ONCE: Final = {"cpu": 2_000, "gpu": 100_000}
PGX_STEPS: Final = {"cpu": 32, "gpu": 64}

Work = Callable[[], int]


@dataclass(frozen=True)
class Peer:
    """Something to be measured."""

    name: str
    needs: tuple[str, ...]
    make: Callable[[], Work]
    clock: Callable[[], float] = process_time


# One game at a time --------------------------------------------------------------------------------------------------


def ours(name: str) -> Work:
    """The rules in Python. Chance moves, too, and is not counted."""
    game, luck, options = GAMES[name], QuickLuck(1), agreed(name, hardest(name))

    def work() -> int:
        moved = 0
        while moved < 20_000:
            state = game.setup(options)
            while actors := game.to_move(state):
                if actors[0] == CHANCE:
                    state = game.apply(state, CHANCE, game.chance(state, luck)).after
                else:
                    moves = game.legal_moves(state, actors[0])
                    state = game.apply(state, actors[0], moves[luck.below(len(moves))]).after
                    moved += 1
        return moved

    return work


def through_pettingzoo(make: Callable[[], Any]) -> Work:
    env, luck, seeds = make(), np.random.default_rng(1), iter(range(1_000_000))

    def work() -> int:
        moved = 0
        while moved < 1_000:
            env.reset(seed=next(seeds))
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                choices = None if over or cut else np.flatnonzero(seen["action_mask"])
                env.step(None if choices is None else int(luck.choice(choices)))
                moved += choices is not None
        return moved

    return work


def hanabi_of_pettingzoo() -> Work:
    from pettingzoo.classic import hanabi_v5

    return through_pettingzoo(hanabi_v5.env)


def ours_in_pettingzoo(name: str) -> Work:
    from gander.research.pettingzoo import env

    return through_pettingzoo(partial(env, name, **hardest(name)))


def through_openspiel(name: str) -> Work:
    import pyspiel

    game, luck = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        moved = 0
        while moved < 2_000:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(luck.choices(actions, chances)[0])
                else:
                    state.apply_action(luck.choice(state.legal_actions()))
                    moved += 1
        return moved

    return work


def ours_in_openspiel(name: str) -> Work:
    import gander.research.openspiel  # noqa: F401

    options = ",".join(f"{option}={value}" for option, value in hardest(name).items())
    return through_openspiel(f"python_gander_{name}({options})")


def uno_of_rlcard() -> Work:
    env, luck = import_module("rlcard").make("uno", config={"seed": 1}), random.Random(1)

    def work() -> int:
        moved = 0
        while moved < 2_000:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(luck.choice(list(state["legal_actions"])))
                moved += 1
        return moved

    return work


# Many games at once --------------------------------------------------------------------------------------------------


def with_pgx(name: str) -> Work:
    """As ours: compiled as a whole, and where a game is over a new one begins. Nothing asks for what is seen."""
    import jax
    import jax.numpy as jnp

    kind, _ = chip()
    games, steps = PGX_AT_ONCE[kind], PGX_STEPS[kind]
    env = import_module("pgx").make(name)
    begin, go_on = jax.vmap(env.init), jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> tuple[Any, None]:
        first, second = jax.random.split(key)
        scores = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        return go_on(state, jax.random.categorical(first, scores), jax.random.split(second, games)), None

    compiled = jax.jit(lambda state, key: jax.lax.scan(step, state, jax.random.split(key, steps))[0])
    state = jax.block_until_ready(jax.jit(begin)(jax.random.split(jax.random.PRNGKey(0), games)))

    def work() -> int:
        nonlocal state
        state = jax.block_until_ready(compiled(state, jax.random.PRNGKey(1)))
        return games * steps

    return work


# The table -----------------------------------------------------------------------------------------------------------


def one_at_a_time() -> Iterator[Peer]:
    yield Peer("OpenSpiel, Hanabi", ("pyspiel",), partial(through_openspiel, "hanabi"))
    yield Peer("PettingZoo, hanabi_v5", ("pettingzoo", "shimmy", "pyspiel"), hanabi_of_pettingzoo)
    yield Peer("RLCard, UNO", ("rlcard",), uno_of_rlcard)
    for name in GAMES:
        yield Peer(f"{name}, rules in Python", (), partial(ours, name))
        yield Peer(f"{name} in OpenSpiel", ("pyspiel",), partial(ours_in_openspiel, name))
        yield Peer(f"{name} in PettingZoo", ("pettingzoo",), partial(ours_in_pettingzoo, name))


def many_at_once() -> Iterator[Peer]:
    for name in PGX_GAMES:
        yield Peer(f"pgx, {name}", ("jax", "pgx"), partial(with_pgx, name), perf_counter)


def run() -> None:
    print("peers: steps per second of random legal play, median of five and half of the distance between the fastest")
    print("and the slowest; times: as many as the first that could be measured")
    measured: dict[str, Rate] = {}
    for peer in (*one_at_a_time(), *many_at_once()):
        if missing := [needed for needed in peer.needs if find_spec(needed) is None]:
            print(f"{peer.name:36}not measured: {', '.join(missing)} is not installed", flush=True)
            continue
        tell(measured, peer.name, rate(peer.make(), peer.clock))
    for name, _, bare, observed in batch.rates():
        tell(measured, name, bare)
        tell(measured, f"{name}, rows", observed)


def tell(measured: dict[str, Rate], name: str, found: Rate) -> None:
    measured[name] = found
    first = next(iter(measured.values()))
    print(f"{name:36}{found}{found.per_second / first.per_second:>14,.2f} times", flush=True)


if __name__ == "__main__":
    run()
