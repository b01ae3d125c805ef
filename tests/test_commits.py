"""The newest commits say what they do in one short line, and why below it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.commits import Commit, commits_after, faults_of
from tests.tree import ROOT

LAST_OF_OLD_HABIT = "7110bbc"
LET_PASS = {
    "c0c36ba4342530121b8d0e83d081a207291bf1fa": "merged the hour before this test, and others had built on it",
    "354b38d5a6a4dd31d88196890e0e5430677c398b": "a line that was too long; others had built on it when it was seen",
}
WHY = "\n\nThe deck was empty, and the next player was asked for a card."


def test_the_newest_commits_are_well_written() -> None:
    faults = {commit.id: faults_of(commit) for commit in commits_after(ROOT, LAST_OF_OLD_HABIT)}
    assert {name: found for name, found in faults.items() if found and name not in LET_PASS} == {}


@pytest.mark.parametrize(
    "message",
    [
        f"End the game when the last card is taken{WHY}\n",
        f"{'x' * 72}{WHY}\n",
        f"End the game{WHY}\n\nSecond paragraph.\n\nCo-authored-by: Ben <ben@example.org>\n",
        f"Count «…» as one character{WHY}\n",
    ],
)
def test_a_good_message_has_no_fault(message: str) -> None:
    assert faults_of(Commit("abc", False, message)) == []


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("", "no subject"),
        (f"{'x' * 73}{WHY}", "a subject of 73 characters; 72 fit everywhere"),
        (f"End the game.{WHY}", "a full stop after the subject"),
        ("End the game\nwhen the last card is taken", "no blank line after the subject"),
        ("End the game", "no body that says why"),
        ("End the game\n\n", "no body that says why"),
        ("End the game\n\nCo-authored-by: Ben <ben@example.org>\nFixes: 22", "no body that says why"),
    ],
)
def test_a_fault_is_found(message: str, fault: str) -> None:
    assert fault in faults_of(Commit("abc", False, message))


def test_a_merge_needs_no_reason() -> None:
    assert faults_of(Commit("abc", True, "Merge branch 'release'")) == []


def git(root: Path, *arguments: str) -> str:
    author = ["-c", "user.name=Mia", "-c", "user.email=mia@example.org", "-c", "commit.gpgsign=false"]
    done = subprocess.run(["git", *author, *arguments], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture
def history(tmp_path: Path) -> Path:
    """Three commits and the merge of a fourth."""
    root = tmp_path / "history"
    git(tmp_path, "init", "--quiet", "--initial-branch", "main", str(root))
    for subject in ("First", "Second", "Third"):
        git(root, "commit", "--quiet", "--allow-empty", "-m", f"{subject}\n\nWhy: {subject}")
    git(root, "checkout", "--quiet", "-b", "side", "main~1")
    git(root, "commit", "--quiet", "--allow-empty", "-m", "Fourth\n\nTwo\nlines")
    git(root, "checkout", "--quiet", "main")
    git(root, "merge", "--quiet", "--no-ff", "--no-edit", "side")
    return root


def test_commits_are_read_with_their_messages_and_merges_are_known(history: Path) -> None:
    found = commits_after(history, git(history, "rev-parse", "main~2"))
    assert {(commit.message, commit.is_merge) for commit in found} == {
        ("Merge branch 'side'", True),
        ("Fourth\n\nTwo\nlines", False),
        ("Third\n\nWhy: Third", False),
    }
    assert found[0].id == git(history, "rev-parse", "HEAD")


def test_nothing_is_looked_at_where_the_history_does_not_reach_back(history: Path, tmp_path: Path) -> None:
    first = git(history, "rev-parse", "main~2")
    shallow = tmp_path / "shallow"
    git(tmp_path, "clone", "--quiet", "--depth", "1", history.as_uri(), str(shallow))
    assert commits_after(shallow, first) == []
    assert commits_after(history, "0123456789abcdef0123456789abcdef01234567") == []


def test_nothing_is_looked_at_without_a_history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert commits_after(tmp_path, LAST_OF_OLD_HABIT) == []
