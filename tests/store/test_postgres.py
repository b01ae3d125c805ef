"""What is PostgreSQL's own: who may use a database, losing the line to it, and a whole game on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest

from gander import fair
from gander.client import Device
from gander.store.address import database_at
from gander.store.errors import ForeignDatabase, NewerDatabase, NotSaved, Unreachable, WrongAddress
from gander.store.log import SqlLog
from gander.store.postgres import Postgres, migrations
from gander.store.postgres_line import spelt
from gander.web.messages.table_messages import Start
from tests.databases import free_port, pgbouncer
from tests.kinds import FOR_TWO
from tests.store.test_event_log import played
from tests.web.kit import HERE, OPEN, play_to_the_end, served, table_for


@pytest.fixture
def address(empty: Callable[[str], Postgres]) -> str:
    return empty("postgres").address


@pytest.fixture(params=["postgres", "pgbouncer"])
def either(request: pytest.FixtureRequest, empty: Callable[[str], Postgres]) -> str:
    """Straight to it, or through a pooler that has another connection for each transaction."""
    return empty(request.param).address


def test_values_are_spelt_as_the_driver_wants_them() -> None:
    assert spelt("select a from b where c = ? and d = :else") == "select a from b where c = %s and d = %(else)s"


def test_servers_that_start_together_take_the_steps_once(either: str) -> None:
    with ThreadPoolExecutor(8) as together:
        for line in together.map(lambda _: Postgres(either).open(), range(8)):
            line.close()
    with psycopg.connect(either) as connection:
        assert connection.execute("select version from gander").fetchall() == [(len(migrations()),)]


def test_a_newer_database_is_refused_and_left_alone(address: str) -> None:
    Postgres(address).open().close()
    with psycopg.connect(address) as connection:
        connection.execute("update gander set version = 99")
    with pytest.raises(NewerDatabase, match="version 99"):
        Postgres(address).open()
    with psycopg.connect(address) as connection:
        assert connection.execute("select version from gander").fetchone() == (99,)


def test_a_database_of_something_else_is_refused(address: str) -> None:
    with psycopg.connect(address) as connection:
        connection.execute("create table somebody_elses (id integer)")
    with pytest.raises(ForeignDatabase):
        Postgres(address).open()


def test_a_server_that_does_not_answer_is_called_so_without_its_password() -> None:
    with pytest.raises(Unreachable) as caught:
        Postgres(f"postgresql://gander:secret@127.0.0.1:{free_port()}/gander").open()
    assert "gander:…@127.0.0.1" in str(caught.value)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("wrong", ["gander.db", "mysql://gander@db/gander", ""])
def test_an_address_of_nothing_is_refused(wrong: str) -> None:
    with pytest.raises(WrongAddress):
        database_at(wrong)


async def test_a_line_that_was_cut_costs_who_writes_one_refusal_and_who_reads_nothing(address: str) -> None:
    log, events = SqlLog(Postgres(address)), played().events
    await log.append("t", 0, events[:2], None)
    others = "datname = current_database() and pid <> pg_backend_pid()"
    cut = f"select pg_terminate_backend(pid) from pg_stat_activity where {others}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(cut)
    with pytest.raises(NotSaved):
        await log.append("t", 2, events[2:3], None)
    await log.append("t", 2, events[2:4], None)
    assert await log.read("t") == events[:4]
    await log.close()


async def test_two_processes_that_write_many_tables_at_once_block_each_other_never(either: str) -> None:
    """Each in its own order: without an order of their own both would wait for the other."""
    logs, events = [SqlLog(Postgres(either)) for _ in range(2)], played().events
    names = [f"table {n}" for n in range(30)]
    for name in names:
        await logs[0].append(name, 0, events[:1], None)
    for expected in range(1, 6):
        orders = [(logs[0], names), (logs[1], names[::-1])]
        writes = [
            log.append(name, expected, events[expected : expected + 1], None) for log, order in orders for name in order
        ]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == len(names)
    for log in logs:
        assert await log.read(names[7]) == events[:6]
        await log.close()


async def test_a_game_is_played_on_it_to_the_end(either: str, tmp_path: Path) -> None:
    async with served(tmp_path, database=either) as server, Device(server) as one, Device(server) as other:
        first = await one.open(table_for(FOR_TWO.game.name, HERE, OPEN))
        assert first.table.code is not None
        second = await other.join(first.table.code, "Ben")
        await one.act(first.table.id, Start())
        await asyncio.wait_for(asyncio.gather(play_to_the_end(first, 1), play_to_the_end(second, 2)), 60)
        record = fair.decode(await one.get(f"/api/tables/{first.table.id}/record"))
        assert fair.verify(record).fault is None
        assert b'"Mia"' in await one.get("/api/notepad")
    assert not (tmp_path / "gander.db").exists()


async def test_a_pooler_that_restarts_costs_who_writes_one_refusal_and_who_reads_nothing(address: str) -> None:
    events = played().events
    with ExitStack() as first:
        pooled = first.enter_context(pgbouncer(address))
        log = SqlLog(Postgres(pooled))
        await log.append("t", 0, events[:2], None)
    with pytest.raises(NotSaved):
        await log.append("t", 2, events[2:3], None)
    with pgbouncer(address, port=urlsplit(pooled).port):
        await log.append("t", 2, events[2:4], None)
        assert await log.read("t") == events[:4]
        await log.close()
