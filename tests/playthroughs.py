"""Golden playthroughs: the scripts of all games, played and compared with the pages in `tests/games/*/playthroughs/`.

python -m tests.playthroughs --write    writes all pages anew
python -m tests.playthroughs --check    compares them
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from difflib import unified_diff
from pathlib import Path
from typing import Final

from gander.contract.game import AnyGame
from gander.games import GAMES
from gander.research.playthrough import Script, page
from tests.specimen import specimen
from tests.tree import ROOT

FOLDER: Final = ROOT / "tests" / "games"


def scripts() -> Iterator[tuple[AnyGame, Script]]:
    """Every game that is written down."""
    for game in GAMES.values():
        for script in specimen(game.name).scripts:
            yield game, script


def path_of(game: AnyGame, script: Script, folder: Path = FOLDER) -> Path:
    return folder / game.name / "playthroughs" / f"{script.name}.txt"


def write_all(folder: Path) -> None:
    for game, script in scripts():
        path = path_of(game, script, folder)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(game, script), encoding="utf-8")


def differences(game: AnyGame, script: Script, folder: Path = FOLDER) -> list[str]:
    """How a game goes now, against how it is written down."""
    path = path_of(game, script, folder)
    written = path.read_text(encoding="utf-8") if path.exists() else ""
    return list(unified_diff(written.splitlines(), page(game, script).splitlines(), str(path), "now", lineterm=""))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs", description="golden playthroughs")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the games lie (%(default)s)")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", action="store_true", help="write all pages anew")
    what.add_argument("--check", action="store_true", help="compare all pages, print what differs")
    asked = parser.parse_args(arguments)
    if asked.write:
        write_all(asked.folder)
        return 0
    all_scripts = list(scripts())
    found = [text for game, script in all_scripts for text in differences(game, script, asked.folder)]
    print("\n".join(found) if found else f"{len(all_scripts)} playthroughs are as written")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
