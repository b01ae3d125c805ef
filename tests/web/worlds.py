"""A server without a network: every byte that it sends is caught, and its clock stands still."""

from __future__ import annotations

import asyncio
import json
from asyncio import Transport
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from gander.luck import QuickLuck
from gander.table.live.capacity import Capacity
from gander.table.live.live_table import LiveTable
from gander.table.log import MemoryLog
from gander.table.table import Table
from gander.web.messages.table_messages import MakeMove
from gander.web.server.app import app_for
from gander.web.server.safety import Safety
from gander.web.services.services import Services
from gander.web.services.settings import ServerSettings
from gander.web.transport.door import Knock
from gander.web.transport.frames import CLOSE, LAST, MASKED, TEXT
from gander.web.transport.wire import EXTENSION
from gander.web.transport.wire import Wire as ServerWire
from tests.web.kit import NO_LIMIT, UNLIMITED

KEY, NO_MASK, LARGEST = b"dGhlIHNhbXBsZSBub25jZQ==", bytes(4), 4096
NOON = 1_000_000.0
AT_ONCE = Capacity(presence_gap_seconds=0)
"""Who comes and goes is told whenever it changes: on a busy machine two worlds would wait for different things."""
LONG_ENOUGH = 40
"""Turns of the event loop until all that can happen has happened: there is no disk and no network to wait for."""


async def settle() -> None:
    for _ in range(LONG_ENOUGH):
        await asyncio.sleep(0)


class Wire(Transport):
    """The device's end of a line; keeps all that was sent on it."""

    def __init__(self, world: World, path: str, token: str) -> None:
        super().__init__()
        self.sent: list[str] = []
        self.closed: int | None = None
        self._reads = True
        self._waiting: list[bytes] = []
        """What is said while the server does not read."""
        self._wire = ServerWire(self, NO_LIMIT, LARGEST, lambda wire: None)
        scope = {**world.scope(path, token), "type": "websocket", "scheme": "ws", "subprotocols": []}
        knock = Knock(self._wire, KEY)
        self._task = asyncio.create_task(knock.ask(world.asgi, {**scope, "extensions": {EXTENSION: self._wire}}))

    def write(self, data: Any) -> None:
        """The server writes a whole frame at a time."""
        if data.startswith(b"HTTP"):
            return
        payload = bytes(data[{126: 4, 127: 10}.get(data[1], 2) :])
        if data[0] & 0x0F == TEXT:
            self.sent.append(payload.decode())
        elif data[0] & 0x0F == CLOSE:
            self.closed = int.from_bytes(payload[:2])

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        """What is closed is closed when the device says so."""

    abort = close

    def pause_reading(self) -> None:
        self._reads = False

    def resume_reading(self) -> None:
        self._reads = True
        while self._reads and self._waiting:
            self._wire.data_received(self._waiting.pop(0))

    def stop_taking(self) -> None:
        """From now on the device reads nothing."""
        self._wire.pause_writing()

    def take_again(self) -> None:
        self._wire.resume_writing()

    async def say(self, message: object) -> list[str]:
        """Send something; returns what came back."""
        before = len(self.sent)
        payload = msgspec.json.encode(message)
        assert len(payload) < LARGEST
        head = bytes((LAST | TEXT, MASKED | 126)) + len(payload).to_bytes(2)
        self._waiting.append(head + NO_MASK + payload)
        if self._reads:
            self.resume_reading()
        await settle()
        return self.sent[before:]

    async def hang_up(self) -> None:
        await asyncio.wait_for(self._task, 10)
        self._wire.connection_lost(None)
        await settle()


class World:
    """One server and the devices that know it. Random names are replaced, so that two worlds can be compared."""

    def __init__(self, app: Any, log: MemoryLog, settings: ServerSettings | None = None) -> None:
        self.app, self.log = app, log
        self.asgi = Safety(app, settings or ServerSettings(Path(), **UNLIMITED))
        self._plain: dict[str, str] = {}

    @property
    def services(self) -> Services:
        services: Services = self.app.services
        return services

    def scope(self, path: str, token: str) -> dict[str, Any]:
        path, _, query = path.partition("?")
        headers = [(b"host", b"gander.local"), (b"content-type", b"application/json")]
        if token:
            headers.append((b"cookie", f"gander={token}".encode()))
        return {
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("192.0.2.7", 4711),
            "server": ("gander.local", 80),
            "state": {},
        }

    async def http(self, method: str, path: str, token: str = "", body: object = None) -> tuple[int, str]:
        """The status, and everything else that came back: headers and body."""
        messages = await self._http(method, path, token, body)
        headers = b"\n".join(name + b": " + value for name, value in messages[0]["headers"])
        text = b"".join(message.get("body", b"") for message in messages[1:])
        return messages[0]["status"], (headers + b"\n\n" + text).decode()

    async def http_bytes(self, method: str, path: str, token: str = "", body: object = None) -> tuple[int, bytes]:
        """The status and the body of an answer, which need be no text."""
        messages = await self._http(method, path, token, body)
        return messages[0]["status"], b"".join(message.get("body", b"") for message in messages[1:])

    async def _http(self, method: str, path: str, token: str, body: object) -> list[Any]:
        content = b"" if body is None else msgspec.json.encode(body)
        messages: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Any) -> None:
            messages.append(message)

        scope = {**self.scope(path, token), "type": "http", "scheme": "http", "method": method}
        await self.asgi(scope, receive, send)
        return messages

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        """The body of an answer that must be good."""
        status, text = await self.http(method, path, token, body)
        assert status < 300, text
        return json.loads(text.partition("\n\n")[2])

    def call(self, random_name: str, plain: str) -> None:
        self._plain[random_name] = plain

    def plain(self, text: str) -> str:
        """The text with the same names in every world."""
        for random_name, plain in self._plain.items():
            text = text.replace(random_name, plain)
        return text

    def live(self, table_id: str) -> LiveTable:
        return self.services.tables.live[table_id]


async def play_alone(world: World, token: str, table: str, seed: int = 1) -> int:
    """Any legal moves of the first seat to the end; the result."""
    luck, wire = QuickLuck(seed), Wire(world, f"/api/tables/{table}/play", token)
    await settle()
    while (current := world.live(table).table).phase == "playing":
        assert current.round is not None
        moves = current.round.legal[0]
        await wire.say(MakeMove(0, current.seq, f"m{current.seq}", moves[luck.below(len(moves))]))
    await wire.hang_up()
    assert current.round is not None
    assert current.round.outcome is not None
    return current.round.outcome.scores[0]


@asynccontextmanager
async def a_world(
    folder: Path, clock: Callable[[], float] = lambda: NOON, *, keeps: bool = False, **settings: Any
) -> AsyncIterator[World]:
    """It forgets everything at its end, unless it keeps it in its folder."""
    log = MemoryLog()
    server = ServerSettings(folder, **{"capacity": AT_ONCE, **UNLIMITED, **settings})
    app = app_for(server, folder, None if keeps else lambda: log, clock, lambda: 0.0)
    async with app.lifespan():
        yield World(app, log, server)


def with_state(table: Table, state: Any) -> Table:
    """The same table, at which other cards lie."""
    assert table.round is not None
    game = table.game
    legal = tuple(game.legal_moves(state, seat) for seat in range(len(table.chairs)))
    return replace(table, round=replace(table.round, state=state, legal=legal, awaited=game.awaited(state)))


@asynccontextmanager
async def two_worlds(folder: Path) -> AsyncIterator[tuple[World, World]]:
    (folder / "index.html").write_text("the page")
    async with a_world(folder) as ours, a_world(folder) as theirs:
        yield ours, theirs
