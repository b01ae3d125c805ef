"""What comes in at the door: too much, too long, too slow. It is refused, and others do not notice."""

from __future__ import annotations

import asyncio
import json
import resource
from asyncio import StreamReader, StreamWriter
from pathlib import Path

import pytest

from gander.client import Device
from gander.web.server.run import prepared
from gander.web.services.settings import ConcurrentLimit, Rate, ServerSettings
from gander.web.transport.door import (
    LARGEST_HEAD,
    LARGEST_HEADER,
    LONGEST_ADDRESS,
    MOST_HEADERS,
    MOST_IN_A_ROW,
    Patience,
    within_files,
)
from tests.kinds import ALONE
from tests.web.kit import HERE, served, table_for
from tests.web.pipe import piped, running
from tests.web.test_headers import LINE

IMPATIENT = Patience(head=0.2, body=0.2, slowest=1_000_000)
MASK = b"\0\0\0\0"


async def connected(address: str) -> tuple[StreamReader, StreamWriter]:
    host, _, port = address.removeprefix("http://").partition(":")
    return await asyncio.open_connection(host, int(port))


async def all_of(reader: StreamReader) -> bytes:
    """Everything until the server hangs up."""
    try:
        return await asyncio.wait_for(reader.read(), 20)
    except ConnectionResetError:
        return b""


async def told(address: str, request: bytes) -> tuple[int, str]:
    """The status and the code with which a request is refused."""
    reader, writer = await connected(address)
    writer.write(request)
    answer = await all_of(reader)
    writer.close()
    return int(answer.split()[1]), json.loads(answer.partition(b"\r\n\r\n")[2])["code"]


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET /" + b"a" * LONGEST_ADDRESS + b" HTTP/1.1\r\nhost: localhost\r\n\r\n", 414),
        (b"GET /?" + b"a" * 10_000, 414),
        (b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * (MOST_HEADERS + 2), 431),
        (b"GET / HTTP/1.1\r\na: " + b"b" * LARGEST_HEADER + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + (b"a: " + b"b" * 7000 + b"\r\n") * 3, 431),
        (b"GET / HTTP/1.1\r\na: " + b"b" * (LARGEST_HEAD + 1), 431),
        (b"GET / HTTP/1.1\r\n" + b"b" * (LARGEST_HEAD + 1), 431),
        (b"nonsense\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01", 400),
        (b"POST /api/tables/x/play HTTP/1.1\r\nhost: localhost\r\n" + LINE, 400),
        (b"GET /api/tables/\xff/play HTTP/1.1\r\nhost: localhost\r\n" + LINE, 400),
    ],
)
async def test_too_much_before_the_body(tmp_path: Path, request_: bytes, status: int) -> None:
    async with served(tmp_path) as address:
        found, code = await told(address, request_)
    assert (found, code) == (status, "wrong_message" if status == 400 else "too_large")


@pytest.mark.parametrize(
    "request_",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: localhost\r\n",
        b"POST /api/join HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
        b"POST /api/notepad/file HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n",
    ],
)
async def test_who_never_finishes_a_request_is_hung_up_on(tmp_path: Path, request_: bytes) -> None:
    async with served(tmp_path, IMPATIENT) as address:
        assert await told(address, request_) == (408, "too_slow")


