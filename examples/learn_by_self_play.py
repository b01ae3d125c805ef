"""The Brilliant Boar learned by playing against oneself, thousands of games at once, on whatever chip JAX finds.

All games are played to their end by the network as it is. Then every decision is held against how its game ended for
its seat: what ended better than the network had expected becomes likelier, what ended worse less so (proximal policy
optimisation, Schulman and others 2017). Who plays remembers everything: the network is shown how many cards of each
design are where, as `gander.games.boar.learned_bot` says.

    python examples/learn_by_self_play.py --write mine.npz                                  # minutes on any machine
    python examples/learn_by_self_play.py --begin mine.npz --rounds 0 --against elephant    # how well that plays

It needs `pip install 'gander-games[research]'`.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import product
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from gander.bots import make_bot
from gander.contract.game import Level
from gander.games.boar.batch import many
from gander.games.boar.batch.knowledge import knowledge_of, move_of
from gander.games.boar.batch.state import agreed
from gander.games.boar.game import GAME
from gander.games.boar.learned_bot import SHAPES, LearnedBoar, PerfectKnowledge, Weights, allowed, judge, read
from gander.games.boar.pieces import DESIGNS_AT, Options
from gander.luck import QuickLuck
from gander.research.match import worth
from gander.research.simulate import play_game
from gander.research.standings import Mean, mean_of

CLIP = 0.2
"""How far the chance of a decision may move in one round."""
SURPRISE = 0.01
"""What it is worth to keep several decisions likely, at the beginning."""
MARGIN = 0.01
"""What a card is worth beside the win."""
PACE = 1e-3
PIECES = 16
"""A round is learned in so many pieces, twice."""


class Decisions(NamedTuple):
    """Decisions, with what was known and how likely they were."""

    known: PerfectKnowledge
    deed: Any
    log_chance: Any
    counts: Any
    """Whether there was anything to decide."""
    worth: Any
    """How the game ended for the seat that decided."""


def tables(players: list[int], levels: list[Level]) -> list[Options]:
    """Every kind of table: so many players at this level."""
    return [Options(players=count, level=level) for count in players for level in levels]


def beginning(key: Any) -> Weights:
    """A network that knows nothing."""
    keys = jax.random.split(key, len(SHAPES))
    return {
        name: jax.random.normal(one, shape) * (0.0 if name == "offsets" else 0.7 / shape[0] ** 0.5)
        for one, (name, shape) in zip(keys, SHAPES.items(), strict=True)
    }


def log_chances(weights: Weights, seen: PerfectKnowledge) -> tuple[Any, Any]:
    """The logarithm of the chance of each deed, and what the game is expected to be worth."""
    liked, expected = judge(jnp, weights, seen)
    return jax.nn.log_softmax(jnp.where(allowed(jnp, seen), liked, -1e9)), expected


# Playing -------------------------------------------------------------------------------------------------------------


def play(options: Options, games: int, weights: Weights, key: Any) -> Decisions:
    """Games to their end. A game has at most five decisions for two cards: each is drawn, played and chosen with."""
    table, rules = many(jnp, options), agreed(jnp, options)
    begin, key = jax.random.split(key)
    uniform = partial(jax.random.uniform, begin)

    def decide(state: Any, key: Any) -> tuple[Any, Any]:
        by_policy, by_chance = jax.random.split(key)
        seen = knowledge_of(rules, state)
        chances, _ = log_chances(weights, seen)
        deed = jax.random.categorical(by_policy, chances).astype(jnp.int8)
        after = table.step(state, move_of(rules, state, deed), jax.random.uniform(by_chance, (games,)))
        log_chance = jnp.take_along_axis(chances, deed[:, None], axis=1)[:, 0]
        choices = allowed(jnp, seen).sum(axis=1)
        return after, (seen, deed, log_chance, (choices > 1) & (table.seat(state) >= 0), state.turn)

    keys = jax.random.split(key, rules.deck * 5 // 2)
    last, (seen, deed, log_chance, counts, seat) = jax.lax.scan(decide, table.setup(uniform, games), keys)
    worth = jnp.take_along_axis(worths(table, last)[None], seat[:, :, None], axis=2)[:, :, 0]
    return Decisions(seen, deed, log_chance, counts, worth)


def worths(table: Any, state: Any) -> Any:
    """What each seat has of the end: its part of the win less an equal part, and a little for being ahead."""
    scores, is_first = table.scores(state), table.places(state) == 1
    seats = scores.shape[1]
    share = is_first / is_first.sum(axis=1, keepdims=True) - 1 / seats
    ahead = scores - (scores.sum(axis=1, keepdims=True) - scores) / (seats - 1)
    return share + MARGIN * ahead


# Learning ------------------------------------------------------------------------------------------------------------


class Adam(NamedTuple):
    """The usual way downhill (Kingma and Ba 2015)."""

    first: Weights
    second: Weights
    time: Any

    def step(self, weights: Weights, slope: Weights, pace: Any) -> tuple[Weights, Adam]:
        time = self.time + 1
        first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, self.first, slope)
        second = jax.tree.map(lambda old, new: 0.99 * old + 0.01 * new * new, self.second, slope)
        move = pace * jnp.sqrt(1 - 0.99**time) / (1 - 0.9**time)
        moved = jax.tree.map(lambda w, a, b: w - move * a / (jnp.sqrt(b) + 1e-6), weights, first, second)
        return moved, Adam(first, second, time)


def loss(weights: Weights, made: Decisions, surprise: Any) -> Any:
    chances, expected = log_chances(weights, made.known)
    log_chance = jnp.take_along_axis(chances, made.deed[:, None].astype(jnp.int32), axis=1)[:, 0]
    gain = made.worth - jax.lax.stop_gradient(expected)
    ratio = jnp.exp(log_chance - made.log_chance)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    kept_open = -(jnp.exp(chances) * jnp.maximum(chances, -30)).sum(axis=1)
    each = 0.5 * (made.worth - expected) ** 2 - better - surprise * kept_open
    return (each * made.counts).sum() / jnp.maximum(made.counts.sum(), 1)


@partial(jax.jit, static_argnums=(0, 1))
def play_and_learn(options: Options, games: int, weights: Weights, adam: Adam, key: Any, ahead: Any) -> Any:
    """One round: `ahead` says how much of the time is left, from 1 to 0."""
    by_play, by_order = jax.random.split(key)
    made = play(options, games, weights, by_play)
    flat = jax.tree.map(lambda part: part.reshape(-1, *part.shape[2:]), made)
    size = len(flat.deed) // PIECES

    def one_piece(carried: tuple[Weights, Adam], piece: Any) -> tuple[tuple[Weights, Adam], Any]:
        weights, adam = carried
        some = jax.tree.map(lambda part: part[piece], flat)
        value, slope = jax.value_and_grad(loss)(weights, some, SURPRISE * ahead)
        return adam.step(weights, slope, PACE * (0.05 + 0.95 * ahead)), value

    orders = [jax.random.permutation(each, len(flat.deed)) for each in jax.random.split(by_order)]
    pieces = jnp.concatenate([order[: size * PIECES].reshape(PIECES, size) for order in orders])
    (weights, adam), values = jax.lax.scan(one_piece, (weights, adam), pieces)
    return weights, adam, values.mean()


def learn(weights: Weights, kinds: list[Options], games: int, rounds: int, key: Any) -> Weights:
    """Learn at one kind of table after the other, round by round."""
    nothing = jax.tree.map(jnp.zeros_like, weights)
    adam = Adam(nothing, nothing, jnp.zeros(()))
    with ThreadPoolExecutor() as pool:  # to compile takes longer than to play
        compiled = [
            pool.submit(play_and_learn.lower(options, games, weights, adam, key, 1.0).compile) for options in kinds
        ]
    start = monotonic()
    for number, now in enumerate(jax.random.split(key, rounds)):
        round_at = compiled[number % len(kinds)].result()
        weights, adam, value = round_at(weights, adam, now, 1 - number / rounds)
        if number % 20 == 0:
            print(f"round {number}: loss {value:.4f}, {monotonic() - start:.0f} seconds", flush=True)
    return weights


# Measuring -----------------------------------------------------------------------------------------------------------


def against(name: str, options: Options, weights: Weights, deals: int) -> Mean:
    """The learner's part of the win against bots of that name, by the ordinary rules, each deal from every seat."""

    def won(deal: int, own: int) -> float:
        lucks = [QuickLuck(f"{deal}/{own}/seat {seat}") for seat in range(options.players)]
        bots = [make_bot("boar", name, seat, luck) for seat, luck in enumerate(lucks)]
        bots[own] = LearnedBoar(own, weights)
        return worth(play_game(GAME, options, bots, QuickLuck(f"{deal}/chance")).outcome, own)

    return mean_of([fmean(won(deal, own) for own in range(options.players)) for deal in range(deals)])


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=60, help="how often to play and to learn from it")
    parser.add_argument("--games", type=int, default=300, help="how many games at once; an accelerator likes 16,000")
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--levels", nargs="+", default=["advanced"], choices=DESIGNS_AT)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path, metavar="FILE", help="keep what was learned")
    parser.add_argument("--begin", type=Path, metavar="FILE", help="begin with what was learned before")
    parser.add_argument("--against", nargs="*", default=["greedy"], metavar="BOT", help="whom to play against")
    parser.add_argument("--deals", type=int, default=200, help="how many deals, each from every seat")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    kinds = tables(asked.players, asked.levels)
    by_luck, by_play = jax.random.split(jax.random.key(asked.seed))
    weights = read(asked.begin) if asked.begin else beginning(by_luck)
    weights = learn(weights, kinds, asked.games, asked.rounds, by_play) if asked.rounds else weights
    weights = {name: np.asarray(part) for name, part in weights.items()}
    if asked.write:
        np.savez_compressed(asked.write, **{name: part.astype(np.float16) for name, part in weights.items()})
    for options, name in product(kinds, asked.against):
        won = against(name, options, weights, asked.deals)
        print(f"{options.players} players, {options.level}, {name}: {won.mean:.3f} ± {won.margin:.3f}", flush=True)


if __name__ == "__main__":
    main()
