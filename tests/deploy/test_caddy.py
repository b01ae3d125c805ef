"""What `deploy/Caddyfile` promises, by a real Caddy before a real server."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from gander.client import Device
from gander.web.messages.table_messages import LookUp
from tests.databases import program
from tests.deploy.proxies import CADDYFILE, Proxy, caddy
from tests.kinds import ALONE
from tests.processes import serving
from tests.web.kit import HERE, table_for

JSON = {"content-type": "application/json"}
GUESSES = 8
"""Wrong short codes that one address may try at once, by `ServerSettings.guessing`."""
MANY = 18
"""Tables; that all of them come to the same of two workers happens once in 130,000 times."""


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Proxy, str]]:
    """The proxy, and the server behind it."""
    folder = tmp_path_factory.mktemp("hosted")
    with (
        serving("--data", str(folder), "--public-url", "https://localhost", "--proxies", "127.0.0.1") as (server, _),
        caddy(folder, server) as proxy,
    ):
        yield proxy, server


def test_the_file_is_in_the_form_that_caddy_writes() -> None:
    command = [program("caddy"), "fmt", str(CADDYFILE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == CADDYFILE.read_text(), done.stderr


async def test_the_page_comes_over_https_packed_and_is_kept(hosted: tuple[Proxy, str]) -> None:
    proxy, _ = hosted
    async with proxy.browser(headers={"accept-encoding": "gzip"}) as browser:
        page = await browser.get("/")
        assert page.headers["strict-transport-security"] == "max-age=31536000"
        assert "h3=" in page.headers["alt-svc"]
        assert page.headers["cache-control"] == "no-cache"
        script = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)[0]
        found = await browser.get(script)
        assert (found.headers["content-encoding"], found.headers["cache-control"].partition(",")[2]) == (
            "gzip",
            " max-age=31536000, immutable",
        )
        again = await browser.get(script, headers={"if-none-match": found.headers["etag"]})
        assert again.status_code == 304
        described = await browser.get("/openapi.json")
        assert described.headers["content-encoding"] == "gzip"


def test_a_browser_is_offered_the_newer_http(hosted: tuple[Proxy, str]) -> None:
    proxy, _ = hosted
    trust, place = ssl.create_default_context(cafile=str(proxy.authority)), urlsplit(proxy.address)
    trust.set_alpn_protocols(["h2", "http/1.1"])
    with (
        socket.create_connection((place.hostname, place.port or 0)) as line,
        trust.wrap_socket(line, server_hostname=place.hostname) as secure,
    ):
        assert secure.selected_alpn_protocol() == "h2"


async def test_a_table_is_played_over_a_line_and_nothing_said_there_is_compressed(hosted: tuple[Proxy, str]) -> None:
    proxy, _ = hosted
    async with proxy.browser(headers={"accept-encoding": "gzip, zstd"}) as browser:
        body = msgspec.json.encode(table_for(ALONE.game.name, HERE))
        opened = await browser.post("/api/tables", content=body, headers=JSON)
        assert opened.status_code == 201, opened.text
        assert "secure" in opened.headers["set-cookie"].lower()
        table = opened.json()["table"]
        facts = await browser.get(f"/api/tables/{table}")
        assert "content-encoding" not in opened.headers.keys() | facts.headers.keys()
        cookie = "; ".join(f"{one.name}={one.value}" for one in browser.cookies.jar)
    trust = ssl.create_default_context(cafile=str(proxy.authority))
    address = f"{proxy.address.replace('https:', 'wss:')}/api/tables/{table}/play"
    async with connect(address, additional_headers={"cookie": cookie}, ssl=trust, compression=None) as line:
        assert json.loads(await line.recv())["type"] in ("view", "presence", "table")


async def endless() -> AsyncIterator[bytes]:
    """Twice as much as goes through, without a word about how much it is."""
    for _ in range(200):
        yield b"x" * 10_000


async def test_what_is_too_large_goes_no_further(hosted: tuple[Proxy, str]) -> None:
    proxy, _ = hosted
    async with proxy.browser() as browser:
        for size in (20_000, 500_000):
            assert (await browser.post("/api/tables", content=b"x" * size, headers=JSON)).status_code == 413
        with suppress(httpx.TransportError):  # who never stops is hung up on, with or without all of the answer
            assert (await browser.post("/api/tables", content=endless(), headers=JSON)).status_code in (413, 502)
        assert (await browser.get("/health")).status_code == 200
        head = await browser.get("/health", headers={"x-large": "x" * 40_000})
        assert head.status_code == 431
        assert (await browser.get("/metrics")).status_code == 404


async def test_who_asks_is_believed_from_the_proxy_alone(hosted: tuple[Proxy, str]) -> None:
    """Every wrong code is counted for the address it comes from, whatever the request says about that."""
    proxy, server = hosted

    async def guesses(browser: httpx.AsyncClient, tries: int = GUESSES + 2) -> list[int]:
        async with browser:
            body = msgspec.json.encode(LookUp("WXYZ"))
            headers = [{**JSON, "x-forwarded-for": f"192.0.2.{n}"} for n in range(tries)]
            return [(await browser.post("/api/invitations", content=body, headers=one)).status_code for one in headers]

    def from_address(address: str) -> httpx.AsyncHTTPTransport:
        trust = ssl.create_default_context(cafile=str(proxy.authority))
        return httpx.AsyncHTTPTransport(local_address=address, verify=trust)

    refused = [404] * GUESSES + [429] * 2
    assert await guesses(proxy.browser(transport=from_address("127.0.0.5"))) == refused
    assert await guesses(proxy.browser(transport=from_address("127.0.0.6")), 1) == [404]
    past_it = httpx.AsyncClient(base_url=server, transport=from_address("127.0.0.7"))
    assert await guesses(past_it) == refused


async def test_all_devices_of_a_table_come_to_the_same_worker_and_nobody_to_one_that_is_about_to_stop(
    database: str, redis_server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = [
        "--metrics",
        "--data",
        str(tmp_path),
        "--database",
        database,
        "--channels",
        redis_server,
        "--proxies",
        "127.0.0.1",
    ]
    arguments += ["--turn-away", "3"]
    with (
        serving(*arguments) as (one, stopped),
        serving(*arguments) as (other, _),
        caddy(tmp_path, one, other) as proxy,
    ):
        monkeypatch.setenv("SSL_CERT_FILE", str(proxy.authority))
        seen: set[tuple[int, ...]] = set()
        async with Device(proxy.address) as device:
            for _ in range(MANY):
                table = (await device.open(table_for(ALONE.game.name, HERE))).table.id
                async with device.line(table) as first, device.line(table) as second:
                    await asyncio.gather(first.recv(), second.recv())
                    seen.add(await lines_at(one, other))
                while await lines_at(one, other) != (0, 0):
                    await asyncio.sleep(0.01)
                if len(seen) > 1:
                    break
        assert seen == {(2, 0), (0, 2)}
        assert await opened_until_the_end_of(stopped, proxy) == {201}


async def opened_until_the_end_of(worker: subprocess.Popen[str], proxy: Proxy) -> set[int]:
    """Tell a worker to stop, and open tables until it has: a proxy does not send them again. What they are answered."""
    body, answers = msgspec.json.encode(table_for(ALONE.game.name, HERE)), set()
    worker.terminate()
    while worker.poll() is None:
        async with proxy.browser() as browser:
            answers.add((await browser.post("/api/tables", content=body, headers=JSON)).status_code)
        await asyncio.sleep(0.1)
    return answers


async def lines_at(*workers: str) -> tuple[int, ...]:
    return tuple([await open_lines(worker) for worker in workers])


async def open_lines(worker: str) -> int:
    async with httpx.AsyncClient() as operator:
        figures = (await operator.get(f"{worker}/metrics")).text
    return int(float(re.findall(r"^gander_sockets_open ([\d.]+)$", figures, re.MULTILINE)[0]))
