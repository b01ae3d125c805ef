"""Plays The Brilliant Boar at many tables of four devices each, and prints what that cost as one line of JSON.

    python -m bench.driver PORT SERVER_PROCESS TABLES RATE SECONDS [OTHER_PROCESS...]

A move counts when the last of the table's four devices has the new view; its latency runs from sending it. Rate 0 is a
closed loop: the next move as soon as the last is seen by all. Else it is moves per second at each table. Without any
seconds nobody moves: what is measured is the memory of seats that wait. Others are a database and the like.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import uvloop

from bench.processes import busy_seconds, cpu_seconds, resident_bytes
from bench.wire import Line, post
from gander.web.server.run import open_many_files

SEATS, HAND = 4, 5
HOST = "127.0.0.1"
WARM_UP_SECONDS = 2.0
REST_SECONDS = 8.0


class Seen(msgspec.Struct):
    """What the driver reads of a view."""

    type: str
    seq: int = 0
    looking: str = ""
    awaited: tuple[int, ...] = ()
    moves: tuple[msgspec.Raw, ...] = ()
    outcome: Any = None


read = msgspec.json.Decoder(Seen).decode


class Tally:
    """All moves that were seen by all, while counting."""

    def __init__(self) -> None:
        self.counting = False
        self.running = True
        self.skipped = 0
        self.latencies: list[float] = []


class Table:
    def __init__(self, tally: Tally, port: int, closed_loop: bool) -> None:
        self.tally, self.port, self.closed_loop = tally, port, closed_loop
        self.id, self.cookies = "", [""] * SEATS
        self.lines: list[Line] = []
        self.views: list[Seen | None] = [None] * SEATS
        self.seq, self.moving, self.sent_at, self.moves = 0, False, 0.0, 0
        self.restarting: asyncio.Task[None] | None = None

    async def open(self) -> None:
        seats = [{"kind": "open"}] * SEATS
        body: dict[str, Any] = {"game": "boar", "seats": seats, "options": {"level": "expert"}}
        head, answer = await post(HOST, self.port, "/api/tables", msgspec.json.encode(body))
        host = cookie_in(head)
        self.id = json.loads(answer)["table"]
        self.cookies[0] = host
        code = json.loads(await self.act(b'{"action":"sit","seat":0,"name":"A"}'))["code"]
        for seat in range(1, SEATS):
            joined = msgspec.json.encode({"code": code, "seat": seat, "name": "B"})
            self.cookies[seat] = cookie_in((await post(HOST, self.port, "/api/join", joined))[0])
        await self.act(b'{"action":"start"}')

    async def act(self, action: bytes) -> bytes:
        _, answer = await post(HOST, self.port, f"/api/tables/{self.id}/actions", action, self.cookies[0])
        return answer

    async def connect(self) -> None:
        for seat in range(SEATS):
            line = await self.line(seat, partial(self.heard, seat))
            line.send(b'{"type":"hold","seat":%d}' % seat)
            self.lines.append(line)
        while not all(view is not None and view.looking == "seat" for view in self.views):
            await asyncio.sleep(0.01)

    async def line(self, seat: int, heard: Callable[[bytes], None]) -> Line:
        line = Line(f"/api/tables/{self.id}/play", self.cookies[seat], heard)
        await asyncio.get_running_loop().create_connection(lambda: line, HOST, self.port)
        await line.opened
        return line

    def heard(self, seat: int, text: bytes) -> None:
        view = read(text)
        if view.type == "presence":
            return
        assert view.type == "view", text
        self.views[seat] = view
        if self.moving and view.seq > self.seq and all(v is not None and v.seq > self.seq for v in self.views):
            self.seen_by_all()

    def seen_by_all(self) -> None:
        self.moving, self.moves = False, self.moves + 1
        if self.tally.counting:
            self.tally.latencies.append(time.perf_counter() - self.sent_at)
        if self.views[0] is not None and self.views[0].outcome is not None:
            self.restarting = asyncio.create_task(self.again())
        elif self.closed_loop and self.tally.running:
            self.play()

    async def again(self) -> None:
        """Another game; that is not counted."""
        last = self.views[0]
        assert last is not None
        await self.act(b'{"action":"again"}')
        while not all(view is not None and view.seq > last.seq for view in self.views):
            await asyncio.sleep(0.001)
        self.restarting = None
        if self.closed_loop and self.tally.running:
            self.play()

    def play(self) -> None:
        """Draw up to five cards, then play any: hands as large as the peer's."""
        first = self.views[0]
        assert first is not None
        if self.restarting is not None or not first.awaited:
            return
        seat = first.awaited[0]
        view = self.views[seat]
        assert view is not None
        can_draw = len(view.moves) > 1 and b"draw" in bytes(view.moves[0])
        move = view.moves[0] if can_draw and len(view.moves) <= HAND else random.choice(view.moves)
        self.seq, self.moving, self.sent_at = view.seq, True, time.perf_counter()
        self.lines[seat].send(
            b'{"type":"move","seat":%d,"seq":%d,"id":"%d","move":%s}' % (seat, view.seq, view.seq, bytes(move))
        )


