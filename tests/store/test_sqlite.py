"""The database file: kept for good, and never reset behind somebody's back."""

from __future__ import annotations

import os
import sqlite3
import stat
from pathlib import Path

import pytest

from gander.store.database import APPLICATION_ID, fault_of, migrations, open_database
from gander.store.errors import (
    BrokenDatabase,
    ClosedDatabase,
    DatabaseInUse,
    ForeignDatabase,
    LockedDatabase,
    NewerDatabase,
    NotSaved,
)
from gander.store.one_server import the_only_server
from gander.store.sqlite import SqliteLog
from tests.kinds import ALONE
from tests.table.kit import HERE, sitting

EVENTS = sitting(ALONE.game.name, HERE).events


async def test_events_are_there_after_opening_again(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "gander.db")
    await log.append("t", 0, EVENTS, None)
    await log.close()
    again = SqliteLog(tmp_path / "gander.db")
    assert await again.read("t") == EVENTS
    await again.close()


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    connection = open_database(tmp_path / "gander.db")
    assert connection.execute("pragma synchronous").fetchone() == (2,)
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    connection.close()


def test_others_cannot_read_the_file(tmp_path: Path) -> None:
    open_database(tmp_path / "data" / "gander.db").close()
    assert stat.S_IMODE((tmp_path / "data" / "gander.db").stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


@pytest.mark.parametrize("content", [b"not a database" * 100, b"\0" * 5000])
def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "gander.db"
    path.write_bytes(content)
    with pytest.raises(BrokenDatabase, match="nothing was changed"):
        open_database(path)
    assert path.read_bytes() == content


async def test_a_damaged_database(tmp_path: Path) -> None:
    path = tmp_path / "gander.db"
    log = SqliteLog(path)
    for number in range(200):
        await log.append(f"t{number}", 0, EVENTS, None)
    await log.close()
    whole = path.read_bytes()
    damaged = whole[:8192] + b"\xff" * 4096 + whole[12288:]
    path.write_bytes(damaged)
    with pytest.raises(BrokenDatabase):
        open_database(path)
    assert path.read_bytes() == damaged


def test_a_database_of_something_else(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "gander.db") as connection:
        connection.execute("create table recipes (name text)")
    connection.close()
    with pytest.raises(ForeignDatabase):
        open_database(tmp_path / "gander.db")


def test_a_database_of_a_newer_gander(tmp_path: Path) -> None:
    known = len(migrations())
    connection = open_database(tmp_path / "gander.db")
    connection.execute(f"pragma user_version = {known + 1}")
    connection.close()
    with pytest.raises(NewerDatabase, match=f"version {known + 1} and this Gander knows versions up to {known}"):
        open_database(tmp_path / "gander.db")


def test_a_locked_database_is_called_locked(tmp_path: Path) -> None:
    path = tmp_path / "gander.db"
    open_database(path).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("pragma locking_mode = exclusive")
    other.execute("begin exclusive")
    with pytest.raises(LockedDatabase, match="not damaged"):
        open_database(path, patience=0)
    other.close()
    open_database(path).close()


def test_a_database_that_may_not_be_written_is_not_called_damaged(tmp_path: Path) -> None:
    path = tmp_path / "gander.db"
    open_database(path).close()
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    with pytest.raises(sqlite3.OperationalError) as caught:
        connection.execute("delete from tables")
    connection.close()
    assert isinstance(fault_of(path, caught.value), ClosedDatabase)
    (tmp_path / "folder.db").mkdir()
    with pytest.raises(ClosedDatabase, match="not damaged"):
        open_database(tmp_path / "folder.db")


def test_a_second_server_is_told_which_process_has_the_database(tmp_path: Path) -> None:
    path = tmp_path / "gander.db"
    with the_only_server(path):
        with pytest.raises(DatabaseInUse, match=f"process {os.getpid()},"), the_only_server(path):
            pass
        open_database(path).close()  # other commands may come to it
    with the_only_server(path):
        pass


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "gander.db").touch()
    connection = open_database(tmp_path / "gander.db")
    assert connection.execute("pragma application_id").fetchone() == (APPLICATION_ID,)
    assert connection.execute("pragma user_version").fetchone() == (len(migrations()),)
    connection.close()


async def test_a_full_disk_is_said_and_nothing_is_half_written(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "gander.db")
    await log.append("t", 0, EVENTS, None)
    (pages,) = log._connection.execute("pragma page_count").fetchone()
    log._connection.execute(f"pragma max_page_count = {pages}")
    with pytest.raises(NotSaved, match="full"):
        await log.append("u", 0, EVENTS * 100, None)
    assert await log.read("u") == []
    log._connection.execute("pragma max_page_count = 1000000")
    await log.append("u", 0, EVENTS, None)
    assert await log.read("u") == EVENTS
    await log.close()
