"""A server in a process of its own, that is killed as by a power cut and started again on its files."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

from gander.web.server.run import listen
from tests.tree import ROOT


class Killed:
    def __init__(self, folder: Path, *study: Path) -> None:
        with listen("127.0.0.1", 0) as free:
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self._command = [sys.executable, "-m", "tests.web.process", str(port), str(folder), *map(str, study)]
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(*self._command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
        assert self._process.stdout is not None
        assert await asyncio.wait_for(self._process.stdout.readline(), 120) == b"ready\n"

    async def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        await self._process.communicate()
        assert self._process.returncode == -signal.SIGKILL
