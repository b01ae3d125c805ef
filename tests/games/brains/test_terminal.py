"""The Brains have no levels, also on the command line."""

from __future__ import annotations

from tests.commands import command


def test_level_is_refused() -> None:
    simulated = command("simulate", "brains", "--level", "expert", "--games", "1")
    assert simulated.exit_code == 2
    assert "level='expert': must be left out" in simulated.stderr
