"""The kernel of the solver, compiled for this processor."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tree import ROOT
from tools.brains_solver.machines import Compiled, compiled, processor_command


@pytest.fixture(scope="session")
def kernel() -> Path:
    """Compiled once for all processes that test; `tests/servers.py` has seen to the compiler."""
    return compiled(processor_command(), ROOT / "build" / "kernel")


@pytest.fixture(scope="session")
def machine(kernel: Path) -> Compiled:
    return Compiled(kernel)
