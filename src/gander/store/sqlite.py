"""The event log in SQLite. One thread writes and commits in groups, so that many tables share one wait for the disk."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, NamedTuple, TypeVar

from gander.store.database import connect, open_database
from gander.store.errors import NotRead, NotSaved
from gander.table.events import AnyEvent, Device, Opened, decoder, encode
from gander.table.log import Conflict, codes_in, devices_in

T = TypeVar("T")

GROUP: Final = 256
"""The most appends in one commit."""

APPEND_FIRST: Final = """
    insert into events select ?1, ?2 + 1, ?3
    where not exists (select 1 from events where table_id = ?1 and seq = ?2 + 1)
    and (?2 = 0 or exists (select 1 from events where table_id = ?1 and seq = ?2))
"""
APPEND: Final = "insert into events values (?, ?, ?)"
READ: Final = "select event from events where table_id = ? order by seq"


class Append(NamedTuple):
    """One thing to write, and who waits for it."""

    table: str
    expected: int
    game: str | None
    """Only for a new table."""
    events: list[bytes]
    at: float
    due: float | None
    codes: list[str]
    devices: list[Device]
    done: "asyncio.Future[None]"


class SqliteLog:
    """Events in one file. Made inside a running event loop, whose appends it serves."""

    def __init__(self, path: Path) -> None:
        self._connection = open_database(path)
        self._reading = connect(path)
        self._reader = ThreadPoolExecutor(1, "gander-reader")
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Append | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="gander-writer", daemon=True)
        self._writer.start()

    async def append(self, table: str, expected: int, events: Sequence[AnyEvent], due: float | None) -> None:
        first = events[0]
        game = first.game if isinstance(first, Opened) else None
        done: asyncio.Future[None] = self._loop.create_future()
        written = [encode(event) for event in events]
        self._queue.put(
            Append(table, expected, game, written, first.at, due, codes_in(events), devices_in(events), done)
        )
        await done

    async def read(self, table: str) -> list[AnyEvent]:
        return await self._ask(lambda: self._read(table))

    def _read(self, table: str) -> list[AnyEvent]:
        row = self._reading.execute("select game from tables where id = ?", (table,)).fetchone()
        if row is None:
            return []
        decode = decoder(row[0]).decode
        return [decode(event) for (event,) in self._reading.execute(READ, (table,))]

    async def table_of(self, code_hash: str) -> str | None:
        rows = await self._rows("select table_id from codes where code_hash = ?", code_hash)
        return rows[0] if rows else None

    async def tables_of(self, device: Device, most: int) -> list[str]:
        query = """
            select tables.id from devices join tables on tables.id = devices.table_id
            where devices.device = ? order by tables.at desc limit ?
        """
        return await self._rows(query, device, most)

    async def due(self, before: float, most: int) -> list[str]:
        return await self._rows("select id from tables where due < ? order by due limit ?", before, most)

    async def _rows(self, query: str, *values: object) -> list[str]:
        return await self._ask(lambda: [row[0] for row in self._reading.execute(query, values)])

    async def _ask(self, question: Callable[[], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._reader, question)
        except sqlite3.Error as error:
            raise NotRead(str(error)) from error

    async def close(self) -> None:
        """Write what is waiting, then close the file."""
        self._queue.put(None)
        await self._loop.run_in_executor(self._reader, self._writer.join)
        self._reader.shutdown()
        self._reading.close()
        self._connection.close()

    # The writer's thread

    def _write(self) -> None:
        while (first := self._queue.get()) is not None:
            group, stopping = self._group(first)
            outcomes = self._commit(group)
            self._loop.call_soon_threadsafe(_answer, group, outcomes)
            if stopping:
                return

    def _group(self, first: Append) -> tuple[list[Append], bool]:
        """Everything that waits by now, and whether to stop afterwards."""
        group = [first]
        while len(group) < GROUP:
            try:
                following = self._queue.get_nowait()
            except Empty:
                break
            if following is None:
                return group, True
            group.append(following)
        return group, False

    def _commit(self, group: list[Append]) -> list[Exception | None]:
        """Write the group in one go. Either all of it is on disk or none; who was too late is told so."""
        connection = self._connection
        try:
            connection.execute("begin immediate")
            outcomes = [_append(connection, append) for append in group]
            connection.execute("commit")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("rollback")
            return [NotSaved(str(error)) for _ in group]
        return outcomes


def _append(connection: sqlite3.Connection, append: Append) -> Exception | None:
    table, expected, events = append.table, append.expected, append.events
    if connection.execute(APPEND_FIRST, (table, expected, events[0])).rowcount == 0:
        return Conflict(table, expected)
    if len(events) > 1:
        rows = [(table, expected + place, event) for place, event in enumerate(events[1:], start=2)]
        connection.executemany(APPEND, rows)
    if append.game is not None:
        connection.execute("insert into tables values (?, ?, ?, ?)", (table, append.game, append.at, append.due))
    else:
        connection.execute("update tables set at = ?, due = ? where id = ?", (append.at, append.due, table))
    if append.codes:
        connection.executemany("insert or replace into codes values (?, ?)", [(code, table) for code in append.codes])
    if append.devices:
        connection.executemany("insert or ignore into devices values (?, ?)", [(d, table) for d in append.devices])
    return None


def _answer(group: list[Append], outcomes: list[Exception | None]) -> None:
    for append, outcome in zip(group, outcomes, strict=True):
        if append.done.done():
            continue
        if outcome is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(outcome)
