"""A WebSocket client that does as little as possible, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable
from typing import cast

KEY = base64.b64encode(b"gander benchmark").decode()
MASK = b"\0\0\0\0"
"""Clients must mask what they send; this mask changes nothing."""


class Line(asyncio.Protocol):
    """One line to one table: gives every text message to `heard`."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self._heard = heard
        self._buffer = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data
        if not self._open:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            assert b" 101 " in head.partition(b"\r\n")[0], head
            self._open = True
            self.opened.set_result(None)
        self._buffer = self._frames(buffer)

    def _frames(self, buffer: bytes) -> bytes:
        """Hand on every whole frame; the rest stays."""
        start = 0
        while len(buffer) - start >= 2:
            kind, size, head = buffer[start] & 15, buffer[start + 1], 2
            if size == 126:
                size, head = int.from_bytes(buffer[start + 2 : start + 4]), 4
            end = start + head + size
            if end > len(buffer):
                break
            payload = buffer[start + head : end]
            if kind == 1:
                self._heard(payload)
            elif kind == 9:
                self._send(10, payload)
            start = end
        return buffer[start:]

    def send(self, text: bytes) -> None:
        self._send(1, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2)
        self._transport.write(head + MASK + payload)

    def close(self) -> None:
        self._transport.close()


async def post(host: str, port: int, path: str, body: bytes, cookie: str = "") -> tuple[bytes, bytes]:
    """One HTTP request on a connection of its own: head and body of the answer."""
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(
        (
            f"POST {path} HTTP/1.1\r\nHost: bench\r\nConnection: close\r\nContent-Type: application/json\r\n"
            f"Cookie: {cookie}\r\nContent-Length: {len(body)}\r\n\r\n"
        ).encode()
        + body
    )
    answer = await reader.read()
    writer.close()
    head, _, content = answer.partition(b"\r\n\r\n")
    assert b" 20" in head[:14], answer
    return head, content
