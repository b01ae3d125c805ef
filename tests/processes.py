"""The command `gander` as a process of its own, with pipes and in a real terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.databases import free_port

GANDER = str(Path(sys.executable).with_name("gander"))
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Empty the screen, forget what was scrolled off it, begin at the top."""
PATIENCE = 30
"""Seconds after which a process that says nothing is taken to hang. Nothing is measured with it."""


def heed_interrupts() -> None:
    """Let the processes that tests start be interrupted, even if the tests themselves may not be.

    A shell starts what it runs in the background, and many programs start what they supervise, with SIGINT ignored.
    Children inherit that, but a signal that is handled is back at its default in a child.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


OF_A_TERMINAL: Final = (
    *("COLUMNS", "LINES", "TERMINAL_WIDTH", "TTY_COMPATIBLE", "TTY_INTERACTIVE"),
    *("CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "NO_COLOR", "PY_COLORS", "GITHUB_ACTIONS"),
)
"""By these variables programs are told how wide and how colourful they are to write, whoever reads it."""


def forget_the_terminal() -> None:
    """Write as for nobody in particular: what a test reads must not depend on the window in which it was started."""
    for name in OF_A_TERMINAL:
        os.environ.pop(name, None)


def environment(**more: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return {**plain, "TERM": "xterm", "PYTHONUTF8": "1", "LANG": "en_GB.UTF-8", **more}


def gander(*arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run the command with what somebody typed, and wait for its end."""
    return subprocess.run(
        [GANDER, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE * 4,
        env=environment(**more),
        check=False,
    )


@contextmanager
def serving(
    *arguments: str, port: int | None = None, program: Sequence[str] = (GANDER,), **more: str
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`gander serve` on this port or any free one; its address, and the process."""
    port = port or free_port()
    command = [*program, "serve", "--port", str(port), *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(**more))
    try:
        assert process.stdout is not None
        assert "Serving" in process.stdout.readline(), "the server did not start"
        yield f"http://127.0.0.1:{port}", process
    finally:
        process.kill()
        process.communicate()


class RealTerminal:
    """A process in a terminal of its own."""

    def __init__(self, master: int, process: subprocess.Popen[bytes]) -> None:
        self.master, self.process = master, process
        self.received = b""

    @property
    def text(self) -> str:
        return self.received.decode(errors="replace").replace("\r\n", "\n")

    @property
    def visible(self) -> str:
        """What is left on the screen and above it: all since it was last cleared."""
        return self.text.rpartition(CLEAR)[2]

    def wait_for(self, words: str) -> None:
        """Read until these words are on the screen and an answer is awaited."""
        deadline = time.monotonic() + PATIENCE
        while not (words in self.visible and self.visible.endswith("> ")):
            assert time.monotonic() < deadline, f"waited for {words!r} in vain: {self.visible!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                self.received += os.read(self.master, 65536)

    def type(self, line: str) -> None:
        os.write(self.master, line.encode())

    def end(self) -> int:
        """Read to the end; the exit code."""
        while True:
            try:
                received = os.read(self.master, 65536)
            except OSError:  # how Linux says that the other end of a terminal is closed
                break
            if not received:
                break
            self.received += received
        return self.process.wait(PATIENCE)


@contextmanager
def real_terminal(*arguments: str) -> Iterator[RealTerminal]:
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [GANDER, *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment(), start_new_session=True
    )
    os.close(slave)
    try:
        yield RealTerminal(master, process)
    finally:
        process.kill()
        process.wait()
        os.close(master)
