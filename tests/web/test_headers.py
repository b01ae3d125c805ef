"""Headers and addresses that no browser sends: refused in our own words, and never the end of anything."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from gander.client import Device
from tests.kinds import ALONE
from tests.web.kit import HERE, heard, served, table_for

EMPTY = b"content-length: 0\r\n\r\n"
LINE = (
    b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def answer(address: str, request: bytes) -> tuple[int, bytes]:
    """The status and the body of the answer to these bytes."""
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
    length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
    body = await asyncio.wait_for(reader.readexactly(int(length or 0)), 20)
    writer.close()
    return int(head.split()[1]), body


async def link(address: str, host: bytes) -> Any:
    """Where a link leads that is asked for under this name."""
    status, body = await answer(address, b"POST /api/notepad/links HTTP/1.1\r\nhost: " + host + b"\r\n" + EMPTY)
    assert status == 200
    return json.loads(body)["invitation"]["link"].partition("/#/")[0]


@pytest.mark.parametrize("origin", [b"http://[", b"\xff\xfe", b"http://\xe2\x84\x80", b"://", b"", b"x" * 5000])
async def test_a_mad_origin_is_another_origin(tmp_path: Path, origin: bytes) -> None:
    async with served(tmp_path) as address:
        head = b"host: localhost\r\norigin: " + origin + b"\r\n"
        assert (await answer(address, b"POST /api/notepad/links HTTP/1.1\r\n" + head + EMPTY))[0] == 403
        assert (await answer(address, b"GET /api/tables/x/play HTTP/1.1\r\n" + head + LINE))[0] == 403


@pytest.mark.parametrize("host", [b"[", b"\xff", b"a" * 5000, b"a:b:c@/x", b"a b", b"x\r\nhost: y", b"<script>", b""])
async def test_a_mad_host_is_refused(tmp_path: Path, host: bytes) -> None:
    async with served(tmp_path) as address:
        head = b"host: " + host + b"\r\n"
        status, body = await answer(address, b"POST /api/notepad/links HTTP/1.1\r\n" + head + EMPTY)
        assert (status, json.loads(body)["code"]) == (400, "wrong_host")
        assert (await answer(address, b"GET /api/tables/x/play HTTP/1.1\r\n" + head + LINE))[0] in (400, 403)


@pytest.mark.parametrize(
    ("path", "header", "body"),
    [
        (b"/api/tables/%ff%fe", b"", b""),
        (b"/api/tables/%00", b"", b""),
        (b"/api/tables/x/record?game=%ff", b"", b""),
        (b"/api/tables", b"content-type: \xff;\xff=\xff\r\n", b"{}"),
        (b"/api/tables", b"content-type: application/json\r\n", b"\xff\xfe"),
        (b"/api/tables", b"content-type: application/json\r\n", b'{"game":"\\ud800","seats":[],"options":{}}'),
        (b"/api/join", b"content-type: application/json; charset=none\r\n", b'{"code":"\xff"}'),
        (b"/api/notepad/file", b"cookie: gander=\xff; \xff=\xff; ; =\r\n", b'{"format":"\xc3("}'),
    ],
)
async def test_what_is_no_utf8_is_refused(tmp_path: Path, path: bytes, header: bytes, body: bytes) -> None:
    method = b"POST " if body else b"GET "
    length = b"content-length: %d\r\n\r\n" % len(body)
    async with served(tmp_path) as address:
        status, told = await answer(
            address, method + path + b" HTTP/1.1\r\nhost: localhost\r\n" + header + length + body
        )
    assert 400 <= status < 500
    assert json.loads(told).keys() == {"code", "detail"}


async def test_a_line_takes_bytes_that_are_no_utf8_for_a_wrong_message(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        host = await device.open(table_for(ALONE.game.name, HERE))
        async with device.line(host.table.id) as line:
            await line.send(b'{"type":"react","seat":0,"reaction":"\xff"}')
            while (told := await heard(line))["type"] != "refused":
                pass
    assert told["code"] == "wrong_message"


async def test_links_lead_to_this_server(tmp_path: Path) -> None:
    async with served(tmp_path) as address:
        assert await link(address, b"gander.local") == address
        assert await link(address, b"192.0.2.7:8000") == "http://192.0.2.7:8000"
        assert await link(address, b"localhost:8000") == "http://localhost:8000"
    async with served(tmp_path, public_url="https://games.example") as address:
        assert await link(address, b"localhost:8000") == "https://games.example"


OWN = (b"127.0.0.1:8000", b"[2001:db8::7]:8000", b"LocalHost", b"class-room.local:8000")
NAMED = (b"games.example", b"Games.Example:443")
OTHERS = (
    b"evil.example:8000",
    b"games.example.evil.example",
    b"local",
    b"evil-local",
    b"localhost.evil.example",
    b"127.0.0.1.evil.example",
    b"0x7f000001",
)


@pytest.mark.parametrize(
    ("public_url", "known", "unknown"),
    [(None, OWN, (*NAMED, *OTHERS)), ("https://games.example", (*OWN, *NAMED), OTHERS)],
)
async def test_a_server_is_reached_by_its_number_or_a_name_that_nobody_else_can_have(
    tmp_path: Path, public_url: str | None, known: tuple[bytes, ...], unknown: tuple[bytes, ...]
) -> None:
    """Else a page of another site, whose name is led here once it was fetched, would be one of ours to a browser."""
    async with served(tmp_path, public_url=public_url) as address:
        for host in (*known, *unknown):
            head = b" HTTP/1.1\r\nhost: " + host + b"\r\norigin: http://" + host + b"\r\n"
            asked = (
                await answer(address, b"GET /api/tables/mine" + head + b"\r\n"),
                await answer(address, b"POST /api/notepad/links" + head + EMPTY),
            )
            line, _ = await answer(address, b"GET /api/tables/x/play" + head + LINE)
            assert ([status for status, _ in asked], line) == (
                ([200, 200], 101) if host in known else ([400, 400], 403)
            )
            assert host in known or all(json.loads(body)["code"] == "wrong_host" for _, body in asked)
        well, _ = await answer(address, b"GET /health HTTP/1.1\r\nhost: gander-1:8000\r\n\r\n")
        assert well == 200  # a balancer calls a worker by any name
