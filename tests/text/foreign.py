"""All games and some commands in one language, on the screen: `python -m tests.text.foreign LANGUAGE FOLDER`.

A process of its own, because it may run a Gander that lies elsewhere, with a language more.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

from typer.testing import CliRunner

from gander.cli import app
from gander.games import GAMES
from tests.kit import A_FEW
from tests.text.scripted import played_to_the_end, wishes_for

SEATS: Final = {1: "Mia", 2: "Mia, bot", 3: "Mia, Ben, bot", 4: "Mia, bot, Ben, bot"}
COMMANDS: Final = (["players"], ["words", "progress"])

if __name__ == "__main__":
    language, folder = sys.argv[1], Path(sys.argv[2])
    first = {agreed.game.name: agreed for agreed in reversed(A_FEW)}
    assert set(first) == set(GAMES)
    for agreed in first.values():
        wishes = replace(wishes_for(agreed.game, agreed.options, seats=SEATS[len(agreed.seats)]), bot=None)
        sitting, _ = played_to_the_end(wishes, folder / "game.json", language=language)
        print(sitting.screen.getvalue())
    within = {"LC_ALL": f"{language}_PL.UTF-8", "GANDER_DATA": str(folder), "HOME": str(folder)}
    for command in COMMANDS:
        print(CliRunner().invoke(app, command, env=within).output)
