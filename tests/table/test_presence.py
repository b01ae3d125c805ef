"""Who is here is told in a few words, seldom, and only where it changed."""

from __future__ import annotations

import asyncio

from gander.table.live.capacity import Capacity
from gander.table.live.herald import Herald
from gander.table.live.tables import Tables
from gander.table.log import MemoryLog
from gander.table.view import Presence
from tests.kinds import TURN_BY_TURN
from tests.table.kit import GUEST, HERE, HOST, OPEN, opening
from tests.table.test_tables import Ear

GAME = TURN_BY_TURN.game.name
GAP = Capacity().presence_gap_seconds


async def test_a_thousand_arrivals_are_no_news_to_those_who_are_there() -> None:
    host = Tables(MemoryLog())
    live = await host.open(opening(GAME, (HERE, OPEN)))
    player = Ear(HOST)
    live.listen(player)
    heard = (len(player.heard), player.told_who_is_here)
    crowd = [Ear(f"spectator {number}") for number in range(1000)]
    for one in crowd:
        live.listen(one)
    for one in crowd:
        live.leave(one)
    await asyncio.sleep(2 * GAP)
    assert (len(player.heard), player.told_who_is_here) == heard
    assert [len(one.heard) for one in crowd] == [1] * 1000  # each was shown the table once
    await host.close()


async def test_of_those_who_left_only_who_holds_a_seat_is_remembered() -> None:
    host = Tables(MemoryLog())
    live = await host.open(opening(GAME, (HERE, OPEN)))
    for ear in [Ear(HOST), *(Ear(f"spectator {number}") for number in range(1000))]:
        live.listen(ear)
        live.leave(ear)
    assert live.present.lately() == {HOST}
    assert live.present._gone_at.keys() == {HOST}
    await host.close()


async def test_somebody_who_comes_and_goes_all_the_time_is_told_now_and_then() -> None:
    host = Tables(MemoryLog())
    live = await host.open(opening(GAME, (HERE, OPEN)))
    watcher, player = Ear(GUEST), Ear(HOST)
    live.listen(watcher)
    for _ in range(500):
        live.listen(player)
        live.leave(player)
    live.listen(player)
    await asyncio.sleep(2 * GAP)
    assert len(watcher.heard) == 1
    assert 1 <= watcher.told_who_is_here <= 3
    assert live.present.presence() == Presence((0,), people=(0,))
    await host.close()


async def test_a_herald_tells_the_first_at_once_and_the_rest_together() -> None:
    told: list[None] = []
    herald = Herald(lambda: told.append(None), GAP)
    for _ in range(100):
        herald.changed()
    assert len(told) == 1
    await asyncio.sleep(2 * GAP)
    assert len(told) == 2
    herald.close()
