"""What the disk or somebody changed in the events is noticed, and the table is named."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread
from typing import Any, cast

import pytest
from typer.testing import CliRunner

from gander.cli import app
from gander.luck import QuickLuck
from gander.store.chain import HOLD
from gander.store.errors import StoreError
from gander.store.forget import forget_name
from gander.store.log import SqlLog
from gander.store.packed_logs import END, is_whole_in
from gander.store.sql import IN_PLAY, Connection, Database, transaction
from gander.store.sqlite import Sqlite, SqliteLog
from gander.store.upkeep.check import Findings, check_store
from gander.table.errors import BrokenTable
from gander.table.events import AnyEvent
from tests.kinds import FOR_TWO
from tests.table.kit import GUEST, HERE, HOST, OPEN, Sitting, opening

TABLES = ("one", "two", "three")


def played(table: str, moves: int = 25) -> Sitting:
    sitting = Sitting(opening(FOR_TWO.game.name, (HERE, OPEN), table=table)).join().start()
    sitting.play_on(QuickLuck(table), moves)
    return sitting


async def written(path: Path, *sittings: Sitting, done: int = 0) -> None:
    log = SqliteLog(path)
    for sitting in sittings:
        await log.append(sitting.table.id, done, sitting.events[done : done + 3], None)
        await log.append(sitting.table.id, done + 3, sitting.events[done + 3 :], None)
    await log.close()


async def read(path: Path, table: str) -> list[AnyEvent]:
    log = SqliteLog(path)
    try:
        return await log.read(table)
    finally:
        await log.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    asyncio.run(written(tmp_path / "gander.db", *map(played, TABLES)))
    return tmp_path / "gander.db"


@pytest.fixture
def database(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        yield database


def flipped(event: bytes, luck: QuickLuck) -> bytes:
    """The same bytes but for one, or one bit of it."""
    place, bits = luck.below(len(event)), 1 + luck.below(255)
    return event[:place] + bytes([event[place] ^ bits]) + event[place + 1 :]


def test_what_was_written_is_whole(path: Path) -> None:
    assert check_store(Sqlite(path)) == Findings(3, 0, ())
    assert asyncio.run(read(path, "two")) == played("two").events


def test_every_byte_that_flips_in_an_event_is_noticed(path: Path, database: sqlite3.Connection) -> None:
    luck = QuickLuck("flips")
    rows = database.execute("select table_id, seq, event from events").fetchall()
    change = "update events set event = ? where table_id = ? and seq = ?"
    for flip in range(500):
        table, seq, event = rows[luck.below(len(rows))]
        database.execute(change, (flipped(event, luck), table, seq))
        assert not is_whole_in(database, table)
        if flip % 50 == 0:
            assert check_store(Sqlite(path)).broken == (table,)
            with pytest.raises(BrokenTable):
                asyncio.run(read(path, table))
        database.execute(change, (event, table, seq))
    assert check_store(Sqlite(path)).broken == ()


def test_a_byte_that_flips_in_the_file_is_noticed(path: Path, database: sqlite3.Connection) -> None:
    luck = QuickLuck("the disk")
    rows = database.execute("select table_id, event, checksum from events").fetchall()
    database.execute("pragma wal_checkpoint(truncate)")
    database.close()
    file = path.read_bytes()
    rows = [(table, event, seal) for table, event, seal in rows if event + seal in file]  # not in two pieces
    for _ in range(25):
        table, event, seal = rows[luck.below(len(rows))]
        path.write_bytes(file.replace(event + seal, flipped(event, luck) + seal))
        assert check_store(Sqlite(path)).broken == (table,)
    path.write_bytes(file)
    assert check_store(Sqlite(path)).broken == ()


@pytest.mark.parametrize(
    "change",
    [
        "delete from events where table_id = 'two' and seq = (select max(seq) from events where table_id = 'two')",
        "update events set checksum = zeroblob(16) where table_id = 'two' and seq = 4",
        "update events set checksum = null where table_id = 'two' and seq > 4",
        "update events set checksum = null where table_id = 'two'",
        "update events set event = (select event from events where table_id = 'one' and seq = 5) "
        "where table_id = 'two' and seq = 5",
        "update tables set checksum = null where id = 'two'",
        "delete from events where table_id = 'two'",
        "delete from tables where id = 'two'",
    ],
)
def test_what_somebody_takes_away_or_exchanges_is_noticed(
    path: Path, database: sqlite3.Connection, change: str
) -> None:
    database.execute(change)
    assert check_store(Sqlite(path)).broken == ("two",)


def test_events_without_a_checksum_are_read_and_told_apart_and_those_after_them_have_one(
    path: Path, database: sqlite3.Connection
) -> None:
    whole = played("two")
    database.execute("delete from events where table_id = 'two' and seq > 5")
    for kept in ("events", "tables"):
        database.execute(f"update {kept} set checksum = null where {'table_id' if kept == 'events' else 'id'} = 'two'")
    assert check_store(Sqlite(path)) == Findings(2, 1, ())
    assert asyncio.run(read(path, "two")) == whole.events[:5]
    asyncio.run(written(path, whole, done=5))
    assert check_store(Sqlite(path)) == Findings(3, 0, ())
    assert asyncio.run(read(path, "two")) == whole.events
    database.execute("update events set checksum = null where table_id = 'two' and seq = 7")
    assert check_store(Sqlite(path)).broken == ("two",)


def test_a_name_that_is_forgotten_leaves_the_table_whole_and_hides_no_damage(
    path: Path, database: sqlite3.Connection
) -> None:
    database.execute("update events set event = event || ' ' where table_id = 'one' and seq = 6")
    assert forget_name(database, [HOST, GUEST], "Ben") == 3
    assert check_store(Sqlite(path)) == Findings(2, 0, ("one",))


def test_the_command_names_what_is_broken(path: Path, database: sqlite3.Connection) -> None:
    words = ["check", "--data", str(path.parent), "--language", "en"]
    result = CliRunner().invoke(app, words)
    assert (result.exit_code, result.output) == (0, "Tables that are as they were written: 3.\n")
    database.execute("update events set event = event || ' ' where table_id = 'three' and seq = 6")
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 1
    assert "Broken: table three was changed" in result.output


class PlayedOnMeanwhile:
    """A line to a database, and somebody else who writes as soon as something has been said on it."""

    def __init__(self, line: Connection, moment: str, somebody_writes: Callable[[], None]) -> None:
        self._line, self._moment, self._somebody_writes = line, moment, somebody_writes
        self.has_come = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._line, name)

    def execute(self, query: str, values: Any = ()) -> Any:
        found = self._line.execute(query, values)
        if query == self._moment and not self.has_come:
            self.has_come = True
            self._somebody_writes()
        return found


@pytest.mark.parametrize("moment", [END, HOLD], ids=["while it is looked through", "while it is changed"])
async def test_a_table_played_on_while_a_name_is_forgotten_stays_whole(
    empty: Callable[[str], Database], monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    monkeypatch.setattr("gander.store.log.IN_PLAY", IN_PLAY._replace(lock=0.1))
    store, sitting = empty("postgres"), played("one")
    store.open().close()
    log, waiting = SqlLog(store), sitting.events[-1:]
    done = len(sitting.events) - 1
    await log.append("one", 0, sitting.events[:done], None)
    await log.close()

    async def plays_on() -> None:
        other = SqlLog(store)
        with suppress(StoreError):  # who is late for it reads the table again and writes then
            await other.append("one", done, waiting, None)
        await other.close()

    def in_a_thread() -> None:
        thread = Thread(target=lambda: asyncio.run(plays_on()))
        thread.start()
        thread.join()

    with closing(store.connect()) as line:
        with transaction(line, store.to_write):
            there = PlayedOnMeanwhile(line, moment, in_a_thread)
            assert forget_name(cast(Connection, there), [GUEST], "Ben") > 0
        assert there.has_come
        assert is_whole_in(line, "one")
