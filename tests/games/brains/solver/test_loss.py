"""What an estimate loses, and how it is fitted, on small games that are solved here and now."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from gander.games.brains.chances.estimate import Network, log_odds, shares
from tools.brains_solver.fit import (
    Effort,
    Estimate,
    batches,
    fit,
    fit_backwards,
    fit_to,
    new_network,
    slopes,
    some_holdings,
)
from tools.brains_solver.levels import solve_level
from tools.brains_solver.loss import losses
from tools.brains_solver.machines import Compiled
from tools.brains_solver.tables import Game, Tables, levels
from tools.brains_solver.two import solve as solve_two

GAME = Game(3, 9)


@pytest.fixture(scope="module")
def tables(machine: Compiled) -> Tables:
    tables = machine.tables(GAME)
    tables.put_duels(solve_two(GAME.brains))
    for level in levels(GAME):
        solve_level(machine, tables, level)
    return tables


def even(holdings: NDArray[np.int64], colours: object, collecting: bool) -> NDArray[np.float64]:
    """Somebody who sees no difference between any two positions."""
    return np.full(holdings.shape, 1 / holdings.shape[1])


@pytest.mark.nightly
def test_exact_play_loses_nothing_and_wins_as_predicted(machine: Compiled, tables: Tables) -> None:
    games = 600
    lost, _, winners = losses(np, GAME, machine, tables.chances, tables.chances, games, np.random.default_rng(1))
    assert lost == pytest.approx(np.zeros(games), abs=1e-9)
    start = tables.collect[:, 0].mean(axis=0)
    for seat in range(2):
        chance = start[seat]
        assert abs((winners == seat).mean() - chance) < 4 * (chance * (1 - chance) / games) ** 0.5


@pytest.mark.nightly
def test_blind_play_loses_what_it_wins_less_often(machine: Compiled, tables: Tables) -> None:
    """The losses of all turns add up to the whole difference between exact play and this."""
    games = 1500
    lost, won, _ = losses(np, GAME, machine, tables.chances, even, games, np.random.default_rng(2))
    exact = np.append(tables.collect[:, 0].mean(axis=0), 1 - tables.collect[:, 0].mean(axis=0).sum()).mean()
    assert lost.min() >= -1e-9
    assert lost.mean() > 0.02
    assert abs(won.mean() + lost.mean() - exact) < 4 * (0.25 / games) ** 0.5


# Fitting -------------------------------------------------------------------------------------------------------------


def test_slopes_are_what_small_changes_do() -> None:
    chance = np.random.default_rng(3)
    network = new_network(np, 4, 3, chance, units=5)
    layers = tuple((w.astype(np.float64), b.astype(np.float64) + 0.1) for w, b in network.layers)
    seen, aims = chance.random((6, 4)), shares(np, chance.random((6, 3)))
    error, back = slopes(np, Network(layers), seen, aims)
    parts = [part for layer in layers for part in layer]
    for place, slope in enumerate(back):
        changed = [part.copy() for part in parts]
        changed[place].flat[0] += 1e-6
        moved, _ = slopes(np, Network(tuple(zip(changed[::2], changed[1::2], strict=True))), seen, aims)
        assert (moved - error) / 1e-6 == pytest.approx(slope.flat[0], abs=1e-5)


def test_network_learns_what_is_simple() -> None:
    chance = np.random.default_rng(4)
    seen = chance.random((2000, 3)).astype(np.float32)
    aims = shares(np, 3 * seen)
    network = fit(np, new_network(np, 3, 3, chance, units=16), batches(np, seen, aims, chance, 256), 600)
    assert np.abs(network.chances(np, seen) - aims).mean() < 0.01


@pytest.mark.parametrize("least", [0, 1])
def test_some_holdings_have_their_sums(least: int) -> None:
    sums = np.arange(4, 60)
    holdings = some_holdings(np.random.default_rng(5), 4, sums, least)
    assert holdings.sum(axis=1).tolist() == sums.tolist()
    assert holdings.min() >= least


def estimate_of(tables: Tables) -> Estimate:
    return Estimate(np, GAME, log_odds(solve_two(GAME.brains)), tables.chances)


def error_of(estimate: Estimate, tables: Tables) -> float:
    chance = np.random.default_rng(8)
    holdings, colours = estimate.some_positions(chance, estimate.sums(chance, 500, False, 0, 1), False)
    found = estimate.chances(holdings, colours, False) - tables.chances(holdings, colours, False)
    return float(np.abs(found).mean())


@pytest.mark.nightly
def test_fitting_to_a_solved_game_comes_near(tables: Tables) -> None:
    fitted = estimate_of(tables)
    said = fit_to(fitted, tables.chances, False, 4000, 300, np.random.default_rng(6), batch=256)
    assert said < 0.06
    assert error_of(fitted, tables) < 0.05


@pytest.mark.nightly
def test_fitting_backwards_comes_near_without_seeing_the_solution(machine: Compiled, tables: Tables) -> None:
    fitted = estimate_of(tables)
    effort = Effort(sweeps=4, count=150, steps=40, refining=2, batch=256)
    fit_backwards(fitted, machine, False, np.random.default_rng(7), effort)
    assert error_of(fitted, tables) < 0.08
