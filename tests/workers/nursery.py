"""Workers that are forked from a process which has loaded everything: on a busy machine loading takes most of a start,
and who kills thousands of workers would kill little else than loading. What they do from there is the same.

`python -m tests.workers.nursery FOLDER DATABASE CHANNELS` reads `bear PORT NAME` and `kill PORT`, and says `ready PORT`
once that worker serves and `dead PORT` once it is gone. It ends with its input.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import defaultdict
from pathlib import Path
from typing import Self

from gander.web.server.run import listen, run
from gander.web.services.settings import ServerSettings
from tests.databases import free_port
from tests.tree import ROOT
from tests.workers.process import settings_for

PATIENCE = 60
"""Seconds after which a worker is taken never to serve. Nothing is measured with it."""


class Nursery:
    """The process, seen from outside."""

    def __init__(self, *places: str) -> None:
        self._places = places
        self._said: defaultdict[tuple[str, int], asyncio.Event] = defaultdict(asyncio.Event)
        """What was said of each port."""

    async def __aenter__(self) -> Self:
        command = [sys.executable, "-m", "tests.workers.nursery", *self._places]
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=pipe, stdout=pipe)
        self._hearing = asyncio.create_task(self._hear())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()
        await self._hearing

    async def _hear(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            what, port = line.decode().split()
            self._said[what, int(port)].set()

    def say(self, what: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what}\n".encode())

    async def hear(self, what: str, port: int) -> None:
        await asyncio.wait_for(self._said[what, port].wait(), PATIENCE)

    def forget(self, what: str, port: int) -> None:
        self._said[what, port].clear()


class ForkedWorker:
    def __init__(self, number: int, nursery: Nursery) -> None:
        self.port, self._number, self._nursery, self._lives = free_port(), number, nursery, 0

    async def start(self) -> None:
        self._lives += 1
        self._nursery.forget("ready", self.port)
        self._nursery.say(f"bear {self.port} worker {self._number}, life {self._lives}")

    async def is_ready(self) -> None:
        await self._nursery.hear("ready", self.port)

    async def kill(self) -> None:
        self._nursery.forget("dead", self.port)
        self._nursery.say(f"kill {self.port}")
        await self._nursery.hear("dead", self.port)


def live(settings: ServerSettings, port: int, name: str) -> None:
    """What a child does."""
    os.environ["PGAPPNAME"] = name
    run(settings, listen("127.0.0.1", port), lambda: print(f"ready {port}", flush=True))


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)  # one that ended by itself keeps its number until it is waited for
    os.waitpid(pid, 0)


def main() -> None:
    folder, database, channels = sys.argv[1:]
    settings = settings_for(Path(folder), database, channels)
    children: dict[int, int] = {}
    while line := sys.stdin.readline():  # not as an iterator, which would read ahead
        what, number, *name = line.rstrip().split(" ", 2)
        port = int(number)
        if what == "kill":
            kill(children.pop(port))
            print(f"dead {port}", flush=True)
        elif pid := os.fork():
            children[port] = pid
        else:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            live(settings, port, name[0])
            os._exit(0)
    for pid in children.values():
        kill(pid)


if __name__ == "__main__":
    main()
