"""`gander export` and `gander import`, and the examples that read what was exported."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gander.cli import app
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.store.sqlite import SqliteLog
from gander.table.terms import PlannedSeat
from tests.databases import program
from tests.kinds import ALONE, ALSO_ALONE, FOR_TWO
from tests.table.kit import HERE, OPEN, Sitting, opening
from tests.tree import ROOT

ONE, TWO = ALONE.game.name, FOR_TWO.game.name


def run(*words: object) -> str:
    """The output of a command that must succeed."""
    result = CliRunner().invoke(app, [*map(str, words), "--language", "en"])
    assert result.exit_code == 0, result.output
    return result.output


def refused(*words: object) -> str:
    result = CliRunner().invoke(app, [*map(str, words), "--language", "en"])
    assert result.exit_code == 2, result.output
    return result.output


def finished(sitting: Sitting, seed: int) -> Sitting:
    sitting.start().play_on(QuickLuck(seed), 10_000)
    assert sitting.table.phase == "over"
    return sitting


def keep(folder: Path, *sittings: Sitting) -> None:
    """Tables on disk, as a server leaves them."""

    async def write() -> None:
        log = SqliteLog(folder / "gander.db")
        for sitting in sittings:
            await log.append(sitting.table.id, 0, sitting.events, None)
        await log.close()

    asyncio.run(write())


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Mia and Ben on two devices: a game of both, and two of Mia's alone."""
    both = finished(Sitting(opening(TWO, (HERE, OPEN), table="both")).join("Ben"), 1)
    alone = [finished(Sitting(opening(game, (HERE,), table=game)), 2) for game in (ONE, ALSO_ALONE.game.name)]
    keep(tmp_path, both, *alone)
    return tmp_path


def sheet(file: Path, name: str) -> list[dict[str, str]]:
    with zipfile.ZipFile(file) as archive:
        return list(csv.DictReader(io.StringIO(archive.read(name).decode())))


def test_export_and_import_on_another_computer_without_doubling(data: Path, tmp_path: Path) -> None:
    file, there = tmp_path / "notepad.json", tmp_path / "there"
    assert "Wrote 3 games of 2 players" in run("export", file, "--data", data)
    first = run("import", file, "--data", there)
    assert "New games: 3. Known already: 0." in first
    assert "code" in first
    second = run("import", file, "--data", there)
    assert "New games: 0. Known already: 3." in second
    assert "code" not in second
    here, copy = tmp_path / "here.zip", tmp_path / "copy.zip"
    run("export", here, "--data", data)
    run("export", copy, "--data", there)
    assert sheet(here, "answers.csv") == sheet(copy, "answers.csv")
    assert sheet(here, "results.csv") == sheet(copy, "results.csv")
    assert {row["participant"] for row in sheet(here, "results.csv")} == {"Mia", "Ben"}


def test_codes_instead_of_names(data: Path, tmp_path: Path) -> None:
    file, sheets = tmp_path / "notepad.json", tmp_path / "notepad.zip"
    run("export", file, "--codes", "--data", data)
    run("export", sheets, "--codes", "--data", data)
    with zipfile.ZipFile(sheets) as archive:
        tables = b"".join(archive.read(name) for name in archive.namelist())
    for text in (file.read_bytes(), tables):
        assert b"Mia" not in text
        assert b"Ben" not in text
    players = {player["name"] for player in json.loads(file.read_bytes())["players"]}
    assert players == {row["participant"] for row in sheet(sheets, "results.csv")}


def test_two_people_of_one_name_are_not_made_one(tmp_path: Path) -> None:
    with_mia = Sitting(opening(TWO, (HERE, OPEN), table="one")).join("Ben")
    with_another = Sitting(opening(TWO, (PlannedSeat("here", name="Ida"), OPEN), table="two")).join("Mia")
    keep(tmp_path, finished(with_mia, 1), finished(with_another, 2))
    assert "rename a player, or use --codes" in refused("export", tmp_path / "x.json", "--data", tmp_path)
    run("export", tmp_path / "x.json", "--codes", "--data", tmp_path)


def test_what_cannot_be_written_or_read_is_said(data: Path, tmp_path: Path) -> None:
    assert ".json or .zip" in refused("export", tmp_path / "notepad.txt", "--data", data)
    (tmp_path / "x.json").write_text("{}")
    assert "broken file" in refused("import", tmp_path / "x.json", "--data", tmp_path)
    assert "No such file" in refused("import", tmp_path / "nothing.json", "--data", tmp_path)


def test_a_participant_code_is_a_name_that_stays(tmp_path: Path) -> None:
    coded = PlannedSeat("here", name="P17")
    keep(tmp_path, finished(Sitting(opening(ONE, (coded,), table="one")), 1))
    run("export", tmp_path / "notepad.zip", "--data", tmp_path)
    assert {row["participant"] for row in sheet(tmp_path / "notepad.zip", "answers.csv")} == {"P17"}


# The examples --------------------------------------------------------------------------------------------------------


def test_pandas_reads_the_answers(data: Path, tmp_path: Path) -> None:
    """The example prints right answers by load; they are counted here a second time from the table."""
    file = tmp_path / "notepad.zip"
    run("export", file, "--data", data)
    command = [sys.executable, str(ROOT / "examples" / "read_answers.py"), str(file)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rows = [row for row in sheet(file, "answers.csv") if row["counted"] == "1" and row["game"] == ONE]
    mias = [int(row["right"]) for row in rows if row["participant"] == "Mia" and row["load"] == "3"]
    assert mias
    assert re.search(rf"\b3 +{len(mias)} +{round(sum(mias) / len(mias), 2)}", printed)


def test_r_reads_the_answers(data: Path, tmp_path: Path) -> None:
    """The example prints shares by load; one of them is counted here a second time from the table."""
    file = tmp_path / "notepad.zip"
    run("export", file, "--data", data)
    with zipfile.ZipFile(file) as archive:
        archive.extract("answers.csv", tmp_path)
    command = [program("Rscript"), str(ROOT / "examples" / "read_answers.R")]
    printed = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path).stdout
    rows = [row for row in sheet(file, "answers.csv") if row["counted"] == "1" and row["game"] == ONE]
    mias = [int(row["right"]) for row in rows if row["participant"] == "Mia" and row["load"] == "3"]
    assert mias
    said = re.search(rf"Mia +{ONE} +3 +([0-9.]+)", printed)
    assert said is not None
    assert float(said[1]) == pytest.approx(sum(mias) / len(mias), abs=1e-6)
    assert "log1p(events)" in printed


def test_a_server_refuses_a_broken_protocol_at_once(tmp_path: Path) -> None:
    protocol = tmp_path / "protocol.toml"
    protocol.write_text('name = "x"\nseed = "y"\n[[blocks]]\ngame = "chess"')
    said = refused("serve", "--protocol", protocol, "--port", 0, "--data", tmp_path)
    assert "broken protocol" in said
    assert f"known are {', '.join(GAMES)}" in said.replace("\n", " ")
