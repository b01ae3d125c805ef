"""Tables at which bots play and no person does. They cost what any other table costs and nobody waits for them, so one
address has only a few at a time, and so many a day."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final, Protocol

from gander.store.coordination import bots_alone, short_codes
from gander.table.decide import Stride, nothing
from gander.table.errors import BrokenTable, Unknown
from gander.table.events import Device, GameEnded, Paused
from gander.table.live.live_table import LiveTable
from gander.table.live.tables import Tables
from gander.table.table import Table
from gander.web.services.limits import Limiter, TooMany, too_often
from gander.web.services.settings import BotsAloneLimit, Rate
from gander.workers.membership import Membership

MINUTES: Final = 24 * 60
BEGINNING: Final = "a game that only bots play, from one address,"


def rate_of(most: BotsAloneLimit) -> Rate:
    return Rate(burst=most.a_day, per_minute=most.a_day / MINUTES)


def nobody_plays(table: Table) -> bool:
    """Whether no person is to move at any seat."""
    return all(chair.device is None or chair.bot is not None for chair in table.chairs)


def goes_on_alone(table: Table) -> bool:
    """Whether a game is begun that no person plays."""
    return (table.phase in ("playing", "paused") or table.seal is not None) and nobody_plays(table)


def end_alone(table: Table, now: float) -> Stride:
    """A game ends that nobody plays any more; somebody may have come meanwhile."""
    is_on = table.phase in ("playing", "paused") and nobody_plays(table)
    return nothing(table).then(GameEnded(now)) if is_on else nothing(table)


class BotsAlone(Protocol):
    async def check(self, address: str, table: str) -> None:
        """One more begins. Raises `TooMany`."""
        ...


async def see_alone(bots_alone: BotsAlone, address: str, live: LiveTable, leaver: Device) -> None:
    """The last person has left a game. Bots play on for people who look on, where there is room for it, and else it
    ends. For a big screen that nobody is in front of, or for nobody, it waits until somebody is back."""
    if not goes_on_alone(live.table):
        return
    if live.table.is_deserted() and not onlookers(live) - {leaver}:
        await live.do(wait_for_somebody)
        return
    try:
        await bots_alone.check(address, live.table.id)
    except TooMany:
        await live.do(end_alone)


def onlookers(live: LiveTable) -> set[Device]:
    """The devices that show the table to a person now, and not to a room."""
    table = live.table
    screens = {*table.stages} if table.looks_on(table.host) else {table.host, *table.stages}
    return live.present.devices() - screens


def wait_for_somebody(table: Table, now: float) -> Stride:
    """The game stands still; somebody may have come back meanwhile."""
    waits = table.phase == "playing" and table.is_deserted()
    return nothing(table).then(Paused(now)) if waits else nothing(table)


def too_many(most: BotsAloneLimit) -> TooMany:
    return TooMany("too_many_requests", f"this address has {most.at_once} games that only bots play")


class OwnBotsAlone:
    """Counts them by address, among the tables that are in memory here."""

    def __init__(
        self, most: BotsAloneLimit, live: Mapping[str, LiveTable], stopwatch: Callable[[], float] = monotonic
    ) -> None:
        self._most, self._live = most, live
        self._a_day = Limiter(BEGINNING, rate_of(most), stopwatch)
        self._running: defaultdict[str, set[str]] = defaultdict(set)

    async def check(self, address: str, table: str) -> None:
        self._forget_those_that_are_over()
        if table in self._running[address]:
            return
        if len(self._running[address]) >= self._most.at_once:
            raise too_many(self._most)
        self._a_day.check(address)
        self._running[address].add(table)

    def _forget_those_that_are_over(self) -> None:
        for address, tables in list(self._running.items()):
            on = {table for table in tables if (live := self._live.get(table)) and goes_on_alone(live.table)}
            if on:
                self._running[address] = on
            else:
                del self._running[address]


class SharedBotsAlone:
    """Counts those of all workers, of whom any may have one in memory: whether it is over, its log tells."""

    def __init__(
        self, membership: Membership, most: BotsAloneLimit, tables: Tables, hash_of_address: Callable[[str], str]
    ) -> None:
        self._ask, self._most, self._tables = membership.ask, most, tables
        self._hash_of = hash_of_address

    async def check(self, address: str, table: str) -> None:
        address = self._hash_of(address)
        known = await self._ask(lambda line: bots_alone.tables_of(line, address))
        if table in known:
            return
        if len(known) >= self._most.at_once:
            await self._forget_those_that_are_over(address, known)
        if not await self._ask(lambda line: bots_alone.take_place(line, address, table, self._most.at_once)):
            raise too_many(self._most)
        rate = rate_of(self._most)
        who = f"bots {address}"
        if not await self._ask(lambda line: short_codes.may_guess(line, who, rate.burst, rate.per_minute / 60)):
            await self._ask(lambda line: bots_alone.leave_place(line, address, table))
            raise too_often(BEGINNING, rate)

    async def _forget_those_that_are_over(self, address: str, tables: Sequence[str]) -> None:
        for table in tables:
            with suppress(BrokenTable, Unknown):
                if goes_on_alone(await self._tables.peek(table)):
                    continue
            await self._ask(partial(bots_alone.leave_place, address=address, table=table))
