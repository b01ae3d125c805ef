"""The frames of a WebSocket (RFC 6455), as a server reads and writes them. No extension is ever agreed on."""

from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha1
from struct import Struct
from typing import Final

GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

MORE, TEXT, BYTES, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
"""Kinds of frames; `MORE` goes on with the message that has begun."""
FIRST_CONTROL: Final = CLOSE
LARGEST_CONTROL: Final = 125
LAST: Final = 0x80
"""In the first byte: the message ends with this frame."""
MASKED: Final = 0x80
"""In the second byte."""
MASK_SIZE: Final = 4
SMALL_HEAD, HEAD, LARGE_HEAD = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack

WRONG_PROTOCOL, NO_TEXT, TOO_LARGE = 1002, 1007, 1009


class WrongFrame(Exception):
    """What came keeps to no protocol, or is too large."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


def answer_to(key: bytes) -> bytes:
    """What a browser that sent this key wants to read, to know that it talks to a WebSocket."""
    return b64encode(sha1(key + GUID, usedforsecurity=False).digest())


def framed(kind: int, payload: bytes) -> bytes:
    """A whole message, or a control frame."""
    size = len(payload)
    if size < 126:
        return SMALL_HEAD(LAST | kind, size) + payload
    if size < 65_536:
        return HEAD(LAST | kind, 126, size) + payload
    return LARGE_HEAD(LAST | kind, 127, size) + payload


def unmasked(payload: bytes, mask: bytes) -> bytes:
    """As one large number, which is quicker than byte by byte."""
    size = len(payload)
    masks = (mask * (size // MASK_SIZE + 1))[:size]
    return (int.from_bytes(payload) ^ int.from_bytes(masks)).to_bytes(size)


class FrameReader:
    """Makes frames of the bytes that come, and whole messages of frames."""

    __slots__ = ("_begun", "_largest", "_message", "_rest")

    def __init__(self, largest: int) -> None:
        self._largest = largest
        """Bytes of a message."""
        self._rest = b""
        """Of a frame that has not come whole."""
        self._begun = MORE
        """The kind of the message that has begun; `MORE`: none has."""
        self._message = b""

    def frames(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """Every frame that is whole by now, with what it says. Raises `WrongFrame`."""
        if self._rest:
            data = self._rest + data
        start, end = 0, len(data)
        while end - start >= 2:
            first, second = data[start], data[start + 1]
            size, at = second & 0x7F, start + 2
            if size > LARGEST_CONTROL:
                wide = 2 if size == 126 else 8
                if end - at < wide:
                    break
                size, at = int.from_bytes(data[at : at + wide]), at + wide
            self._check(first, second, size)
            content = at + MASK_SIZE
            if end - content < size:
                break
            start = content + size
            yield first, unmasked(data[content:start], data[at:content])
        self._rest = data[start:]

    def _check(self, first: int, second: int, size: int) -> None:
        """What can be known before all of a frame has come."""
        kind = first & 0x0F
        if first & 0x70 or not second & MASKED or kind not in (MORE, TEXT, BYTES, CLOSE, PING, PONG):
            raise WrongFrame(WRONG_PROTOCOL, "wrong frame")
        if kind >= FIRST_CONTROL:
            if size > LARGEST_CONTROL or not first & LAST:
                raise WrongFrame(WRONG_PROTOCOL, "wrong control frame")
        elif (kind == MORE) != (self._begun != MORE):
            raise WrongFrame(WRONG_PROTOCOL, "wrong order of frames")
        elif len(self._message) + size > self._largest:
            raise WrongFrame(TOO_LARGE, "too large")

    def message(self, first: int, payload: bytes) -> str | bytes | None:
        """The message that ends with this frame, if one does. Raises `WrongFrame`."""
        kind = first & 0x0F or self._begun
        if not first & LAST:
            self._begun, self._message = kind, self._message + payload
            return None
        if self._message:
            payload = self._message + payload
        self._begun, self._message = MORE, b""
        if kind == BYTES:
            return payload
        try:
            return payload.decode()
        except UnicodeDecodeError as fault:
            raise WrongFrame(NO_TEXT, "wrong_message") from fault
