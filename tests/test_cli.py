"""The commands as a new user starts them: real processes, and without one what a process adds nothing to."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gander import __version__
from gander.games import GAMES
from gander.research.simulate import Plan, simulate_many
from tests.commands import command
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
    played = command("play", "--text", *arguments)
    assert played.exit_code == 2
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
    shown = command("replay", str(file))
    assert shown.exit_code == 2
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
    simulated = command("simulate", *arguments, "--games", "1")
    assert simulated.exit_code == 2
    assert explained in simulated.stderr


def test_simulated_games_are_written_as_csv_and_json(tmp_path: Path) -> None:
    """Two tables of a tournament for two, three games each: a row for each seat, the same in both."""
    csv_file, json_file = tmp_path / "games.csv", tmp_path / "games.json"
    arguments = ("simulate", GAME, "--players", "2", "--games", "3", "--bots", "uniform,chick,otter", "--seed", "7")
    simulated = command(*arguments, "--csv", str(csv_file), "--json", str(json_file))
    assert (simulated.exit_code, simulated.stdout.count("mean score")) == (0, 3 * 3)
    rows = list(csv.DictReader(csv_file.read_text(encoding="utf-8").splitlines()))
    objects = json.loads(json_file.read_text(encoding="utf-8"))
    columns = ["game", "options", "seed", "table", "number", "seat", "bot", "score", "win", "moves"]
    assert [list(row) for row in rows] == [list(row) for row in objects] == [columns] * (3 * 3 * 2)
    assert [row | {"options": json.loads(row["options"])} for row in rows] == [
        {name: value if name == "options" else str(value) for name, value in row.items()} for row in objects
    ]
    assert [(row["table"], row["number"], row["seat"], row["bot"]) for row in objects[:6]] == [
        (1, 1, 1, "uniform"),
        (1, 1, 2, "chick"),
        (1, 2, 1, "chick"),
        (1, 2, 2, "uniform"),
        (1, 3, 1, "uniform"),
        (1, 3, 2, "chick"),
    ]
    plan = Plan(GAME, FOR_TWO.game.options(players=2), ("uniform", "chick"), "7")
    played = [result.scores for result in simulate_many(plan, 3, processes=1)]
    assert [row["score"] for row in objects[:6]] == [score for scores in played for score in scores]


def test_simulated_games_are_printed_for_another_program() -> None:
    printed = gander("simulate", GAME, "--players", "2", "--games", "2", "--json", "-")
    assert [row["number"] for row in json.loads(printed.stdout)] == [1, 1, 2, 2]


def test_a_file_that_cannot_be_written_is_said_before_the_games(tmp_path: Path) -> None:
    """Before a thousand million of them, which would not end in this test."""
    missing = str(tmp_path / "missing" / "games.csv")
    refused = command("simulate", GAME, "--players", "2", "--games", "1000000000", "--csv", missing)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert missing in refused.stderr
    same = str(tmp_path / "games")
    refused = command("simulate", GAME, "--players", "2", "--games", "1000000000", "--csv", same, "--json", same)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "json=" in refused.stderr


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
