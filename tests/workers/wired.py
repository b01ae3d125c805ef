"""Three workers whose every line to PostgreSQL, PgBouncer and Redis leads over a wire that can fail.

The second worker has a pooler before its database, with a wire on both sides. A balancer asks for `/health` and sends
nobody to who is not well, as any balancer does.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import product
from pathlib import Path
from typing import Final

import httpx

from tests.databases import pgbouncer
from tests.workers.balancer import Balancer
from tests.workers.cluster import WORKERS, Site, Worker, servers, serving
from tests.workers.play import Person, Play
from tests.workers.wires import Direction, Fault, Kind, Wire

LIMIT: Final = 5.0
"""Seconds within which everybody sees their table move after a fault."""
TICK: Final = 0.05
"""Seconds are counted by a loop that sleeps for so long each time. It runs beside the people and the wires: while the
machine does other things it stands still like them, so a busy machine makes nobody late."""
BY_HEALTH: Final = 0.3
KINDS: Final[tuple[Kind, ...]] = ("swallow", "delay", "cut", "half-close")
DIRECTIONS: Final[tuple[Direction, ...]] = ("there", "back")
SHARES: Final = (0.0, 0.5, 1.0)
"""Before, within and after."""


class HealthyBalancer(Balancer):
    """Asks every worker how it is."""

    def __init__(self, ports: Sequence[int], chance: random.Random) -> None:
        super().__init__(ports, chance)
        self.well = {*ports}

    async def look(self) -> None:
        await asyncio.gather(*(self._look_at(port) for port in self._ports))

    async def _look_at(self, port: int) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=2) as asking:
            while True:
                status = 0
                with suppress(httpx.HTTPError):
                    status = (await asking.get("/health")).status_code
                (self.well.add if status == 200 else self.well.discard)(port)
                await asyncio.sleep(BY_HEALTH)

    def _in_turn(self) -> list[int]:
        return sorted(super()._in_turn(), key=lambda port: port not in self.well)


class WiredCluster(Site):
    def __init__(self, balancer: HealthyBalancer, database: str, wires: dict[str, Wire]) -> None:
        super().__init__(balancer, database)
        self.well = balancer.well
        self.wires = wires
        """By what they lead from and to; a number says of which worker."""

    async def has_healthy_workers(self) -> None:
        """Until somebody is well besides the one to whom it happens next."""
        while len(self.well) < 2:
            await asyncio.sleep(TICK)


@asynccontextmanager
async def wired_cluster(folder: Path, chance: random.Random) -> AsyncIterator[WiredCluster]:
    async with AsyncExitStack() as stack:
        postgres, redis = stack.enter_context(servers(folder))

        async def wire(name: str, address: str) -> str:
            at = int(address.rpartition(":")[2].partition("/")[0])
            wires[name] = await stack.enter_async_context(Wire(at, postgres=address.startswith("postgres")))
            return wires[name].instead_of(address)

        wires: dict[str, Wire] = {}
        behind = await wire("pooler to database", postgres.address)
        pooled = await asyncio.to_thread(stack.enter_context, pgbouncer(behind))
        before = [postgres.address, pooled, postgres.address]
        names = ["to database", "to pooler", "to database"]
        workers = [
            Worker(
                number,
                [
                    str(folder),
                    await wire(f"{number} {names[number]}", before[number]),
                    await wire(f"{number} to channel", redis.address),
                ],
            )
            for number in range(WORKERS)
        ]
        await stack.enter_async_context(serving(workers))
        balancer = await stack.enter_async_context(HealthyBalancer([worker.port for worker in workers], chance))
        looking = asyncio.create_task(balancer.look())
        try:
            yield WiredCluster(balancer, postgres.address, wires)
        finally:
            looking.cancel()
            with suppress(asyncio.CancelledError):
                await looking


def all_faults(cluster: WiredCluster, chance: random.Random) -> list[tuple[str, Fault]]:
    """Every kind on every wire, at every moment, in both directions, on one line and on all of them; in any order."""
    faults = [
        (
            name,
            Fault(kind, direction, share, chance.uniform(0.5, 2.5) if kind == "delay" else chance.uniform(1, 6), whole),
        )
        for name, kind, direction, share, whole in product(cluster.wires, KINDS, DIRECTIONS, SHARES, (False, True))
    ]
    chance.shuffle(faults)
    return faults


class Ordeal:
    """One fault after the other; after each, all who play wait until they see their table move."""

    def __init__(self, cluster: WiredCluster, play: Play, limit: float = LIMIT) -> None:
        self._cluster, self._play, self._limit = cluster, play, limit
        self._ticks = 0
        self.suffered: list[tuple[str, Fault]] = []
        self.worst = 0.0
        self.late: list[str] = []

    async def suffer(self, faults: Sequence[tuple[str, Fault]], seconds: float) -> None:
        ticking = asyncio.create_task(self._tick())
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        try:
            while len(self._play.people) == 0:
                await asyncio.sleep(TICK)
            for name, fault in faults:
                if loop.time() > until:
                    return
                await self._suffer(name, fault)
        finally:
            ticking.cancel()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self._ticks += 1

    async def _suffer(self, name: str, fault: Fault) -> None:
        wire, patience = self._cluster.wires[name], 1.0
        wire.fail_at_next(fault)
        while not wire.struck.is_set():
            await self._cluster.has_healthy_workers()
            self._cluster.balancer.cut(0.5)  # so that people come to every worker again, and somebody writes there
            with suppress(TimeoutError):
                await asyncio.wait_for(wire.struck.wait(), patience)
            patience *= 2
        self.suffered.append((name, fault))
        await asyncio.gather(*(self._sees_it_move(person, name, fault) for person in [*self._play.people]))

    async def _sees_it_move(self, person: Person, name: str, fault: Fault) -> None:
        began, seq = self._ticks, person.seq()
        while person in self._play.people and not person.is_over and person.seq() <= seq:
            await asyncio.sleep(TICK)
            if (self._ticks - began) * TICK > 2 * self._limit:
                break
        waited = (self._ticks - began) * TICK
        self.worst = max(self.worst, waited)
        if waited > self._limit:
            self.late.append(f"seat {person.player.seat} waited for {waited:.1f} s after {name}: {fault}")
