"""Wheel and source archive, built twice: what two people build from one commit must be the same, byte for byte."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from tools.release.changelog import NotReady
from tools.release.repository import day_of_commit, git

CAREFUL_UMASK = 0o077
USUAL_UMASK = 0o022
SUMS = "SHA256SUMS"


def build_twice(root: Path, workplace: Path) -> Path:
    """A folder with what was built from the commit that is checked out. Raises `NotReady` if two builds differ.

    The second build has another folder, another time zone and other rights for files, and its wheel is built from
    the source archive, as pip does where it finds no wheel.
    """
    day = day_of_commit(root)
    first, second = workplace / "first", workplace / "second, elsewhere"
    usual = {"SOURCE_DATE_EPOCH": day, "TZ": "UTC"}
    clone(root, first, USUAL_UMASK)
    for kind in ("sdist", "wheel"):
        build(kind, first / "clone", first / "built", usual, USUAL_UMASK)

    elsewhere = {"SOURCE_DATE_EPOCH": day, "TZ": "Pacific/Chatham"}
    clone(root, second, CAREFUL_UMASK)
    build("sdist", second / "clone", second / "built", elsewhere, CAREFUL_UMASK)
    build("wheel", unpacked(second), second / "built", elsewhere, CAREFUL_UMASK)
    compare(digests(first / "built"), digests(second / "built"))
    return first / "built"


def clone(root: Path, folder: Path, umask: int) -> None:
    """What is committed, and nothing else that lies around in a checkout."""
    folder.mkdir()
    command = ["git", "clone", "--quiet", "--no-local", str(root), str(folder / "clone")]
    subprocess.run(command, check=True, umask=umask)
    git(folder / "clone", "checkout", "--quiet", "--detach", git(root, "rev-parse", "HEAD"))


def build(kind: str, source: Path, folder: Path, settings: dict[str, str], umask: int) -> None:
    """Build one kind of package. What it says is shown only if it fails."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("HATCH_")}
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)]
    done = subprocess.run(
        command, cwd=source, env=plain | settings, umask=umask, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise NotReady(f"building the {kind} failed:\n{done.stdout}{done.stderr}")


def unpacked(folder: Path) -> Path:
    """The source archive of this build, unpacked."""
    (archive,) = (folder / "built").glob("*.tar.gz")
    with tarfile.open(archive) as sources:
        sources.extractall(folder / "unpacked", filter="data")
    (source,) = (folder / "unpacked").iterdir()
    return source


def digests(folder: Path) -> dict[str, str]:
    """The SHA-256 of every file in a folder, by name."""
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


def compare(first: dict[str, str], second: dict[str, str]) -> None:
    """Raises `NotReady` with the names of what differs."""
    differing = sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))
    if differing:
        raise NotReady(f"two builds of one commit differ in {', '.join(differing)}")


def listing(sums: dict[str, str]) -> str:
    """Digests as `sha256sum --check` reads them."""
    return "".join(f"{digest}  {name}\n" for name, digest in sums.items())


def write_uploads(built: Path, notes: str, folder: Path) -> list[Path]:
    """Put what is to be uploaded into an otherwise empty folder: the packages, their digests, what is told of them."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(built, folder)
    (folder / SUMS).write_text(listing(digests(built)), encoding="utf-8")
    (folder / "NOTES.md").write_text(notes, encoding="utf-8")
    return sorted(folder.iterdir())
