"""What ships is what was solved, to within half a step."""

from __future__ import annotations

from importlib.resources import files

import numpy as np
import pytest

from gander.games.brains.chances.position_numbers import binomials, places
from gander.games.brains.chances.solved_tables import STEP, THREE, inside, summed
from tools.brains_solver.pack import differences


@pytest.mark.parametrize("collecting", [False, True])
def test_what_was_packed_is_unpacked(collecting: bool) -> None:
    """Chances that have nothing to do with one another: the worst that can be packed."""
    holdings = np.argwhere(inside(collecting)) + int(collecting)
    rows = places(binomials(THREE + 3), holdings)
    table = np.random.default_rng(1).dirichlet((1, 1, 1), size=int(rows.max()) + 1)[:, :2]
    found = summed(differences(table, collecting), collecting)
    assert np.abs(found * STEP - table[rows]).max() <= STEP / 2 + 1e-12


def test_what_ships_is_small() -> None:
    """The two-player end, the three-player game and the estimates together, as docs/papers/odds.md says."""
    shipped = [files("gander.games.brains.chances") / name for name in ("solved.bin", "networks.npz")]
    assert sum(len(part.read_bytes()) for part in shipped) < 4_000_000
