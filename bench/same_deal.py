"""How long it takes to tell how hard a deal was: 300 games of every character on it."""

from __future__ import annotations

from time import process_time
from typing import Final

from bench.measure import rate, yardstick
from gander.comparisons.same_deal import GameSetup, reached
from gander.games import GAMES
from gander.memory.characters import PROFILES

SEED: Final = "5eed" * 16


def run() -> None:
    print("300 games of each character on one deal, with as few players as can be")
    for name, game in GAMES.items():
        players = game.counts[0]
        deal = GameSetup(name, game.version, game.options(players=players), SEED, (None,) * players)
        reached(deal, next(iter(PROFILES)), 2)  # what is loaded first is not measured
        yard = rate(yardstick)
        start = process_time()
        games = sum(reached(deal, who).games for who in PROFILES)
        seconds = process_time() - start
        rounds = seconds * yard / 1e6
        print(f"  {name}, {players}: {games} games, {seconds:.2f} s, {rounds:.1f} million rounds of the yardstick")
