"""The event log in a database. One thread writes and commits in groups: many tables share one wait for the disk."""

import asyncio
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from gander.store.chain import Checksum, checksum, is_whole
from gander.store.errors import NotRead, NotSaved, Unanswered
from gander.store.packed_logs import written
from gander.store.sql import IN_PLAY, Connection, Database, Row, Write, transaction
from gander.table.errors import SPOILT, BrokenTable
from gander.table.events import AnyEvent, Device, Opened, decoder, encode
from gander.table.log import Conflict, OtherKeeper, codes_in, devices_in

T = TypeVar("T")

WAITED: Final = 2.0
"""Seconds. A writer that has waited for so long is not well, whether or not anybody has been refused yet."""
FORGIVEN: Final = 5.0
"""Seconds after which a line that was lost counts as mended if the database can be read. A balancer sends nobody to who
is not well, so there may be nothing to write by which it would show."""
GROUP: Final = 256
"""About how many appends go into one commit at most."""

APPEND: Final = "insert into events (table_id, seq, event, checksum) values (?, ?, ?, ?)"
"""Fails on a number that is taken."""
TOUCH: Final = "update tables set at = ?, due = ?, checksum = ? where id = ? and checksum = ? returning 1"
TOUCH_UNSEALED: Final = "update tables set at = ?, due = ?, checksum = ? where id = ? and checksum is null returning 1"
"""Fail where the chain of a table does not end where it was found to end: somebody has written, or removed a name."""
LAST: Final = """
    select table_id, checksum from ({asked}) as asked
    join events on table_id = asked.column1 and seq = asked.column2
"""
NEWS: Final = """
    select asked.column1, asked.column2, game, seq, event, events.checksum from ({asked}) as asked
    join events on table_id = asked.column1 and seq >= asked.column2
    join tables on id = table_id order by 1, 2, seq
"""
"""Questions about many tables, each with the number of an event: one question takes as long as another."""

Place: TypeAlias = tuple[str, int]
"""A table, and the number of an event."""


class Append(NamedTuple):
    """One thing to write, and who waits for it."""

    table: str
    expected: int
    at: float
    due: float | None
    events: list[bytes]
    game: str | None
    """Only for a new table."""
    codes: list[str]
    devices: list[Device]
    keeper: int
    done: "asyncio.Future[None]"


