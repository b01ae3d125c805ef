"""Wires between programs that read along and fail at a chosen moment: before, within or after the message that writes a
move, or its answer. They swallow, delay, cut and half-close.

Of PostgreSQL's protocol a wire knows where a message begins and ends, of Redis's the words that publish. What was
swallowed stays so: nobody is told, and neither end hears when the other hangs up, as when a machine is lost.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal, Self, TypeAlias

Kind: TypeAlias = Literal["swallow", "delay", "cut", "half-close"]
Direction: TypeAlias = Literal["there", "back"]
PIECE: Final = 65536
TICK: Final = 0.05
WRITES: Final = (b"insert into events", b"commit")
"""What is in a message of ours that ends a transaction which wrote something."""
TOLD: Final = (b"PUBLISH", b"message")
"""What is in a letter to Redis, and in one that it passes on."""
HELLO: Final = 196608
"""The number of the protocol, in the last message that has no letter before its length."""


@dataclass(frozen=True)
class Fault:
    kind: Kind
    direction: Direction
    share: float
    """So much of the message still comes through."""
    seconds: float
    """For how long something is late, or the whole wire is no good."""
    whole: bool = False
    """Not only the line on which it happens, but all of this wire, and those that are made meanwhile."""


class PostgresMessages:
    """Takes a stream apart into messages."""

    def __init__(self, *, greeted: bool) -> None:
        self._greeted, self._left = greeted, b""

    def of(self, piece: bytes) -> Iterator[bytes]:
        self._left += piece
        while len(self._left) >= (at := int(self._greeted)) + 4:
            size = at + struct.unpack_from("!i", self._left, at)[0]
            if len(self._left) < size:
                return
            message, self._left = self._left[:size], self._left[size:]
            if not self._greeted:
                self._greeted = struct.unpack_from("!i", message, 4)[0] == HELLO
            yield message


class Line:
    """One connection through a wire."""

    def __init__(self, wire: Wire, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.wire = wire
        self.ends = {"there": far, "back": near}
        """Where what goes in a direction comes out."""
        self.silent = False
        self.ended: set[Direction] = set()
        self.late_until = {"there": 0.0, "back": 0.0}
        self.answer: bytearray | None = None
        """What has come of the answer in which the wire is to fail."""

    async def pass_on(self, piece: bytes, direction: Direction) -> None:
        """As it is now: whole, late, or not at all."""
        now = self.wire.loop.time()
        until = max(self.late_until[direction], self.wire.late_until)
        if until > now:
            await asyncio.sleep(until - now)
        if piece and not self.silent and direction not in self.ended:
            self.ends[direction].write(piece)
            await self.ends[direction].drain()

    def abort(self) -> None:
        """As a line is cut: with a reset."""
        for end in self.ends.values():
            with suppress(OSError):
                end.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            end.transport.abort()

    async def suffer(self, fault: Fault, message: bytes) -> None:
        """The fault happens in this message."""
        came = round(len(message) * fault.share)
        await self.pass_on(message[:came], fault.direction)
        wire, lines = self.wire, [*self.wire.lines] if fault.whole else [self]
        until = wire.loop.time() + fault.seconds
        wire.struck.set()
        if fault.kind == "delay":
            if fault.whole:
                wire.late_until = until
            self.late_until[fault.direction] = until
        elif fault.kind == "half-close":
            for line in lines:
                line.half_close(fault.direction)
        elif fault.kind == "cut":
            wire.shut_until = until if fault.whole else 0.0
            for line in lines:
                line.abort()
        else:
            wire.silent_until = until if fault.whole else 0.0
            for line in lines:
                line.silent = True
        await self.pass_on(message[came:], fault.direction)

    def half_close(self, direction: Direction) -> None:
        self.ended.add(direction)
        with suppress(OSError, RuntimeError):
            self.ends[direction].write_eof()


class Wire:
    """Everything that comes to a port goes to another, until it is told to fail."""

    def __init__(self, target: int, *, postgres: bool) -> None:
        self._target, self._postgres = target, postgres
        self._armed: Fault | None = None
        self.struck = asyncio.Event()
        self.late_until = self.shut_until = self.silent_until = 0.0
        self.lines: set[Line] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.loop = asyncio.get_running_loop()
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await asyncio.sleep(TICK)  # who was just let in is in one of the tasks then
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    def instead_of(self, address: str) -> str:
        """The same address by this wire."""
        return address.replace(f":{self._target}", f":{self.port}")

    def fail_at_next(self, fault: Fault) -> None:
        self.struck.clear()
        self._armed = fault

    def disarm(self) -> None:
        self._armed = None

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._join(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            with suppress(asyncio.CancelledError):
                await task
        finally:  # also of one that was ended before it began
            writer.transport.abort()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A line stands until both ends are done with it, or is held for ever where it is silent."""
        if self.loop.time() < self.shut_until:
            return
        try:
            back, far = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            return
        line = Line(self, writer, far)
        line.silent = self.loop.time() < self.silent_until
        self.lines.add(line)
        try:
            await asyncio.gather(self._pump(line, reader, "there"), self._pump(line, back, "back"))
            if line.silent:
                await asyncio.Event().wait()
        finally:
            self.lines.discard(line)
            line.abort()

    async def _pump(self, line: Line, reader: asyncio.StreamReader, direction: Direction) -> None:
        split = PostgresMessages(greeted=False) if self._postgres and direction == "there" else None
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                for message in split.of(piece) if split else [piece]:
                    await self._pass_on(line, message, direction)
        if not line.silent:
            await line.pass_on(b"", direction)
            line.half_close(direction)

    async def _pass_on(self, line: Line, message: bytes, direction: Direction) -> None:
        fault = self._armed
        if line.answer is not None and direction == "back":
            line.answer += message
            if fault is not None and fault.direction == "back" and self._is_whole(bytes(line.answer)):
                self._armed, answer, line.answer = None, bytes(line.answer), None
                await line.suffer(fault, answer)
            elif fault is None or fault.direction != "back":
                answer, line.answer = bytes(line.answer), None
                await line.pass_on(answer, "back")
            return
        if fault is not None and self._is_the_moment(message, direction):
            if fault.direction == direction:
                self._armed = None
                await line.suffer(fault, message)
                return
            line.answer = bytearray()
        await line.pass_on(message, direction)

    def _is_the_moment(self, message: bytes, direction: Direction) -> bool:
        if self._postgres:
            return direction == "there" and message[:1] == b"Q" and any(word in message for word in WRITES)
        return any(word in message for word in TOLD)

    def _is_whole(self, answer: bytes) -> bool:
        """Whether the server has said all it has to say."""
        if not self._postgres:
            return True
        return any(message[:1] == b"Z" for message in PostgresMessages(greeted=True).of(answer))
