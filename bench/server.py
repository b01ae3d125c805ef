"""Measure the server, and beside it the peer, boardgame.io, if `GANDER_BENCH_PEER` names a folder with its scripts.

The server has one core for itself and the driver another. Ours writes every move to disk before it tells anybody; the
peer keeps everything in memory.
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
from pathlib import Path
from typing import Any, Final

SERVER_CORE, DRIVER_CORE = "0", "1"
RUNS: Final = ((100, 0.0), (500, 1.0))
"""Tables, and moves per second at each; 0 is a closed loop."""
SECONDS: Final = float(os.environ.get("GANDER_BENCH_SECONDS", "8"))
HEADING: Final = (
    "| server | tables | moves/s | p50 ms | p99 ms | CPU µs/move | kB/table | kB/idle line | bytes/update |"
)


def on_core(core: str, *command: str) -> list[str]:
    return ["taskset", "-c", core, *command]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


@contextmanager
def running(command: list[str], ready: str) -> Iterator[int]:
    """A process that has said that it is ready; gives its number."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
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


def ours(tables: int, rate: float) -> list[object]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = on_core(SERVER_CORE, sys.executable, "-m", "bench.server_process", str(port), folder)
        with running(server, "ready") as process:
            arguments = [str(port), str(process), str(tables), str(rate), str(SECONDS)]
            found = driven(on_core(DRIVER_CORE, sys.executable, "-m", "bench.driver", *arguments))
    figures = ("moves_per_s", "p50_ms", "p99_ms", "server_us_per_move", "kb_per_table", "kb_per_idle_line")
    return ["Gander", tables, *(found[name] for name in figures), found["bytes_per_update"]]


def peer(folder: Path, tables: int, rate: float) -> list[object]:
    port = free_port()
    server = on_core(SERVER_CORE, "node", "--expose-gc", str(folder / "server.js"), str(port))
    with running(server, "ready") as process:
        options = {"url": f"http://127.0.0.1:{port}", "matches": tables, "rate": f"{rate:g}", "seconds": f"{SECONDS:g}"}
        arguments = [word for name, value in {**options, "pid": process}.items() for word in (f"--{name}", str(value))]
        found = driven(on_core(DRIVER_CORE, "node", str(folder / "drive.js"), *arguments))
    first, *_, last = found["rss_mb"]
    memory = round(1000 * (last - first) / tables, 1)
    cpu = round(1000 * found["server_ms_per_move"])
    shown = [found[name] for name in ("moves_per_s", "p50_ms", "p99_ms")]
    return ["boardgame.io", tables, *shown, cpu, memory, "", found.get("update_bytes", "")]


def run() -> None:
    """Print the table of docs/performance.md."""
    folder = os.environ.get("GANDER_BENCH_PEER")
    print(HEADING)
    print("| --- |" + " ---: |" * (HEADING.count("|") - 2))
    for tables, rate in RUNS:
        kind = f"{rate * tables:g}/s offered" if rate else "closed loop"
        for row in (ours(tables, rate), *([peer(Path(folder), tables, rate)] if folder else [])):
            row[0] = f"{row[0]}, {kind}"
            print("| " + " | ".join(map(str, row)) + " |", flush=True)


if __name__ == "__main__":
    run()
