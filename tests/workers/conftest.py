"""A real PostgreSQL and a real Redis, and workers at them in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from gander.store.log import SqlLog
from gander.store.postgres import Postgres
from gander.table.live.capacity import Capacity
from gander.table.live.tables import Tables
from gander.workers.channel import Channel, channel_at
from gander.workers.membership import Membership
from tests.databases import new_database


@pytest.fixture
def database(postgres_server: str) -> str:
    address = new_database(postgres_server)
    Postgres(address).open().close()
    return address


class Worker:
    """One of several, without the web around it."""

    def __init__(self, database: str, channel: Channel) -> None:
        self.log = SqlLog(Postgres(database))
        self.membership = Membership(Postgres(database), channel, 100)
        self.tables = Tables(self.log, Capacity(), neighbours=self.membership)
        self.running = asyncio.create_task(self.membership.run(self.tables))

    async def die(self) -> None:
        """Without a word to anybody."""
        self.running.cancel()
        await asyncio.wait([self.running])
        for live in self.tables.live.values():
            live._task.cancel()
            live._set_alarm(None)
        self.tables.live.clear()

    async def close(self) -> None:
        self.running.cancel()
        await asyncio.wait([self.running])
        await self.tables.close()
        await self.membership.close()
        await self.log.close()


@asynccontextmanager
async def worker(database: str, channel: Channel) -> AsyncIterator[Worker]:
    one = Worker(database, channel)
    await until(lambda: one.membership._number > 0)
    try:
        yield one
    finally:
        await one.close()


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that must come; nothing is measured with it."""
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.01)


@pytest.fixture(params=["redis", "postgres"])
def channel(request: pytest.FixtureRequest, database: str) -> Callable[[], Channel]:
    """Channels of both kinds."""
    address = request.getfixturevalue("redis_server") if request.param == "redis" else database
    return lambda: channel_at(address)


@pytest.fixture
async def two(database: str, channel: Callable[[], Channel]) -> AsyncIterator[tuple[Worker, Worker]]:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(worker(database, channel()))
        second = await stack.enter_async_context(worker(database, channel()))
        yield first, second
