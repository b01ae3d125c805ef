"""The suite itself: how it is started makes no difference."""

from __future__ import annotations

import subprocess
import sys

from tests.tree import ROOT

PYTEST = f"{sys.executable} -m pytest -p no:cacheprovider --quiet"


def suite(command: str) -> subprocess.CompletedProcess[str]:
    """Runs some of the tests from a shell."""
    return subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)


def test_processes_can_be_interrupted_when_the_suite_ignores_interrupts() -> None:
    """As it does when a shell starts it in the background."""
    interrupting = "tests/web/test_commands.py::test_serve_serves"
    done = suite(f"trap '' INT; {PYTEST} {interrupting}")
    assert "1 passed" in done.stdout, done.stdout
