"""Try an installed Gander: a game in the terminal, a server, its page, and a game over a WebSocket.

    python tools/smoke.py

Run it with the Python that Gander was installed for. It needs nothing but what Gander itself installs, so that the
hosted checks can run it on every system and every Python version. It ends with 0 if all went well.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

import httpx

import gander
from gander.client import Device, SeatClient
from gander.games import GAMES
from gander.games import game as game_of
from gander.record import decode, replay
from gander.table.terms import PlannedSeat, Settings
from gander.web.messages.table_messages import OpenTable, Start

PATIENCE: Final = 120
"""Seconds after which something is taken to hang. Nothing is measured with it."""
ANSWERS: Final = "".join(f"\n{Random(number).randint(1, 12)}\n" for number in range(4000))
"""Enter where Enter is asked for, and any number where there is a choice: what cannot be is asked for again."""
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
FILE_OF_PAGE: Final = re.compile(r'(?:src|href)="(/[^"#?]+)"')
WITHOUT_SURPRISES: Final = {"PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}


def main() -> None:
    """Try everything, and say so line by line."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:  # Windows keeps open files from being deleted
        folder = Path(name)
        say(f"Gander {gander.__version__} from {Path(gander.__file__).parent}, Python {sys.version.split()[0]}")
        for game in games_for_one():
            say(f"{game} in the terminal: {play_in_terminal(game, folder)} moves")
        with serving(folder / "data") as address:
            say(f"the page: {fetch_page(address)} files")
            for game in GAMES:
                say(f"{game} over a WebSocket: {asyncio.run(play_over_socket(address, game))} moves")
    say("all is well")


def say(line: str) -> None:
    print(line, flush=True)


def program() -> str:
    """The command `gander` of this very environment, whatever else is on the PATH."""
    folder = sysconfig.get_path("scripts")
    found = shutil.which("gander", path=folder)
    if found is None:
        sys.exit(f"no command gander in {folder}: install the wheel into this environment first")
    return found


def games_for_one() -> list[str]:
    """The games with a solo form; there any answers lead on."""
    return [name for name, game in GAMES.items() if 1 in game.counts]


def play_in_terminal(game: str, folder: Path) -> int:
    """Play a whole game with the answers somebody would type; how many moves it took by its record."""
    file = folder / f"{game}.json"
    command = [
        program(),
        "play",
        game,
        "--text",
        "--language",
        "en",
        "--seats",
        "Mia",
        "--seed",
        "1",
        "--save",
        str(file),
    ]
    environment = os.environ | WITHOUT_SURPRISES
    subprocess.run(command, input=ANSWERS.encode(), capture_output=True, env=environment, timeout=PATIENCE, check=True)
    steps = list(replay(decode(file.read_bytes())))
    assert game_of(game).outcome(steps[-1].after) is not None, f"{game} did not end after {len(steps)} moves"
    return len(steps)


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """`gander serve` on a free port; gives its address."""
    command = [program(), "serve", "--port", "0", "--language", "en", "--data", str(data)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | WITHOUT_SURPRISES)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = ADDRESS.search(line)
        assert found, f"the server did not say where it is: {line!r}"
        yield found[0]
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def fetch_page(address: str) -> int:
    """Get the page and every file that it names; how many there were."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as browser:
        page = browser.get("/").raise_for_status().text
        files = sorted(set(FILE_OF_PAGE.findall(page)))
        assert any(name.endswith(".js") for name in files), f"the page has no program: {page[:200]!r}"
        for name in files:
            assert browser.get(name).raise_for_status().content, f"{name} is empty"
    return len(files)


async def play_over_socket(address: str, game: str) -> int:
    """Play with bots to the end; how many moves the person made."""
    others = next(count - 1 for count in game_of(game).counts if count > 1)
    seats = (PlannedSeat("here", name="Mia"), *[PlannedSeat("bot", bot="uniform")] * others)
    countdowns = dict.fromkeys(game_of(game).countdowns, 0.1)
    async with asyncio.timeout(PATIENCE), Device(address) as device:
        player = await device.open(OpenTable(game, seats, {}, Settings(pace=0, countdowns=countdowns)))
        await device.act(player.table.id, Start())
        return await moves_to_the_end(player)


async def moves_to_the_end(player: SeatClient) -> int:
    """Make the first legal move each time, until the game has an outcome."""
    moves = 0
    async for view in player.views():
        if view.outcome is not None:
            break
        if player.seat in view.awaited and view.moves and not player.waits_for_answer():
            await player.move(view, view.moves[0])
            moves += 1
    return moves


if __name__ == "__main__":
    main()
