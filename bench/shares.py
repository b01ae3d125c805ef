"""How long people wait for a move while bots at other tables play as fast as they can, beside the same without them.

Everything is in one process, with a log in memory and bots that think in a thread, as on a server: what is measured is
whose turn it is, not the disk or the network. The ratio of the two is the figure to look at.
"""

from __future__ import annotations

import asyncio
from functools import partial
from statistics import quantiles
from time import perf_counter
from typing import Any, Final

from gander.games import game as game_of
from gander.luck import QuickLuck
from gander.table import begin, decide
from gander.table.codes import hash_of
from gander.table.decide import SentMove
from gander.table.events import Opened
from gander.table.live.tables import Tables
from gander.table.log import MemoryLog
from gander.table.terms import PlannedSeat, Settings

GAME: Final = "boar"
BOT_TABLES: Final = 40
MOVES: Final = 400
PAUSE: Final = 0.005
"""Seconds between two moves of the people."""
HOST, CODE = "host", "CODE"
PERSON, BOT = PlannedSeat("here", name="Mia"), PlannedSeat("bot", bot="elephant")


async def table_of(host: Tables, name: str, seat: PlannedSeat) -> Any:
    rules = game_of(GAME)
    event = Opened(
        at=host.clock(),
        table=name,
        game=GAME,
        version=rules.version,
        options=rules.options(players=4),
        seats=(seat,) * 4,
        settings=Settings(pace=0),
        host=HOST,
        seed="00" * 32,
        code_hash=hash_of(CODE + name),
    )
    live = await host.open(event)
    await live.do(partial(begin.start, device=HOST))
    return live


async def kept_busy(host: Tables, name: str) -> None:
    """A table of bots, and another game whenever one is over."""
    live = await table_of(host, name, BOT)
    while True:
        await asyncio.sleep(0.01)
        if live.table.phase == "over":
            await live.do(partial(begin.again, device=HOST, starts="youngest", seed=bytes(32)))


async def waits(bot_tables: int) -> list[float]:
    """Milliseconds that people waited for each of their moves."""
    host, luck = Tables(MemoryLog()), QuickLuck(1)
    waited: list[float] = []
    crowd = [asyncio.create_task(kept_busy(host, f"bots {number}")) for number in range(bot_tables)]
    live = await table_of(host, "people", PERSON)
    await asyncio.sleep(1)
    while len(waited) < MOVES:
        await asyncio.sleep(PAUSE)
        if live.table.phase == "over":
            await live.do(partial(begin.again, device=HOST, starts="youngest", seed=bytes(32)))
        current = live.table.round
        seat = current.awaited[0]
        reply = SentMove(
            seat, live.table.seq, str(len(waited)), current.legal[seat][luck.below(len(current.legal[seat]))]
        )
        began = perf_counter()
        await live.do(partial(decide.move, device=HOST, reply=reply))
        waited.append(1000 * (perf_counter() - began))
    for one in crowd:
        one.cancel()
    await host.close()
    return waited


def run() -> None:
    print("| | p50 ms | p95 ms | worst ms |\n| --- | ---: | ---: | ---: |")
    found = {}
    for tables in (0, BOT_TABLES):
        waited = asyncio.run(waits(tables))
        cuts = quantiles(waited, n=20)
        found[tables] = cuts[18]
        print(f"| beside {tables} tables of fast bots | {cuts[9]:.2f} | {cuts[18]:.2f} | {max(waited):.1f} |")
    print(f"\nA person waits {found[BOT_TABLES] / found[0]:.0f} times as long (p95).")


if __name__ == "__main__":
    run()
