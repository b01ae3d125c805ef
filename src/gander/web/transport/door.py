"""Where bytes come in: who sends too much or too slowly is refused before anything is made of it.

Uvicorn parses and runs; what is here counts. A connection that comes from a trusted proxy is the proxy's to limit.
"""

import asyncio
import logging
import sys
from functools import partial
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

import httptools
import msgspec
import uvicorn
from msgspec.structs import replace
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from gander.web.messages.table_messages import Problem
from gander.web.services.limits import AtOnce, TooMany
from gander.web.services.sessions import Visitor, network_of
from gander.web.services.settings import ConcurrentLimit, ServerSettings
from gander.web.transport.wire import EXTENSION, Wire

log = logging.getLogger(__name__)

LONGEST_ADDRESS: Final = 2048
"""Bytes of a request's address, with its query."""
MOST_HEADERS: Final = 64
LARGEST_HEADER: Final = 8000
LARGEST_HEAD: Final = 16_000
"""Bytes of a request before its body."""
MOST_IN_A_ROW: Final = 8
"""Requests that are sent before the first was answered. Browsers do not do that."""
KEY_SIZE: Final = 24
"""Bytes with which a browser asks for a line; `VERSION` is that of RFC 6455."""
VERSION: Final = b"13"
RESERVED: Final = 124
"""Files that are no connections: of the database, of the page, of processes that work beside the server."""
NO_BODY: Final = b"connection: close\r\ncontent-length: 0\r\n\r\n"


class Patience(NamedTuple):
    """Seconds that somebody may take."""

    head: float = 10
    body: float = 20
    """And one more for each `slowest` bytes that came."""
    slowest: float = 8_000
    taking: float = 30
    """To take some of an answer, before there is more of it."""


class HttpRefusal(NamedTuple):
    status: int
    problem: Problem


MALFORMED: Final = HttpRefusal(400, Problem("wrong_message", "this is no request of HTTP/1.1"))
LONG_ADDRESS: Final = HttpRefusal(414, Problem("too_large", f"an address has at most {LONGEST_ADDRESS} bytes"))
LARGE_HEAD: Final = HttpRefusal(
    431, Problem("too_large", f"at most {MOST_HEADERS} headers of {LARGEST_HEAD} bytes in all")
)
TOO_SLOW: Final = HttpRefusal(408, Problem("too_slow", "the request did not come in time"))
IN_A_ROW: Final = HttpRefusal(429, Problem("too_many_requests", "wait for an answer before you ask again"))


class DoorConfig(uvicorn.Config):
    """How the server is run, and what comes in at its door."""

    def __init__(self, app: Any, settings: ServerSettings, proxies: str, patience: Patience, **more: Any) -> None:
        trusted: dict[str, Any] = {"proxy_headers": bool(proxies), "forwarded_allow_ips": proxies or None}
        super().__init__(app, http=HttpConnection, ws=Wire, ws_max_size=settings.largest_message, **trusted, **more)
        self.connections = AtOnce("connections", within_files(settings.connections))
        self.half_open: dict[HttpConnection, None] = {}
        """Those that have asked for nothing yet, the oldest first."""
        self.talking = settings.talking
        self.patience = patience
        self._proxies = ProxyHeadersMiddleware(app, proxies).trusted_hosts if proxies else ()

    def visitor(self, client: tuple[str, int] | None) -> Visitor | None:
        """Who is counted for a connection, if it is not a proxy's."""
        if client is None or client[0] in self._proxies:
            return None
        return Visitor(network_of(client[0]))

    def enter(self, visitor: Visitor) -> None:
        """Who has asked for nothing yet makes room for who comes, the one that waits longest. Raises `TooMany`."""
        if self.half_open and self.connections.is_full:
            next(iter(self.half_open)).give_up()
        self.connections.enter(visitor)


def within_files(most: ConcurrentLimit) -> ConcurrentLimit:
    """As many connections as the system lets this process have. A server that runs out of files hears of nobody for a
    second at a time, and can refuse nobody."""
    allowed = files_allowed()
    return most if allowed is None else replace(most, in_all=max(1, min(most.in_all, allowed - RESERVED)))


def files_allowed() -> int | None:
    """As many as the system lets this process have, where it says a number."""
    if sys.platform != "win32":
        import resource

        allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if allowed != resource.RLIM_INFINITY:
            return allowed
    return None


class StopParsing(Exception):
    """Raised inside the parser, which stops at once."""


