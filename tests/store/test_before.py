"""Files that were written before a game was a folder are still read, and say the same.

`before/` is what a server left behind after an evening, written by the last code that kept the games by layer
(commit 45c6413). People held their seats over HTTP with the Python client and made random legal moves, and each move
told how long it took; now and then the page had been out of sight.

* Mia alone: a game of cards with questions, and one of pairs with two designs left out. With Ben on the same tablet: a
  game together with times of its own (45 and 7.5 seconds to memorise, 600 for a turn), and dice in chosen colours with
  a bot.
* Mia and Ida, who joined from another device, with a bot: cards are named. A bot plays for Ida for a while. Then once
  more, begun by the winner and ended by the host.
* P17 in a study with a seed: one game to its end, another one just begun, with 2400 and 1200.5 seconds to memorise.
* Not finished: a pause in the middle, a new card that may be looked at for 900 seconds, a first look of an hour, and a
  table at which somebody is still missing.

Ida got the code P18, and P17's file was brought to Mia's notepad. Then was written down what the server said:

* `gander.sql`: the database, as sqlite3 dumps it, with blobs that are text written as text;
* `recorded.json`: how every table folds and when it is due, the verdict on every record, and for each device its token
  with players, results, averages and progress. What progress estimates of hidden cards is as it was thought then;
  today it is held against `second_estimate.py`;
* `notepad.json`, `answers.csv`, `results.csv`: what Mia exported; and a downloaded record of each game.
"""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import zipfile
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from gander import fair, record
from gander.client import Device, SeatClient
from gander.contract.game import Outcome
from gander.games import game
from gander.store.sqlite import SqliteLog
from gander.table.change import fold
from gander.table.clock import next_due
from gander.table.events import AnyEvent
from gander.table.table import Table
from gander.table.view import TableInfo
from gander.web.api.records import record_of
from gander.web.messages.table_messages import Resume, Substitute
from gander.web.services.sessions import COOKIE
from tests.store.second_estimate import SecondEstimate
from tests.web.kit import play_to_the_end, served

BEFORE: Final = Path(__file__).parent / "before"
RECORDED: Final[dict[str, Any]] = json.loads((BEFORE / "recorded.json").read_text("utf-8"))
RECORDS: Final = sorted(path for path in BEFORE.glob("*.json") if path.stem not in ("notepad", "recorded"))
FIGURES: Final = (
    "games",
    "answers",
    "hidden",
    "level",
    "load",
    "right",
    "perfect",
    "guessing",
)
"""What progress counts. What it estimates may be thought over one day, and its sentences may be said better."""


def check_alike(now: Any, before: Any, where: str = "") -> None:
    """Everything that was there before is there with the same value; there may be more."""
    if isinstance(before, dict):
        assert not before.keys() - now.keys(), where
        for name, value in before.items():
            check_alike(now[name], value, f"{where}.{name}")
    elif isinstance(before, list):
        assert len(now) == len(before), where
        for number, value in enumerate(before):
            check_alike(now[number], value, f"{where}[{number}]")
    elif isinstance(before, float):
        assert now == pytest.approx(before, rel=1e-6, abs=1e-9), where
    else:
        assert now == before, where


# Tables and records --------------------------------------------------------------------------------------------------


async def tables_in(data: Path) -> list[tuple[Table, list[AnyEvent]]]:
    log = SqliteLog(data / "gander.db")
    found = []
    for table_id in RECORDED["tables"]:
        events = await log.read(table_id)
        table = fold(events)
        assert table is not None
        found.append((table, events))
    await log.close()
    return found


async def test_every_table_folds_to_what_it_was(data: Path) -> None:
    for table, _ in await tables_in(data):
        before = RECORDED["tables"][table.id]
        assert (table.game.name, table.seq, table.phase, table.games) == tuple(
            before[name] for name in ("game", "seq", "phase", "games")
        )
        assert table.round is None or table.round.outcome == msgspec.convert(before["outcome"], Outcome | None)
        # What was due at the table that runs had been shown at once then; now it is watched for 2.1 seconds first.
        assert next_due(table) == (before["due"] and pytest.approx(before["due"] + 2.1))
    assert {before["phase"] for before in RECORDED["tables"].values()} == {"lobby", "playing", "paused", "over"}


async def test_every_game_that_ended_is_verified(data: Path) -> None:
    for table, events in await tables_in(data):
        verified = RECORDED["tables"][table.id]["verified"]
        verdicts = [fair.verify(record_of(table, number, events)) for number in range(1, len(verified) + 1)]
        assert verdicts == msgspec.convert(verified, list[fair.Verdict])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_that_was_downloaded_replays_and_is_verified(path: Path) -> None:
    text = path.read_bytes()
    *_, last = record.replay(record.decode(text))
    scores = [table["outcome"]["scores"] for table in RECORDED["tables"].values() if table["outcome"]]
    outcome = game(path.stem).outcome(last.after)
    assert outcome is not None
    assert list(outcome.scores) in scores
    assert fair.verify(fair.decode(text)).fault is None


async def test_a_pause_ends_and_the_game_is_played_to_its_end(data: Path) -> None:
    (table_id,) = (table for table, before in RECORDED["tables"].items() if before["phase"] == "paused")
    async with served(data) as address, device_of("Mia", address) as mias, device_of("Ida", address) as idas:
        await mias.act(table_id, Resume())
        await idas.act(table_id, Substitute(1))
        facts = msgspec.json.decode(await mias.get(f"/api/tables/{table_id}"), type=TableInfo[Any])
        assert (await play_to_the_end(SeatClient(mias, facts, 0), 1)).outcome is not None


