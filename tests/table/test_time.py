"""A clock on the wall may be set back or forward: what is measured at a table is not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial

import pytest

from gander.table import begin
from gander.table.clock import deadlines
from gander.table.events import Moved
from gander.table.live.capacity import Capacity
from gander.table.live.live_table import LiveTable
from gander.table.live.tables import Tables
from gander.table.log import MemoryLog
from gander.table.terms import Settings
from tests.kinds import TURN_BY_TURN
from tests.table.kit import HERE, HOST, NOON, opening
from tests.table.test_tables import Time, at_once, turns

GAME = TURN_BY_TURN.game.name
HOUR = 3600.0


class Clocks:
    """A clock on the wall that somebody sets, and a stopwatch that nobody can."""

    def __init__(self) -> None:
        self.wall, self.stopwatch = Time(), Time()

    def go_on(self, seconds: float) -> None:
        self.wall.now += seconds
        self.stopwatch.now += seconds


def host_of(log: MemoryLog, clocks: Clocks) -> Tables:
    return Tables(log, Capacity(keep_seconds=60), clocks.wall, at_once, clocks.stopwatch)


async def begun(host: Tables, seconds: float = 30) -> LiveTable:
    live = await host.open(opening(GAME, (HERE, HERE), Settings(turn_seconds=seconds)))
    await live.do(partial(begin.start, device=HOST))
    return live


def left(live: LiveTable) -> float:
    """Seconds until somebody's time runs out."""
    (due,) = deadlines(live.table)
    return due.at - live.now()


@pytest.fixture
def log() -> MemoryLog:
    return MemoryLog()


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


@pytest.fixture
async def host(log: MemoryLog, clocks: Clocks) -> AsyncIterator[Tables]:
    host = host_of(log, clocks)
    yield host
    await host.close()


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
async def test_a_turn_lasts_as_long_as_it_was_to(host: Tables, clocks: Clocks, jump: float) -> None:
    live = await begun(host)
    clocks.go_on(10)
    clocks.wall.now += jump
    assert left(live) == 20
    clocks.go_on(19)
    live._ring()
    await turns()
    assert left(live) == 1
    clocks.go_on(2)
    live._ring()
    await turns()
    assert left(live) == 30  # the first took too long, and the second has the full time


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
async def test_an_idle_table_is_put_away_in_time(host: Tables, clocks: Clocks, jump: float) -> None:
    await host.open(opening(GAME, (HERE, HERE)))
    clocks.wall.now += jump
    clocks.go_on(59)
    await host.sweep()
    assert list(host.live) == ["t"]
    clocks.go_on(1)
    await host.sweep()
    assert not host.live


async def test_after_a_restart_with_a_clock_set_back_a_table_goes_on_where_it_was(
    log: MemoryLog, clocks: Clocks
) -> None:
    """Nobody gets an hour more: the time since the last event is not known, and counts as none."""
    before = host_of(log, clocks)
    await begun(before)
    await before.close()
    clocks.wall.now -= HOUR
    after = host_of(log, clocks)
    live = await after.table("t")
    assert (live.now(), left(live)) == (NOON, 30)
    clocks.go_on(31)
    live._ring()
    await turns()
    last = log.events["t"][-1]
    assert isinstance(last, Moved)
    assert (last.by, last.at) == ("clock", NOON + 31)
    await after.close()


async def test_after_a_restart_with_a_clock_set_forward_a_deadline_has_passed_once(
    log: MemoryLog, clocks: Clocks
) -> None:
    """As if the server had stood still for that hour."""
    before = host_of(log, clocks)
    await begun(before)
    await before.close()
    clocks.wall.now += HOUR
    after = host_of(log, clocks)
    live = await after.table("t")
    live._ring()
    await turns()
    assert [type(event) for event in log.events["t"][-1:]] == [Moved]
    assert left(live) == 30
    await after.close()


async def test_the_time_of_the_server_never_runs_back(host: Tables, clocks: Clocks) -> None:
    clocks.go_on(5)
    assert host.clock() == NOON + 5
    clocks.wall.now -= HOUR
    clocks.go_on(5)
    assert host.clock() == NOON + 10
    clocks.wall.now += 2 * HOUR
    assert host.clock() == NOON + 10 + HOUR
