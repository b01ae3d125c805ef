"""A server that goes silent in the middle of writing holds nobody up, and waits for nobody without an end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing
from threading import Event

import psycopg
import pytest

from gander.store.chain import HOLD
from gander.store.errors import NotRead, NotSaved, Unanswered
from gander.store.log import SqlLog
from gander.store.notepad.devices import circle_of
from gander.store.notepad.notepad import Notepad
from gander.store.postgres import Postgres
from gander.store.sql import IN_PLAY, Connection, Limits
from gander.table.events import AnyEvent
from gander.table.log import Conflict
from tests.databases import pgbouncer
from tests.silence import Direction, wire_to
from tests.store.test_event_log import played

PATIENCE = 60
"""Seconds after which somebody is taken to wait for ever. Nothing is measured with it."""
Moment = tuple[Direction, int, float]
MOMENTS: list[Moment] = [
    *(("there", piece, share) for piece in range(1, 7) for share in (0.0, 0.5, 0.99, 1.0)),
    *(("back", piece, share) for piece in (1, 2) for share in (0.0, 0.5)),
]
"""Before, within and after everything that is said when a move is written, as long as there is something to say."""
AT_A_POOLER: list[Moment] = [("there", 2, 0.5), ("there", 2, 1.0), ("back", 2, 0.0)]


@pytest.fixture
def address(empty: Callable[[str], Postgres]) -> str:
    address = empty("postgres").address
    Postgres(address).open().close()
    return address


@pytest.fixture
def pooled(address: str) -> Iterator[str]:
    with pgbouncer(address) as found:
        yield found


async def test_who_goes_silent_while_writing_holds_nobody_up(address: str) -> None:
    await asyncio.gather(
        *(silent_while_writing(address, address, moment, f"table {n}") for n, moment in enumerate(MOMENTS))
    )


@pytest.mark.parametrize("moment", AT_A_POOLER, ids=str)
async def test_who_goes_silent_before_a_pooler_holds_nobody_up(address: str, pooled: str, moment: Moment) -> None:
    await silent_while_writing(address, pooled, moment, "t")


async def silent_while_writing(address: str, way: str, moment: Moment, table: str) -> None:
    """One goes silent and another goes on at the same table; what was written is there once, and the first comes
    back."""
    events = played().events
    with wire_to(way) as (wire, by_wire):
        one, other = SqlLog(Postgres(by_wire)), SqlLog(Postgres(address))
        with closing(Postgres(address).connect()) as line:
            line.execute("insert into kept values (?, 7)", (table,))
        await one.append(table, 0, events[:2], None)
        wire.fall_silent_at(*moment)
        writing = asyncio.create_task(one.append(table, 2, events[2:3], None, 7))
        while not wire.silent.is_set() and not writing.done():
            await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            await written(other, table, 2, events[2:3])
            await written(other, table, 3, events[3:4])
            (outcome,) = await asyncio.gather(writing, return_exceptions=True)
            assert outcome is None or isinstance(outcome, NotSaved | Conflict)
            wire.mend()
            await written(one, table, 4, events[4:5])
            assert await other.read(table) == events[:5]
        for log in (one, other):
            await log.close()


async def written(log: SqlLog, table: str, expected: int, events: list[AnyEvent]) -> None:
    """As somebody does who was not answered: say it again, until it is known to be there."""
    while True:
        try:
            await log.append(table, expected, events, None)
        except Conflict:
            return
        except NotSaved:
            continue
        return


async def test_who_goes_silent_with_a_notepad_in_hand_holds_nobody_up(address: str) -> None:
    with wire_to(address) as (wire, by_wire):
        silent, other = Notepad(Postgres(by_wire, IN_PLAY)), Notepad(Postgres(address))

        def write(line: Connection) -> None:
            line.executemany("insert into pads (device, pad, seen) values (?, ?, 0)", [("one", "p"), ("two", "p")])
            wire.fall_silent()

        writing = asyncio.create_task(silent.run(write))
        await asyncio.to_thread(wire.silent.wait, PATIENCE)
        async with asyncio.timeout(PATIENCE):
            while not await noted(other):
                pass
            with pytest.raises(Unanswered):  # nobody knows whether it was done, and nobody is told that it was not
                await writing
        with psycopg.connect(address) as connection:
            assert connection.execute("select device from pads").fetchall() == [("three",)]
        for pad in (silent, other):
            await pad.close()


async def test_who_goes_silent_while_removing_a_name_holds_up_its_tables_for_one_move_at_most(address: str) -> None:
    """A move waits two seconds for the table, and nobody who is silent keeps it in hand for four."""
    events = played().events
    with wire_to(address) as (wire, by_wire):
        silent, log = Notepad(Postgres(by_wire)), SqlLog(Postgres(address))
        await log.append("t", 0, events[:2], None)

        def remove(line: Connection) -> None:
            line.execute(HOLD, ("t",))
            wire.fall_silent()
            line.execute(HOLD, ("t",))

        removing, refused = asyncio.create_task(silent.run(remove)), 0
        await asyncio.to_thread(wire.silent.wait, PATIENCE)
        async with asyncio.timeout(PATIENCE):
            while not await is_written(log, "t", 2, events[2:3]):
                refused += 1
        assert refused <= 1
        wire.mend()
        with pytest.raises(NotSaved):
            await removing
        for one in (silent, log):
            await one.close()


async def is_written(log: SqlLog, table: str, expected: int, events: list[AnyEvent]) -> bool:
    try:
        await log.append(table, expected, events, None)
    except NotSaved:
        return False
    return True


async def test_at_a_table_nobody_waits_for_long_work_of_the_notepad_nor_long_for_a_silent_line(address: str) -> None:
    """Who shares a notepad is asked at every action; what else a notepad does may take twenty seconds."""
    with wire_to(address) as (wire, by_wire):
        pad, done = Notepad(Postgres(by_wire)), Event()
        long_work = asyncio.create_task(pad.ask(lambda line: done.wait(PATIENCE)))
        assert await pad.ask_in_play(circle_of, "phone", 0.0) == {"phone"}
        assert not long_work.done()
        done.set()
        assert await long_work
        wire.fall_silent()
        with pytest.raises(NotRead, match="silent for 3 seconds"):
            await pad.ask_in_play(circle_of, "phone", 0.0)
        wire.mend()
        assert await pad.ask_in_play(circle_of, "phone", 0.0) == {"phone"}
        await pad.close()


async def noted(pad: Notepad) -> bool:
    try:
        await pad.run(lambda line: line.execute("insert into pads (device, pad, seen) values ('three', 'p', 0)"))
    except NotSaved:
        return False
    return True


async def test_who_asks_a_silent_database_is_told_so_and_answered_when_it_is_back(address: str) -> None:
    events = played().events
    with wire_to(address) as (wire, by_wire):
        log = SqlLog(Postgres(by_wire))
        await log.append("t", 0, events[:2], None)
        wire.fall_silent()
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(NotRead):
                await log.read("t")
        wire.mend()
        async with asyncio.timeout(PATIENCE):
            assert await log.read("t") == events[:2]
            await log.close()


@pytest.mark.parametrize("kind", ["postgres", "pgbouncer"])
def test_every_transaction_has_its_limits(empty: Callable[[str], Postgres], kind: str) -> None:
    database = empty(kind).within(IN_PLAY)
    names = ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")
    asked = "select " + ", ".join(f"current_setting('{name}')" for name in names)
    with closing(database.open()) as line:
        assert tuple(line.execute(asked).fetchone()) == ("2s", "2500ms", "3s")
        for begin in (database.to_write, database.to_read):
            line.execute(begin)
            assert tuple(line.execute(asked).fetchone()) == ("2s", "2500ms", "3s")
            line.execute("commit")
        with pytest.raises(psycopg.errors.QueryCanceled):
            line.execute("select pg_sleep(60)")
        assert line.execute("select 1").fetchone() == (1,)


async def test_a_writer_that_waits_is_not_well(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Long before anybody is refused, and while everything can be read."""
    monkeypatch.setattr("gander.store.log.IN_PLAY", Limits(lock=PATIENCE, statement=PATIENCE, idle=3, answer=PATIENCE))
    log, events = SqlLog(Postgres(address)), played().events
    await log.append("t", 0, events[:1], None)
    with psycopg.connect(address) as holding:
        holding.execute("select 1 from tables for update")
        writing = asyncio.create_task(log.append("t", 1, events[1:2], None))
        async with asyncio.timeout(PATIENCE / 2):
            while await is_well(log):
                await asyncio.sleep(0.05)
        assert not writing.done()
    await writing
    await log.check()
    await log.close()


async def test_who_was_cut_off_is_well_again_though_nobody_comes_to_write(address: str) -> None:
    """A balancer sends nobody to who is not well."""
    log_events = played().events
    with wire_to(address) as (wire, by_wire):
        log = SqlLog(Postgres(by_wire))
        wire.fall_silent()
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(Unanswered):
                await log.append("t", 0, log_events[:1], None)
            with pytest.raises((Unanswered, NotRead)):
                await log.check()
            wire.mend()
            while not await is_well(log):
                await asyncio.sleep(0.1)
            await log.close()


async def is_well(log: SqlLog) -> bool:
    try:
        await log.check()
    except (NotSaved, NotRead):
        return False
    return True