class HttpConnection(HttpToolsProtocol):
    """One connection, until it becomes a line."""

    config: DoorConfig
    cycle: Any
    """What is being answered; `None` before the first request."""
    _visitor: Visitor | None = None
    _clock: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None
    _refusal: HttpRefusal = MALFORMED
    _in_head = True
    _head = 0
    _came = 0
    _began = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if (visitor := self.config.visitor(self.client)) is not None:
            try:
                self.config.enter(visitor)
            except TooMany:
                transport.abort()
                return
            self._visitor = visitor
            self.config.half_open[self] = None
        self._allow(self.config.patience.head)

    def connection_lost(self, exc: Exception | None) -> None:
        self._allow(None)
        self._expect_taking(None)
        self._go()
        super().connection_lost(exc)

    def give_up(self) -> None:
        self._go()
        self.transport.abort()

    def _go(self) -> None:
        self.config.half_open.pop(self, None)
        visitor, self._visitor = self._visitor, None
        if visitor is not None:
            self.config.connections.leave(visitor)

    def _allow(self, seconds: float | None) -> None:
        """From now on this much time is left; `None`: it is not the visitor's turn."""
        if self._clock is not None:
            self._clock.cancel()
        self._clock = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        if self.flow.read_paused:
            self._allow(self.config.patience.body)  # it is us who do not read
        else:
            self._refuse(TOO_SLOW)

    def _expect_taking(self, seconds: float | None) -> None:
        """From now on this much time is left to take what was sent; `None`: it was taken."""
        if self._taking is not None:
            self._taking.cancel()
        self._taking = None if seconds is None else self.loop.call_later(seconds, self._check_taken)

    def _check_taken(self) -> None:
        """Nothing that is said reaches somebody who does not read, not even that they are hung up on."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_taking(self.config.patience.taking)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._expect_taking(None)

    def on_response_complete(self) -> None:
        if self.transport.get_write_buffer_size():
            self._expect_taking(self.config.patience.taking)
        super().on_response_complete()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._become_a_line()
        except httptools.HttpParserError:
            self._refuse(self._refusal)
        else:
            self._check_head(len(data))

    def _check_head(self, size: int) -> None:
        """A header that never ends is told to no callback of the parser."""
        self._head = self._head + size if self._in_head else 0
        if self._head > LARGEST_HEAD:
            self._refuse(LARGE_HEAD)

    def _become_a_line(self) -> None:
        if self._get_upgrade() != b"websocket":
            return
        headers = dict(self.headers)
        key = headers.get(b"sec-websocket-key", b"")
        asks_rightly = self.scope["method"] == "GET" and self.url.isascii()
        if not asks_rightly or headers.get(b"sec-websocket-version") != VERSION or len(key) != KEY_SIZE:
            self._refuse(MALFORMED)
            return
        self._allow(None)
        visitor, self._visitor = self._visitor, None
        config, connections = self.config, self.connections
        wire = Wire(self.transport, config.talking, config.ws_max_size, partial(_lost, config, connections, visitor))
        connections.discard(self)
        connections.add(wire)  # type: ignore[arg-type]
        self.transport.set_protocol(wire)
        asking = self.loop.create_task(Knock(wire, key).ask(self.app, self._scope_of_line(wire)))
        self.tasks.add(asking)
        asking.add_done_callback(self.tasks.discard)
        self.parser = None  # type: ignore[assignment] # it holds this object, and this holds it

    def _scope_of_line(self, wire: Wire) -> dict[str, Any]:
        path, _, query = self.url.partition(b"?")
        as_before = ("asgi", "http_version", "server", "client", "root_path", "headers", "state")
        return {
            **{name: self.scope[name] for name in as_before},  # type: ignore[literal-required]
            "type": "websocket",
            "scheme": "wss" if self.scheme == "https" else "ws",
            "path": unquote(path.decode()),
            "raw_path": path,
            "query_string": query,
            "subprotocols": [],
            "extensions": {EXTENSION: wire},
        }

    def _refuse(self, refusal: HttpRefusal) -> None:
        """Answer at once, unless an answer is under way, and hang up."""
        self._allow(None)
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            body = msgspec.json.encode(refusal.problem)
            head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
            self.transport.write(STATUS_LINE[refusal.status] + head + body)
        self.transport.close()

    def _stop(self, refusal: HttpRefusal) -> None:
        self._refusal = refusal
        raise StopParsing

    # What the parser finds

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_IN_A_ROW:
            self._stop(IN_A_ROW)
        super().on_message_begin()
        self._expect_taking(None)
        self._in_head, self._head, self._came = True, 0, 0
        self._allow(self.config.patience.head)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_ADDRESS:
            self._stop(LONG_ADDRESS)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        size = len(name) + len(value)
        self._came += size
        if len(self.headers) > MOST_HEADERS or size > LARGEST_HEADER or self._came > LARGEST_HEAD:
            self._stop(LARGE_HEAD)

    def on_headers_complete(self) -> None:
        self.config.half_open.pop(self, None)
        self._in_head, self._came, self._began = False, 0, self.loop.time()
        self._allow(self.config.patience.body)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._came += len(body)
        patience = self.config.patience
        end = self._began + patience.body + self._came / patience.slowest
        self._allow(max(0.0, end - self.loop.time()))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._allow(None)
        super().on_message_complete()


def _lost(config: DoorConfig, connections: set[Any], visitor: Visitor | None, wire: Wire) -> None:
    connections.discard(wire)
    if visitor is not None:
        config.connections.leave(visitor)


class Knock:
    """Somebody asks for a line. The app says yes or no, in the words of ASGI; then it talks to the wire itself."""

    def __init__(self, wire: Wire, key: bytes) -> None:
        self._wire, self._key = wire, key

    async def ask(self, app: Any, scope: dict[str, Any]) -> None:
        try:
            await app(scope, self.receive, self.send)
        except Exception as fault:  # only its kind: the text of an error may hold a card
            log.error("a line could not be opened: %s", type(fault).__name__)
        if not self._wire.is_open:
            self._wire.refuse(STATUS_LINE[500] + NO_BODY)

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.accept":
            self._wire.open(self._key)
        elif self._wire.is_open:
            self._wire.hang_up(message["code"], message["reason"])
        else:
            self._wire.refuse(STATUS_LINE[403] + NO_BODY)
