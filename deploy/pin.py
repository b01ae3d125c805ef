"""Write `deploy/requirements.txt` anew: what a hosted server installs, with the hash of every file.

    .venv/bin/python deploy/pin.py

The versions are those of `constraints.txt`. The hashes are of the files that pip takes on the kind of machine where
this runs (Linux, x86-64, Python 3.11), so run it where servers run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PINNED: Final = ROOT / "deploy" / "requirements.txt"
HEADING: Final = """\
# What a hosted server installs: pip install --require-hashes --requirement deploy/requirements.txt
# Written by deploy/pin.py from constraints.txt; for Linux, x86-64, Python 3.11.
"""
RESOLVE: Final = ("install", "--dry-run", "--quiet", "--ignore-installed", "--no-build-isolation", "--report", "-")


def chosen() -> list[tuple[str, str, str]]:
    """Name, version and SHA-256 of everything that the server needs, as pip chooses it."""
    command = [sys.executable, "-m", "pip", *RESOLVE, "--constraint", "constraints.txt", ".[hosted]"]
    without_page = {**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}
    done = subprocess.run(command, cwd=ROOT, env=without_page, stdout=subprocess.PIPE, check=True, text=True)
    packages = [package for package in json.loads(done.stdout)["install"] if not package["is_direct"]]
    return sorted(
        (
            package["metadata"]["name"].lower().replace("_", "-"),
            package["metadata"]["version"],
            package["download_info"]["archive_info"]["hashes"]["sha256"],
        )
        for package in packages
    )


def main() -> None:
    lines = [f"{name}=={version} --hash=sha256:{digest}\n" for name, version, digest in chosen()]
    PINNED.write_text(HEADING + "".join(lines))


if __name__ == "__main__":
    main()
