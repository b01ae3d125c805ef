"""Players who play exactly win as often as was predicted: long studies, for the night."""

from __future__ import annotations

import numpy as np
import pytest

from gander.bots import make_bot
from gander.games.brains.chances.course import turns_of
from gander.games.brains.game import GAME
from gander.games.brains.pieces import Options
from gander.luck import QuickLuck
from gander.measures.reference import from_record
from gander.research.simulate import play_game
from tools.brains_solver.levels import solve_level
from tools.brains_solver.loss import losses
from tools.brains_solver.machines import Compiled
from tools.brains_solver.tables import Game, Tables, levels
from tools.brains_solver.two import solve as solve_two

pytestmark = pytest.mark.nightly

SURE = 4.0
"""So many standard errors: chance alone goes beyond that once in 16,000 times."""


def solved(machine: Compiled, game: Game) -> Tables:
    tables = machine.tables(game)
    tables.put_duels(solve_two(game.brains))
    for level in levels(game):
        solve_level(machine, tables, level)
    return tables


@pytest.mark.parametrize("game", [Game(3, 18), Game(4, 8)], ids=["three", "four"])
def test_every_seat_wins_as_often_as_the_solution_predicts(machine: Compiled, game: Game) -> None:
    """Small games, solved here; the colours are drawn by lot, so the prediction is the mean over all arrangements."""
    tables, batch, batches = solved(machine, game), 500, 8
    winners = np.concatenate(
        [
            losses(np, game, machine, tables.chances, tables.chances, batch, np.random.default_rng(seed))[2]
            for seed in range(batches)
        ]
    )
    first = tables.collect[:, 0].mean(axis=0)
    for seat, chance in enumerate([*first, 1 - first.sum()]):
        error = (chance * (1 - chance) / (batch * batches)) ** 0.5
        assert abs((winners == seat).mean() - chance) < SURE * error, (seat, chance)


def test_exact_players_of_three_give_away_nothing_and_their_luck_evens_out() -> None:
    """The whole game by what ships: whose turn it is can expect, throw by throw, just what the table promised."""
    by_game = []
    for number in range(400):
        luck = QuickLuck(f"night/{number}")
        bots = [make_bot("brains", "exact", seat, luck) for seat in range(3)]
        found = play_game(GAME, Options(3), bots, luck)
        steps = [step for turn in turns_of(from_record(found.record, found.outcome)) for step in turn.steps]
        assert max(step.left for step in steps) < 1e-9
        by_game.append(sum(step.luck for step in steps))
    error = np.std(by_game) / len(by_game) ** 0.5
    turns = 24  # about so many in a game, each wrong by half a step of the table at most
    assert abs(np.mean(by_game)) < SURE * error + turns * 0.0005
