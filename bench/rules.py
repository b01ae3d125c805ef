"""Steps per CPU-second of random legal play: look up the legal moves, choose one, apply it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from bench.measure import Speed, speed
from gander.contract.game import CHANCE, CLOCK, AnyGame
from gander.games import GAMES
from gander.luck import QuickLuck
from tests.kit import Agreed, agreements

STEPS = 60_000
GOAL = 300_000
GOAL_OBSERVED = 120_000


def ways_to_play() -> Iterator[Agreed]:
    """Every mode and variant of every game, alone or with four, at the highest level."""
    for game in GAMES.values():
        for agreed in agreements(game):
            if agreed.options.players in (1, 4) and getattr(agreed.options, "level", "expert") == "expert":
                yield agreed


def play(game: AnyGame, options: Any, steps: int, observing: bool) -> int:
    """Games one after the other by random legal moves, chance and clock included, until so many steps are made.

    When observing, a seat is given its view of the table before it acts.
    """
    setup, to_move, legal_moves, chance, apply = game.setup, game.to_move, game.legal_moves, game.chance, game.apply
    observe = game.observe
    luck = QuickLuck(1)
    below = luck.below
    state = setup(options)
    for _ in range(steps):
        actors = to_move(state)
        if not actors:
            state = setup(options)
            actors = to_move(state)
        actor = actors[0] if len(actors) == 1 else actors[below(len(actors))]
        if actor == CHANCE:
            move = chance(state, luck)
        else:
            if observing and actor != CLOCK:
                observe(state, actor)
            moves = legal_moves(state, actor)
            move = moves[below(len(moves))]
        state = apply(state, actor, move).after
    return steps


def run() -> None:
    """Print a line for each way to play."""
    print("rules: steps per CPU-second of random legal play, median of five")
    print(f"{'':40}{'steps':>12}{'ratio':>8}{'with view':>12}{'ratio':>8}")
    for agreed in ways_to_play():
        bare = speed(partial(play, agreed.game, agreed.options, STEPS, observing=False))
        observed = speed(partial(play, agreed.game, agreed.options, STEPS, observing=True))
        print(f"{agreed!s:40}{told(bare)}{told(observed)}", flush=True)
    print(f"{'goal':40}{GOAL:>12,}{'':8}{GOAL_OBSERVED:>12,}")
    print("ratio: steps made while the yardstick of bench/measure.py goes one round")


def told(result: Speed) -> str:
    return f"{result.per_second:>12,.0f}{result.per_yardstick:>8.3f}"
