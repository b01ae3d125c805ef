"""Tidying up takes room from what is over and changes nothing that anybody can see; on both databases."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from typer.testing import CliRunner

from gander.cli import app
from gander.luck import QuickLuck
from gander.store.forget import forget_name
from gander.store.log import SqlLog
from gander.store.notepad import classes
from gander.store.notepad.notepad import Notepad
from gander.store.postgres import Postgres
from gander.store.sql import Connection, Database, transaction
from gander.store.sqlite import Sqlite
from gander.store.upkeep.check import Findings, check_store
from gander.store.upkeep.move import KINDS, move
from gander.store.upkeep.retention import A_DAY
from gander.store.upkeep.tidy import (
    FORGOTTEN,
    LEFT,
    NEVER_BEGUN,
    NEVER_ENDED,
    TURN,
    TidyCounts,
    end_turn,
    take_turn,
    tidy_all,
    to_do,
)
from gander.table import begin, decide
from gander.table.errors import BrokenTable
from gander.table.events import AnyEvent, encode
from gander.table.log import Conflict
from gander.web.server.nightly_tidy import every_night, tidy_if_due
from tests.kinds import FOR_TWO
from tests.processes import GANDER, environment
from tests.store import test_before as before
from tests.table.kit import BOT, GUEST, HERE, HOST, NOON, OPEN, SEED, Sitting, opening
from tests.web.kit import served

LATER = NOON + 1000 * A_DAY
IN_THE_NIGHT = datetime(2026, 11, 15, 3, 30).timestamp()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, empty: Callable[[str], Database]) -> Database:
    return empty(request.param)


def begun(table: str) -> Sitting:
    sitting = Sitting(opening(FOR_TWO.game.name, (HERE, OPEN), table=table)).join().start()
    sitting.play_on(QuickLuck(table), 25)
    return sitting


def ended(table: str) -> Sitting:
    sitting = begun(table)
    sitting.take(decide.invite(sitting.table, sitting.now, HOST, 1, f"replaced {table}"))
    sitting.take(decide.invite(sitting.table, sitting.now, HOST, 1, f"good {table}"))
    sitting.take(decide.end(sitting.table, sitting.now, HOST))
    return sitting


def waiting(table: str) -> Sitting:
    return Sitting(opening(FOR_TWO.game.name, (HERE, OPEN), table=table))


def played_again(table: str) -> Sitting:
    """A second game was begun, and nobody came back to it."""
    sitting = ended(table)
    sitting.take(begin.again(sitting.table, sitting.now, HOST, "same", bytes.fromhex(SEED)))
    sitting.play_on(QuickLuck(table), 5)
    return sitting


@asynccontextmanager
async def log_of(database: Database) -> AsyncIterator[SqlLog]:
    log = SqlLog(database)
    yield log
    await log.close()


def keep(database: Database, *sittings: Sitting) -> None:
    async def write() -> None:
        async with log_of(database) as log:
            for sitting in sittings:
                await log.append(sitting.table.id, 0, sitting.events[:3], None)
                if sitting.events[3:]:
                    await log.append(sitting.table.id, 3, sitting.events[3:], None)

    asyncio.run(write())


def read(database: Database, table: str) -> list[AnyEvent]:
    async def ask() -> list[AnyEvent]:
        async with log_of(database) as log:
            return await log.read(table)

    return asyncio.run(ask())


def tidied(database: Database, now: float) -> TidyCounts:
    with closing(database.open()) as connection:
        expected = to_do(connection, now)
        done = tidy_all(connection, database, now)
        assert done == expected
        assert tidy_all(connection, database, now) == TidyCounts()
    return done


def rows(database: Database, kind: str) -> list[Any]:
    with closing(database.connect()) as connection:
        return sorted((tuple(row) for row in connection.execute(f"select * from {kind}")), key=repr)


def test_a_table_that_was_left_is_packed_and_reads_as_before(database: Database) -> None:
    sitting = ended("t")
    keep(database, sitting)
    assert tidied(database, NOON + LEFT - 1) == TidyCounts()
    done = tidied(database, NOON + LEFT + 1)
    assert (done.packed, done.removed, done.codes) == (1, 0, 1)
    assert read(database, "t") == sitting.events
    assert check_store(database) == Findings(whole=1, unsealed=0, broken=())
    ((_, unsealed, packed),) = rows(database, "packed")
    assert unsealed == 0
    assert len(packed) < done.bytes / 3
    assert [row[1] for row in rows(database, "events")] == [len(sitting.events)]
    assert {row[0] for row in rows(database, "codes")} == {sitting.table.code_hash, "good t"}


def test_what_never_ended_goes_when_it_is_old_enough(database: Database) -> None:
    keep(database, waiting("waiting"), begun("begun"), ended("ended"), played_again("again"))
    tables = [("waiting", "begun", "ended", "again"), ("begun", "ended", "again"), ("ended", "again")]
    for now, kept in zip((NEVER_BEGUN - 1, NEVER_BEGUN + 1, NEVER_ENDED + 1), tables, strict=True):
        tidied(database, NOON + now)
        assert [row[0] for row in rows(database, "tables")] == sorted(kept)
    for kind in ("events", "devices", "codes"):
        assert {row[1 if kind != "events" else 0] for row in rows(database, kind)} == {"again", "ended"}
    assert read(database, "again") == played_again("again").events


def test_a_table_at_which_no_person_ever_sat_is_gone_after_a_day(database: Database) -> None:
    watched = Sitting(opening(FOR_TWO.game.name, (BOT, BOT), table="watched")).start()
    over = Sitting(opening(FOR_TWO.game.name, (BOT, BOT), table="over")).start()
    over.take(decide.end(over.table, over.now, HOST))
    empty = Sitting(opening(FOR_TWO.game.name, (OPEN, OPEN), table="empty"))
    came = Sitting(opening(FOR_TWO.game.name, (OPEN, OPEN), table="came")).join()
    keep(database, watched, over, empty, came, ended("ended"))
    assert tidied(database, NOON + LEFT - 1) == TidyCounts()
    assert tidied(database, NOON + LEFT + 1).removed == 3
    assert [row[0] for row in rows(database, "tables")] == ["came", "ended"]


def test_a_deal_of_a_study_stays_whatever_became_of_it(database: Database) -> None:
    keep(database, waiting("dealt"))
    with closing(database.open()) as connection:
        connection.execute("insert into dealt (participant, deal, table_id) values ('P', 'deal', 'dealt')")
    assert tidied(database, LATER) == TidyCounts()


async def test_who_comes_back_goes_on_and_who_is_late_is_refused(database: Database) -> None:
    sitting, first = ended("t"), len(ended("t").events)
    async with log_of(database) as log:
        await log.append("t", 0, sitting.events, None)
        pad = Notepad(database)
        assert await tidy_if_due(pad, lambda: LATER) == TidyCounts(packed=1, codes=1, bytes=sum_of(sitting))
        sitting.now = LATER
        sitting.take(begin.again(sitting.table, LATER, HOST, "same", bytes.fromhex(SEED)))
        sitting.play_on(QuickLuck("again"), 5)
        for expected, late in ((0, sitting.events[:1]), (3, sitting.events[3:5]), (first + 1, sitting.events[-1:])):
            with pytest.raises(Conflict):
                await log.append("t", expected, late, None)
        await log.append("t", first, sitting.events[first:], None)
        assert await log.read("t") == sitting.events
        assert (await tidy_if_due(pad, lambda: LATER + 9 * A_DAY) or TidyCounts()).packed == 1
        assert await log.read("t") == sitting.events
        await pad.close()


def sum_of(sitting: Sitting) -> int:
    return sum(len(encode(event)) for event in sitting.events)


def test_a_name_is_taken_out_of_what_is_packed(database: Database) -> None:
    keep(database, ended("t"))
    tidied(database, LATER)
    with closing(database.open()) as connection, transaction(connection, database.to_write):
        assert forget_name(connection, [GUEST], "Ben") == 1
    assert rows(database, "packed") == []
    assert not any(b'"Ben"' in event for _, _, event, _ in rows(database, "events"))
    assert check_store(database) == Findings(whole=1, unsealed=0, broken=())
    assert tidied(database, LATER).packed == 1


def test_what_is_broken_is_left_as_it_is_and_said_to_be(database: Database) -> None:
    keep(database, ended("spoilt before"), ended("spoilt after"), ended("whole"))
    with closing(database.open()) as connection:
        move = "update events set seq = 99 where table_id = 'spoilt before' and seq = 4"
        connection.execute(move)
        tidied(database, LATER)
        spoil(connection, "spoilt after")
    assert tidied(database, LATER) == TidyCounts()
    assert check_store(database).broken == ("spoilt after", "spoilt before")
    with pytest.raises(BrokenTable):
        read(database, "spoilt after")
    with closing(database.open()) as connection, transaction(connection, database.to_write):
        forget_name(connection, [GUEST], "Ben", only=["spoilt after"])
    assert check_store(database).broken == ("spoilt before",)


def spoil(connection: Connection, table: str) -> None:
    """Change one byte in the middle, as a disk does."""
    (packed,) = connection.execute("select events from packed where table_id = ?", (table,)).fetchone()
    at = len(packed) // 2
    changed = packed[:at] + bytes([packed[at] ^ 1]) + packed[at + 1 :]
    connection.execute("update packed set events = ? where table_id = ?", (changed, table))


def test_links_and_devices_that_have_nothing_go(database: Database) -> None:
    keep(database, ended("t"))
    with closing(database.open()) as connection:
        connection.execute("insert into links values ('old', 'pad', ?), ('good', 'pad', ?)", (LATER - 1, LATER + 1))
        devices = [("gone", "p1", 0), ("lately", "p2", LATER - FORGOTTEN + 1), (GUEST, "p3", 0), ("owner", "p4", 0)]
        connection.executemany("insert into pads (device, pad, seen) values (?, ?, ?)", devices)
        connection.execute("insert into players (pad, name, animal, since) values ('p4', 'Mia', 'frog', 0)")
    done = tidied(database, LATER)
    assert (done.links, done.devices) == (1, 1)
    assert [row[0] for row in rows(database, "links")] == ["good"]
    assert {row[0] for row in rows(database, "pads")} == {"lately", GUEST, "owner"}


def test_everybody_of_an_old_household_finds_what_they_had(database: Database, household: Sqlite) -> None:
    move(household, database)
    now = max(row[2] for row in rows(database, "tables")) + 2 * A_DAY
    untouched = [kind for kind in KINDS if kind not in ("events", "packed", "codes", "tidied")]
    earlier = {kind: rows(database, kind) for kind in untouched}
    found = check_store(database)
    tables = {row[0]: read(database, row[0]) for row in rows(database, "tables")}
    assert tidied(database, now).packed >= 5
    assert {kind: rows(database, kind) for kind in untouched} == earlier
    assert {table: read(database, table) for table in tables} == tables
    assert check_store(database) == found


@pytest.mark.parametrize("name", before.RECORDED["notepads"])
async def test_the_notepad_is_worked_out_anew_from_what_is_packed(household: Sqlite, data: Path, name: str) -> None:
    with closing(household.open()) as connection:
        (last,) = connection.execute("select max(at) from tables").fetchone()
        assert tidy_all(connection, household, last + 2 * A_DAY).packed
        for forgotten in ("update games set measures = 0", "update harvested set measures = 0", "delete from reports"):
            connection.execute(forgotten)
    async with served(data) as address, before.device_of(name, address) as device:
        while b'"waiting":0' not in await device.get("/api/notepad"):
            pass
        await before.check_figures(device, before.RECORDED["notepads"][name])


# Whose turn it is ----------------------------------------------------------------------------------------------------


def test_of_many_servers_one_tidies_up_and_only_once_a_night(database: Database) -> None:
    database.open().close()

    def ask(now: float, since: float) -> bool:
        with closing(database.connect()) as connection, transaction(connection, database.to_write):
            return take_turn(connection, now, since)

    def at_once(now: float) -> int:
        with ThreadPoolExecutor(6) as together:
            return sum(together.map(lambda _: ask(now, now - 100), range(6)))

    assert at_once(1000) == 1
    assert at_once(1000 + TURN - 1) == 0
    assert at_once(1000 + TURN + 1) == 1, "the first was killed, and its turn is over"
    with closing(database.connect()) as connection:
        end_turn(connection, 5000)
    assert (at_once(5099), at_once(5101)) == (0, 1)


async def test_the_server_does_it_at_night_or_when_it_was_not_done_for_days(database: Database) -> None:
    pad = Notepad(database)
    hour = 3600.0
    course = [(0, True), (0.1, False), (12, False), (24, True), (24 + 12, False), (24 + 73, True)]
    for hours, is_done in course:
        outcome = await tidy_if_due(pad, partial(float, IN_THE_NIGHT + hours * hour))
        assert (outcome is not None) == is_done, hours
    await pad.close()


async def test_a_server_looks_again_and_again_also_when_the_database_was_away(empty: Callable[[str], Database]) -> None:
    database = empty("sqlite")
    async with log_of(database) as log:
        await log.append("t", 0, ended("t").events, None)
    pad = Notepad(database)
    await pad.run(lambda connection: connection.execute("alter table tidied rename to elsewhere"))
    looking = asyncio.create_task(every_night(pad, lambda: IN_THE_NIGHT, look=0))
    await asyncio.sleep(0.05)
    await pad.run(lambda connection: connection.execute("alter table elsewhere rename to tidied"))
    async with asyncio.timeout(20):
        while not rows(database, "packed"):
            await asyncio.sleep(0.01)
    looking.cancel()
    await asyncio.wait([looking])
    await pad.close()


# The command ---------------------------------------------------------------------------------------------------------


def test_the_command_shows_first_and_does_then(tmp_path: Path) -> None:
    database = Sqlite(tmp_path / "gander.db")
    keep(database, ended("ended"), waiting("waiting"))
    run = CliRunner().invoke
    said = run(app, ["tidy", "--data", str(tmp_path), "--language", "en"]).output
    assert "to pack: 1 (" in said
    assert "To remove: 1 tables, 0 games." in said
    assert "Nothing was changed" in said
    assert (rows(database, "packed"), len(rows(database, "tables"))) == ([], 2)
    assert "Fertig" in run(app, ["tidy", "--yes", "--data", str(tmp_path), "--language", "de"]).output
    assert (len(rows(database, "packed")), len(rows(database, "tables"))) == (1, 1)


def test_the_command_shows_and_deletes_yesterdays_classes_but_those_that_are_kept(tmp_path: Path) -> None:
    database, now = Sqlite(tmp_path / "gander.db"), time.time()
    with closing(database.open()) as line, transaction(line, database.to_write):
        for name, opened in (("over", now - 2 * A_DAY), ("kept", now - 2 * A_DAY), ("today", now)):
            classes.open_class(line, name, "teacher", opened, b'{"pupils":[{"name":"Ben"}]}', {name: 0})
        assert classes.change_class(line, "kept", 0, b"{}", is_saved=True)
    asked = ["tidy", "--data", str(tmp_path), "--language", "en"]
    assert "Classes that are over: 1." in CliRunner().invoke(app, asked).output
    assert len(rows(database, "classes")) == 3
    CliRunner().invoke(app, [*asked, "--yes"])
    assert sorted(row[0] for row in rows(database, "classes")) == ["kept", "today"]
    CliRunner().invoke(app, [*asked, "--keep-days", "1", "--yes"])
    assert [row[0] for row in rows(database, "classes")] == ["today"]


def test_a_table_of_a_kept_class_that_goes_is_not_looked_for_in_it(database: Database) -> None:
    keep(database, waiting("waiting"))
    with closing(database.open()) as line:
        with transaction(line, database.to_write):
            classes.open_class(line, "kept", "teacher", NOON, b"{}", {})
            classes.add_table(line, "kept", "waiting")
            assert classes.change_class(line, "kept", 0, b"{}", is_saved=True)
        assert tidied(database, LATER).removed == 1
        assert classes.class_with(line, "waiting") is None
        assert classes.class_of(line, "kept") is not None


def test_one_that_was_killed_goes_on_where_it_was(empty: Callable[[str], Postgres]) -> None:
    database = empty("postgres")
    names = [f"table {n}" for n in range(4)]
    keep(database, *map(ended, names))
    with psycopg.connect(database.address) as rival:
        # Whoever packs the third table has to wait for this one.
        rival.execute("update tables set at = at + 1 where id in ('table 2', 'table 3')")
        rival.commit()
        rival.execute("insert into packed values ('table 2', 0, '')")
        tidying = subprocess.Popen([GANDER, "tidy", "--yes", "--database", database.address], env=environment())
        while len(rows(database, "packed")) < 2:
            assert tidying.poll() is None
            time.sleep(0.01)
        tidying.kill()
        tidying.wait()
        rival.rollback()
    assert check_store(database) == Findings(whole=4, unsealed=0, broken=())
    assert tidied(database, LATER).packed == 2
    assert all(read(database, name) == ended(name).events for name in names)
