"""A balancer that knows nothing: any connection goes to any worker that takes it. Lines can be cut and slowed down."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Self

PIECE = 65536


class Balancer:
    def __init__(self, ports: Sequence[int], chance: random.Random) -> None:
        self._ports, self._chance = list(ports), chance
        self._lines: set[asyncio.Task[None]] = set()
        self.delay = 0.0
        """Seconds that everything is late in both directions."""
        self.address = ""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await asyncio.sleep(0.05)  # whoever was let in has a line by then
        self.cut(1.0)
        if self._lines:
            await asyncio.wait(self._lines)

    def cut(self, share: float) -> None:
        """Cut about this share of the lines, wherever they are in a message."""
        for line in self._lines:
            if self._chance.random() < share:
                line.cancel()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.create_task(self._join(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)
        try:
            with suppress(asyncio.CancelledError):
                await line
        finally:  # also of one that was cut before it had found a worker
            writer.transport.abort()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await self._any_worker()
        except OSError:
            return
        try:
            one, other = self._pass_on(reader, back), self._pass_on(there, writer)
            tasks = [asyncio.create_task(one), asyncio.create_task(other)]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
        finally:
            for end in (writer, back):
                end.transport.abort()

    async def _any_worker(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        for port in self._in_turn():
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        raise OSError("no worker takes a connection")

    def _in_turn(self) -> list[int]:
        """Whom to try first, and then."""
        return self._chance.sample(self._ports, len(self._ports))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(piece)
                await writer.drain()