# The notepad ---------------------------------------------------------------------------------------------------------


def device_of(name: str, address: str) -> Device:
    """The device of that evening, known by its cookie."""
    device = Device(address)
    device._http.cookies.set(COOKIE, RECORDED["notepads"][name]["token"], domain="127.0.0.1")
    return device


async def ask(device: Device, what: str, /, **body: Any) -> Any:
    return json.loads(await device.post(f"/api/notepad/{what}", body))


async def players_of(device: Device) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(await device.get("/api/notepad"))["players"]
    return found


async def check_figures(device: Device, before: dict[str, Any]) -> None:
    """Means and progress of all players of a notepad, whose ids may be others here."""
    players = await players_of(device)
    ids = {player["name"]: player["id"] for player in players}
    written = {player["name"]: player["code"] or player["name"] for player in players}
    for name, averages in before["averages"].items():
        check_alike((await ask(device, "averages", player=ids[name]))["averages"], averages, name)
    answers = (await sheets_of(device))["answers.csv"]
    for title, report in before["progress"].items():
        name, played, basis = title.split(", ")
        told = await ask(device, "progress", player=ids[name], game=played, basis=basis)
        check_alike(told, {figure: report[figure] for figure in FIGURES}, title)
        check_alike(told["change"]["verdict"], report["change"]["verdict"], title)
        if report["load"] is None:
            check_alike(told, {figure: report[figure] for figure in ("now", "curve", "change")}, title)
        else:
            theirs = [row for row in answers if (row["participant"], row["game"]) == (written[name], played)]
            check_estimate(told, theirs, title)


def check_estimate(told: dict[str, Any], rows: Iterable[dict[str, str]], title: str) -> None:
    """What is estimated of hidden cards is what another program finds in the sheet of answers."""
    is_group = told["basis"] == "group"
    own = [row for row in rows if row["kind"] != "proposal" and (row["mode"] == "cooperative") == is_group]
    for where, expected in SecondEstimate(own, told["game"], told["level"]).told().items():
        found: Any = told
        for name in where.split("."):
            found = found[int(name) if name.isdigit() else name]
        figures = [found[limit] for limit in ("mean", "low", "high")]
        assert figures == pytest.approx(expected.tolist(), abs=0.002), (title, where)


@pytest.mark.parametrize("name", RECORDED["notepads"])
async def test_the_notepad_says_what_it_said(data: Path, name: str) -> None:
    before = RECORDED["notepads"][name]
    async with served(data) as address, device_of(name, address) as device:
        check_alike(await players_of(device), before["players"])
        check_alike((await ask(device, "results", most=200))["games"], before["results"])
        await check_figures(device, before)


@pytest.mark.parametrize("name", RECORDED["notepads"])
async def test_progress_is_the_same_when_it_is_worked_out_anew(data: Path, name: str) -> None:
    """Nothing that was derived is left: answers and reports come from the logs and the brought games again."""
    with closing(sqlite3.connect(data / "gander.db")) as connection:
        connection.executescript(
            "update games set measures = 0; update harvested set measures = 0; delete from reports;"
        )
    async with served(data) as address, device_of(name, address) as device:
        while json.loads(await device.get("/api/notepad"))["waiting"]:
            pass
        await check_figures(device, RECORDED["notepads"][name])


def sheet(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def check_sheet(now: Iterable[dict[str, str]], before: Iterable[dict[str, str]]) -> None:
    """The same rows, with every old column under its name."""
    for row, (then, since) in enumerate(zip(before, now, strict=True)):
        for column, value in then.items():
            if column == "measures":
                assert int(since[column]) >= int(value)
            else:
                check_cell(since[column], value, f"row {row}, {column}")


def check_cell(now: str, before: str, where: str) -> None:
    try:
        number = float(before)
    except ValueError:
        assert now == before, where
    else:
        assert float(now) == pytest.approx(number, rel=1e-6, abs=1e-6), where


async def sheets_of(device: Device) -> dict[str, list[dict[str, str]]]:
    with zipfile.ZipFile(io.BytesIO(await device.get("/api/notepad/sheets"))) as archive:
        return {name: sheet(archive.read(name).decode()) for name in ("answers.csv", "results.csv")}


async def test_the_sheets_have_every_old_column_with_its_values(data: Path) -> None:
    async with served(data) as address, device_of("Mia", address) as device:
        for name, rows in (await sheets_of(device)).items():
            check_sheet(rows, sheet((BEFORE / name).read_text("utf-8")))


async def test_an_exported_notepad_is_read_on_another_computer(tmp_path: Path) -> None:
    before = RECORDED["notepads"]["Mia"]
    async with served(tmp_path) as address, Device(address) as device:
        answer = await device._http.post("/api/notepad/file", content=(BEFORE / "notepad.json").read_bytes())
        assert answer.json() == {"new": len(before["results"]), "known": 0, "refused": 0}
        results = (await ask(device, "results", most=200))["games"]
        check_alike([without_players(one) for one in results], [without_players(one) for one in before["results"]])
        await check_figures(device, before)
        for name, rows in (await sheets_of(device)).items():
            check_sheet(rows, sheet((BEFORE / name).read_text("utf-8")))


def without_players(result: dict[str, Any]) -> dict[str, Any]:
    """A result without the numbers that a notepad gives its players."""
    seats = [{name: value for name, value in seat.items() if name != "player"} for seat in result["seats"]]
    return result | {"seats": seats}
