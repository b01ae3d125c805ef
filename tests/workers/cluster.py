"""Three workers, a database and a channel, all in processes of their own, and what can happen to them."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import psycopg

from gander.store.key import key_in
from gander.store.postgres import Postgres
from tests.channels import RedisServer
from tests.databases import PostgresServer, free_port
from tests.tree import ROOT
from tests.workers.balancer import Balancer

WORKERS = 3

WATCH = """
    create table worker_names (worker bigint primary key, name text not null);
    create table deeds (table_id text, seq integer, name text, keeper text);
    create function note_name() returns trigger language plpgsql as $$ begin
        insert into worker_names values (new.id, current_setting('application_name')); return new;
    end $$;
    create trigger note_name after insert on workers for each row execute function note_name();
    create function note_deed() returns trigger language plpgsql as $$ begin
        if convert_from(new.event, 'UTF8')::jsonb ->> 'by' in ('bot', 'clock') then
            insert into deeds values (new.table_id, new.seq, current_setting('application_name'),
                (select w.name from worker_names w join kept using (worker) where kept.table_id = new.table_id));
        end if;
        return new;
    end $$;
    create trigger note_deed after insert on events for each row execute function note_deed();
"""
"""The database itself notes who wrote what clocks and bots did, and who kept the table at that moment."""


class Worker:
    """A process that serves, and its name in the database."""

    def __init__(self, number: int, places: list[str]) -> None:
        self.port = free_port()
        self._command = [sys.executable, "-m", "tests.workers.process", str(self.port), *places]
        self._number, self._lives = number, 0
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self._lives += 1
        name = {"PGAPPNAME": f"worker {self._number}, life {self._lives}"}
        self._process = await asyncio.create_subprocess_exec(
            *self._command, cwd=ROOT, env={**os.environ, **name}, stdout=asyncio.subprocess.PIPE
        )

    async def start_again(self) -> None:
        """One that started while the database was away has ended."""
        if self._process is not None and self._process.returncode is not None:
            await self.start()

    async def is_ready(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        assert await asyncio.wait_for(self._process.stdout.readline(), 60) == b"ready\n"

    def send(self, which: signal.Signals) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(which)

    async def end(self, how: signal.Signals) -> None:
        self.send(signal.SIGCONT)
        self.send(how)
        if self._process is not None:
            await self._process.communicate()


class Site:
    """Where people come to, and the database behind it."""

    def __init__(self, balancer: Balancer, database: str) -> None:
        self.balancer, self.database = balancer, database

    def deeds_of_others(self) -> list[tuple[str, int, str, str]]:
        """What a clock or a bot did, written by a worker that did not keep the table."""
        query = "select table_id, seq, name, keeper from deeds where name is distinct from keeper"
        with psycopg.connect(self.database) as connection:
            return [(*row,) for row in connection.execute(query)]


class Cluster(Site):
    def __init__(
        self, workers: list[Worker], postgres: PostgresServer, redis: RedisServer, chance: random.Random
    ) -> None:
        super().__init__(Balancer([worker.port for worker in workers], chance), postgres.address)
        self.workers, self.postgres, self.redis, self.chance = workers, postgres, redis, chance
        self.suffered: list[str] = []

    # What can happen

    async def kill_a_worker(self) -> None:
        """It is replaced, as it is by systemd."""
        worker = self.chance.choice(self.workers)
        await worker.end(signal.SIGKILL)
        await worker.start()

    async def freeze_a_worker(self) -> None:
        """Sometimes for longer than it lives."""
        worker = self.chance.choice(self.workers)
        worker.send(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.2, 3.0))
        worker.send(signal.SIGCONT)

    async def crash_redis(self) -> None:
        self.redis.kill()
        await asyncio.sleep(self.chance.uniform(0.0, 1.5))
        await asyncio.to_thread(self.redis.start)

    async def crash_postgres(self) -> None:
        await asyncio.to_thread(self.postgres.crash)
        await asyncio.sleep(self.chance.uniform(0.0, 0.5))
        await asyncio.to_thread(self.postgres.start)

    async def cut_lines(self) -> None:
        self.balancer.cut(self.chance.uniform(0.1, 1.0))

    async def slow_lines(self) -> None:
        self.balancer.delay = self.chance.uniform(0.05, 0.4)
        await asyncio.sleep(self.chance.uniform(0.2, 1.0))
        self.balancer.delay = 0.0

    async def rage(self, seconds: float) -> None:
        """One thing after the other, each of them at least once."""
        kinds = [
            *(self.kill_a_worker, self.freeze_a_worker, self.crash_redis),
            *(self.cut_lines, self.slow_lines, self.crash_postgres),
        ]
        often = [*kinds[:2] * 3, *kinds[3:5] * 2, *kinds[2:3], *kinds[5:]]
        until = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < until or set(self.suffered) < {kind.__name__ for kind in kinds}:
            unseen = [kind for kind in kinds if kind.__name__ not in self.suffered]
            happens = self.chance.choice(unseen if self.chance.random() < 0.3 and unseen else often)
            await happens()
            for worker in self.workers:
                await worker.start_again()
            self.suffered.append(happens.__name__)
            await asyncio.sleep(self.chance.uniform(0.1, 1.0))
        for worker in self.workers:
            await worker.start_again()


@contextmanager
def servers(folder: Path) -> Iterator[tuple[PostgresServer, RedisServer]]:
    """A database that watches who writes, a channel, and a key in the folder."""
    postgres, redis = PostgresServer(), RedisServer()
    try:
        postgres.start()
        redis.start()
        Postgres(postgres.address).open().close()
        key_in(folder)
        with psycopg.connect(postgres.address, autocommit=True) as connection:
            connection.execute(WATCH)
        yield postgres, redis
    finally:
        redis.kill()
        redis.remove()
        postgres.crash()
        postgres.remove()


@asynccontextmanager
async def cluster(folder: Path, chance: random.Random, *faults: str) -> AsyncIterator[Cluster]:
    with servers(folder) as (postgres, redis):
        places = [str(folder), postgres.address, redis.address, *faults]
        workers = [Worker(number, places) for number in range(WORKERS)]
        async with serving(workers):
            one = Cluster(workers, postgres, redis, chance)
            async with one.balancer:
                yield one


@asynccontextmanager
async def serving(workers: list[Worker]) -> AsyncIterator[None]:
    try:
        for worker in workers:
            await worker.start()
        for worker in workers:
            await worker.is_ready()
        yield
    finally:
        for worker in workers:
            await worker.end(signal.SIGKILL)
