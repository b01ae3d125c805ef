"""A live table: it has an inbox and one task that empties it: decide, write down, tell, in this order and one thing at
a time. So nobody is ever told what is not on disk."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, Protocol

from gander.contract.game import Seat
from gander.table import begin, decide
from gander.table.bots import Bots, key_of, woken
from gander.table.clock import bot_turns, hurried, next_due
from gander.table.decide import Decision, Stride
from gander.table.events import Device, Moved
from gander.table.herald import Herald
from gander.table.length import not_too_long
from gander.table.log import Conflict, EventLog
from gander.table.pov import presence
from gander.table.room import Busy, Room
from gander.table.table import Table
from gander.table.terms import Reaction
from gander.table.view import Presence

log = logging.getLogger(__name__)

INBOX: Final = 64
"""More than this many things waiting at one table are refused: no family is that quick."""
RETRY_SECONDS: Final = 5


class House(Protocol):
    """Where the table stands: what it shares with the others there."""

    log: EventLog
    room: Room
    thinking: asyncio.Lock
    """Held while a bot thinks. Those who wait for it get it in turn."""

    @property
    def think(self) -> Callable[..., Awaitable[Any]]:
        """Runs what takes a while: bots think in a thread, so that nobody at another table waits for them."""
        ...

    def stopwatch(self) -> float: ...

    def clock(self) -> float:
        """The time on the wall."""
        ...

    async def read(self, table_id: str) -> Table:
        """A table from the log."""
        ...


class Listener(Protocol):
    """A line to a device. It is told that there is something new, and fetches the newest when it can send."""

    device: Device

    def notice(self, stride: Stride | None) -> None:
        """The table went on, or (`None`) it is to be shown whole."""
        ...

    def came_or_went(self) -> None:
        """Somebody at the table is here, or gone, or the host is missed."""
        ...

    def reacted(self, seat: Seat, reaction: Reaction) -> None: ...

    def going_down(self) -> None: ...


class Live:
    """A table in memory, and its inbox."""

    def __init__(self, house: House, table: Table, at: float) -> None:
        self.table = table
        self.listeners: set[Listener] = set()
        self.used_at = house.stopwatch()
        self._began_at, self._began = max(at, house.clock()), house.stopwatch()
        self.facts = 0
        """Counts changes beside the game, as in who sits where: who has shown this number need not show them again."""
        self._house = house
        self._bots: Bots | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._went_on_at = self._began_at
        self._hurried_at: float | None = None
        """When the next bot moves because somebody hurries it. It is in no log: what is hurried is only a thought."""
        self.host_missed = False
        """The host's device has been away for a fair time, measured by the loop's clock, which nobody sets."""
        self._patience: asyncio.TimerHandle | None = None
        self._woken_at = asyncio.get_running_loop().time()
        self._gone_at: dict[Device, float] = {}
        """When the last line to a device that holds a seat was cut, by the loop's clock."""
        self._herald = Herald(self._tell_who_is_here)
        self._here = self.presence()
        self._closing = False
        self._inbox: asyncio.Queue[tuple[Decision, asyncio.Future[Stride]] | None] = asyncio.Queue(INBOX)
        """`None` asks to look after the table: its clocks, its bots, its end."""
        self._task = asyncio.create_task(self._run())
        self._set_alarm(next_due(self.table))
        self._wait_for_host()

    def now(self) -> float:
        """The time at this table, which never runs back and never jumps: it is read off the wall when the table is
        fetched, not before what was written last, and counted with a stopwatch from there."""
        return self._began_at + self._house.stopwatch() - self._began

    async def do(self, decision: Decision) -> Stride:
        """Put something into the inbox and wait until it is on disk. Raises what the decision raises."""
        return await self.submit(decision)

    def submit(self, decision: Decision) -> "asyncio.Future[Stride]":
        """Put something into the inbox, and hear later what came of it. Raises `Busy`."""
        if self._closing or self._inbox.full():
            raise Busy("too many things are waiting at this table: try again in a moment")
        done: asyncio.Future[Stride] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((partial(not_too_long, decision), done))
        return done

    # Who looks

    def listen(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._wait_for_host()
        listener.notice(None)
        self._herald.changed()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        gone_at = self._gone_at | {listener.device: asyncio.get_running_loop().time()}
        self._gone_at = {device: gone_at[device] for device in self._holders() & gone_at.keys()}
        self.used_at = self._house.stopwatch()
        self._wait_for_host()
        self._herald.changed()

    def _wait_for_host(self) -> None:
        """Give a host who is away a fair time to come back, before another may take over."""
        if self.table.host in self.devices():
            self._stop_waiting()
        elif self._patience is None and not self.host_missed:
            seconds = self._house.room.patience_seconds
            self._patience = asyncio.get_running_loop().call_later(seconds, self._miss_host)

    def _stop_waiting(self) -> None:
        self.host_missed = False
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _miss_host(self) -> None:
        self.host_missed, self._patience = True, None
        self._herald.changed()

    def presence(self) -> Presence:
        return presence(self.table, self.devices(), self.host_missed)

    def _tell_who_is_here(self) -> None:
        """Spectators come and go, and nobody else need know."""
        before, self._here = self._here, self.presence()
        if self._here != before:
            for listener in self.listeners:
                listener.came_or_went()

    def devices(self) -> set[Device]:
        return {listener.device for listener in self.listeners}

    def lately(self) -> set[Device]:
        """The devices with a seat that are here, or were so a moment ago; who was here before a restart may be."""
        since = asyncio.get_running_loop().time() - self._house.room.patience_seconds
        here, gone_at = self.devices(), self._gone_at
        return {device for device in self._holders() if device in here or gone_at.get(device, self._woken_at) > since}

    def _holders(self) -> set[Device]:
        return {chair.device for chair in self.table.chairs if chair.device is not None}

    def react(self, seat: Seat, reaction: Reaction) -> None:
        for listener in self.listeners:
            listener.reacted(seat, reaction)

    def hurry(self, device: Device) -> None:
        """Somebody at the table need not see the next bot think."""
        alone = self._holders() <= {device} and not self.table.stages
        if (at := hurried(self.table, self._went_on_at, alone=alone)) is not None:
            self._hurried_at = at
            self._set_alarm(self._next_due())

    def _tell(self, stride: Stride | None) -> None:
        if stride is None or any(type(event) is not Moved for event in stride.events):
            self.facts += 1
        for listener in self.listeners:
            listener.notice(stride)

    # The task

    async def _run(self) -> None:
        while not self._closing or not self._inbox.empty():
            order = await self._inbox.get()
            if order is None:
                await self._look_after()
                continue
            decision, done = order
            try:
                stride = await self._carry_out(decision)
            except Exception as refusal:
                if not done.done():
                    done.set_exception(refusal)
            else:
                if not done.done():
                    done.set_result(stride)

    async def _carry_out(self, decision: Decision) -> Stride:
        """Decide, write down, tell. If another process has written meanwhile, decide again on what it wrote."""
        while True:
            stride = decision(self.table, self.now())
            if not stride.events:
                return stride
            due = next_due(stride.after)
            try:
                await self._house.log.append(self.table.id, self.table.seq, stride.events, due)
            except Conflict:
                await self._read_again()
            else:
                self._go_on(stride, due)
                return stride

    def _go_on(self, stride: Stride, due: float | None) -> None:
        self.table = stride.after
        self._went_on_at, self._hurried_at = self.now(), None
        if stride.before.host != self.table.host:
            self._stop_waiting()
            self._wait_for_host()
        if self._bots is not None and self._bots.key == key_of(self.table):
            for step in stride.steps:
                self._bots.see(step)
        else:
            self._bots = None  # woken from the log when one is to move
        self._set_alarm(due)
        self._tell(stride)

    async def _read_again(self) -> None:
        self._bots = None
        self.table = await self._house.read(self.table.id)
        self._went_on_at, self._hurried_at = self.now(), None
        self._set_alarm(next_due(self.table))
        self._tell(None)

    # Clocks and bots

    def _next_due(self) -> float | None:
        due = next_due(self.table)
        return due if due is None or self._hurried_at is None else min(due, self._hurried_at)

    def _set_alarm(self, due: float | None, at_least: float = 0.0) -> None:
        """Be woken when the next deadline passes or a bot has thought long enough."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if due is not None:
            delay = max(at_least, due - self.now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self._inbox.full():
            self._set_alarm(self._next_due())
        else:
            self._inbox.put_nowait(None)

    async def _look_after(self) -> None:
        """Make the moves that are due, and one of a bot, and make sure of being woken for the next.

        One move, so that people at the same table get in between; and one bot thinks at a time, the tables in turn, so
        that people at other tables wait for one thought at most, however many bots there are.
        """
        try:
            await self._carry_out(begin.without_the_silent)
            await self._carry_out(decide.time_passes)
            if not self._closing and (seat := self._bot_to_move()) is not None:
                async with self._house.thinking:
                    what = await self._choice_of_bot(seat)
                await self._carry_out(partial(decide.bot_move, seat=seat, what=what))
        except Exception as fault:
            # Only its kind: the text of an error may hold a card.
            log.error("table %s could not go on by itself: %s", self.table.id, type(fault).__name__)
            self._bots = None
            self._set_alarm(next_due(self.table), RETRY_SECONDS)
        if self._alarm is None and not self._closing:
            self._set_alarm(self._next_due())

    def _bot_to_move(self) -> Seat | None:
        now = self.now()
        enough = self._hurried_at is not None and self._hurried_at <= now
        return next((due.actor for due in bot_turns(self.table) if enough or due.at <= now), None)

    async def _choice_of_bot(self, seat: Seat) -> Any:
        if self._bots is None:
            self._bots = await self._house.think(woken, self.table, await self._house.log.read(self.table.id))
        return await self._house.think(self._bots.choose, self.table, seat)

    # The end

    def is_idle(self, seconds: float) -> bool:
        """Nobody looks, nothing waits, and neither a clock nor a bot is due for a while."""
        due = next_due(self.table)
        return not self.listeners and self._inbox.empty() and (due is None or due > self.now() + seconds)

    async def close(self) -> None:
        """Finish what is in the inbox and stop."""
        self._closing = True
        self._herald.close()
        self._stop_waiting()
        if self._alarm is not None:
            self._alarm.cancel()
        if self._inbox.empty():
            self._inbox.put_nowait(None)
        await self._task
