"""The newest commits, and what a commit message must be like (see «The ideal commit» in CONTRIBUTING.md)."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

LONGEST_SUBJECT = 72
TRAILER = re.compile(r"(?:[A-Z][a-z-]+-[Bb]y|Fixes|Closes|Refs|Change-Id): .+")
FIELDS = "%H%x00%P%x00%B%x01"


@dataclass(frozen=True)
class Commit:
    id: str
    is_merge: bool
    message: str


def commits_after(root: Path, commit: str) -> list[Commit]:
    """The commits since then, newest first; none where that commit is not known, as in a shallow clone."""
    if run(root, "cat-file", "-e", f"{commit}^{{commit}}").returncode != 0:
        return []
    listed = run(root, "log", f"--format={FIELDS}", f"{commit}..HEAD").stdout
    fields = [entry.strip().split("\0") for entry in listed.split("\1") if entry.strip()]
    return [Commit(name, " " in parents, message) for name, parents, message in fields]


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)


def faults_of(commit: Commit) -> list[str]:
    """What is wrong with the message of a commit. A merge says what it merges, and that is enough."""
    if commit.is_merge:
        return []
    subject, *rest = commit.message.splitlines() or [""]
    body = [line for line in rest if line and not TRAILER.fullmatch(line)]
    faults = []
    if not subject:
        faults.append("no subject")
    if len(subject) > LONGEST_SUBJECT:
        faults.append(f"a subject of {len(subject)} characters; {LONGEST_SUBJECT} fit everywhere")
    if subject.endswith("."):
        faults.append("a full stop after the subject")
    if rest and rest[0]:
        faults.append("no blank line after the subject")
    if not body:
        faults.append("no body that says why")
    return faults
