"""Steps per CPU-second of random legal play: look up the legal moves, choose one, apply it."""

from __future__ import annotations

from functools import partial
from typing import Any

from bench.measure import Speed, speed
from gander.contract.game import CHANCE, CLOCK, AnyGame
from gander.games import GAMES
from gander.games.boar import pieces as boar
from gander.games.brains import pieces as brains
from gander.games.goose import pieces as goose
from gander.luck import QuickLuck

STEPS = 60_000
GOAL = 300_000
GOAL_OBSERVED = 120_000

PLAYED: tuple[tuple[str, str, Any], ...] = (
    ("goose, 4 players", "goose", goose.Options(4, "expert", "versus")),
    ("goose, 4 together", "goose", goose.Options(4, "expert", "cooperative")),
    ("goose, solo", "goose", goose.Options(1, "expert", "solo")),
    ("boar, 4 players", "boar", boar.Options(4, "expert")),
    ("boar, 4 naming", "boar", boar.Options(4, "expert", naming=True)),
    ("boar, solo", "boar", boar.Options(1, "expert")),
    ("brains, 4 players", "brains", brains.Options(4)),
)


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
    print(f"{'':20}{'steps':>12}{'ratio':>8}{'with view':>12}{'ratio':>8}")
    for title, name, options in PLAYED:
        game = GAMES[name]
        bare = speed(partial(play, game, options, STEPS, observing=False))
        observed = speed(partial(play, game, options, STEPS, observing=True))
        print(f"{title:20}{told(bare)}{told(observed)}", flush=True)
    print(f"{'goal':20}{GOAL:>12,}{'':8}{GOAL_OBSERVED:>12,}")
    print("ratio: steps made while the yardstick of bench/measure.py goes one round")


def told(result: Speed) -> str:
    return f"{result.per_second:>12,.0f}{result.per_yardstick:>8.3f}"
