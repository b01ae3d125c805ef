"""A wire between two programs that goes silent at a chosen moment: it stays open and swallows what comes, as when a
machine is lost, a firewall forgets a connection or a pooler hangs. Nobody is told."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

from tests.databases import free_port

PIECE = 65536
Direction: TypeAlias = Literal["there", "back"]


class Wire:
    """Passes everything on until it is told when to stop."""

    def __init__(self, port: int) -> None:
        self.port = free_port()
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", self.port))
        self._lock = Lock()
        self._ends: list[socket.socket] = []
        self._direction: Direction | None = None
        self._pieces, self._share = 0, 0.0
        self.silent = Event()
        self._threads: list[Thread] = []
        self._start(self._accept)

    def _start(self, work: Callable[..., None], *what: object) -> None:
        thread = Thread(target=work, args=what, daemon=True)
        self._threads.append(thread)
        thread.start()

    def fall_silent_at(self, direction: Direction, piece: int, share: float) -> None:
        """In the piece of this number, counted from now on: so much of it still comes through, then nothing any more
        in either direction."""
        with self._lock:
            self._direction, self._pieces, self._share = direction, piece, share

    def fall_silent(self) -> None:
        self.silent.set()

    def mend(self) -> None:
        """New connections are passed on; those that were swallowed are lost."""
        with self._lock:
            self._direction = None
            self.silent.clear()
            ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._threads[0].join()
        self._listener.close()
        self.mend()
        for thread in self._threads:
            thread.join()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                try:
                    far = socket.create_connection(("127.0.0.1", self._target))
                except OSError:
                    near.close()
                    continue
                for end in (near, far):
                    end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                with self._lock:
                    self._ends += [near, far]
                self._start(self._pass_on, near, far, "there")
                self._start(self._pass_on, far, near, "back")

    def _pass_on(self, one: socket.socket, other: socket.socket, direction: Direction) -> None:
        """Each closes the end from which it reads."""
        with suppress(OSError), one:
            while piece := one.recv(PIECE):
                if passed := piece[: self._let_through(direction, len(piece))]:
                    other.sendall(passed)
        if not self.silent.is_set():
            with suppress(OSError):
                other.shutdown(socket.SHUT_RDWR)

    def _let_through(self, direction: Direction, size: int) -> int:
        with self._lock:
            if self.silent.is_set():
                return 0
            if direction != self._direction:
                return size
            self._pieces -= 1
            if self._pieces:
                return size
            self.silent.set()
            return int(size * self._share)


@contextmanager
def wire_to(address: str) -> Iterator[tuple[Wire, str]]:
    """A wire to the server at this address, and the address to use instead."""
    port = urlsplit(address).port
    assert port is not None
    wire = Wire(port)
    try:
        yield wire, address.replace(f":{port}", f":{wire.port}")
    finally:
        wire.close()
