"""The live tables: written before told, woken when due, put away when idle."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from threading import Event
from typing import Any

import pytest

from gander.table import begin, decide
from gander.table.codes import hash_of
from gander.table.decide import Decision, Newcomer, SentMove, Stride
from gander.table.errors import Unknown, WrongTime
from gander.table.events import AnyEvent, Moved, Paused
from gander.table.live.capacity import Busy, Capacity
from gander.table.live.live_table import INBOX, LiveTable
from gander.table.live.tables import Tables
from gander.table.log import MemoryLog
from gander.table.terms import PlannedSeat, Settings
from tests.kinds import TURN_BY_TURN
from tests.table.kit import BOT, CODE, GUEST, HERE, HOST, NOON, OPEN, opening

GAME = TURN_BY_TURN.game.name


class Time:
    """A clock that stands still unless moved."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


class Ear:
    """A listener that only notes what it is told."""

    def __init__(self, device: str = GUEST) -> None:
        self.device = device
        self.heard: list[Stride | None] = []
        self.reactions: list[tuple[int, str]] = []
        self.told_to_come_back = False
        self.told_who_is_here = 0

    def notice(self, stride: Stride | None) -> None:
        self.heard.append(stride)

    def came_or_went(self) -> None:
        self.told_who_is_here += 1

    def reacted(self, seat: int, reaction: str) -> None:
        self.reactions.append((seat, reaction))

    def cheered(self, person: int, reaction: str) -> None: ...

    def going_down(self, seconds: float) -> None:
        self.told_to_come_back = True


class SlowLog(MemoryLog):
    """A log whose disk can be held back."""

    def __init__(self) -> None:
        super().__init__()
        self.disk = asyncio.Event()
        self.disk.set()

    async def append(
        self, table: str, expected: int, events: Sequence[AnyEvent], due: float | None, keeper: int = 0
    ) -> None:
        await self.disk.wait()
        await super().append(table, expected, events, due, keeper)


async def at_once(choose: Callable[..., Any], *args: Any) -> Any:
    """Bots that need no thread to think, so that nothing happens between two turns of the loop."""
    return choose(*args)


async def turns(count: int = 20) -> None:
    """Let everything that can happen now happen."""
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.fixture
def log() -> SlowLog:
    return SlowLog()


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def tables(log: SlowLog, time: Time) -> AsyncIterator[Tables]:
    tables = Tables(log, Capacity(most_tables=3, keep_seconds=60), time, at_once, time)
    yield tables
    await tables.close()


async def open_table(
    tables: Tables, *seats: PlannedSeat, settings: Settings | None = None, table: str = "t"
) -> LiveTable:
    live = await tables.open(opening(GAME, seats, settings, table=table))
    await live.do(partial(begin.start, device=HOST))
    return live


def answer(live: LiveTable, move_id: str = "first") -> Decision:
    """Seat 0 answers what is shown now."""
    assert live.table.round is not None
    legal = live.table.round.legal[0]
    return partial(decide.move, device=HOST, reply=SentMove(0, live.table.seq, move_id, legal[0]))


async def test_nobody_is_told_before_it_is_on_disk(tables: Tables, log: SlowLog) -> None:
    live = await open_table(tables, HERE, HERE)
    ear, before = Ear(), live.table
    live.listen(ear)
    ear.heard.clear()
    log.disk.clear()
    moving = asyncio.create_task(live.do(answer(live)))
    await turns()
    assert (ear.heard, live.table, moving.done()) == ([], before, False)
    log.disk.set()
    stride = await moving
    assert ear.heard == [stride]
    assert log.events["t"][-1] == stride.events[-1]


async def test_what_another_process_wrote_first_is_read_and_the_move_is_judged_anew(
    tables: Tables, log: SlowLog
) -> None:
    live = await open_table(tables, HERE, HERE)
    elsewhere = Tables(log, clock=tables.clock)
    await (await elsewhere.table("t")).do(answer(live, move_id="theirs"))
    await elsewhere.close()
    with pytest.raises(WrongTime, match="stale"):
        await live.do(answer(live, move_id="ours"))
    assert live.table.seq == len(log.events["t"])


