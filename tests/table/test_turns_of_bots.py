"""Fast bots at many tables: each table gets its turn, and people wait for one thought at most. Counted, not timed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from gander.table import begin, decide
from gander.table.live.live_table import LiveTable
from gander.table.live.tables import Tables
from gander.table.log import MemoryLog
from gander.table.terms import Settings
from tests.kinds import TURN_BY_TURN
from tests.table.kit import BOT, HERE, HOST, opening
from tests.table.test_tables import Time, answer

GAME = TURN_BY_TURN.game.name
TABLES = 30


class Thoughts:
    """Notes whose bots think, one turn of the loop each, and how many do so at the same time."""

    def __init__(self) -> None:
        self.of: list[str] = []
        self.at_once = self.most_at_once = 0

    async def think(self, choose: Callable[..., Any], table: Any, seat: int) -> Any:
        self.of.append(table.id)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        return choose(table, seat)


async def started(host: Tables, table: str, *seats: Any) -> LiveTable:
    live = await host.open(opening(GAME, seats, Settings(pace=0), table=table))
    await live.do(partial(begin.start, device=HOST))
    return live


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not what():
            await asyncio.sleep(0)


async def test_tables_with_fast_bots_take_turns() -> None:
    thoughts, time = Thoughts(), Time()
    host = Tables(MemoryLog(), clock=time, think=thoughts.think, stopwatch=time)
    for number in range(TABLES):
        await started(host, str(number), BOT, BOT)
    thoughts.of.clear()
    await until(lambda: len(thoughts.of) >= 3 * TABLES)
    shares = [thoughts.of[: 3 * TABLES].count(str(number)) for number in range(TABLES)]
    assert thoughts.most_at_once == 1
    assert set(shares) <= {2, 3, 4}
    await host.close()


async def test_a_person_waits_for_one_thought_at_most() -> None:
    thoughts, time = Thoughts(), Time()
    host = Tables(MemoryLog(), clock=time, think=thoughts.think, stopwatch=time)
    live = await started(host, "people", HERE, HERE)
    for number in range(TABLES):
        await started(host, str(number), BOT, BOT)
    await until(lambda: len(thoughts.of) >= TABLES)
    before = len(thoughts.of)
    await live.do(answer(live))
    assert len(thoughts.of) - before <= 2
    await host.close()


async def test_people_get_in_between_the_bots_of_their_own_table() -> None:
    thoughts, time = Thoughts(), Time()
    host = Tables(MemoryLog(), clock=time, think=thoughts.think, stopwatch=time)
    live = await started(host, "bots", BOT, BOT)
    before = len(thoughts.of)
    await live.do(partial(decide.pause, device=HOST))
    assert live.table.phase == "paused"
    assert len(thoughts.of) - before <= 2
    await host.close()
