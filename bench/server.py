"""Measure the server, and beside it the peer, boardgame.io, if `GANDER_BENCH_PEER` names a folder with its scripts.

The server has one core for itself and the driver another. Ours writes every move to disk before it tells anybody; the
peer keeps everything in memory. The two take turns for `GANDER_BENCH_ROUNDS` rounds, so that other work on the machine
meets both, and the median of each figure is shown.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import isnan, nan
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

SERVER_CORE, DRIVER_CORE = "0", "1"
RUNS: Final = ((100, 0.0), (500, 1.0))
"""Tables, and moves per second at each; 0 is a closed loop."""
SECONDS: Final = float(os.environ.get("GANDER_BENCH_SECONDS", "8"))
ROUNDS: Final = int(os.environ.get("GANDER_BENCH_ROUNDS", "1"))
HEADING: Final = "| server | tables | moves/s | p50 ms | p99 ms | CPU µs/move | kB/table | kB/idle line |"


class Figures(NamedTuple):
    """What one server did in one round."""

    moves_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_us: float
    kb_per_table: float
    kb_per_idle_line: float = nan
    """The peer's driver does not measure it."""


def on_core(core: str, *command: str) -> list[str]:
    return ["taskset", "-c", core, *command]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


@contextmanager
def running(command: list[str], ready: str) -> Iterator[int]:
    """A process that has said that it is ready; gives its number."""
    as_in_earnest = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=as_in_earnest) as process:
        assert process.stdout is not None
        while ready not in process.stdout.readline():
            time.sleep(0.01)
        try:
            yield process.pid
        finally:
            process.terminate()


def driven(command: list[str]) -> dict[str, Any]:
    """What a driver prints as its last line."""
    done = subprocess.run(command, capture_output=True, check=True, text=True, timeout=300)
    figures: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return figures


def ours(tables: int, rate: float) -> Figures:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = on_core(SERVER_CORE, sys.executable, "-m", "bench.server_process", str(port), folder)
        with running(server, "ready") as process:
            arguments = [str(port), str(process), str(tables), str(rate), str(SECONDS)]
            found = driven(on_core(DRIVER_CORE, sys.executable, "-m", "bench.driver", *arguments))
    return Figures(
        found["moves_per_s"],
        found["p50_ms"],
        found["p99_ms"],
        found["server_us_per_move"],
        found["kb_per_table"],
        found["kb_per_idle_line"],
    )


def peer(folder: Path, tables: int, rate: float) -> Figures:
    port = free_port()
    server = on_core(SERVER_CORE, "node", "--expose-gc", str(folder / "server.js"), str(port))
    with running(server, "ready") as process:
        options = {"url": f"http://127.0.0.1:{port}", "matches": tables, "rate": f"{rate:g}", "seconds": f"{SECONDS:g}"}
        arguments = [word for name, value in {**options, "pid": process}.items() for word in (f"--{name}", str(value))]
        found = driven(on_core(DRIVER_CORE, "node", str(folder / "drive.js"), *arguments))
    first, *_, last = found["rss_mb"]
    memory, cpu = 1000 * (last - first) / tables, 1000 * found["server_ms_per_move"]
    return Figures(found["moves_per_s"], found["p50_ms"], found["p99_ms"], cpu, memory)


def middle(rounds: list[Figures]) -> Figures:
    """The median of each figure."""
    return Figures(*(median(column) for column in zip(*rounds, strict=True)))


def row(name: str, tables: int, figures: Figures) -> str:
    cells = ("" if isnan(figure) else f"{figure:,.1f}" for figure in figures)
    return "| " + " | ".join((name, str(tables), *cells)) + " |"


def run() -> None:
    """Print the table of docs/performance.md."""
    folder = os.environ.get("GANDER_BENCH_PEER")
    print(HEADING)
    print("| --- |" + " ---: |" * (HEADING.count("|") - 2))
    ratios: list[str] = []
    for tables, rate in RUNS:
        kind = f"{rate * tables:g}/s offered" if rate else "closed loop"
        own: list[Figures] = []
        theirs: list[Figures] = []
        for _ in range(ROUNDS):
            own.append(ours(tables, rate))
            if folder:
                theirs.append(peer(Path(folder), tables, rate))
        print(row(f"Gander, {kind}", tables, middle(own)), flush=True)
        if theirs:
            print(row(f"boardgame.io, {kind}", tables, middle(theirs)), flush=True)
            ratios.append(f"{kind}: {middle(theirs).cpu_us / middle(own).cpu_us:.2f}")
    if ratios:
        print("\nCPU of a move at the peer, in moves of ours:", ", ".join(ratios))


if __name__ == "__main__":
    run()
