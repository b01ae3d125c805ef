"""A study from the command line: written, checked, and somebody in it deleted."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gander.client import Device, SeatClient
from gander.store.address import database_at
from gander.store.key import key_in
from gander.store.sql import Database
from gander.store.sqlite import Sqlite
from gander.store.upkeep.census import called, everybody
from gander.table.codes import Codes
from gander.table.terms import PlannedSeat
from gander.table.view import TableInfo
from gander.web.messages.table_messages import OpenTable
from tests.commands import command
from tests.databases import new_database
from tests.study.files import ALONE, IN_PAIRS, TWO_CONDITIONS, study_in
from tests.tree import ROOT
from tests.web.kit import served
from tests.web.test_participation import AGREES, PID, filled, goes_on, kept, whole_way


def test_a_new_study_can_be_run_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    assert command("study", "new", str(file)).exit_code == 0
    checked = command("study", "check", str(file), "--language", "en")
    assert checked.exit_code == 0
    assert "Condition short" in checked.stdout
    assert command("study", "new", str(file)).exit_code == 2  # nothing is written over
    assert "[[conditions]]" in file.read_text()


def test_what_is_wrong_is_said_by_line(tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    file.write_text(TWO_CONDITIONS.replace("least = 18", "leest = 18"))
    line = file.read_text().split("\n").index("leest = 18") + 1
    checked = command("study", "check", str(file))
    assert checked.exit_code == 2
    assert checked.stderr == f"{file}:{line}: Object contains unknown field `leest`\n"


def test_links_are_those_of_a_server_and_say_of_which(tmp_path: Path) -> None:
    file, folder = tmp_path / "study.toml", tmp_path / "data"
    study = study_in(tmp_path, TWO_CONDITIONS)
    refused = command("study", "links", str(file), "P1", "--data", str(folder))
    assert (refused.exit_code, refused.stdout, folder.exists()) == (2, "", False)
    codes = Codes(key_in(folder))
    given = command("study", "links", str(file), "P1", "--data", str(folder), "--address", "https://s.example")
    assert given.stdout == f"https://s.example/#/study/P1-{study.signature('P1', codes)}\n"
    assert str(folder) in given.stderr


def test_the_commands_in_the_docs_look_where_the_server_of_the_docs_keeps_its_study() -> None:
    page = (ROOT / "docs/studies.md").read_text(encoding="utf-8")
    whole = re.findall(r"gander (?:serve|export|participant|study links|study forget) [^`#\n]+", page)
    assert len(whole) > 6
    assert [one for one in whole if "--data study-data" not in one] == []


def test_the_study_in_the_docs_is_good(tmp_path: Path) -> None:
    page = (ROOT / "docs/studies.md").read_text(encoding="utf-8")
    file = tmp_path / "study.toml"
    file.write_text(page.partition("```toml\n")[2].partition("```")[0])
    assert command("study", "check", str(file)).exit_code == 0


async def test_who_wants_it_is_deleted_with_everything_and_the_others_stay(tmp_path: Path) -> None:
    study = study_in(tmp_path, TWO_CONDITIONS)
    other = PID[::-1]
    async with served(tmp_path, study=study) as address:
        for code in (PID, other):
            async with Device(address) as device:
                await whole_way(device, code)
        async with Device(address) as stranger:
            await stranger.open(OpenTable(ALONE, (PlannedSeat("here", name="P1"),), {}))
    asked = ["study", "forget", str(tmp_path / "study.toml"), PID, "--data", str(tmp_path), "--language", "en"]
    assert "with 5 steps" in (await asyncio.to_thread(command, *asked)).stdout
    assert "found in 0" in (await asyncio.to_thread(command, *asked, "--yes")).stdout
    with closing(Sqlite(tmp_path / "gander.db").open()) as line:
        assert [one.tables for one in called(everybody(line), "P1", None)] == [1]  # the stranger of the same name
    found = await kept(tmp_path, study)
    assert [(who.number, who.code, len(steps)) for who, steps in found] == [(0, "—", 0), (1, other, 5)]
    assert PID.encode() not in (tmp_path / "gander.db").read_bytes()
    assert json.dumps(PID) not in (tmp_path / "gander.db").read_bytes().decode("latin-1")


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str | None:
    """Of a database; none for a file beside the study."""
    return new_database(request.getfixturevalue("postgres_server")) if request.param == "postgres" else None


def forget(folder: Path, address: str | None, code: str) -> str:
    place = ["--data", str(folder)] if address is None else ["--database", address]
    words = ["study", "forget", str(folder / "study.toml"), code, "--yes", *place, "--language", "en"]
    done = command(*words)
    assert done.exit_code == 0, done.output
    return done.stdout


def database_of(folder: Path, address: str | None) -> Database:
    return Sqlite(folder / "gander.db") if address is None else database_at(address)


def rows(database: Database, query: str) -> list[tuple[object, ...]]:
    with closing(database.open()) as line:
        return [tuple(row) for row in line.execute(query)]


async def makes_one_move(device: Device, table: str) -> None:
    facts = msgspec.json.decode(await device.get(f"/api/tables/{table}"), type=TableInfo[Any])
    player = SeatClient(device, facts, 0)
    async for view in player.views():
        if 0 in view.awaited and view.moves:
            await player.move(view, view.moves[0])
            return


async def test_who_stopped_in_mid_game_leaves_a_number_and_no_moves(tmp_path: Path, address: str | None) -> None:
    study = study_in(tmp_path, TWO_CONDITIONS)
    async with served(tmp_path, study=study, database=address) as server, Device(server) as device:
        await goes_on(device, PID, AGREES)
        table = (await goes_on(device, PID, filled("page:you", age=30)))["step"]["table"]
        await makes_one_move(device, table)
        await goes_on(device, PID, {"did": "stopped"})
    database = database_of(tmp_path, address)
    assert rows(database, "select id from tables") == [(table,)]
    assert "found in 0" in await asyncio.to_thread(forget, tmp_path, address, PID)
    for kind in ("tables", "events", "packed", "dealt", "study_steps"):
        assert rows(database, f"select * from {kind}") == []
    left = "select number, name, code, condition, ordering, attempt, device, arrived, link from participants"
    assert rows(database, left) == [(0, "—", "—", "", 0, 0, None, 0.0, "{}")]


async def test_of_two_who_play_together_the_game_stays_until_nobody_is_left(
    tmp_path: Path, address: str | None
) -> None:
    study = study_in(tmp_path, IN_PAIRS.replace("WHAT", "wait"))
    async with served(tmp_path, study=study, database=address) as server, Device(server) as one, Device(server) as two:
        await goes_on(one, "A")
        table = (await goes_on(two, "B"))["step"]["table"]
        await makes_one_move(one, table)
    database = database_of(tmp_path, address)
    moves = "select count(*) from events where cast(event as text) like '%moved%'"
    if address is not None:
        moves = "select count(*) from events where convert_from(event, 'utf8') like '%moved%'"
    ((before,),) = rows(database, moves)
    assert before
    assert "found in 0" in await asyncio.to_thread(forget, tmp_path, address, "A")
    assert rows(database, moves) == [(before,)]  # it is B's game, too
    assert "found in 0" in await asyncio.to_thread(forget, tmp_path, address, "B")
    assert rows(database, "select * from tables") == rows(database, "select * from events") == []


async def test_who_was_deleted_is_in_no_table_of_the_study(tmp_path: Path) -> None:
    study = study_in(tmp_path, TWO_CONDITIONS)
    async with served(tmp_path, study=study) as server:
        for code in (PID, PID[::-1]):
            async with Device(server) as device:
                await goes_on(device, code, AGREES)
    await asyncio.to_thread(forget, tmp_path, None, PID)
    await asyncio.to_thread(command, "export", "--bids", str(tmp_path / "bids"), "--data", str(tmp_path))
    heading, *people = (tmp_path / "bids" / "participants.tsv").read_text().splitlines()
    assert heading.startswith("participant_id")
    assert [line.partition("\t")[0] for line in people] == ["sub-P2"]
