"""An evening at a real server: one code, several tables, somebody who comes late, and a restart in the middle."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gander.client import Device, Refusal, SeatClient
from gander.table.live.capacity import Capacity
from gander.table.view import TableInfo
from gander.web.messages.room_messages import GoHome, Hand, ProposeGame, TakeProposal
from gander.web.messages.table_messages import Again, Cheer, End, Invitation, MyTables, Start
from gander.web.services.limits import STICKERS
from tests.kinds import ALL_AT_ONCE, TURN_BY_TURN
from tests.web.kit import HERE, OPEN, heard, play_to_the_end, send, served, table_for

FIRST, SECOND = TURN_BY_TURN.game.name, ALL_AT_ONCE.game.name


class Line:
    """Somebody who is there: a line that is read all the time."""

    def __init__(self, player: SeatClient) -> None:
        self.player = player
        self._task = asyncio.create_task(self._read())
        self.has_come = asyncio.Event()

    async def _read(self) -> None:
        async for _ in self.player.views():
            self.has_come.set()

    async def hang_up(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task


async def there(*players: SeatClient) -> list[Line]:
    lines = [Line(player) for player in players]
    for line in lines:
        await asyncio.wait_for(line.has_come.wait(), 20)
    return lines


async def moved(line: Line) -> SeatClient:
    """Where a device finds itself that has followed the room."""
    async with asyncio.timeout(20):
        while line.player.table.room is None or line.player.table.room.moved_to is None:
            await asyncio.sleep(0.01)
    await line.hang_up()
    return await line.player.followed()


def code_of(table: TableInfo[object]) -> str:
    assert table.code is not None
    return table.code


async def test_an_evening(tmp_path: Path) -> None:
    async with served(tmp_path) as server, Device(server) as mia, Device(server) as ben, Device(server) as ida:
        host = await mia.open(table_for(FIRST, HERE, OPEN))
        code = code_of(host.table)
        guest = await ben.join(code, "Ben")
        await mia.act(host.table.id, Start())
        late = await ida.join(code, "Ida")
        assert late.seat is None
        await asyncio.gather(play_to_the_end(host, 1), play_to_the_end(guest, 2))
        lines = await there(host, guest, late)
        for device in (mia, ben):  # nobody loses the room by looking at the first page
            waiting = msgspec.json.decode(await device.get("/api/tables/mine"), type=MyTables)
            assert [(found.table.id, found.between) for found in waiting.tables] == [(host.table.id, True)]
        await ida.act(host.table.id, ProposeGame(SECOND, {}))
        await mia.act(host.table.id, TakeProposal(1))
        players = [await moved(line) for line in lines]
        assert [player.seat for player in players] == [0, 1, 2]
        assert {player.table.game for player in players} == {SECOND}
        assert code_of(players[0].table) == code
        room = players[0].table.room
        assert room is not None
        assert [(game.game, game.people) for game in room.played] == [(FIRST, (0, 1))]
        async with await Device(server).join(code, "Kim") as kim:
            assert kim.table.id == players[0].table.id
        mine = msgspec.json.decode(await ben.get("/api/tables/mine"), type=MyTables)
        assert [(found.table.id, found.between) for found in mine.tables] == [(players[0].table.id, False)]


async def test_more_than_half_of_the_hands_and_nobody_asks_the_host(tmp_path: Path) -> None:
    async with served(tmp_path) as server, Device(server) as mia, Device(server) as ben, Device(server) as ida:
        host = await mia.open(table_for(FIRST, HERE, OPEN, OPEN))
        guests = [await ben.join(code_of(host.table), "Ben"), await ida.join(code_of(host.table), "Ida")]
        lines = await there(host, *guests)
        await ben.act(host.table.id, ProposeGame(SECOND, {}))
        with pytest.raises(Refusal, match="not_host"):
            await ben.act(host.table.id, TakeProposal(1))
        room = (await ben.facts(host.table.id)).room
        assert room is not None
        assert [(proposal.hands, proposal.missing) for proposal in room.proposals] == [((1,), 1)]
        await ida.act(host.table.id, Hand(1))
        assert [(await moved(line)).table.game for line in lines] == [SECOND] * 3


async def test_the_code_leads_to_the_room_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as server, Device(server) as mia:
        host = await mia.open(table_for(FIRST, HERE, OPEN))
        await mia.act(host.table.id, ProposeGame(SECOND, {}))  # nobody else is here
        host.table = await mia.facts(host.table.id)
        here = await host.followed()
    one = Capacity(most_tables=1)  # no room for a table that the room has left
    async with served(tmp_path, capacity=one) as server, Device(server) as ben, Device(server) as ida:
        guest = await ben.join(code_of(here.table), "Ben")
        assert (guest.table.id, guest.table.game) == (here.table.id, SECOND)
        invitation = msgspec.json.decode(await ben.get(f"/api/tables/{guest.table.id}/invitation"), type=Invitation)
        assert (await ida.join(invitation.short or "", "Ida")).table.id == here.table.id


async def test_who_goes_home_has_no_table_here(tmp_path: Path) -> None:
    async with served(tmp_path) as server, Device(server) as mia, Device(server) as ben:
        host = await mia.open(table_for(FIRST, HERE, OPEN))
        guest = await ben.join(code_of(host.table), "Ben")
        await mia.act(host.table.id, Start())
        await ben.act(guest.table.id, GoHome())
        assert msgspec.json.decode(await ben.get("/api/tables/mine"), type=MyTables).tables == ()
        with pytest.raises(Refusal, match="no_such_table"):
            await ben.facts(guest.table.id)


async def test_an_onlooker_is_heard_and_floods_nobody(tmp_path: Path) -> None:
    async with served(tmp_path) as server, Device(server) as mia, Device(server) as ida:
        host = await mia.open(table_for(FIRST, HERE, OPEN))
        late = await ida.join(code_of(host.table), "Ida", watch=True)
        async with mia.line(host.table.id) as line:
            for _ in range(3):  # a new line is no way round it
                async with ida.line(late.table.id) as onlooker:
                    for _ in range(STICKERS.burst):
                        await send(onlooker, Cheer("applause"))
            await ida.act(host.table.id, GoHome())
            told: list[dict[str, Any]] = []
            while not told or "table" not in told[-1] or not told[-1]["table"]["room"]["people"][1].get("left"):
                told.append(await heard(line))
        cheers = [message for message in told if message["type"] == "cheered"]
        assert cheers == [{"type": "cheered", "person": 1, "reaction": "applause"}] * STICKERS.burst


async def test_again_deals_in_who_waits(tmp_path: Path) -> None:
    async with served(tmp_path) as server, Device(server) as mia, Device(server) as ben, Device(server) as ida:
        host = await mia.open(table_for(FIRST, HERE, OPEN))
        guest = await ben.join(code_of(host.table), "Ben")
        await mia.act(host.table.id, Start())
        await mia.act(host.table.id, End())
        late = await ida.join(code_of(host.table), "Ida")
        lines = await there(host, guest, late)
        await mia.act(host.table.id, Again())
        assert [(await moved(line)).seat for line in lines] == [0, 1, 2]