class SqlLog:
    """Events in a database. Made inside a running event loop, whose appends it serves."""

    def __init__(self, database: Database) -> None:
        self._database = database.within(IN_PLAY)
        self._connection = self._database.open()
        self._reading = self._database.connect()
        self._reader = ThreadPoolExecutor(1, "gander-reader")
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Append] = []
        """Handed to the writer together, once in a turn of the event loop: waking a thread costs more than writing."""
        self._queue: SimpleQueue[list[Append] | None] = SimpleQueue()
        self._asked: list[Place] = []
        self._answering: asyncio.Task[dict[Place, list[AnyEvent] | BrokenTable]] | None = None
        """Answers what is asked in this turn of the event loop."""
        self._fault: NotSaved | None = None
        """Why the last thing was not written, if it was not."""
        self._fault_at = 0.0
        self._writing_since: float | None = None
        self._writer = Thread(target=self._write, name="gander-writer", daemon=True)
        self._writer.start()

    async def append(
        self, table: str, expected: int, events: Sequence[AnyEvent], due: float | None, keeper: int = 0
    ) -> None:
        first = events[0]
        game = first.game if isinstance(first, Opened) else None
        written = [encode(event) for event in events]
        done: asyncio.Future[None] = self._loop.create_future()
        if not self._waiting:
            self._loop.call_soon(self._hand_over)
        self._waiting.append(
            Append(table, expected, first.at, due, written, game, codes_in(events), devices_in(events), keeper, done)
        )
        await done

    def _hand_over(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._queue.put(waiting)

    async def read(self, table: str, after: int = 0) -> list[AnyEvent]:
        return await (self._news(table, after) if after else self._ask(lambda: self._read(table)))

    def _read(self, table: str) -> list[AnyEvent]:
        with transaction(self._reading, self._database.to_read):  # the table and its events as they are at one moment
            row = self._reading.execute("select game, checksum from tables where id = ?", (table,)).fetchone()
            rows = written(self._reading, table)
        if row is None:
            return []
        if not is_whole(table, rows, row["checksum"]):
            raise BrokenTable(table)
        return _decoded(table, row["game"], rows)

    async def _news(self, table: str, after: int) -> list[AnyEvent]:
        """What is new, mostly nothing. Those who ask in one turn of the event loop get one answer."""
        if self._answering is None:
            self._answering = asyncio.create_task(self._answer_together())
        self._asked.append((table, after))
        news = (await asyncio.shield(self._answering))[table, after]
        if isinstance(news, BrokenTable):
            raise news
        return news

    async def _answer_together(self) -> dict[Place, list[AnyEvent] | BrokenTable]:
        await asyncio.sleep(0)
        asked, self._asked, self._answering = self._asked, [], None
        return await self._ask(lambda: self._read_on(asked))

    def _read_on(self, asked: list[Place]) -> dict[Place, list[AnyEvent] | BrokenTable]:
        found: dict[Place, list[Row]] = {place: [] for place in asked}
        for row in self._reading.execute(*_about(NEWS, found)):
            found[row[0], row[1]].append(row[2:])
        return {place: self._read_after(place, rows) for place, rows in found.items()}

    def _read_after(self, place: Place, rows: list[Row]) -> list[AnyEvent] | BrokenTable:
        """The event that is known comes first, and says where the chain has come to."""
        table, after = place
        try:
            if not rows or rows[0][1] != after:  # what was known is packed by now
                return self._read(table)[after:]
            game, new = rows[0][0], [(event, found) for _, _, event, found in rows[1:]]
            if new and not is_whole(table, new, new[-1][1], after, rows[0][3]):
                return BrokenTable(table)
            return _decoded(table, game, new)
        except BrokenTable as fault:
            return fault

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

    async def rewritten(self, after: int) -> tuple[int, list[str]]:
        query = "select number, table_id from rewritten where number > ? order by number"
        found = await self._ask(lambda: self._reading.execute(query, (after,)).fetchall())
        return (int(found[-1][0]) if found else after), list(dict.fromkeys(row[1] for row in found))

    async def check(self) -> None:
        since = self._writing_since
        if since is not None and monotonic() - since > WAITED:
            raise Unanswered(f"somebody has been waiting for more than {WAITED:g} seconds")
        await self._rows("select id from tables limit 1")
        fault, ago = self._fault, monotonic() - self._fault_at
        if fault is not None and not (isinstance(fault, Unanswered) and ago > FORGIVEN):
            raise fault
        await self._ask(self._database.check_room)

    async def _rows(self, query: str, *values: object) -> list[str]:
        return await self._ask(lambda: [row[0] for row in self._reading.execute(query, values)])

    async def _ask(self, question: Callable[[], T]) -> T:
        return await self._loop.run_in_executor(self._reader, self._answered, question)

    def _answered(self, question: Callable[[], T]) -> T:
        try:
            try:
                return question()
            except self._database.errors:
                if not self._database.is_lost(self._reading):
                    raise
                self._reading = self._database.connect()
                return question()
        except self._database.errors as error:
            raise NotRead(str(error)) from error

    async def close(self) -> None:
        """Write what is waiting, then close the file."""
        self._hand_over()
        self._queue.put(None)
        await self._loop.run_in_executor(self._reader, self._writer.join)
        self._reader.shutdown()
        self._reading.close()
        self._connection.close()

    # The writer's thread

    def _write(self) -> None:
        while (group := self._queue.get()) is not None:
            stopping = self._add_those_who_wait(group)
            outcomes = self._commit(group)
            self._loop.call_soon_threadsafe(_answer, group, outcomes)
            if stopping:
                return

    def _add_those_who_wait(self, group: list[Append]) -> bool:
        """Everything that waits by now is written together; whether to stop afterwards."""
        with suppress(Empty):
            while len(group) < GROUP:
                following = self._queue.get_nowait()
                if following is None:
                    return True
                group += following
        return False

    def _commit(self, group: list[Append]) -> list[Exception | None]:
        """Write the group in one go. If somebody in it was too late, all are written one by one to find out who."""
        self._writing_since = monotonic()
        try:
            self._write_together(group)
        except (TooLate, OtherKeeper) as refusal:
            if len(group) == 1:
                late = isinstance(refusal, TooLate)
                return [Conflict(group[0].table, group[0].expected) if late else refusal]
            return [outcome for append in group for outcome in self._commit([append])]
        except self._database.errors as error:
            self._fault, self._fault_at = self._database.fault(error), monotonic()
            return [self._fault for _ in group]
        finally:
            self._writing_since = None
        self._fault = None
        return [None] * len(group)

    def _write_together(self, group: list[Append]) -> None:
        """All of the group is on disk afterwards, or none of it. Raises `TooLate` and `Database.errors`."""
        if self._database.is_lost(self._connection):
            self._connection = self._database.connect()
        kept = sorted((append.table, append.keeper) for append in group if append.keeper)
        last = _ends_of_chains(self._connection, group)
        try:
            self._database.write(self._connection, [*self._database.keepers(kept), *_writes(group, last)])
        except self._database.taken as error:
            raise TooLate from error


class TooLate(Exception):
    """Somebody else has written these numbers, or the ones before are missing."""


def _decoded(table: str, game: str, rows: Sequence[Row]) -> list[AnyEvent]:
    decode = decoder(game).decode
    try:
        return [decode(event) for event, _ in rows]
    except (msgspec.MsgspecError, *SPOILT) as fault:
        raise BrokenTable(table) from fault


def _writes(group: list[Append], last: dict[str, tuple[int, Checksum]]) -> Iterator[Write]:
    """Raises `TooLate` where the event before is missing."""
    # In the order of their tables, as every process does it: two that wait for one another would wait for ever.
    group = sorted(group, key=lambda append: append.table)
    ends = {table: found for table, (_, found) in last.items()}
    yield Write(APPEND, [row for append in group for row in _chained(append, last)])
    for append in group:
        if append.game or append.codes or append.devices:
            yield from _make_findable(append)
    for append in {append.table: append for append in group}.values():  # of several at a table the last
        before = ends.get(append.table)
        touched = (append.at, append.due, last[append.table][1], append.table)
        if before is None:
            yield Write(TOUCH_UNSEALED, [touched], TooLate)
        else:
            yield Write(TOUCH, [(*touched, before)], TooLate)


def _about(query: str, asked: Collection[Place]) -> tuple[str, list[object]]:
    """A question about many tables, and its values."""
    many = "values " + ", ".join(["(?, ?)"] * len(asked))
    return query.format(asked=many), [value for place in asked for value in place]


def _chained(append: Append, last: dict[str, tuple[int, Checksum]]) -> Iterator[tuple[str, int, bytes, Checksum]]:
    """The rows of an append, each with its checksum; `last` holds where the chain of each table has come to.

    Raises `TooLate` where the event before is missing.
    """
    table, expected = append.table, append.expected
    seq, before = last.get(table, (0, None))
    if seq != expected:
        raise TooLate
    for event in append.events:
        seq += 1
        before = checksum(before, table, seq, event)
        yield table, seq, event, before
    last[table] = seq, before


def _ends_of_chains(connection: Connection, group: list[Append]) -> dict[str, tuple[int, Checksum]]:
    """Of the event after which the first at each table wants to write, its number and checksum, where there is one."""
    firsts = {append.table: append.expected for append in reversed(group)}
    asked = [(table, expected) for table, expected in firsts.items() if expected]
    if not asked:
        return {}
    return {table: (firsts[table], found) for table, found in connection.execute(*_about(LAST, asked))}


def _make_findable(append: Append) -> Iterator[Write]:
    table = append.table
    if append.game is not None:
        insert = "insert into tables (id, game, at, due) values (?, ?, ?, ?)"
        yield Write(insert, [(table, append.game, append.at, append.due)])
    codes = "insert into codes values (?, ?) on conflict (code_hash) do update set table_id = excluded.table_id"
    yield Write(codes, [(code, table) for code in append.codes])
    devices = "insert into devices values (?, ?) on conflict (device, table_id) do nothing"
    yield Write(devices, [(device, table) for device in append.devices])


def _answer(group: list[Append], outcomes: list[Exception | None]) -> None:
    for append, outcome in zip(group, outcomes, strict=True):
        if append.done.done():
            continue
        if outcome is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(outcome)
