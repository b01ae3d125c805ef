"""A real server in a process of its own, which can be killed and comes back at the same address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from tests.tree import ROOT


class Server:
    def __init__(self, folder: Path, study: Path | None = None, source: Path | None = None) -> None:
        """With a source, it is the Gander that lies there instead of the installed one."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/"
        self.folder, self.study, self.source = folder, study, source
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.process", str(self.port), str(self.folder)]
        command += [] if self.study is None else [str(self.study)]
        within = os.environ if self.source is None else {**os.environ, "PYTHONPATH": str(self.source)}
        self._process = subprocess.Popen(command, cwd=ROOT, env=within, stdout=subprocess.PIPE)
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == b"ready\n"

    def kill(self) -> None:
        """Pull the plug."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Say goodbye and stop."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.communicate(timeout=30)
        self._process = None
