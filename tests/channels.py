"""A real Redis: started once for each process that tests, or to be killed by one."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Self

from tests.databases import free_port, program, wait_for_port


class RedisServer:
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}"
        self._folder = tempfile.TemporaryDirectory(prefix="gander-redis-")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        command = [program("redis-server"), *options, "--dir", self._folder.name]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for_port(self.port, self._process)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        self._folder.cleanup()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.kill()
        self.remove()


@contextmanager
def redis() -> Iterator[str]:
    with RedisServer() as server:
        yield server.address
