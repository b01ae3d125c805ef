"""Malformed requests and messages, a million of them at night: no answer of 5xx, and nothing in the log."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gander.client import Device
from gander.store.postgres import Postgres
from gander.web.server.run import GanderServer
from gander.web.transport import wire as wires
from gander.workers import membership
from tests.databases import new_database
from tests.kinds import ALONE
from tests.web.kit import HERE, served, table_for
from tests.web.pipe import piped, running
from tests.web.test_headers import LINE

REQUESTS = [
    b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"GET /api/tables/mine HTTP/1.1\r\nhost: localhost\r\ncookie: gander=abc\r\n\r\n",
    b"GET /api/tables/x/record?game=1 HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\n\r\n",
    b"GET /api/tables/x/play HTTP/1.1\r\nhost: localhost\r\n" + LINE,
    b"POST /api/join HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    b'content-length: 15\r\n\r\n{"code":"ABCD"}',
    b"POST /api/notepad/file HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
]
MESSAGES = [
    b'{"type":"hold","seat":0}',
    b'{"type":"watch"}',
    b'{"type":"react","seat":0,"reaction":"applause"}',
    b'{"type":"move","seat":0,"seq":3,"id":"a","move":{"move":"roll"},"took":1.5}',
]
SPICE = [
    b"\x00",
    b"\xff",
    b"\r\n",
    b"{",
    b"}",
    b'"',
    b"9" * 30,
    b"-1",
    b"null",
    b"%ff",
    b":",
    b"\xed\xa0\x80",
    b"[" * 50,
]
AT_ONCE = 8
TEXT, BYTES = 1, 2


def spoilt(good: bytes, luck: random.Random) -> bytes:
    """Cut, doubled, exchanged or spiced, a few times over."""
    text = bytearray(good)
    for _ in range(luck.randint(1, 4)):
        start = luck.randrange(len(text) + 1)
        end = min(len(text), start + luck.randrange(6))
        text[start:end] = luck.choice([b"", bytes(text[start:end]) * 2, luck.choice(SPICE), luck.randbytes(3)])
    return bytes(text)


async def status_of(address: str, request: bytes) -> int:
    """The status of the first answer; 0 if the server hangs up or waits for more."""
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(request)
        writer.write_eof()
        answer = await asyncio.wait_for(reader.read(12), 20)
    except ConnectionError:
        answer = b""
    finally:
        writer.close()
    return int(answer[9:12]) if len(answer) == 12 else 0


async def ask(address: str, count: int, seed: int) -> set[int]:
    luck = random.Random(seed)
    return {await status_of(address, spoilt(luck.choice(REQUESTS), luck)) for _ in range(count)}


async def talk(device: Device, table: str, count: int, seed: int) -> None:
    luck, said = random.Random(seed), 0
    while said < count:
        try:
            async with device.line(table) as line:
                hearing = asyncio.create_task(hear(line))
                while said < count:
                    said += 1
                    text = spoilt(luck.choice(MESSAGES), luck)
                    await line.send(text if luck.random() < 0.7 else text.decode("latin-1"))
                hearing.cancel()
        except ConnectionClosed:
            pass


async def ask_by_pipe(server: GanderServer, count: int, seed: int) -> Counter[int]:
    """How often each status was the answer to a spoilt request; 0 for none."""
    luck, found = random.Random(seed), Counter[int]()
    for _ in range(count):
        pipe = piped(server)
        await pipe.send(spoilt(luck.choice(REQUESTS), luck))
        answer = await pipe.answered()
        found[int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0] += 1
        pipe.close()
    return found


async def talk_by_pipe(server: GanderServer, opening: bytes, count: int, seed: int) -> int:
    """Say spoilt messages in good frames, and now and then a spoilt frame; how many lines that took."""
    luck, lines, pipe = random.Random(seed), 0, None
    for _ in range(count):
        if pipe is None or pipe.closed:
            pipe, lines = piped(server), lines + 1
            await pipe.send(opening)
            await pipe.answered()
            assert pipe.came.startswith(b"HTTP/1.1 101")
        frame = frame_of(spoilt(luck.choice(MESSAGES), luck), luck.choice((TEXT, BYTES)))
        await pipe.send(spoilt(frame, luck) if luck.random() < 0.1 else frame)
        pipe.came.clear()
    if pipe is not None:
        pipe.close()
    return lines


def frame_of(text: bytes, kind: int) -> bytes:
    """A whole message in one frame, masked with nothing."""
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
    return bytes((0x80 | kind,)) + size + bytes(4) + text


async def hear(line: object) -> None:
    async for _ in line:  # type: ignore[attr-defined]
        pass


@pytest.fixture(params=["file", "postgres"])
def behind(request: pytest.FixtureRequest) -> dict[str, Any]:
    """What keeps the tables: a file, or PostgreSQL with Redis as for several workers."""
    if request.param == "file":
        return {}
    database = new_database(request.getfixturevalue("postgres_server"))
    Postgres(database).open().close()
    return {"database": database, "channels": request.getfixturevalue("redis_server")}


@pytest.mark.parametrize("count", [400, pytest.param(500_000, marks=pytest.mark.nightly)])
async def test_nothing_that_is_malformed_is_our_fault(
    tmp_path: Path, log: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, count: int, behind: dict[str, Any]
) -> None:
    """As many requests as messages. A line that was cut is over at once: it hears nothing more."""
    monkeypatch.setattr(wires, "CUT_SECONDS", 0)
    async with running(tmp_path, **behind) as (server, address), Device(address) as device:
        table = (await device.open(table_for(ALONE.game.name, HERE))).table.id
        (cookie,) = [f"{one.name}={one.value}" for one in device._http.cookies.jar]
        opening = f"GET /api/tables/{table}/play HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n".encode() + LINE
        share = count // AT_ONCE
        talking = asyncio.gather(*(talk_by_pipe(server, opening, share, seed) for seed in range(AT_ONCE)))
        found = await asyncio.gather(*(ask_by_pipe(server, share, seed) for seed in range(AT_ONCE)))
        lines = sum(await talking)
        assert (await device.get("/health")).startswith(b'{"status":"ok"')
    statuses = sum(found, Counter[int]())
    print(count, "requests and as many messages on", lines, "lines, by pipe:", dict(statuses))
    assert lines > count / 50, "one frame in ten is spoilt, and most of those end a line"
    assert {status for status in statuses if status >= 500} == set()
    assert {400, 404} <= statuses.keys()
    # For a whole night other programs may hold this one up, and the others are told a moment late.
    assert [line.getMessage() for line in log.records if line.name != membership.__name__] == []


@pytest.mark.parametrize("count", [80, pytest.param(10_000, marks=pytest.mark.nightly)])
async def test_nor_is_it_over_a_network(tmp_path: Path, log: pytest.LogCaptureFixture, count: int) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        table = (await device.open(table_for(ALONE.game.name, HERE))).table.id
        share = count // AT_ONCE
        talking = asyncio.gather(*(talk(device, table, share, seed) for seed in range(AT_ONCE)))
        found: list[set[int]] = await asyncio.gather(*(ask(address, share, seed) for seed in range(AT_ONCE)))
        await talking
        assert (await device.get("/health")).startswith(b'{"status":"ok"')
    statuses = {status for some in found for status in some}
    assert {status for status in statuses if status >= 500} == set()
    assert 400 in statuses
    assert log.text == ""