def cookie_in(head: bytes) -> str:
    return head.partition(b"set-cookie: ")[2].partition(b";")[0].decode()


async def at_a_rate(tables: list[Table], rate: float, tally: Tally) -> None:
    """Moves at fixed times, whether the last one was answered or not; one that would be early is skipped."""
    gap, start = 1 / rate, time.perf_counter()
    due = [start + gap * place / len(tables) for place in range(len(tables))]
    while tally.running:
        now = time.perf_counter()
        for place, table in enumerate(tables):
            if now >= due[place]:
                due[place] += gap
                if table.moving or table.restarting:
                    tally.skipped += tally.counting
                else:
                    table.play()
        await asyncio.sleep(0.001)


async def in_groups(work: list[Any], size: int) -> None:
    for start in range(0, len(work), size):
        await asyncio.gather(*work[start : start + size])


async def idle_lines(table: Table, count: int, server: int) -> float:
    """What a line takes that only looks, in kB; they are spread over the seats of one table."""
    before = resident_bytes(server)
    lines = [await table.line(place % SEATS, lambda text: None) for place in range(count)]
    await asyncio.sleep(1)
    taken = resident_bytes(server) - before
    for line in lines:
        line.close()
    return round(taken / count / 1024, 1)


async def seated(server: int, tables: list[Table]) -> list[int]:
    """Open the tables and connect every device; the bytes of the server before and after."""
    before = resident_bytes(server)
    await in_groups([table.open() for table in tables], 10)
    await in_groups([table.connect() for table in tables], 25)
    await asyncio.sleep(1)
    return [before, resident_bytes(server)]


class Spent:
    """Seconds of processors since this was made: the server's, the driver's, each other's, and the whole machine's."""

    def __init__(self, server: int, others: list[int]) -> None:
        self._processes = [server, *others]
        self._before = self._now()

    def _now(self) -> list[float]:
        return [time.perf_counter(), busy_seconds(), time.process_time(), *map(cpu_seconds, self._processes)]

    def so_far(self) -> list[float]:
        return [now - before for now, before in zip(self._now(), self._before, strict=True)]


async def waiting(port: int, server: int, count: int, others: list[int]) -> dict[str, Any]:
    """What seats take at which nobody moves: memory, and of each process a part of a core."""
    tables = [Table(Tally(), port, closed_loop=False) for _ in range(count)]
    before, after = await seated(server, tables)
    spent = Spent(server, others)
    await asyncio.sleep(REST_SECONDS)
    took, _, _, *used = spent.so_far()
    return {
        "seats": SEATS * count,
        "mb": round((after - before) / 1e6, 1),
        "kb_per_seat": round((after - before) / SEATS / count / 1024, 1),
        "cores": [round(part / took, 3) for part in used],
    }


async def measure(port: int, server: int, count: int, rate: float, seconds: float, others: list[int]) -> dict[str, Any]:
    tally = Tally()
    tables = [Table(tally, port, closed_loop=not rate) for _ in range(count)]
    before, _ = await seated(server, tables)
    if rate:
        pacing = asyncio.create_task(at_a_rate(tables, rate, tally))
    else:
        pacing = asyncio.create_task(asyncio.sleep(0))
        for table in tables:
            table.play()
    await asyncio.sleep(WARM_UP_SECONDS)
    tally.counting, spent = True, Spent(server, others)
    await asyncio.sleep(seconds)
    tally.counting = False
    took, machine, own, used, *used_by_others = spent.so_far()
    tally.running = False
    await pacing
    after = resident_bytes(server)
    moves = sorted(tally.latencies)
    return {
        "tables": count,
        "rate": rate,
        "moves_per_s": round(len(moves) / took),
        "p50_ms": round(1000 * moves[len(moves) // 2], 2),
        "p99_ms": round(1000 * moves[len(moves) * 99 // 100], 2),
        "server_us_per_move": round(1e6 * used / len(moves)),
        "others_us_per_move": [round(1e6 * other / len(moves)) for other in used_by_others],
        "cores_busy": {
            "server": round((used + sum(used_by_others)) / took, 2),
            "driver": round(own / took, 2),
            "in all": round(machine / took, 2),
        },
        "kb_per_table": round((after - before) / count / 1024, 1),
        "kb_per_idle_line": await idle_lines(tables[0], 500, server),
        "skipped": tally.skipped,
    }


async def main() -> None:
    open_many_files()
    port, server, tables = map(int, sys.argv[1:4])
    rate, seconds = map(float, sys.argv[4:6])
    others = list(map(int, sys.argv[6:]))
    if seconds:
        print(json.dumps(await measure(port, server, tables, rate, seconds, others)))
    else:
        print(json.dumps(await waiting(port, server, tables, others)))


if __name__ == "__main__":
    uvloop.run(main())
