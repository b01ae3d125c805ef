"""The Brains have no levels, also on the command line."""

from __future__ import annotations

from tests.processes import gander


def test_level_is_refused() -> None:
    simulated = gander("simulate", "brains", "--level", "expert", "--games", "1")
    assert simulated.returncode == 2
    assert "level='expert': must be left out" in simulated.stderr
