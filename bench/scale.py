"""Measure one process on SQLite beside 1, 2 and 4 workers on PostgreSQL and Redis, and beside the peer, in one run.

Nothing has a core of its own here: server, database, channel and driver share the machine, as on one that is rented.
The moves per second are the machine's, the processor time of a move is the program's.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import psycopg
from redis import Redis

from bench.processes import parent
from bench.server import SECONDS, Figures, driven, free_port, peer, running
from tests.channels import redis
from tests.databases import new_database, postgres

CLOSED, OFFERED = (100, 0.0), (500, 1.0)
"""Tables, and moves per second at each; 0 is a closed loop."""
WAITING_TABLES: Final = 2_500
HEADING: Final = (
    "| server | moves/s | µs/move: server | PostgreSQL | Redis | cores: ours, driver, all | p50 ms | p99 ms "
    "| at 500/s: µs/move | p50 ms | p99 ms |"
)


class Around(NamedTuple):
    """A database and a channel, and their processes."""

    address: str
    channels: str
    processes: tuple[int, int]


@contextmanager
def around() -> Iterator[Around]:
    with postgres(to_disk=True) as server, redis() as channels:
        with psycopg.connect(server) as line, Redis.from_url(channels) as channel:
            own = line.execute("select pg_backend_pid()").fetchone()
            assert own is not None
            processes = parent(own[0]), int(channel.info()["process_id"])
        yield Around(server, channels, processes)


@contextmanager
def served(around: Around | None, workers: int) -> Iterator[list[str]]:
    """A server; gives the first arguments of a driver."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.server_process", str(port), folder]
        if around is not None:
            command += [new_database(around.address), around.channels, str(workers)]
        with running(command, "ready") as process:
            yield [str(port), str(process)]


def drive(around: Around | None, workers: int, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    others = map(str, around.processes) if around is not None else ()
    with served(around, workers) as server:
        load = [str(tables), str(rate), str(seconds)]
        return driven([sys.executable, "-m", "bench.driver", *server, *load, *others])


def row(name: str, around: Around | None, workers: int) -> str:
    full = drive(around, workers, *CLOSED, SECONDS)
    some = drive(around, workers, *OFFERED, SECONDS)
    others = full["others_us_per_move"] or ["", ""]
    busy = ", ".join(f"{cores:.2f}" for cores in full["cores_busy"].values())
    at_500 = some["server_us_per_move"] + sum(some["others_us_per_move"])
    cells = [full["moves_per_s"], full["server_us_per_move"], *others, busy, full["p50_ms"], full["p99_ms"]]
    return "| " + " | ".join(map(str, [name, *cells, at_500, some["p50_ms"], some["p99_ms"]])) + " |"


def row_of_peer(folder: Path) -> str:
    full: Figures = peer(folder, *CLOSED)
    some: Figures = peer(folder, *OFFERED)
    cells = [full.moves_per_s, f"{full.cpu_us:.0f}", "", "", "", full.p50_ms, full.p99_ms]
    return "| " + " | ".join(map(str, ["boardgame.io", *cells, f"{some.cpu_us:.0f}", some.p50_ms, some.p99_ms])) + " |"


def memory(name: str, around: Around | None, workers: int) -> str:
    found = drive(around, workers, WAITING_TABLES, 0, 0)
    cores = " + ".join(f"{part:.3f}" for part in found["cores"])
    size = f"{found['mb']:,} MB, {found['kb_per_seat']} kB each"
    return f"{name}: {found['seats']:,} seats that wait take {size}, and {cores} cores (server, PostgreSQL, Redis)"


def run() -> None:
    """Print the tables of docs/performance.md."""
    print(HEADING)
    print("| --- |" + " ---: |" * (HEADING.count("|") - 2))
    with around() as others:
        print(row("one process, SQLite", None, 1), flush=True)
        for workers in (1, 2, 4):
            print(row(f"{workers} on PostgreSQL and Redis", others, workers), flush=True)
        if folder := os.environ.get("GANDER_BENCH_PEER"):
            print(row_of_peer(Path(folder)), flush=True)
        print()
        print(memory("one process", None, 1), flush=True)
        print(memory("2 workers", others, 2), flush=True)


if __name__ == "__main__":
    run()
