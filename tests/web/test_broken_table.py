"""A table of which something unreadable is on disk is set aside; nobody at another table notices."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from gander.client import Device, Refusal
from gander.store.sqlite import SqliteLog
from gander.table.events import Vacated, encode
from gander.table.live.tables import Tables
from gander.table.terms import Settings
from gander.web.messages.table_messages import Start
from tests.kinds import ALONE, TURN_BY_TURN
from tests.table.kit import OPEN, opening
from tests.web.kit import BOT, HERE, heard, served, table_for
from tests.web.notepads import played, players_of

GAME = TURN_BY_TURN.game.name
SPOILT = [b"{", b'{"event":"moved","at":1,"actor":9,"move":{}}', b"\xff\xfe", encode(Vacated(1, 4)), b""]
"""Not JSON, no move of the game, not UTF-8, a seat that is not there, nothing."""


async def spoil(folder: Path, device: Device, event: bytes) -> str:
    """A table whose last event is replaced on the disk; its id."""
    host = await device.open(table_for(GAME, HERE, BOT, settings=Settings(pace=60)))
    await device.act(host.table.id, Start())
    with sqlite3.connect(folder / "gander.db") as database:
        last = "select max(seq) from events where table_id = ?1"
        query = f"update events set event = ?2 where table_id = ?1 and seq = ({last})"
        assert database.execute(query, (host.table.id, event)).rowcount == 1
    return host.table.id


@pytest.mark.parametrize("event", SPOILT)
async def test_a_broken_table_is_set_aside_and_nobody_else_notices(
    tmp_path: Path, event: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path) as address:
        device = Device(address)
        broken = await spoil(tmp_path, device, event)
        whole = await device.open(table_for(GAME, HERE, BOT, settings=Settings(pace=2)))
        await device.act(whole.table.id, Start())
    async with served(tmp_path, metrics=True) as address:
        device.server = address
        device._http.base_url = address
        with pytest.raises(Refusal) as caught:
            await device.get(f"/api/tables/{broken}")
        assert (caught.value.status, caught.value.code) == (409, "broken_table")
        async with device.line(broken) as line:
            assert (await heard(line))["code"] == "broken_table"
        mine = json.loads(await device.get("/api/tables/mine"))["tables"]
        assert [one["table"]["id"] for one in mine] == [whole.table.id]
        figures = (await device.get("/metrics")).decode()
    await device.close()
    assert f'gander_table_broken{{table="{broken}"}} 1.0' in figures
    assert f"table {broken} is set aside" in caplog.text


async def test_the_sleeping_tables_after_a_broken_one_are_woken(tmp_path: Path) -> None:
    """The broken one was due long ago, so it comes first."""
    log = SqliteLog(tmp_path / "gander.db")
    for table, due in (("broken", 1.0), ("whole", 2.0)):
        await log.append(table, 0, [opening(GAME, (OPEN, OPEN), table=table)], due)
    log._connection.execute("update events set event = '{' where table_id = 'broken'")
    host = Tables(log)
    await host.sweep()
    assert list(host.live) == ["whole"]
    assert host.broken == {"broken"}
    await host.close()
    await log.close()


async def test_the_notepad_of_a_device_with_a_broken_table_shows_the_others(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        await spoil(tmp_path, device, b"{")
        await played(device, ALONE.game.name)
        (player,) = await players_of(device)
    assert player["games"] == 1
