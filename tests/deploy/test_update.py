"""An update while people play: workers of two versions side by side at one database, and nobody is refused anything.

The next version is a copy of this one that calls itself otherwise and takes one more step in the database.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
from collections import Counter
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

from gander.client import Device, SeatClient
from gander.games import GAMES
from gander.store.errors import NewerDatabase
from gander.store.packed_logs import is_whole_in, written
from gander.store.postgres import Postgres
from gander.web.messages.table_messages import Start
from tests.databases import free_port
from tests.deploy.proxies import Proxy, caddy
from tests.processes import GANDER, PATIENCE, serving
from tests.tree import ROOT
from tests.web.kit import HERE, OPEN, play_to_the_end, table_for

FOR_TWO = [name for name, game in GAMES.items() if any(2 in seats for seats in game.players.values())]
NEXT = "9.9.9"
RUN_COPY = [sys.executable, "-c", "from gander.cli import main; main()"]


def next_version(folder: Path) -> Path:
    shutil.copytree(ROOT / "src" / "gander", folder / "gander", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "gander" / "__init__.py").write_text(f'__version__ = "{NEXT}"\n')
    step = folder / "gander" / "store" / "migrations" / "postgres" / "9999_next.sql"
    step.write_text("create table of_the_next_version (id integer); alter table tables add column seldom integer;")
    return folder


class Update:
    """Two workers, which are replaced one after the other as `systemctl restart` does it."""

    def __init__(self, database: str, channels: str, folder: Path) -> None:
        self.ports = [free_port(), free_port()]
        self.addresses = [f"http://127.0.0.1:{port}" for port in self.ports]
        self._arguments = ["--data", str(folder), "--database", database, "--channels", channels]
        self._arguments += ["--public-url", "https://localhost", "--proxies", "127.0.0.1"]
        self._stacks = [ExitStack() for _ in self.ports]
        self._copy = next_version(folder / "next")

    def start(self, place: int, *, updated: bool) -> None:
        program, more = (RUN_COPY, {"PYTHONPATH": str(self._copy)}) if updated else ([GANDER], {})
        worker = serving(*self._arguments, port=self.ports[place], program=program, **more)
        _, process = self._stacks[place].enter_context(worker)
        self._stacks[place].callback(process.wait, PATIENCE)
        self._stacks[place].callback(process.terminate)

    def stop(self, place: int) -> None:
        self._stacks[place].close()


async def asked_all_the_time(proxy: Proxy, done: asyncio.Event) -> Counter[int]:
    answers: Counter[int] = Counter()
    async with proxy.browser() as browser:
        while not done.is_set():
            answers[(await browser.get("/api/games")).status_code] += 1
            await asyncio.sleep(0.02)
    return answers


async def evening(address: str, game: str, done: asyncio.Event) -> list[str]:
    """Two devices play one table after the other until the update is over; the tables."""
    tables: list[str] = []
    async with Device(address) as one, Device(address) as other:
        while not done.is_set() or not tables:
            first = await one.open(table_for(game, HERE, OPEN))
            assert first.table.code is not None
            second = await other.join(first.table.code, "Ben")
            await one.act(first.table.id, Start())
            await asyncio.gather(*(play_slowly(player, seed) for seed, player in enumerate((first, second))))
            tables.append(first.table.id)
    return tables


async def play_slowly(player: SeatClient, seed: int) -> None:
    await asyncio.wait_for(play_to_the_end(player, seed), PATIENCE * 4)


async def versions(addresses: list[str]) -> list[str]:
    async with httpx.AsyncClient() as browser:
        return [(await browser.get(f"{address}/health")).json()["version"] for address in addresses]


@pytest.mark.nightly
async def test_an_update_behind_everybodys_back(
    database: str, redis_server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    update, done = Update(database, redis_server, tmp_path), asyncio.Event()
    with ExitStack() as stack:
        for place in (0, 1):
            stack.callback(update.stop, place)
            await asyncio.to_thread(update.start, place, updated=False)
        proxy = stack.enter_context(caddy(tmp_path, *update.addresses))
        monkeypatch.setenv("SSL_CERT_FILE", str(proxy.authority))
        asking = asyncio.create_task(asked_all_the_time(proxy, done))
        playing = [asyncio.create_task(evening(proxy.address, game, done)) for game in FOR_TWO]
        for place in (0, 1):
            await asyncio.sleep(1.5)
            await asyncio.to_thread(update.stop, place)
            await asyncio.to_thread(update.start, place, updated=True)
        await asyncio.sleep(1.5)
        done.set()
        tables = [table for played in await asyncio.gather(*playing) for table in played]
        answers = await asking
        assert await versions(update.addresses) == [NEXT, NEXT]
    assert answers.keys() == {200}
    with pytest.raises(NewerDatabase):  # who runs goes on, but nobody of the old version starts any more
        Postgres(database).open()
    check_moves(database, tables)


def check_moves(database: str, tables: list[str]) -> None:
    """Every move of a person is written once, and every table is whole."""
    with closing(Postgres(database).connect()) as connection:
        for table in tables:
            assert is_whole_in(connection, table)
            events = [json.loads(event) for event, _ in written(connection, table)]
            moves = [event["id"] for event in events if event["event"] == "moved" and "id" in event]
            assert len(set(moves)) == len(moves) > 0
