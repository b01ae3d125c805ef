"""One line, as bytes. What talks on it hears every message, and answers, in the same turn of the event loop: no task
and no queue stand between, for a move is told to a whole table at once, and most lines wait most of the time."""

import asyncio
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any, Final, Protocol

from gander.web.services.limits import Bucket
from gander.web.services.settings import Rate
from gander.web.transport.frames import (
    CLOSE,
    FIRST_CONTROL,
    LARGEST_CONTROL,
    PING,
    PONG,
    TEXT,
    FrameReader,
    WrongFrame,
    answer_to,
    framed,
)

ACCEPTED: Final = (
    b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: %s\r\n\r\n"
)
EXTENSION: Final = "gander.wire"
"""Under this name an app finds the wire in the scope of ASGI."""
DEAD, RESTARTING, TOO_MUCH = 1011, 1012, 4429
PING_SECONDS: Final = 20.0
"""A line on which nothing is heard, or nothing taken, for so long is dead."""
AWAITED_SECONDS: Final = 2.4
"""How often a line is asked while others wait for who is at its end: within five seconds they know that nobody answers.
Only then, since every ping wakes a phone."""
FAREWELL_SECONDS: Final = 10.0
"""How long the other side may take to say goodbye, too."""
CUT_SECONDS: Final = 1.0
"""The same for one that did wrong: a moment to read what."""


class WireListener(Protocol):
    """What hears a line, and answers on it."""

    def hear(self, text: str | bytes) -> None: ...

    def go_on(self) -> None:
        """The other side reads again."""
        ...

    def fell_silent(self) -> None:
        """No answer came to a ping, and the line is not given up yet."""
        ...

    def spoke_again(self) -> None: ...

    def gone(self) -> None:
        """Nothing more is heard, and nothing that is said arrives. It is told once."""
        ...


def wire_in(scope: Mapping[str, Any]) -> "Wire":
    """The wire on which an app that was asked for a line may talk."""
    wire: Wire = scope["extensions"][EXTENSION]
    return wire


