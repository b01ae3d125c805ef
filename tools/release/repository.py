"""What a release asks of git."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools.release.changelog import NotReady


def git(root: Path, *arguments: str) -> str:
    """What git says; its errors end the release with what it said."""
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NotReady(f"git {' '.join(arguments)} failed: {done.stderr.strip()}")
    return done.stdout.strip()


def check_clean(root: Path) -> None:
    """Everything is committed, so that the tag names what was built. Raises `NotReady`."""
    changed = git(root, "status", "--porcelain")
    if changed:
        raise NotReady(f"the working tree is not clean: commit these, or take them away:\n{changed}")


def is_tagged(root: Path, tag: str) -> bool:
    return bool(git(root, "tag", "--list", tag))


def check_new(root: Path, tag: str) -> None:
    """No release of this version was made before. Raises `NotReady`."""
    if is_tagged(root, tag):
        raise NotReady(f"the tag {tag} exists already: raise __version__ in src/gander/__init__.py")


def check_tagged(root: Path, tag: str) -> None:
    """The tag is there, and it names what is about to be built. Raises `NotReady`."""
    if not is_tagged(root, tag):
        raise NotReady(f"there is no tag {tag}: `make release` makes it")
    if git(root, "rev-parse", f"{tag}^{{commit}}") != git(root, "rev-parse", "HEAD"):
        raise NotReady(f"the tag {tag} names another commit than the one that is checked out")


def day_of_commit(root: Path) -> str:
    """When HEAD was committed, in seconds since 1970: the time of everything that is built from it."""
    return git(root, "log", "-1", "--format=%ct")


def make_tag(root: Path, tag: str, message: str) -> None:
    """Tag HEAD, with its author and day."""
    git(root, "tag", "--annotate", "--message", message, tag)