async def test_a_host_is_missed_after_a_fair_time_and_no_sooner(log: SlowLog, time: Time) -> None:
    tables = Tables(log, Capacity(patience_seconds=0.05), time, at_once, time)
    live = await open_table(tables, HERE, HERE)
    ear, there = Ear(), Ear(HOST)
    live.listen(there)
    live.leave(there)
    live.listen(ear)
    ear.heard.clear()
    time.now += 7200  # somebody sets the clock: nothing is measured by it
    await turns()
    assert (live.present.host_missed, ear.heard) == (False, [])
    await asyncio.sleep(0.4)
    assert (live.present.host_missed, live.present.presence().host_away) == (True, True)
    assert ear.told_who_is_here >= 1
    live.listen(there)
    await asyncio.sleep(0.1)
    assert not live.present.host_missed
    await tables.close()


async def test_who_took_over_is_given_a_fair_time_as_well(log: SlowLog, time: Time) -> None:
    tables = Tables(log, Capacity(patience_seconds=0.05), time, at_once, time)
    live = await tables.open(opening(GAME, (HERE, OPEN)))
    await live.do(partial(decide.join, comer=Newcomer(GUEST, "Ben"), code_hash=hash_of(CODE)))
    await asyncio.sleep(0.1)
    missed = [live.present.host_missed]
    await live.do(partial(decide.take_over, device=GUEST, host_missed=live.present.host_missed))
    missed.append(live.present.host_missed)
    await asyncio.sleep(0.1)
    missed.append(live.present.host_missed)
    assert missed == [True, False, True]
    await tables.close()


async def test_two_orders_at_once_are_carried_out_one_after_the_other(tables: Tables, log: SlowLog) -> None:
    live = await open_table(tables, HERE, HERE)
    await asyncio.gather(live.do(answer(live)), live.do(partial(decide.pause, device=HOST)))
    assert [type(event) for event in log.events["t"][-2:]] == [Moved, Paused]


async def test_an_inbox_that_is_full_says_so(tables: Tables, log: SlowLog) -> None:
    live = await open_table(tables, HERE, HERE)
    log.disk.clear()
    waiting = [asyncio.create_task(live.do(answer(live))) for _ in range(2 * INBOX)]
    await turns()
    refused = [task for task in waiting if task.done()]
    assert len(refused) >= INBOX - 1
    assert {type(task.exception()) for task in refused} == {Busy}
    log.disk.set()
    assert len(await asyncio.gather(*(set(waiting) - set(refused)))) <= INBOX + 1


async def test_bots_play_a_whole_game_by_themselves(tables: Tables) -> None:
    live = await open_table(tables, BOT, BOT, settings=Settings(pace=0))
    for _ in range(1000):
        await turns()
        if live.table.phase == "over":
            break
    assert live.table.round is not None
    assert live.table.round.outcome is not None


async def test_a_hurried_bot_moves_at_once_and_the_next_one_takes_its_time_again(
    tables: Tables, log: SlowLog, time: Time
) -> None:
    live = await open_table(tables, BOT, BOT, HERE, settings=Settings(pace=60))
    time.now += 1
    await turns()
    assert moved(log) == 0
    live.hurry(HOST)
    await turns()
    assert moved(log) == 1
    time.now += 1
    await turns()
    assert moved(log) == 1


def moved(log: SlowLog) -> int:
    """How many moves bots have made."""
    return sum(isinstance(event, Moved) and event.by == "bot" for event in log.events["t"])


async def test_a_bot_that_thinks_long_keeps_nobody_waiting_at_another_table(log: SlowLog, time: Time) -> None:
    thinking, moved = Event(), Event()

    def ponder(choose: Callable[..., Any], *args: Any) -> Any:
        thinking.set()
        assert moved.wait(timeout=60)  # for ever, if nobody at the other table could move meanwhile
        return choose(*args)

    tables = Tables(log, clock=time, stopwatch=time)
    to_thread, tables.think = tables.think, lambda choose, *args: to_thread(ponder, choose, *args)
    slow = await open_table(tables, BOT, BOT, settings=Settings(pace=0), table="slow")
    quick = await open_table(tables, HERE, HERE, table="quick")
    assert await asyncio.to_thread(thinking.wait, 60)
    await quick.do(answer(quick))
    assert not any(event.by == "bot" for event in log.events["slow"] if isinstance(event, Moved))
    moved.set()
    while slow.table.phase != "over":
        await asyncio.sleep(0)
    await tables.close()


