"""The files of this project, for tests about the project itself."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@cache
def files() -> tuple[Path, ...]:
    """Every file that is in git or about to be, from the root of the project."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    names = sorted(set(listing.stdout.split("\0")) - {""})
    return tuple(Path(name) for name in names if (ROOT / name).is_file())


def files_ending(*suffixes: str) -> list[Path]:
    """The files with one of these endings."""
    return [path for path in files() if path.suffix in suffixes]


def text_of(path: Path) -> str:
    """What a file says."""
    return (ROOT / path).read_text(encoding="utf-8")
