"""A worker that is cut off from the database sends its people to others and can be stopped; nothing hangs."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from gander.client import Device, Refusal, SeatClient
from gander.store.errors import NoticeLost
from gander.store.log import SqlLog
from gander.store.postgres import Postgres
from gander.store.sql import Limits
from gander.table.events import Moved
from gander.web.messages.table_messages import GoingDown, Start
from gander.workers.channel import channel_at
from tests.databases import pgbouncer
from tests.kinds import ALONE, FOR_TWO
from tests.processes import serving
from tests.silence import wire_to
from tests.web.kit import HERE, OPEN, play_to_the_end, served, table_for

TRY_AGAIN = 1013
PATIENCE = 60
"""Seconds after which somebody is taken to wait for ever. Nothing is measured with it."""


async def until_health(address: str, wanted: int) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as browser:
        while (await browser.get("/health")).status_code != wanted:
            await asyncio.sleep(0.1)


async def hung_up_on(player: SeatClient, opened: asyncio.Event) -> GoingDown:
    """Until the line is not only silent but closed; with what was said of it."""
    text: str | bytes = ""
    async with player.device.line(player.table.id) as line:
        with suppress(ConnectionClosed):
            while True:
                text = await line.recv()
                opened.set()
    return msgspec.json.decode(text, type=GoingDown)


@asynccontextmanager
async def elsewhere(player: SeatClient, address: str) -> AsyncIterator[SeatClient]:
    """The same device, led to another worker."""
    async with Device(address) as device:
        device._http.cookies = player.device._http.cookies
        device.salts = player.device.salts
        yield SeatClient(device, player.table, player.seat)


@pytest.mark.parametrize("pooled", [False, pytest.param(True, marks=pytest.mark.nightly)])
async def test_people_of_a_worker_that_is_cut_off_play_on_at_another(
    tmp_path: Path, database: str, redis_server: str, *, pooled: bool
) -> None:
    options = ["--data", str(tmp_path), "--channels", redis_server]
    with wire_to(database) as (wire, by_wire), serving(*options, "--database", database) as (well, _):
        if pooled:  # it is the pooler that does not get through, and acknowledges every byte
            with pgbouncer(by_wire) as way:
                await cut_off_and_play_on(wire.fall_silent, well, database, [*options, "--database", way])
        else:
            await cut_off_and_play_on(wire.fall_silent, well, database, [*options, "--database", by_wire])


async def cut_off_and_play_on(cut: Callable[[], None], well: str, database: str, options: list[str]) -> None:
    with serving(*options) as (address, process):
        async with Device(address) as host, Device(well) as guest:
            first = await host.open(table_for(FOR_TWO.game.name, HERE, OPEN))
            second = await guest.join(first.table.code or "", "Ben")
            await host.act(first.table.id, Start())
            async with asyncio.timeout(PATIENCE):
                opened = asyncio.Event()
                hung_up = asyncio.create_task(hung_up_on(first, opened))
                await opened.wait()
                assert not hung_up.done()
                cut()
                assert (await hung_up).seconds < GoingDown().seconds, "the others are there already"
                await until_health(address, 503)
                await until_health(well, 200)
            async with elsewhere(first, well) as again, asyncio.timeout(2 * PATIENCE):
                both = await asyncio.gather(play_to_the_end(again, 1), play_to_the_end(second, 2))
            assert both[0].outcome == both[1].outcome
        process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.wait, PATIENCE) in (0, -signal.SIGTERM)
    log = SqlLog(Postgres(database))
    moves = [event.id for event in await log.read(first.table.id) if isinstance(event, Moved) and event.by == "person"]
    await log.close()
    assert moves
    assert len(set(moves)) == len(moves)


async def test_who_comes_while_a_worker_is_being_cut_off_is_sent_on_with_the_others(
    tmp_path: Path, database: str, redis_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their table is asked for over a line that is silent, and they are on none of which anybody is told."""
    for_ever = Limits(lock=PATIENCE, statement=PATIENCE, idle=3, answer=4 * PATIENCE)
    monkeypatch.setattr("gander.store.log.IN_PLAY", for_ever)
    Postgres(database).open().close()
    with wire_to(database) as (wire, by_wire):
        async with served(tmp_path, database=by_wire, channels=redis_server) as address, Device(address) as device:
            player = await device.open(table_for(ALONE.game.name, HERE))
            wire.fall_silent()
            try:
                asking = asyncio.create_task(device.act(player.table.id, Start()))
                async with asyncio.timeout(PATIENCE), device.line(player.table.id) as line:
                    with suppress(ConnectionClosed):
                        while True:
                            await line.recv()
                    with pytest.raises(Refusal, match="not_read"):
                        await asking
            finally:
                wire.mend()
    assert line.close_code == TRY_AGAIN


async def test_who_tells_over_a_silent_channel_is_told_so(database: str) -> None:
    with wire_to(database) as (wire, by_wire):
        channel = channel_at(by_wire)
        await channel.tell(b"{}")
        wire.fall_silent()
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(NoticeLost):
                await channel.tell(b"{}")
            wire.mend()
            await channel.tell(b"{}")
            await channel.close()
