"""All live tables. A table that nobody looks at and that waits for nobody is put away; it is in the log and comes back
when somebody asks for it, or when a deadline is near."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from gander.contract.game import GameError, UnknownGame
from gander.record import BrokenRecord
from gander.table.change import course, opened
from gander.table.clock import next_due
from gander.table.errors import SPOILT, BrokenTable, Unknown, no_such_table
from gander.table.events import AnyEvent, Opened
from gander.table.live.capacity import Busy, Capacity
from gander.table.live.live_table import LiveTable
from gander.table.live.neighbours import Neighbours, NoNeighbours
from gander.table.live.presence import A_MOMENT
from gander.table.log import Conflict, EventLog
from gander.table.room.moving_on import first_events
from gander.table.table import Table

log = logging.getLogger(__name__)


A_DAY: Final = 24 * 3600.0
SLICE: Final = 250
"""Events that are gone through at a stretch when a table is read: one or two thousandths of a second."""


async def _folded(events: Sequence[AnyEvent]) -> Table | None:
    """The table that a log tells of. However long that is, everybody else gets in between."""
    table = None
    for place, (_, after) in enumerate(course(events), start=1):
        table = after
        if place % SLICE == 0:
            await asyncio.sleep(0)
    return table


class Tables:
    """All live tables."""

    def __init__(
        self,
        log: EventLog,
        capacity: Capacity | None = None,
        clock: Callable[[], float] = time.time,
        think: Callable[..., Awaitable[Any]] = asyncio.to_thread,
        stopwatch: Callable[[], float] = time.monotonic,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.log = log
        self.neighbours = neighbours or NoNeighbours(log)
        self.think = think
        self.capacity = capacity or Capacity()
        self.stopwatch = stopwatch
        self._wall = clock
        self._latest, self._latest_at = clock(), stopwatch()
        self.thinking = asyncio.Lock()
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.broken: set[str] = set()
        """The tables that were set aside."""
        self._of_other_rules: set[str] = set()
        self._rewritten = 0
        """How many tables had been rewritten when it was last looked."""

    def clock(self) -> float:
        """The time on the wall; where that is set back, time is counted on from where it was."""
        counted = self._latest + self.stopwatch() - self._latest_at
        self._latest, self._latest_at = max(self._wall(), counted), self.stopwatch()
        return self._latest

    async def open(self, event: Opened[Any]) -> LiveTable:
        """A new table. Raises `Busy` if there is no room for one more."""
        self._check_room()
        table = opened(event)
        await self.log.append(table.id, 0, [event], next_due(table))
        return self._keep(table, event.at)

    async def table(self, table_id: str) -> LiveTable:
        """The live table, read from the log if need be. Raises `Unknown` and `Busy`."""
        if (live := self.live.get(table_id)) is not None:
            live.used_at = self.stopwatch()
            if self.neighbours.several:
                await live.catch_up()
            return live
        if (loading := self._loading.get(table_id)) is None:
            self._check_room()
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        try:
            table, at = await self._read(table_id)
            await self.open_next(table)
            return self._keep(table, at)
        except BrokenTable:
            self._set_aside(table_id)
            raise

    def _set_aside(self, table_id: str) -> None:
        if table_id not in self.broken:
            self.broken.add(table_id)
            log.error("table %s is set aside: what is kept of it cannot be read", table_id)

    async def open_next(self, table: Table) -> None:
        """Make sure that the table exists to which a room moved on. Whoever wrote that it does may have been killed
        before it did; of all who find that out the log takes one. After a day an evening is over."""
        moved = table.moved_on
        if moved is None or moved.table in self.live or self.clock() - moved.at > A_DAY:
            return
        if not await self.log.read(moved.table):
            with suppress(Conflict):
                await self.log.append(moved.table, 0, first_events(table), None)

    async def newest(self, live: LiveTable) -> LiveTable:
        """The table at which the room is now. Raises `Unknown` and `Busy`."""
        while (moved := live.table.moved_on) is not None:
            live = await self.table(moved.table)
        return live

    async def peek(self, table_id: str) -> Table:
        """A table as it stands, without keeping it in memory. Raises `Unknown`."""
        live = None if self.neighbours.several else self.live.get(table_id)
        return live.table if live else await self.read(table_id)

    async def read(self, table_id: str) -> Table:
        """A table from the log. Raises `Unknown`, and `BrokenTable` for one that is set aside."""
        table, _ = await self._read(table_id)
        return table

    async def _read(self, table_id: str) -> tuple[Table, float]:
        """A table, and when something was last written down of it."""
        events = await self.log.read(table_id)
        try:
            table = await _folded(events)
        except (BrokenRecord, UnknownGame):
            raise  # the table is whole, and of other rules
        except SPOILT as fault:
            raise BrokenTable(table_id) from fault
        if table is None:
            raise no_such_table(table_id)
        return table, events[-1].at

    def _check_room(self) -> None:
        if len(self.live) + len(self._loading) >= self.capacity.most_tables:
            raise Busy(f"{len(self.live)} tables are being played on here, which is all there is room for")

    def _keep(self, table: Table, at: float) -> LiveTable:
        self.live[table.id] = live = LiveTable(self, table, at)
        return live

    async def run(self) -> None:
        """Look after all tables, until cancelled."""
        while True:
            try:
                await self.sweep()
            except Exception as fault:  # as when the disk is away for a moment; only its kind, the text may hold a card
                log.error("looking after the tables failed: %s", type(fault).__name__)
            await asyncio.sleep(self.capacity.sweep_seconds)

    async def sweep(self) -> None:
        """Put away what is idle, and wake what is due soon: also what was due while no server ran."""
        keep, unused_since = self.capacity.keep_seconds, self.stopwatch() - self.capacity.keep_seconds
        for live in list(self.live.values()):
            if live.used_at <= unused_since and live.is_idle(keep):
                await self._put_away(live)
        await self.read_rewritten()
        for table_id in await self.neighbours.due(self.clock() + keep, self.capacity.most_tables):
            if table_id not in self.live and not await self.wake(table_id):
                return

    async def _put_away(self, live: LiveTable) -> None:
        del self.live[live.table.id]
        await live.close()
        self.neighbours.let_go(live.table.id)

    async def read_rewritten(self) -> None:
        """Read again the tables out of which a name was taken, so that nobody is shown it any more. Who looks at one
        that is gone is sent away."""
        seen, found = await self.log.rewritten(self._rewritten)
        for table_id in found:
            if (loading := self._loading.get(table_id)) is not None:
                await asyncio.wait([loading])
            if (live := self.live.get(table_id)) is not None:
                await self._read_again(live)
        self._rewritten = max(seen, self._rewritten)

    async def _read_again(self, live: LiveTable) -> None:
        try:
            await live.read_again()
        except (Unknown, BrokenTable) as fault:
            if isinstance(fault, BrokenTable):
                self._set_aside(live.table.id)
            live.say_goodbye()
            await self._put_away(live)

    async def wake(self, table_id: str) -> bool:
        """Fetch a table that is due. Whether there was room for it."""
        if table_id not in self.broken | self._of_other_rules:
            try:
                await self.table(table_id)
            except BrokenTable:
                pass
            except GameError:
                self._of_other_rules.add(table_id)
            except Busy:
                return False
        return True

    def say_goodbye(self, seconds: float = A_MOMENT) -> None:
        """Tell everybody to come back after so long."""
        for live in self.live.values():
            live.say_goodbye(seconds)

    async def close(self) -> None:
        """Stop. Nothing needs saving: it was saved before it was told."""
        for live in list(self.live.values()):
            await live.close()
        self.live.clear()
