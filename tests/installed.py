"""Gander as people have it who know neither make nor git: the wheel, in an environment where nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

from tests.processes import environment
from tests.tree import ROOT

CONSTRAINTS = ROOT / "constraints.txt"
TO_TRY = "GANDER_WHEEL"
"""Names the wheel that is about to be released, for `make release`; without it one is built."""


def installed(folder: Path) -> Path:
    """Install the wheel as pipx does it; gives the folder of the programs."""
    venv.create(folder / "alone", with_pip=True)
    programs = folder / "alone" / "bin"
    run(programs / "pip", "install", "--quiet", "--constraint", CONSTRAINTS, wheel(folder), folder=folder)
    return programs


def wheel(folder: Path) -> Path:
    if TO_TRY in os.environ:
        return Path(os.environ[TO_TRY])
    build = ["wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    run(sys.executable, "-m", "pip", *build, folder=folder)
    (built,) = folder.glob("*.whl")
    return built


def run(*command: str | Path, folder: Path) -> str:
    """What a command said that went well; nothing of this checkout is in its way."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=alone())
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def alone() -> dict[str, str]:
    return {
        name: value for name, value in environment().items() if not name.startswith("PYTHON") or name == "PYTHONUTF8"
    }