async def test_a_second_request_has_to_come_in_time_too(tmp_path: Path) -> None:
    async with served(tmp_path, IMPATIENT) as address:
        reader, writer = await connected(address)
        writer.write(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /hea")
        answers = await all_of(reader)
        writer.close()
    assert [answers.startswith(b"HTTP/1.1 200"), answers.count(b"HTTP/1.1 408")] == [True, 1]


@pytest.mark.parametrize("ends", [b"", b"connection: close\r\n"], ids=["stays", "ends"])
async def test_who_does_not_take_the_answer_is_hung_up_on(tmp_path: Path, ends: bytes) -> None:
    async with running(tmp_path, Patience(taking=0.1)) as (server, _):
        pipe = piped(server)
        pipe.taking = False
        await pipe.send(b"GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n" + ends + b"\r\n")
        async with asyncio.timeout(20):
            while not pipe.lost:
                await asyncio.sleep(0.01)


async def test_who_takes_an_answer_slowly_gets_all_of_it(tmp_path: Path) -> None:
    async with running(tmp_path, Patience(taking=0.1)) as (server, _):
        pipe = piped(server)
        await pipe.send(b"GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n")
        for _ in range(4):
            pipe.stop_taking()
            pipe.take_again()
            await asyncio.sleep(0.06)
        assert not pipe.closed
        pipe.abort()


async def test_a_large_file_may_take_its_time_if_it_keeps_coming(tmp_path: Path) -> None:
    """Ten pieces, each at the last moment: more than the time for a small body."""
    patience = Patience(head=20, body=0.5, slowest=1)
    async with served(tmp_path, patience) as address:
        reader, writer = await connected(address)
        writer.write(b"POST /api/notepad/file HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n")
        for _ in range(10):
            writer.write(b" " * 100)
            await asyncio.sleep(0.1)
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
        writer.close()
    assert head.startswith(b"HTTP/1.1 400")


async def test_notepads_are_brought_one_after_the_other(tmp_path: Path) -> None:
    """The first upload does not end, so the second one of the same address is refused."""
    upload = b"POST /api/notepad/file HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 2\r\n\r\n"
    async with served(tmp_path, uploads=ConcurrentLimit(1, 1, 10)) as address:
        _, first = await connected(address)
        first.write(upload + b"{")
        await first.drain()
        assert await told(address, b"GET /nothing.png HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n") == (
            404,
            "not_found",
        )
        assert await told(address, upload + b"{}") == (429, "too_many_requests")
        first.write(b"}")
        first.close()
        while (later := await told(address, upload + b"{}")) == (429, "too_many_requests"):
            await asyncio.sleep(0.01)
    assert later == (400, "broken_file")


async def test_requests_in_a_row_without_waiting_for_answers_end(tmp_path: Path) -> None:
    async with served(tmp_path) as address:
        reader, writer = await connected(address)
        writer.write(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n" * 10_000)
        answers = await all_of(reader)
        writer.close()
    assert answers.count(b"HTTP/1.1 200") <= MOST_IN_A_ROW + 1


async def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async with served(tmp_path, connections=ConcurrentLimit(2, 2, 100)) as address:
        first, second = await connected(address), await connected(address)
        reader, writer = await connected(address)
        assert await all_of(reader) == b""
        writer.close()
        first[1].close()
        while True:  # the server learns of it in a moment
            reader, writer = await connected(address)
            writer.write(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            if (await all_of(reader)).startswith(b"HTTP/1.1 200"):
                break
            writer.close()
        second[1].close()
        writer.close()


async def test_a_line_counts_as_a_connection_until_it_ends(tmp_path: Path) -> None:
    async with served(tmp_path, connections=ConcurrentLimit(2, 2, 100)) as address, Device(address) as device:
        table = (await device.open(table_for(ALONE.game.name, HERE))).table.id
        for _ in range(5):
            async with device.line(table) as line:
                await line.recv()


def test_the_connections_of_a_trusted_proxy_are_for_the_proxy_to_count(tmp_path: Path) -> None:
    config = prepared(ServerSettings(tmp_path), lambda: None, "127.0.0.1").config
    assert config.visitor(("127.0.0.1", 1)) is None  # type: ignore[attr-defined]
    assert config.visitor(("192.0.2.7", 1)).address == "192.0.2.7"  # type: ignore[attr-defined]


async def opened_line(address: str, device: Device) -> tuple[StreamReader, StreamWriter]:
    return await line_to(address, device, (await device.open(table_for(ALONE.game.name, HERE))).table.id)


async def line_to(address: str, device: Device, table: str) -> tuple[StreamReader, StreamWriter]:
    """A line whose other end says only what it is told to: it answers no ping by itself."""
    (cookie,) = [f"{one.name}={one.value}" for one in device._http.cookies.jar]
    reader, writer = await connected(address)
    writer.write(f"GET /api/tables/{table}/play HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n".encode() + LINE)
    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
    return reader, writer


@pytest.mark.parametrize("kind", [0x00, 0x89, 0x8A], ids=["continuation", "ping", "pong"])
async def test_empty_frames_are_counted_like_messages(tmp_path: Path, kind: int) -> None:
    """A million of them once kept everybody waiting for five seconds."""
    async with served(tmp_path, talking=Rate(burst=20, per_minute=0.001)) as address, Device(address) as device:
        reader, writer = await opened_line(address, device)
        writer.write(b"\x01\x80" + MASK + (bytes((kind, 0x80)) + MASK) * 10_000)
        heard = await all_of(reader)
        writer.close()
    assert (4429).to_bytes(2) + b"too_many_requests" in heard


async def test_a_text_that_is_none_ends_the_line_and_is_not_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        reader, writer = await opened_line(address, device)
        writer.write(b"\x81\x82" + MASK + b"\xff\xfe")
        heard = await all_of(reader)
        writer.close()
    assert (1007).to_bytes(2) in heard
    assert caplog.text == ""


async def test_who_asks_is_answered_before_those_who_only_came(tmp_path: Path) -> None:
    """As where the system allows a thousand files, and a thousand half-open connections have come."""
    async with served(tmp_path, connections=ConcurrentLimit(100, 100, 5)) as address:
        idle = [await connected(address) for _ in range(8)]
        for _ in range(3):
            reader, writer = await connected(address)
            writer.write(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            assert (await all_of(reader)).startswith(b"HTTP/1.1 200")
            writer.close()
        for _, writer in idle:
            writer.close()


def test_no_more_connections_are_taken_than_there_are_files_for_them() -> None:
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, most))
    try:
        assert within_files(ConcurrentLimit(1, 2, 6000)) == ConcurrentLimit(1, 2, 900)
        assert within_files(ConcurrentLimit(1, 2, 100)) == ConcurrentLimit(1, 2, 100)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
