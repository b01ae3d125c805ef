"""Backups, made while people play and brought back for real: of a file, of PostgreSQL, and to a moment in time."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import date, datetime, timedelta
from pathlib import Path

import psycopg
import pytest

from gander.client import Device, SeatClient
from gander.luck import QuickLuck
from gander.store.key import KEY_FILE
from gander.store.log import SqlLog
from gander.store.postgres import Postgres
from gander.store.sqlite import Sqlite
from gander.store.upkeep.check import check_store
from gander.web.messages.table_messages import Start
from tests.databases import PostgresServer, new_database, program
from tests.kinds import FOR_TWO
from tests.processes import gander, serving
from tests.store.test_move import everything
from tests.table.kit import HERE as MIA
from tests.table.kit import OPEN as EMPTY
from tests.table.kit import Sitting, opening
from tests.tree import ROOT
from tests.web.kit import HERE, OPEN, play_to_the_end, table_for


async def test_a_file_is_copied_while_people_play_and_brought_back(tmp_path: Path) -> None:
    folder, elsewhere, copy = tmp_path / "here", tmp_path / "elsewhere", tmp_path / "copy.db"
    with serving("--data", str(folder)) as (address, _):
        async with Device(address) as one, Device(address) as other:
            first = await one.open(table_for(FOR_TWO.game.name, HERE, OPEN))
            second = await other.join(first.table.code or "", "Ben")
            await one.act(first.table.id, Start())
            playing = [asyncio.create_task(play_to_the_end(player, 1)) for player in (first, second)]
            done = await asyncio.to_thread(gander, "backup", str(copy), "--data", str(folder))
            assert "Copied: 1 tables as they were written" in done.stdout, done.stderr
            await asyncio.gather(*playing)
            cookies = one._http.cookies
    assert "is there already" in gander("backup", str(copy), "--data", str(folder)).stderr
    assert [path.name for path in tmp_path.iterdir() if "copy" in path.name] == ["copy.db"]
    elsewhere.mkdir()
    copy.rename(elsewhere / "gander.db")
    (elsewhere / KEY_FILE).write_bytes((folder / KEY_FILE).read_bytes())
    assert check_store(Sqlite(elsewhere / "gander.db")).broken == ()
    with serving("--data", str(elsewhere)) as (address, _):
        async with Device(address) as back:
            back._http.cookies = cookies
            assert b'"Ben"' in await back.get(f"/api/tables/{first.table.id}")
            async for view in SeatClient(back, first.table, 0).views():
                assert view.seq >= 1
                break


def made_on(path: Path, days: int, hour: int) -> Path:
    """A file of so many days ago, by the date."""
    midnight = datetime.combine(date.today() - timedelta(days=days), datetime.min.time())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    for each in (path, path.parent):
        os.utime(each, times=((midnight + timedelta(hours=hour)).timestamp(),) * 2)
    return path


def test_what_the_night_removes_of_postgresql_is_thirty_days_old_and_not_one_more(tmp_path: Path) -> None:
    """The commands of the docs themselves, with dumps, base backups and the journal."""
    told = re.findall(r"^find /backup.*$", (ROOT / "docs" / "operating.md").read_text(), re.MULTILINE)
    assert len(told) == 3
    late, early = 23, 0
    stays = [
        made_on(tmp_path / "gander-a.dump", 29, early),
        made_on(tmp_path / "base-a" / "PG_VERSION", 29, early),
        made_on(tmp_path / "journal" / "a", 29, early),
        made_on(tmp_path / "holiday.dump", 400, early),
    ]
    goes = [
        made_on(tmp_path / "gander-b.dump", 30, late),
        made_on(tmp_path / "base-b" / "PG_VERSION", 30, late),
        made_on(tmp_path / "journal" / "b", 30, late),
        made_on(tmp_path / "gander-c.dump", 31, early),
    ]
    for command in told:
        subprocess.run(command.replace("/backup", str(tmp_path)), shell=True, check=True)
    assert [path for path in (*stays, *goes) if path.exists()] == stays


# PostgreSQL ----------------------------------------------------------------------------------------------------------


def played(table: str) -> Sitting:
    sitting = Sitting(opening(FOR_TWO.game.name, (MIA, EMPTY), table=table)).join().start()
    sitting.play_on(QuickLuck(table), 25)
    return sitting


def write(database: str, *tables: str) -> None:
    async def append() -> None:
        log = SqlLog(Postgres(database))
        for table in tables:
            await log.append(table, 0, played(table).events, None)
        await log.close()

    asyncio.run(append())


def run(*command: str) -> None:
    done = subprocess.run([program(command[0]), *command[1:]], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_dump_of_postgresql_is_brought_back(database: str, postgres_server: str, tmp_path: Path) -> None:
    write(database, "one", "two")
    run("pg_dump", "--format=custom", f"--file={tmp_path}/gander.dump", database)
    restored = new_database(postgres_server)
    run("pg_restore", "--no-owner", f"--dbname={restored}", f"{tmp_path}/gander.dump")
    assert everything(Postgres(restored)) == everything(Postgres(database))
    assert check_store(Postgres(restored)) == check_store(Postgres(database))
    write(restored, "three")


@pytest.mark.nightly
def test_postgresql_is_brought_back_to_a_moment() -> None:
    """Somebody deletes everything after noon: what was there at noon comes back."""
    with ExitStack() as stack:
        server = stack.enter_context(made(PostgresServer()))
        archive = server.folder / "journal"
        server.run("mkdir", str(archive))
        server.set("archive_mode = on", f"archive_command = 'cp %p {archive}/%f'")
        server.start()
        write(server.address, "before the backup")
        copy = stack.enter_context(made(PostgresServer(copy_of=server.address)))
        write(server.address, "before noon")
        lose_everything(server.address, archive)
        copy.run("touch", f"{copy.folder}/data/recovery.signal")
        copy.set(f"restore_command = 'cp {archive}/%f %p'", "archive_mode = off")
        copy.set("recovery_target_name = 'noon'", "recovery_target_action = promote")
        copy.start()
        wait_until_it_may_be_written(copy.address)
        found = check_store(Postgres(copy.address))
        assert (found.whole, found.broken) == (2, ())
        write(copy.address, "after it came back")


@contextmanager
def made(server: PostgresServer) -> Iterator[PostgresServer]:
    try:
        yield server
    finally:
        server.crash()
        server.remove()


def lose_everything(server: str, archive: Path) -> None:
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute("select pg_create_restore_point('noon')")
        connection.execute("delete from events")
        (last,) = connection.execute("select pg_walfile_name(pg_switch_wal())").fetchone() or ()
    while not (archive / last).exists():
        time.sleep(0.05)


def wait_until_it_may_be_written(server: str) -> None:
    with psycopg.connect(server, autocommit=True) as connection:
        while connection.execute("select pg_is_in_recovery()").fetchone() != (False,):
            time.sleep(0.05)