class Wire(asyncio.Protocol):
    """One line. Its frames are counted: a message may be cut into as many as one likes."""

    __slots__ = (
        "_deaf",
        "_frames",
        "_heard",
        "_is_open",
        "_lost",
        "_over",
        "_owed",
        "_reader",
        "_reading",
        "_silent_for",
        "_stuck",
        "_stuck_for",
        "_talk",
        "_timer",
        "_transport",
        "_wait_seconds",
        "full",
    )

    def __init__(
        self, transport: asyncio.Transport, talking: Rate, largest: int, lost: Callable[["Wire"], None]
    ) -> None:
        self.full = False
        """The other side does not read as fast as it is told things."""
        self._transport = transport
        self._frames = Bucket(talking, monotonic())
        self._reader = FrameReader(largest)
        self._lost = lost
        self._talk: WireListener | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._heard = self._reading = True
        self._is_open = self._over = self._deaf = self._stuck = False
        self._silent_for = self._stuck_for = 0.0
        """Seconds for which no ping was answered, and nothing was taken."""
        self._wait_seconds = PING_SECONDS
        self._owed: bytes | None = None
        """The answer to the last ping of somebody who does not read."""
        self.stop_listening()  # until somebody talks

    # What talks

    def open(self, key: bytes) -> None:
        """The line is wanted."""
        if not self._over:
            self._is_open = True
            self._transport.write(ACCEPTED % answer_to(key))
            self._wait(self._wait_seconds, self._ping)

    def await_answers(self, awaited: bool) -> None:
        """Whether others wait for who is at the other end: then they hear sooner that nobody answers."""
        seconds = min(AWAITED_SECONDS, PING_SECONDS) if awaited else PING_SECONDS
        if seconds != self._wait_seconds:
            self._wait_seconds = seconds
            if self._is_open and not self._over:
                self._wait(seconds, self._ping)

    @property
    def is_open(self) -> bool:
        return self._is_open

    def talk_to(self, talk: WireListener) -> None:
        """From now on this hears the line."""
        self._talk = talk
        if self._over:
            self._end()
        else:
            self.listen()

    def say(self, text: bytes) -> None:
        if not self._over:
            self._transport.write(framed(TEXT, text))

    def hang_up(self, code: int, reason: str = "") -> None:
        self._say_goodbye(code, reason, FAREWELL_SECONDS)

    def listen(self) -> None:
        if not self._reading and not self._transport.is_closing():
            self._reading = True
            self._transport.resume_reading()

    def stop_listening(self) -> None:
        """What comes waits on the other side."""
        if self._reading and not self._transport.is_closing():
            self._reading = False
            self._transport.pause_reading()

    # What comes

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            return
        self._heard = True
        if self._silent_for:
            self._silent_for = 0.0
            if self._talk is not None:
                self._talk.spoke_again()
        try:
            for first, payload in self._reader.frames(data):
                if not self._frames.take(monotonic()):
                    raise WrongFrame(TOO_MUCH, "too_many_requests")
                if first & 0x0F >= FIRST_CONTROL:
                    self._control(first & 0x0F, payload)
                elif (text := self._reader.message(first, payload)) is not None and self._talk is not None:
                    self._talk.hear(text)
                if self._transport.is_closing():
                    return
        except WrongFrame as wrong:
            self._cut(wrong.code, wrong.reason)

    def _control(self, kind: int, payload: bytes) -> None:
        if kind == PING and not self._over:
            self._owed = payload
            self._answer_ping()
        elif kind == CLOSE:
            if not self._over:
                self._transport.write(framed(CLOSE, payload[:2] if len(payload) > 1 else b""))
                self._end()
            self._close()

    def _answer_ping(self) -> None:
        """One answer waits, not one for each ping: they would pile up here for who never reads."""
        if self._owed is not None and not self.full:
            self._transport.write(framed(PONG, self._owed))
            self._owed = None

    def pause_writing(self) -> None:
        self.full = True

    def resume_writing(self) -> None:
        self.full = self._stuck = False
        if not self._over:
            self._answer_ping()
        if self._talk is not None:
            self._talk.go_on()

    def _ping(self) -> None:
        self._silent_for = 0.0 if self._heard else self._silent_for + self._wait_seconds
        self._stuck_for = self._stuck_for + self._wait_seconds if self._stuck else 0.0
        if max(self._silent_for, self._stuck_for) >= PING_SECONDS:
            self._cut(DEAD, "no answer to a ping")
            return
        if self._silent_for and self._talk is not None:
            self._talk.fell_silent()
        self._heard, self._stuck = False, self.full
        self._transport.write(framed(PING, b""))
        self._wait(self._wait_seconds, self._ping)

    # The end

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        self._deaf = True
        self._end()
        self._lost(self)

    def shutdown(self) -> None:
        """The server stops."""
        if self._is_open and not self._over:
            self._cut(RESTARTING, "")
        self._close()

    def refuse(self, answer: bytes) -> None:
        """There will be no line."""
        if not self._over:
            self._transport.write(answer)
            self._end()
            self._close()

    def _cut(self, code: int, reason: str) -> None:
        """Say why, and hear nothing more."""
        self._deaf = True
        self._say_goodbye(code, reason, CUT_SECONDS)

    def _say_goodbye(self, code: int, reason: str, seconds: float) -> None:
        if not self._over:
            self._transport.write(framed(CLOSE, (code.to_bytes(2) + reason.encode())[:LARGEST_CONTROL]))
            self._end()
            self._wait(seconds, self._transport.abort)
            self.listen()

    def _close(self) -> None:
        """Who never reads what is still under way is waited for no longer."""
        self._deaf = True
        self._wait(CUT_SECONDS, self._transport.abort)
        self._transport.close()

    def _end(self) -> None:
        """What talks is told in a turn of its own: it may be just now telling something to a whole table."""
        self._over = True
        talk, self._talk = self._talk, None
        if talk is not None:
            asyncio.get_running_loop().call_soon(talk.gone)

    def _wait(self, seconds: float | None, then: Callable[[], None] | None = None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if seconds is not None and then is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds, then)
