"""Run by `make release`; see CONTRIBUTING.md."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.release.changelog import NotReady, notes_for
from tools.release.packages import build_twice, digests, listing, write_uploads
from tools.release.repository import check_clean, check_new, check_tagged, make_tag

ROOT = Path(__file__).resolve().parents[2]
VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
PLAYED = ["tests/deploy/test_wheel.py", "tests/page/test_installed.py"]
"""The wheel in an empty environment: in a terminal, over a WebSocket, in a browser."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="make release", description="Check, build twice, try out and tag a release.")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--dry-run", action="store_true", help="do everything but make the tag")
    how.add_argument("--tagged", action="store_true", help="build what is tagged already, as the hosted checks do")
    asked = parser.parse_args()
    try:
        release(ROOT, dry_run=asked.dry_run, tagged=asked.tagged)
    except NotReady as reason:
        sys.exit(f"no release: {reason}")


def release(root: Path, *, dry_run: bool, tagged: bool) -> None:
    """All steps, the cheap ones first. Raises `NotReady`."""
    version = version_of(root)
    tag = f"v{version}"
    check_clean(root)
    notes = notes_for(version, (root / "CHANGELOG.md").read_text(encoding="utf-8"))
    (check_tagged if tagged else check_new)(root, tag)
    with tempfile.TemporaryDirectory(prefix="gander-release-") as workplace:
        say("building wheel and source archive twice, from two clones")
        built = build_twice(root, Path(workplace))
        sums = listing(digests(built))
        say(f"they are the same, byte for byte:\n{sums.rstrip()}")
        say("playing with the wheel in an empty environment")
        try_out(root, built)
        uploads = write_uploads(built, notes, root / "dist")
    say("ready to be uploaded: " + ", ".join(path.name for path in uploads))
    if not dry_run and not tagged:
        make_tag(root, tag, f"Gander {version}\n\n{sums}")
        say(f"tagged {tag}; `git push origin {tag}` has it published")


def version_of(root: Path) -> str:
    """The version in the one place where it is written. Raises `NotReady`."""
    found = VERSION.search((root / "src" / "gander" / "__init__.py").read_text(encoding="utf-8"))
    if found is None:
        raise NotReady("src/gander/__init__.py has no __version__")
    return found[1]


def try_out(root: Path, built: Path) -> None:
    """Play with the very wheel that is to be uploaded. Raises `NotReady`."""
    (wheel,) = built.glob("*.whl")
    command = [sys.executable, "-m", "pytest", "--quiet", "-m", "nightly", *PLAYED]
    if subprocess.run(command, cwd=root, env=os.environ | {"GANDER_WHEEL": str(wheel)}, check=False).returncode != 0:
        raise NotReady("the wheel cannot be played; what went wrong is above")


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
