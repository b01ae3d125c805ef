"""All event logs keep the same promises, also with a pooler before the database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from gander.luck import QuickLuck
from gander.store.log import SqlLog
from gander.store.sql import Database
from gander.table import decide
from gander.table.codes import hash_of
from gander.table.log import ClosableLog, Conflict, MemoryLog
from tests.kinds import FOR_TWO
from tests.table.kit import CODE, GUEST, HERE, HOST, OPEN, Sitting, sitting


@pytest.fixture(params=["memory", "sqlite", "postgres", "pgbouncer"])
async def log(request: pytest.FixtureRequest, empty: Callable[[str], Database]) -> AsyncIterator[ClosableLog]:
    log = MemoryLog() if request.param == "memory" else SqlLog(empty(request.param))
    yield log
    await log.close()


def played() -> Sitting:
    table = sitting(FOR_TWO.game.name, HERE, OPEN).join().start()
    table.play_on(QuickLuck(3), 20)
    return table


async def test_what_was_written_is_read_back_in_order(log: ClosableLog) -> None:
    events = played().events
    await log.append("t", 0, events[:1], None)
    await log.append("t", 1, events[1:7], None)
    await log.append("t", 7, events[7:], None)
    assert await log.read("t") == events


async def test_an_unknown_table_has_no_events(log: ClosableLog) -> None:
    assert await log.read("nowhere") == []


async def test_a_number_is_written_once(log: ClosableLog) -> None:
    events = played().events
    await log.append("t", 0, events[:2], None)
    with pytest.raises(Conflict):
        await log.append("t", 1, events[2:4], None)
    assert await log.read("t") == events[:2]


async def test_numbers_have_no_holes(log: ClosableLog) -> None:
    events = played().events
    await log.append("t", 0, events[:2], None)
    with pytest.raises(Conflict):
        await log.append("t", 3, events[3:4], None)
    assert await log.read("t") == events[:2]


async def test_numbers_have_no_holes_among_those_who_write_together(log: ClosableLog) -> None:
    events = played().events
    together = (log.append("t", 0, events[:2], None), log.append("t", 3, events[3:4], None))
    results = await asyncio.gather(*together, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict]
    assert await log.read("t") == events[:2]


async def test_of_many_who_write_at_once_one_is_first(log: ClosableLog) -> None:
    events = played().events
    await log.append("t", 0, events[:1], None)
    results = await asyncio.gather(*(log.append("t", 1, events[1:3], None) for _ in range(10)), return_exceptions=True)
    assert [type(result) for result in results] == [type(None)] + [Conflict] * 9
    assert await log.read("t") == events[:3]


async def test_many_who_ask_for_news_at_once_get_their_own(log: ClosableLog) -> None:
    events = played().events
    await asyncio.gather(*(log.append(f"t{n}", 0, events[:4], None) for n in range(3)))
    asked = [("t0", 1), ("t0", 2), ("t1", 3), ("t2", 4), ("unknown", 1)]
    news = await asyncio.gather(*(log.read(table, after) for table, after in asked))
    assert news == [events[1:4], events[2:4], events[3:4], [], []]


async def test_tables_do_not_mix(log: ClosableLog) -> None:
    events = played().events
    await asyncio.gather(*(log.append(f"t{n}", 0, events[: n + 1], None) for n in range(10)))
    assert [len(await log.read(f"t{n}")) for n in range(10)] == list(range(1, 11))


async def test_a_table_is_found_by_its_codes(log: ClosableLog) -> None:
    table = played()
    table.take(decide.invite(table.table, table.now, HOST, 1, "hash of another code"))
    await log.append("t", 0, table.events, None)
    assert await log.table_of(hash_of(CODE)) == "t"
    assert await log.table_of("hash of another code") == "t"
    assert await log.table_of(hash_of("WRONG")) is None


async def test_a_device_finds_its_tables_the_latest_first(log: ClosableLog) -> None:
    for name, at in (("older", 1.0), ("newest", 9.0), ("old", 5.0)):
        table = played()
        (first, *_), last = table.events, decide.pause(table.table, at, HOST).events[0]
        await log.append(name, 0, [first, *table.events[1:]], None)
        await log.append(name, len(table.events), [last], None)
    assert await log.tables_of(GUEST, 10) == ["newest", "old", "older"]
    assert await log.tables_of(HOST, 2) == ["newest", "old"]
    assert await log.tables_of("somebody else", 10) == []


async def test_tables_that_are_due(log: ClosableLog) -> None:
    event = played().events[:1]
    for name, due in (("late", 30.0), ("soon", 10.0), ("never", None), ("next", 20.0)):
        await log.append(name, 0, event, due)
    assert await log.due(25, 10) == ["soon", "next"]
    assert await log.due(25, 1) == ["soon"]
    await log.append("soon", 1, played().events[1:2], None)
    assert await log.due(25, 10) == ["next"]
