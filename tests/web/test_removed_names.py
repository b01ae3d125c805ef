"""A player who is removed is not named any more at tables at which somebody still looks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gander.client import Device, Refusal
from gander.table.terms import PlannedSeat, Settings
from gander.web.messages.room_messages import ProposeGame, TakeProposal
from gander.web.messages.table_messages import Sit
from tests.kinds import FOR_TWO
from tests.web.kit import HERE, OPEN, heard, served, table_for
from tests.web.notepads import ask, played, players_of

SHOWN = Settings(pace=0, spectators=True)


def names_in(message: dict[str, Any]) -> list[str | None]:
    return [seat.get("name") for seat in message["table"]["seats"]]


async def test_a_spectator_sees_a_dash_at_once_while_a_guest_keeps_the_table_in_memory(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as mia, Device(address) as ben:
        await played(mia)
        (player,) = await players_of(mia)
        host = await mia.open(table_for(FOR_TWO.game.name, HERE, OPEN, settings=SHOWN))
        assert host.table.code is not None
        await ben.join(host.table.code, "Ben")
        async with Device(address) as spectator, spectator.line(host.table.id) as line:
            assert names_in(await heard(line)) == ["Mia", "Ben"]
            await ask(mia, "players", action="remove", player=player["id"])
            while names_in(message := await heard(line)) == ["Mia", "Ben"]:
                pass
            assert names_in(message) == ["—", "Ben"]


async def test_a_room_names_nobody_who_is_removed_also_at_its_next_table(tmp_path: Path) -> None:
    """Mia only looked on at the first table, and sits at the second."""
    async with served(tmp_path) as address, Device(address) as mia, Device(address) as ben, Device(address) as kim:
        await played(mia)
        (player,) = await players_of(mia)
        host = await ben.open(table_for(FOR_TWO.game.name, PlannedSeat("here", name="Ben"), OPEN))
        assert host.table.code is not None
        await kim.join(host.table.code, "Kim")
        assert (await mia.join(host.table.code, "Mia")).seat is None
        await ben.act(host.table.id, ProposeGame(FOR_TWO.game.name, {}))
        await ben.act(host.table.id, TakeProposal(1))
        host.table = await ben.facts(host.table.id)
        after = (await host.followed()).table
        await mia.act(after.id, Sit(2, "Mia"))
        await ask(mia, "players", action="remove", player=player["id"])
        for table in (host.table.id, after.id):
            room = (await ben.facts(table)).room
            assert room is not None
            assert [person.name for person in room.people] == ["Ben", "Kim", "—"]
    assert b"Mia" not in b"".join(path.read_bytes() for path in tmp_path.glob("gander.db*"))


async def test_who_looks_at_a_table_that_is_deleted_is_sent_away(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as mia:
        await played(mia)
        (player,) = await players_of(mia)
        (mine,) = json.loads(await mia.get("/api/tables/mine"))["tables"]
        table = mine["table"]["id"]
        async with mia.line(table) as line:
            await heard(line)
            await ask(mia, "players", action="remove", player=player["id"])
            while (await heard(line))["type"] != "going_down":
                pass
        with pytest.raises(Refusal) as refusal:
            await mia.get(f"/api/tables/{table}")
        assert refusal.value.code == "no_such_table"
