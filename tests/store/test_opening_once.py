"""However often a device asks for a table because no answer came, it opens one: the key says that it is the same."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest

from gander.client import Device
from gander.store.postgres import Postgres
from gander.store.sql import Database
from gander.store.sqlite import Sqlite
from gander.web.messages.table_messages import Entered, OpenTable, Start
from tests.kinds import FOR_TWO
from tests.processes import serving
from tests.web.kit import BOT, HERE, served, table_for

PLEDGE = "ab" * 32


def wanted(key: str | None = None, pledge: str | None = None) -> OpenTable[object]:
    table = table_for(FOR_TWO.game.name, HERE, BOT)
    return msgspec.structs.replace(table, key=key or secrets.token_hex(32), pledge=pledge)


async def asked(address: str, body: OpenTable[object], cookie: str | None = None) -> tuple[str, str]:
    """Open a table as a browser does that knows nothing else; which one it is, and the cookie."""
    async with httpx.AsyncClient(base_url=address, cookies={"gander": cookie} if cookie else None) as browser:
        headers = {"content-type": "application/json"}
        answer = await browser.post("/api/tables", content=msgspec.json.encode(body), headers=headers)
        assert answer.status_code == 201, answer.text
        entered = msgspec.json.decode(answer.content, type=Entered)
        assert (entered.seats, entered.host) == ((0,), True)
        return entered.table, answer.cookies["gander"]


async def hang_up_after_asking(address: str, body: OpenTable[object]) -> None:
    """The line breaks before the answer comes."""
    host, content = urlsplit(address), msgspec.json.encode(body)
    _, writer = await asyncio.open_connection(host.hostname, host.port)
    head = f"POST /api/tables HTTP/1.1\r\nhost: {host.netloc}\r\ncontent-type: application/json\r\n"
    writer.write(f"{head}content-length: {len(content)}\r\n\r\n".encode() + content)
    await writer.drain()
    writer.close()
    await writer.wait_closed()


def tables_in(database: Database) -> int:
    with closing(database.connect()) as connection:
        return int(connection.execute("select count(*) from tables").fetchone()[0])


async def test_many_requests_at_once_open_one_table(tmp_path: Path) -> None:
    async with served(tmp_path) as address:
        body = wanted()
        answers = await asyncio.gather(*(asked(address, body) for _ in range(8)))
        assert len(set(answers)) == 1
        assert tables_in(Sqlite(tmp_path / "gander.db")) == 1
        (table, cookie) = answers[0]
        assert await asked(address, body, cookie) == (table, cookie)


async def test_another_device_and_another_key_open_another_table(tmp_path: Path) -> None:
    async with served(tmp_path) as address:
        body = wanted()
        table, cookie = await asked(address, body)
        elsewhere, _ = await asked(address, body, "x" * 43)
        anew, _ = await asked(address, wanted(), cookie)
        assert len({table, elsewhere, anew}) == 3


async def test_who_asks_again_after_the_game_began_is_led_to_it(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        body = wanted(pledge=PLEDGE)
        first = await device.open(body)
        await device.act(first.table.id, Start())
        again = await device.open(msgspec.structs.replace(body, pledge="cd" * 32))
        assert again.table.id == first.table.id


@pytest.mark.parametrize("key", ["", "1", "a" * 63, "G" * 64])
async def test_a_key_is_random_enough_to_be_nobody_elses(tmp_path: Path, key: str) -> None:
    async with served(tmp_path) as address, httpx.AsyncClient(base_url=address) as browser:
        body = msgspec.json.encode(msgspec.structs.replace(wanted(), key=key))
        answer = await browser.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400


# Real processes ------------------------------------------------------------------------------------------------------


@pytest.fixture(params=[("sqlite", 1), ("postgres", 2)], ids=["sqlite", "postgres"])
def servers(
    request: pytest.FixtureRequest, tmp_path: Path, empty: Callable[[str], Database]
) -> Iterator[tuple[list[str], Database]]:
    kind, processes = request.param
    database = empty(kind)
    where = ["--data", str(tmp_path), *(["--database", database.address] if isinstance(database, Postgres) else [])]
    with ExitStack() as stack:
        yield [stack.enter_context(serving(*where))[0] for _ in range(processes)], database


async def test_whichever_process_is_asked_and_whatever_gets_lost(servers: tuple[list[str], Database]) -> None:
    addresses, database = servers
    for _ in range(3):
        before, body = tables_in(database), wanted()
        await asyncio.gather(*(hang_up_after_asking(address, body) for address in addresses))
        answers = await asyncio.gather(*(asked(address, body) for address in addresses * 2))
        assert len(set(answers)) == 1
        assert tables_in(database) == before + 1
