"""A connection to a real server without a network between: the same parsers and the same app in a tenth of the time."""

from __future__ import annotations

import asyncio
from asyncio import BaseProtocol, Transport
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from gander.web.server.run import GanderServer, listen, prepared
from gander.web.services.settings import ServerSettings
from gander.web.transport.door import DoorConfig, HttpConnection, Patience
from tests.web.kit import UNLIMITED

AT_REST = 40
"""Turns of the loop after which a request that has no answer waits for more of itself."""


class Pipe(Transport):
    """What the server writes, and whether it wants to read."""

    def __init__(self, protocol: BaseProtocol) -> None:
        super().__init__({"peername": ("192.0.2.7", 4711), "sockname": ("192.0.2.1", 80)})
        self._protocol = protocol
        self.came = bytearray()
        self.closed = self.lost = False
        self.reading = self.taking = True

    def get_protocol(self) -> BaseProtocol:
        return self._protocol

    def set_protocol(self, protocol: BaseProtocol) -> None:
        self._protocol = protocol

    def write(self, data: Any) -> None:
        self.came += data

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return 0 if self.taking else len(self.came)

    def stop_taking(self) -> None:
        """From now on nothing is read that the server writes."""
        self.taking = False
        self._protocol.pause_writing()

    def take_again(self) -> None:
        self.taking = True
        self._protocol.resume_writing()

    def close(self) -> None:
        """What was written is taken first."""
        self.closed = True
        if self.taking:
            self.abort()

    def abort(self) -> None:
        self.closed = True
        if not self.lost:
            self.lost = True
            asyncio.get_running_loop().call_soon(self._protocol.connection_lost, None)

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    async def send(self, data: bytes) -> None:
        """Hand this over as soon as the server reads; nothing if it has hung up."""
        while not self.reading and not self.closed:
            await asyncio.sleep(0)
        if not self.closed:
            cast(asyncio.Protocol, self._protocol).data_received(data)
            await asyncio.sleep(0)

    async def answered(self) -> bytes:
        """What came once the server has answered, or waits for more."""
        connection = self._protocol
        for _ in range(AT_REST):
            await asyncio.sleep(0)
        while isinstance(connection, HttpConnection) and not self.closed and is_at_work(connection):
            await asyncio.sleep(0.001)
        return bytes(self.came)


def is_at_work(connection: HttpConnection) -> bool:
    """Whether all of a request has come, and not all of its answer has gone."""
    cycle = connection.cycle
    return cycle is not None and not cycle.more_body and not cycle.response_complete


def piped(server: GanderServer) -> Pipe:
    """A new connection."""
    connection = HttpConnection(cast(DoorConfig, server.config), server.server_state, server.lifespan.state)
    pipe = Pipe(connection)
    connection.connection_made(pipe)
    return pipe


@asynccontextmanager
async def running(
    data: Path, patience: Patience | None = None, **settings: Any
) -> AsyncIterator[tuple[GanderServer, str]]:
    """A server without limits, for pipes and at an address."""
    listener, is_ready = listen("127.0.0.1", 0), asyncio.Event()
    server = prepared(ServerSettings(data, **{**UNLIMITED, **settings}), is_ready.set, patience=patience)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    await asyncio.wait_for(is_ready.wait(), 30)
    try:
        yield server, f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        await asyncio.wait_for(serving, 30)
