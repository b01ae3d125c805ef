"""What the door is built on that its makers do not promise: a later uvicorn may be without it, and fails here by name.

For that reason `pyproject.toml` allows no uvicorn newer than the one in `constraints.txt`. To move on to the next,
raise both and run this test first.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
import re
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httptools
import pytest
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from gander.web.api.offered_games import games
from gander.web.server.run import GanderServer, listen
from gander.web.transport.door import DoorConfig, HttpConnection
from gander.web.transport.wire import Wire
from tests.tree import ROOT

OF_A_CONNECTION = {
    *("_get_upgrade", "_unset_keepalive_if_required"),
    *("app", "client", "config", "connections", "cycle", "flow", "headers", "loop", "parser", "pipeline", "scheme"),
    *("scope", "tasks", "transport", "url"),
    *("connection_lost", "connection_made", "data_received", "pause_writing", "resume_writing"),
    *("on_body", "on_header", "on_headers_complete", "on_message_begin", "on_message_complete", "on_response_complete"),
    *("on_url",),
}
"""Of uvicorn's `HttpToolsProtocol`, which is documented nowhere."""
OF_A_SCOPE = {"asgi", "client", "headers", "http_version", "method", "root_path", "server", "state"}
"""These are there when somebody asks for a line, before there is a path."""
OF_A_SERVER = {"handle_exit", "servers", "should_exit", "shutdown", "started", "startup"}
"""Of `uvicorn.Server`; only `should_exit` is meant for others."""
OF_A_HANDLER = {"fn", "http_methods", "media_type", "paths", "status_code"}
"""Of Litestar's `HTTPRouteHandler`, for `/openapi.json`."""


def names_in(ours: type) -> set[str]:
    """What a class of ours defines, and all `self.…` and `super().…` in it."""
    used = {name for name in vars(ours) if not name.startswith("__")}
    for node in ast.walk(ast.parse(inspect.getsource(ours))):
        match node:
            case ast.Attribute(ast.Name("self") | ast.Call(ast.Name("super")), name):
                used.add(name)
    return used - {"__init__"}


def check(what: str, listed: set[str], there: object) -> None:
    missing = sorted(listed - set(dir(there)))
    known = f"uvicorn {uvicorn.__version__}, httptools {httptools.__version__}"
    assert not missing, f"{what} has no {', '.join(missing)}, which src/gander/web needs ({known})"


@asynccontextmanager
async def asked(**more: Any) -> AsyncIterator[uvicorn.Server]:
    """A server of uvicorn's own that was asked for something and has answered nothing yet."""
    is_heard, is_over = asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        is_heard.set()
        await is_over.wait()
        await send({"type": "http.response.start", "status": 204})
        await send({"type": "http.response.body"})

    listener = listen("127.0.0.1", 0)
    config = uvicorn.Config(app, http=HttpToolsProtocol, ws=Wire, lifespan="off", log_level="critical", **more)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    _, writer = await asyncio.open_connection(*listener.getsockname())
    writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
    try:
        await asyncio.wait_for(is_heard.wait(), 20)
        yield server
    finally:
        is_over.set()
        writer.close()
        server.should_exit = True
        await asyncio.wait_for(running, 20)


async def test_uvicorn_has_what_a_connection_is_built_on() -> None:
    async with asked() as server:
        (connection,) = server.server_state.connections
        assert isinstance(connection, HttpToolsProtocol)
        check("a connection", OF_A_CONNECTION, connection)
        check("the cycle of a request", {"response_complete", "response_started"}, connection.cycle)
        check("the flow of a connection", {"read_paused"}, connection.flow)
        assert connection.scope.keys() >= OF_A_SCOPE
        assert names_in(HttpConnection) & set(dir(connection)) == OF_A_CONNECTION, "the list is not complete"


async def test_uvicorn_has_what_the_server_is_built_on() -> None:
    async with asked(ws_max_size=1000, proxy_headers=True, forwarded_allow_ips="192.0.2.1") as server:
        check("the server", OF_A_SERVER, server)
        assert all(isinstance(listening, asyncio.Server) for listening in server.servers)
        assert server.started
        assert server.config.ws_max_size == 1000
        assert names_in(GanderServer) & set(dir(server)) == OF_A_SERVER, "the list is not complete"
        assert names_in(DoorConfig) & set(dir(server.config)) == set(), "nothing of ours hides anything of uvicorn's"


async def test_uvicorn_tells_everything_in_its_set_of_connections_that_it_stops() -> None:
    """There a line takes the place of the connection that it was."""
    check("a line", {"shutdown"}, Wire)
    told = []

    class Line:
        def shutdown(self) -> None:
            told.append(self)
            connections.discard(self)

    async with asked() as server:
        connections: set[Any] = server.server_state.connections
        connections.add(line := Line())
    assert told == [line]


def test_uvicorn_knows_proxies_by_network() -> None:
    trusted = ProxyHeadersMiddleware(None, "192.0.2.1, 10.0.0.0/8").trusted_hosts  # type: ignore[arg-type]
    assert [address in trusted for address in ("192.0.2.1", "10.1.2.3", "192.0.2.2")] == [True, True, False]


def test_uvicorn_has_the_first_line_of_every_answer() -> None:
    assert STATUS_LINE[403] == b"HTTP/1.1 403 Forbidden\r\n"
    assert {400, 403, 408, 414, 429, 431, 500} <= STATUS_LINE.keys()


def test_httptools_stops_at_what_a_callback_raises() -> None:
    class Refusing:
        def on_url(self, url: bytes) -> None:
            raise ValueError(url)

    with pytest.raises(httptools.HttpParserError):
        httptools.HttpRequestParser(Refusing()).feed_data(b"GET /x HTTP/1.1\r\nhost: localhost\r\n\r\n")
    assert not issubclass(httptools.HttpParserUpgrade, httptools.HttpParserError)


def test_litestar_tells_what_a_handler_answers() -> None:
    check("a handler of Litestar", OF_A_HANDLER, games)


def test_no_other_uvicorn_is_allowed_than_was_tried() -> None:
    """The next one may be without any of it."""
    tried = re.search(r"^uvicorn==0\.(\d+)\.", (ROOT / "constraints.txt").read_text(encoding="utf-8"), re.MULTILINE)
    assert tried
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (allowed,) = (line for line in project["dependencies"] if line.startswith("uvicorn"))
    assert allowed.endswith(f",<0.{int(tried[1]) + 1}")