@pytest.mark.parametrize(
    ("starter", "settings", "by"),
    [(HERE, Settings(turn_seconds=30), "clock"), (BOT, Settings(pace=2), "bot")],
    ids=["a deadline passed", "a bot was to move"],
)
async def test_what_was_due_while_no_server_ran_becomes_a_move(
    log: SlowLog, time: Time, starter: PlannedSeat, settings: Settings, by: str
) -> None:
    before = Tables(log, clock=time, think=at_once, stopwatch=time)
    await open_table(before, starter, HERE, settings=settings)
    await before.close()
    time.now += 3600
    after = Tables(log, clock=time, think=at_once, stopwatch=time)
    await after.sweep()
    await turns()
    last = log.events["t"][-1]
    assert isinstance(last, Moved)
    assert (last.actor, last.by) == (0, by)
    await after.close()


async def test_an_idle_table_leaves_memory_and_comes_back(tables: Tables, time: Time) -> None:
    live = await open_table(tables, HERE, HERE)
    await live.do(answer(live))
    time.now += 61
    await tables.sweep()
    assert tables.live == {}
    again = await tables.table("t")
    assert again is not live
    assert again.table == live.table


async def test_a_table_that_somebody_looks_at_stays(tables: Tables, time: Time) -> None:
    live = await open_table(tables, HERE, HERE)
    live.listen(Ear())
    time.now += 3600
    await tables.sweep()
    assert tables.live == {"t": live}


async def test_a_table_with_a_deadline_far_away_leaves_memory_and_is_woken_in_time(tables: Tables, time: Time) -> None:
    await open_table(tables, HERE, HERE, settings=Settings(turn_seconds=3600))
    time.now += 61
    await tables.sweep()
    assert tables.live == {}
    time.now += 3500
    await tables.sweep()
    assert list(tables.live) == ["t"]


async def test_a_flood_of_tables_is_refused(tables: Tables) -> None:
    for table in "abc":
        await open_table(tables, HERE, HERE, table=table)
    with pytest.raises(Busy, match="3 tables are being played on here"):
        await open_table(tables, HERE, HERE, table="d")


async def test_an_unknown_table(tables: Tables) -> None:
    with pytest.raises(Unknown):
        await tables.table("nowhere")


async def test_a_table_asked_for_by_many_at_once_is_loaded_once(tables: Tables, time: Time) -> None:
    await open_table(tables, HERE, HERE)
    time.now += 61
    await tables.sweep()
    first, *others = await asyncio.gather(*(tables.table("t") for _ in range(5)))
    assert all(other is first for other in others)


async def test_stopping_tells_everybody_and_loses_nothing(log: SlowLog, time: Time) -> None:
    tables = Tables(log, clock=time, think=at_once, stopwatch=time)
    live = await open_table(tables, HERE, HERE)
    ear = Ear()
    live.listen(ear)
    moving = asyncio.create_task(live.do(answer(live)))
    await asyncio.sleep(0)
    tables.say_goodbye()
    await tables.close()
    assert ear.told_to_come_back
    assert (await moving).events[0] == log.events["t"][-1]


async def test_reactions_reach_everybody_and_are_not_written_down(tables: Tables, log: SlowLog) -> None:
    live = await open_table(tables, HERE, HERE)
    ear = Ear()
    live.listen(ear)
    written = len(log.events["t"])
    live.react(0, "applause")
    assert ear.reactions == [(0, "applause")]
    assert len(log.events["t"]) == written


async def test_joining_goes_through_the_inbox_too(tables: Tables) -> None:
    live = await tables.open(opening(GAME, [HERE, OPEN]))
    join = partial(decide.join, code_hash=hash_of(CODE))
    results = await asyncio.gather(
        *(live.do(partial(join, comer=Newcomer(device, "Ben"))) for device in ("one", "two")), return_exceptions=True
    )
    assert [type(result) for result in results] == [Stride, WrongTime]
