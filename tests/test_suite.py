"""The suite itself: how it is started makes no difference, a test that hangs ends, and failures are seen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests import marks
from tests.night import matches, patterns
from tests.order import sizes, spread
from tests.tree import ROOT

PYTEST = f"{sys.executable} -m pytest -p no:cacheprovider --quiet"


def suite(command: str) -> subprocess.CompletedProcess[str]:
    """Runs some of the tests from a shell."""
    return subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)


def test_kinds_are_told_by_files_and_folders_that_are_there() -> None:
    """One that was renamed would be of another kind from then on, and nobody would notice."""
    lie = {place for file in marks.TESTS.rglob("*.py") for place in marks.place_of(file)}
    named = marks.WITH_BROWSER | marks.AMONG_PROCESSES | marks.WAIT | marks.LONGEST_WITH_BROWSER | marks.STUDIES
    assert named | marks.QUICK_ALL_THE_SAME <= lie, named - lie


def test_processes_can_be_interrupted_when_the_suite_ignores_interrupts() -> None:
    """As it does when a shell starts it in the background."""
    interrupting = "tests/web/test_commands.py::test_serve_serves"
    done = suite(f"trap '' INT; {PYTEST} {interrupting}")
    assert "1 passed" in done.stdout, done.stdout


def test_a_test_that_hangs_fails_with_what_it_said(tmp_path: Path) -> None:
    hanging = tmp_path / "test_hanging.py"
    hanging.write_text(
        "import subprocess\n\n"
        "def test_hangs() -> None:\n"
        "    print('so far so good')\n"
        "    subprocess.run(['sleep', '120'])\n\n"
        "def test_next() -> None:\n"
        "    pass\n"
    )
    done = suite(f"{PYTEST} -c {ROOT}/pyproject.toml --rootdir {ROOT} --timeout 1 {hanging}")
    assert "so far so good" in done.stdout, done.stdout
    assert "1 failed, 1 passed" in done.stdout, done.stdout


def part(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """`setup/part.sh`, which runs a part of `make test`, at home in a folder."""
    return subprocess.run([ROOT / "setup/part.sh", *arguments], cwd=folder, capture_output=True, text=True, check=False)


def test_what_failed_is_shown_after_everything_else(tmp_path: Path) -> None:
    broken = part(tmp_path, "test-browser", "sh", "-c", "echo what went wrong; exit 3")
    whole = part(tmp_path, "test-python", "sh", "-c", "echo 7 passed")
    assert (broken.returncode, whole.returncode) == (1, 0)
    assert broken.stdout.startswith("test-browser   FAILED")
    assert whole.stdout.startswith("test-python    passed")
    shown = part(tmp_path, "--failed").stdout
    assert "test-browser" in shown
    assert "what went wrong" in shown
    assert "7 passed" not in shown


def test_who_starts_processes_is_marked_so(request: pytest.FixtureRequest) -> None:
    """`make quick` leaves this one out, by what its module imports."""
    assert request.node.get_closest_marker("processes")
    assert not request.node.get_closest_marker("study")


def test_what_is_left_to_the_night_is_there() -> None:
    """A test that gets another name, or other parameters, would quietly be one of the day again."""
    listing = f"{PYTEST} --collect-only -m nightly tests"
    listed = subprocess.run(listing.split(), cwd=ROOT, capture_output=True, text=True, check=False).stdout
    there = [line for line in listed.splitlines() if "::" in line]
    assert [pattern for pattern in patterns() if not any(matches(test, pattern) for test in there)] == []


def test_patterns_may_name_parameters() -> None:
    assert matches("tests/a.py::test_b[chromium-bee]", "tests/a.py::test_b[b*]")
    assert not matches("tests/a.py::test_b[chromium-wasp]", "tests/a.py::test_b[b*]")
    assert matches("tests/a.py::test_b[wasp]", "tests/a.py::test_b[[!b]*]")
    assert matches("tests/a.py::test_b[chromium]", "tests/a.py::test_b")
    assert not matches("tests/a.py::test_bc", "tests/a.py::test_b")


def test_whoever_waits_begins_and_stays_with_its_file() -> None:
    """Twelve tests for three: four each, and the three files that wait are the first of one share each."""
    tests = ["a1", "a2", "a3", "server1", "b1", "b2", "b3", "b4", "killed1", "killed2", "killed3", "web1"]
    ordered = spread(tests, 3, lambda test: test[:-1] in {"server", "killed", "web"}, lambda test: test[:-1])
    assert ordered == ["server1", "a1", "a2", "a3", "killed1", "killed2", "killed3", "b1", "web1", "b2", "b3", "b4"]
    assert sizes(11, 3) == [3, 4, 4]
