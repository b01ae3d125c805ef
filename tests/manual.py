"""The manual of the commands, docs/cli.md, from what the commands say themselves.

python -m tests.manual --write
"""

from __future__ import annotations

import sys
from typing import Final

import typer
from typer.testing import CliRunner

from gander.cli import app
from tests.tree import ROOT

PAGE: Final = ROOT / "docs" / "cli.md"
OPENING: Final = """# Commands

`make play` starts the best there is; everything else is a command of `gander`. Once `make play` has set things up, that
is `.venv/bin/gander`. This page is written by `.venv/bin/python -m tests.manual --write`.
"""
EXAMPLES: Final = {
    "play": """[docs/text.md](text.md) tells more about the text mode.

```sh
gander play --text                                             # asks everything
gander play --text goose --seats Mia --level expert            # alone
gander play --text boar --seats 'Mia, bot, Ben' --naming       # passed around, with a bot in between
gander play --text brains --seats 'Mia, bot, bot' --language de
```
""",
    "replay": """```sh
gander play --text boar --save game.json
gander replay game.json              # as everybody saw it
gander replay game.json --seat 2     # as the second player saw it
gander replay game.json --all        # with nothing hidden, for a finished game
```

Exit code 2 means that the file cannot be read or breaks a rule; one line says where.
""",
    "simulate": """```sh
gander simulate boar --players 3 --games 10000 --seed 1
gander simulate goose --players 2 --bots tortoise,otter --games 2000       # who is better, and how sure is that
gander simulate goose --players 2 --bots chick,tortoise,otter --games 500  # a tournament: all pairs
```

Game number *k* depends on the seed and on *k* alone, so the table is the same with one process or with many. The bots
move on by one seat from game to game. «Part of the win» counts a win that two share as half. Intervals are for the mean
over games; where one bot has several seats, a game counts once with their mean.
""",
    "odds": """```sh
gander odds brains                                            # a whole turn: one, two and three throws
gander odds brains R5 K1 brain brain Y2 --throws-left 1       # these dice lie: what to keep?
gander odds brains red5 black1 brain brain yellow2 --middle 8 # the same, with eight brains left to take
```

[docs/odds.md](odds.md) says how this is computed, and what the bots make of it.
""",
    "memory": """[docs/memory.md](memory.md) says what the tasks are, and where the figures come from.
""",
}


def manual() -> str:
    """The whole page."""
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    return "\n".join([OPENING, *(section(name) for name in commands)])


def section(command: str) -> str:
    return f"## gander {command}\n\n{EXAMPLES.get(command, '')}\n```text\n{help_of(command)}```\n".replace(
        "\n\n\n", "\n\n"
    )


def help_of(command: str) -> str:
    """What `gander COMMAND --help` prints in a window of the usual width."""
    said = CliRunner().invoke(app, [command, "--help"], prog_name="gander", env={"COLUMNS": "80"}).output
    return "\n".join(line.rstrip() for line in said.splitlines()) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    PAGE.write_text(manual(), encoding="utf-8")
