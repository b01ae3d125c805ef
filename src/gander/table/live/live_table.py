"""A live table: it has an inbox and one task that empties it: decide, write down, tell, in this order and one thing at
a time. So nobody is ever told what is not on disk."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

from gander.contract.game import GameError, Seat
from gander.table import begin, decide
from gander.table.clock import bot_turns, hurried, next_due
from gander.table.decide import Decision, Stride, strides
from gander.table.errors import TableError
from gander.table.events import BetPlaced, Device, Moved
from gander.table.live.bots import Bots, key_of, woken
from gander.table.live.capacity import Busy, Capacity
from gander.table.live.log_length import not_too_long
from gander.table.live.neighbours import Neighbours
from gander.table.live.presence import A_MOMENT, Listener, PresentDevices
from gander.table.log import Conflict, EventLog, OtherKeeper
from gander.table.room.played import PersonNumber
from gander.table.table import Table
from gander.table.terms import Reaction

log = logging.getLogger(__name__)

INBOX: Final = 64
"""More than this many things waiting at one table are refused: no family is that quick."""
RETRY_SECONDS: Final = 5

Job: TypeAlias = Callable[[], Awaitable[None]]


class Surroundings(Protocol):
    """Where the table stands: what it shares with the others there."""

    log: EventLog
    neighbours: Neighbours
    capacity: Capacity
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

    async def open_next(self, table: Table) -> None:
        """Make sure that the table exists to which a room moved on."""
        ...


class LiveTable:
    """A table in memory, and its inbox."""

    def __init__(self, around: Surroundings, table: Table, at: float) -> None:
        self.table = table
        self.present = PresentDevices(
            lambda: self.table, around.capacity.patience_seconds, around.capacity.presence_gap_seconds
        )
        self.used_at = around.stopwatch()
        self.written_at = at
        """When something was last written down of it."""
        self._began_at, self._began = max(at, around.clock()), around.stopwatch()
        self.facts = 0
        """Counts changes beside the game, as in who sits where: who has shown this number need not show them again."""
        self._surroundings = around
        self._bots: Bots | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._went_on_at = self._began_at
        self._hurried_at: float | None = None
        """When the next bot moves because somebody hurries it. It is in no log: what is hurried is only a thought."""
        self._reading = False
        """Whether what others wrote is about to be read."""
        self._closing = False
        self._inbox: asyncio.Queue[Job] = asyncio.Queue(INBOX)
        self._task = asyncio.create_task(self._run())
        self.look_after()

    def now(self) -> float:
        """The time at this table, which never runs back and never jumps: it is read off the wall when the table is
        fetched, not before what was written last, and counted with a stopwatch from there."""
        return self._began_at + self._surroundings.stopwatch() - self._began

    async def do(self, decision: Decision) -> Stride:
        """Put something into the inbox and wait until it is on disk. Raises what the decision raises."""
        return await self.submit(decision)

    def submit(self, decision: Decision) -> "asyncio.Future[Stride]":
        """Put something into the inbox, and hear later what came of it. Raises `Busy`."""
        done: asyncio.Future[Stride] = asyncio.get_running_loop().create_future()
        self._put(partial(self._answer, partial(not_too_long, decision), done))
        return done

    def _put(self, job: Job) -> None:
        if self._closing or self._inbox.full():
            raise Busy("too many things are waiting at this table: try again in a moment")
        self._inbox.put_nowait(job)

    # Who looks

    def listen(self, listener: Listener) -> None:
        if listener.device not in self._devices_here():
            self._surroundings.neighbours.came(self.table.id, listener.device)
        self.present.listen(listener)

    def leave(self, listener: Listener) -> None:
        self.present.leave(listener)
        self.used_at = self._surroundings.stopwatch()
        if listener.device not in self._devices_here():
            self._surroundings.neighbours.went(self.table.id, listener.device)

    def fell_silent(self, listener: Listener) -> None:
        """A line does not answer: who is at its end counts as away until it does."""
        was_here = listener.device in self._devices_here()
        self.present.fell_silent(listener)
        if was_here and listener.device not in self._devices_here():
            self._surroundings.neighbours.went(self.table.id, listener.device)

    def spoke_again(self, listener: Listener) -> None:
        if listener.device not in self._devices_here():
            self._surroundings.neighbours.came(self.table.id, listener.device)
        self.present.spoke_again(listener)

    def _devices_here(self) -> set[Device]:
        return self.present.devices_here()

    def react(self, seat: Seat, reaction: Reaction) -> None:
        self.show_reaction(seat, reaction)
        self._surroundings.neighbours.reacted(self.table.id, seat, reaction)

    def show_reaction(self, seat: Seat, reaction: Reaction) -> None:
        for listener in self.present.listeners:
            listener.reacted(seat, reaction)

    def cheer(self, person: PersonNumber, reaction: Reaction) -> None:
        """Somebody who looks on shows a reaction."""
        self.show_cheer(person, reaction)
        self._surroundings.neighbours.cheered(self.table.id, person, reaction)

    def show_cheer(self, person: PersonNumber, reaction: Reaction) -> None:
        for listener in self.present.listeners:
            listener.cheered(person, reaction)

    def hurry(self, device: Device) -> None:
        """Somebody at the table need not see the next bot think."""
        if not self._surroundings.neighbours.keeps(self.table.id):
            self._surroundings.neighbours.hurried(self.table.id, device)
        elif (at := hurried(self.table, self._went_on_at, alone=self.present.alone(device))) is not None:
            self._hurried_at = at
            self._set_alarm(self._next_due())

    def _tell(self, stride: Stride | None) -> None:
        if stride is not None and all(type(event) is BetPlaced for event in stride.events):
            self._tell_bettors(stride)
            return
        if stride is None or any(type(event) is not Moved for event in stride.events):
            self.facts += 1
        for listener in self.present.listeners:
            listener.notice(stride)

    def _tell_bettors(self, stride: Stride) -> None:
        """What they bet is for nobody else before the truth, nor that they did."""
        assert self.table.room is not None
        people = self.table.room.people
        devices = {people[event.person].device for event in stride.events if isinstance(event, BetPlaced)}
        for listener in self.present.listeners:
            if listener.device in devices:
                listener.notice(None)

    # The task

    async def _run(self) -> None:
        while not self._closing or not self._inbox.empty():
            job = await self._inbox.get()
            await job()

    async def _answer(self, decision: Decision, done: "asyncio.Future[Stride]") -> None:
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
            try:
                return await self._take(decision)
            except Conflict:
                await self._read_again()
            except (TableError, GameError):
                # Nobody is refused for what is no longer so.
                if not self._surroundings.neighbours.several or not await self._catch_up():
                    raise

    async def _take(self, decision: Decision, keeper: int = 0) -> Stride:
        """Decide on the table as it is here, write down, tell. Raises `Conflict` if it is no longer so."""
        stride = decision(self.table, self.now())
        if stride.events:
            due = next_due(stride.after)
            await self._surroundings.log.append(self.table.id, self.table.seq, stride.events, due, keeper)
            await self._surroundings.open_next(stride.after)
            self._go_on(stride)
            self._set_alarm(due)
            self._surroundings.neighbours.went_on(self.table.id, self.table.seq)
        return stride

    def _go_on(self, stride: Stride) -> None:
        self.table = stride.after
        self.written_at = stride.events[-1].at
        self._went_on_at, self._hurried_at = self.now(), None
        if stride.before.host != self.table.host:
            self.present.other_host()
        if self._bots is not None and self._bots.key == key_of(self.table):
            for step in stride.steps:
                self._bots.see(step)
        else:
            self._bots = None  # woken from the log when one is to move
        self._tell(stride)

    async def _read_again(self) -> None:
        self._bots = None
        self.table = await self._surroundings.read(self.table.id)
        await self._surroundings.open_next(self.table)
        self._went_on_at, self._hurried_at = self.now(), None
        self._set_alarm(next_due(self.table))
        self._tell(None)

    # What the neighbours wrote

    def went_on_elsewhere(self, seq: int) -> None:
        """The table is at this number, it is said."""
        if seq > self.table.seq and not self._reading and not self._inbox.full():
            self._reading = True
            self._inbox.put_nowait(self._catch_up_or_say_so)

    async def catch_up(self) -> None:
        """Make sure to know what is written by now. Raises `StoreError`."""
        await self._read(self._catch_up)

    async def read_again(self) -> None:
        """Read all of it again, as after a name was taken out, and show it. Raises `StoreError`, and `Unknown` if
        nothing is left."""
        await self._read(self._read_again)

    async def _read(self, reading: Callable[[], Awaitable[object]]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def read() -> None:
            try:
                await reading()
            except Exception as fault:
                done.set_exception(fault)
            else:
                done.set_result(None)

        self._put(read)
        await done

    async def _catch_up_or_say_so(self) -> None:
        try:
            await self._catch_up()
        except Exception as fault:  # it is tried again with the next word of it, or within a second
            log.error("table %s could not be read: %s", self.table.id, type(fault).__name__)

    async def _catch_up(self) -> bool:
        """Take the strides that others have written; whether there were any."""
        self._reading = False
        events = await self._surroundings.log.read(self.table.id, self.table.seq)
        for stride in strides(self.table, events):
            if any(isinstance(event, Moved) and event.by == "bot" for event in stride.events):
                self._bots = None  # the bots here did not choose it: another's luck is elsewhere by now
            self._began_at += max(0.0, stride.events[-1].at - self.now())
            await self._surroundings.open_next(stride.after)
            self._go_on(stride)
        if events:
            self._set_alarm(next_due(self.table) if self._surroundings.neighbours.keeps(self.table.id) else None)
        return bool(events)

    # Clocks and bots

    def look_after(self) -> None:
        """Wait for what is due next."""
        self._set_alarm(self._next_due())

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
            self.look_after()
        else:
            self._inbox.put_nowait(self._do_what_is_due)

    async def _do_what_is_due(self) -> None:
        """Make the moves that are due, if they are for this process to make, and make sure of being woken again."""
        try:
            if (keeper := await self._surroundings.neighbours.keep(self.table.id)) is None:
                return
            await self._move_by_itself(keeper)
        except OtherKeeper:
            self._surroundings.neighbours.let_go(self.table.id)
            return
        except Conflict:
            await self._catch_up_or_say_so()
        except Exception as fault:
            # Only its kind: the text of an error may hold a card.
            log.error("table %s could not go on by itself: %s", self.table.id, type(fault).__name__)
            self._bots = None
            self._set_alarm(next_due(self.table), RETRY_SECONDS)
        if self._alarm is None and not self._closing:
            self.look_after()

    async def _move_by_itself(self, keeper: int) -> None:
        """Make the moves that are due, and one of a bot.

        One move, so that people at the same table get in between; and one bot thinks at a time, the tables in turn, so
        that people at other tables wait for one thought at most, however many bots there are.
        """
        await self._take(begin.without_the_silent, keeper)
        await self._take(decide.time_passes, keeper)
        if not self._closing and (seat := self._bot_to_move()) is not None:
            async with self._surroundings.thinking:
                what = await self._choice_of_bot(seat)
            try:
                await self._take(partial(decide.bot_move, seat=seat, what=what), keeper)
            except BaseException:
                self._bots = None  # it has chosen what was not written: who wakes it again has it choose anew
                raise

    def _bot_to_move(self) -> Seat | None:
        now = self.now()
        enough = self._hurried_at is not None and self._hurried_at <= now
        return next((due.actor for due in bot_turns(self.table) if enough or due.at <= now), None)

    async def _choice_of_bot(self, seat: Seat) -> Any:
        if self._bots is None:
            self._bots = await self._surroundings.think(
                woken, self.table, await self._surroundings.log.read(self.table.id)
            )
        return await self._surroundings.think(self._bots.choose, self.table, seat)

    # The end

    def say_goodbye(self, seconds: float = A_MOMENT) -> None:
        """Tell everybody to come back after so long."""
        for listener in self.present.listeners:
            listener.going_down(seconds)

    def is_idle(self, seconds: float) -> bool:
        """Nobody looks, nothing waits, and neither a clock nor a bot is due for a while."""
        due = next_due(self.table)
        return not self.present.listeners and self._inbox.empty() and (due is None or due > self.now() + seconds)

    async def close(self) -> None:
        """Finish what is in the inbox and stop."""
        self._closing = True
        self.present.close()
        if self._alarm is not None:
            self._alarm.cancel()
        if self._inbox.empty():
            self._inbox.put_nowait(self._nothing_more)
        await self._task

    async def _nothing_more(self) -> None:
        """Wakes the task, so that it sees that it is to end."""
