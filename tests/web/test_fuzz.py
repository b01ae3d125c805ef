"""Malformed requests and messages, a million of them at night: no answer of 5xx, and nothing in the log."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from gander.client import Device
from tests.kinds import ALONE
from tests.web.kit import HERE, served, table_for
from tests.web.test_headers import LINE

REQUESTS = [
    b"GET / HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /api/tables/mine HTTP/1.1\r\nhost: x\r\ncookie: gander=abc\r\n\r\n",
    b"GET /api/tables/x/record?game=1 HTTP/1.1\r\nhost: x\r\norigin: http://x\r\n\r\n",
    b"GET /api/tables/x/play HTTP/1.1\r\nhost: x\r\n" + LINE,
    b"POST /api/join HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    b'content-length: 15\r\n\r\n{"code":"ABCD"}',
    b"POST /api/notepad/file HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
]
MESSAGES = [
    b'{"type":"hold","seat":0}',
    b'{"type":"watch"}',
    b'{"type":"react","seat":0,"reaction":"bravo"}',
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


async def hear(line: object) -> None:
    async for _ in line:  # type: ignore[attr-defined]
        pass


@pytest.mark.parametrize("count", [400, pytest.param(500_000, marks=pytest.mark.nightly)])
async def test_nothing_that_is_malformed_is_our_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, count: int
) -> None:
    """As many requests as messages."""
    async with served(tmp_path) as address, Device(address) as device:
        table = (await device.open(table_for(ALONE.game.name, HERE))).table.id
        share = count // AT_ONCE
        talking = asyncio.gather(*(talk(device, table, share, seed) for seed in range(AT_ONCE)))
        found: list[set[int]] = await asyncio.gather(*(ask(address, share, seed) for seed in range(AT_ONCE)))
        await talking
        assert (await device.get("/health")).startswith(b'{"status":"ok"')
    statuses = {status for some in found for status in some}
    assert {status for status in statuses if status >= 500} == set()
    assert {400, 404} <= statuses
    assert caplog.text == ""
