"""What ships is what was solved, to within half a step."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from gander.games.brains.chances.position_numbers import arrangements, binomials, lists, places
from gander.games.brains.chances.solved_tables import (
    LAST_OF_FOUR,
    STEP,
    THREE,
    WHOLE,
    four,
    inside,
    inside_four,
    summed,
)
from tools.brains_solver.levels import solve_level
from tools.brains_solver.machines import Compiled
from tools.brains_solver.pack import differences
from tools.brains_solver.tables import Game, levels
from tools.brains_solver.two import solve as solve_two


@pytest.mark.parametrize(("where", "least"), [(inside(False), 0), (inside(True), 1), (inside_four(), 0)])
def test_what_was_packed_is_unpacked(where: NDArray[np.bool_], least: int) -> None:
    """Chances that have nothing to do with one another: the worst that can be packed."""
    rows = places(binomials(THREE + 3), np.argwhere(where) + least)
    table = np.random.default_rng(1).dirichlet((1,) * where.ndim, size=int(rows.max()) + 1)[:, :-1]
    found = summed(differences(table, where, least), where)
    assert np.abs(found * STEP - table[rows]).max() <= STEP / 2 + 1e-12


def test_the_last_of_four_that_ships_is_what_is_solved_here(kernel: Path) -> None:
    """Up to seven brains, in double precision, at every position."""
    machine, game = Compiled(kernel), Game(4, 7, paying_only=True)
    tables = machine.tables(game)
    tables.put_duels(solve_two(game.brains))
    for level in levels(game):
        solve_level(machine, tables, level)
    holdings = np.concatenate([lists(4, together) for together in range(4, 8)])
    rows = places(binomials(game.brains + 4), holdings.astype(np.int64))
    for number in range(len(arrangements(4))):
        apart = four(holdings, number)[:, :3] - tables.pay[4][number][rows]
        assert np.abs(apart).max() <= STEP / 2 + 1e-6


def test_what_ships_is_small() -> None:
    """All solved tables and the estimates together, as docs/papers/odds.md says."""
    shipped = [files("gander.games.brains.chances") / name for name in (WHOLE, LAST_OF_FOUR, "networks.npz")]
    assert sum(len(part.read_bytes()) for part in shipped) < 4_300_000
