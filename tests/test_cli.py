"""The commands as a new user starts them: real processes, with pipes and in a real terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gander import __version__
from gander.games import GAMES
from tests.kinds import FOR_TWO
from tests.processes import gander

GAME = FOR_TWO.game.name


# Playing -------------------------------------------------------------------------------------------------------------


def test_german_by_locale_and_by_option() -> None:
    by_locale = gander("play", "--text", typed="ende\n", LANG="de_DE.UTF-8")
    by_option = gander("play", "--text", "--language", "de", typed="ende\n")
    assert by_locale.stdout == by_option.stdout
    assert "Welches Spiel?" in by_locale.stdout
    assert by_locale.stdout.endswith("Auf Wiedersehen. Bis bald.\n")


@pytest.mark.parametrize(
    ("arguments", "explained"),
    [
        (("chess",), f"unknown game: 'chess': known are {', '.join(GAMES)}"),
        ((GAME, "--seats", "bot"), "wrong option: seats='bot': must be "),
        ((GAME, "--seats", "Mia, bot:kraken"), "unknown bot: 'kraken'"),
    ],
)
def test_wrong_wishes_are_explained(arguments: tuple[str, ...], explained: str) -> None:
    played = gander("play", "--text", *arguments)
    assert played.returncode == 2
    assert played.stderr.startswith(f"gander: {explained}")
    assert played.stderr.count("\n") == 1


# Replaying -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "explained"),
    [
        (b"", "broken record: "),
        (b"not a game", "broken record: "),
        (b"\xff\xfe\x00", "broken record: "),
        (b'{"game": "chess", "version": 1}', "unknown game: 'chess'"),
        (b'{"game": "%s", "version": 99, "options": {}}' % GAME.encode(), "rules version 99"),
        (
            b'{"game": "%s", "version": 1, "options": {}, "moves": [[-1, {"move": "fly"}]]}' % GAME.encode(),
            "broken record: ",
        ),
    ],
)
def test_broken_file_is_explained(tmp_path: Path, content: bytes, explained: str) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content.replace(b"GAME", GAME.encode()))
    shown = gander("replay", str(file))
    assert shown.returncode == 2
    assert explained in shown.stderr
    assert "Traceback" not in shown.stderr


def test_missing_file_is_explained(tmp_path: Path) -> None:
    shown = gander("replay", str(tmp_path / "nothing.json"))
    assert shown.returncode == 2
    assert "nothing.json" in shown.stderr


# Simulating ----------------------------------------------------------------------------------------------------------


def test_simulation_prints_the_same_whatever_the_number_of_processes() -> None:
    arguments = ("simulate", GAME, "--players", "2", "--games", "40", "--seed", "3", "--bots", "uniform")
    one, two = (gander(*arguments, "--processes", number) for number in "12")
    assert one.stdout == two.stdout
    assert one.returncode == two.returncode == 0
    assert f"{GAME}: 40 games, uniform, uniform." in one.stdout
    assert "mean score" in one.stdout


@pytest.mark.parametrize(
    ("arguments", "explained"),
    [
        (("chess",), "unknown game"),
        ((GAME, "--players", "9"), "players=9"),
        ((GAME, "--players", "2", "--bots", "kraken"), "unknown bot: 'kraken'"),
        ((GAME, "--players", "3", "--bots", "uniform,uniform"), "bots='uniform,uniform'"),
    ],
)
def test_wrong_simulation_is_explained(arguments: tuple[str, ...], explained: str) -> None:
    simulated = gander("simulate", *arguments, "--games", "1")
    assert simulated.returncode == 2
    assert explained in simulated.stderr


# The command itself --------------------------------------------------------------------------------------------------


def test_version() -> None:
    assert gander("--version").stdout == f"{__version__}\n"


def test_help_loads_no_game_and_no_server() -> None:
    """Help is quick because it imports little."""
    code = (
        "import sys, gander.cli; print([name for name in ('numpy', 'litestar', 'rich.table') if name in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_numpy_gets_one_thread_unless_somebody_says_otherwise() -> None:
    """It reads that when it is imported, which no command does before it runs (see above)."""
    code = """
import os, sys
from gander.cli import main
sys.argv = ["gander", "--version"]
try:
    main()
finally:
    print(os.environ["OPENBLAS_NUM_THREADS"])
"""
    plain = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    for given, found in (({}, "1"), ({"OPENBLAS_NUM_THREADS": "2"}, "2")):
        command = [sys.executable, "-c", code]
        ran = subprocess.run(command, capture_output=True, text=True, env=plain | given, check=True)
        assert ran.stdout == f"{__version__}\n{found}\n"
