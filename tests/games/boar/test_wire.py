"""The Boar over the wire: hands from behind and from the front."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gander.client import Device
from gander.games.boar.game import GAME
from gander.games.boar.pieces import Options
from gander.luck import QuickLuck
from gander.web.messages.table_messages import Hold, Invitation, Invite, Join, Start, Watch
from tests.kit import Agreed
from tests.web.kit import HERE, heard, send, served, table_for
from tests.web.parties import CHANNELS, all_channels, play_in_both, two_parties
from tests.web.worlds import two_worlds


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[str]:
    async with served(tmp_path) as address:
        yield address


def hands_in(view: dict[str, Any]) -> list[str]:
    return [hand["hand"] for hand in view["observation"]["hands"]]


async def test_B7_a_shared_device_sees_the_hand_of_the_seat_from_behind(server: str) -> None:
    async with Device(server) as device:
        host = await device.open(table_for("boar", HERE, HERE))
        await device.act(host.table.id, Start())
        async with device.line(host.table.id) as line:
            await heard(line)
            await send(line, Hold(1))
            assert hands_in(await heard(line)) == ["faces", "backs"]


async def test_B7_a_stage_sees_every_hand_from_behind(server: str) -> None:
    async with Device(server) as device, Device(server) as television:
        host = await device.open(table_for("boar", HERE, HERE))
        invitation = await device.post(f"/api/tables/{host.table.id}/invitations", Invite())
        await television.post("/api/join", Join(msgspec.json.decode(invitation, type=Invitation).code))
        await device.act(host.table.id, Start())
        async with television.line(host.table.id) as line:
            await heard(line)
            await send(line, Watch())
            assert hands_in(await heard(line)) == ["backs", "backs"]


async def test_B4_who_draws_is_not_told_what(server: str) -> None:
    async with Device(server) as device:
        host = await device.open(table_for("boar", HERE, HERE))
        await device.act(host.table.id, Start())
        async with device.line(host.table.id) as line:
            await heard(line)
            await send(line, Hold(0))
            seq = (await heard(line))["seq"]
            await send(line, {"type": "move", "seat": 0, "seq": seq, "id": "a", "move": {"move": "draw"}})
            assert (await heard(line))["events"] == [{"event": "drawn", "seat": 0, "animal": None}]


async def test_the_comparison_notices_what_differs(tmp_path: Path) -> None:
    """What seat 0 of Boar cannot see, seat 1 sees."""
    async with two_worlds(tmp_path) as worlds:
        ours, theirs = await two_parties(worlds, Agreed(GAME, Options(players=4)))
        await play_in_both(ours, theirs, QuickLuck(1), 12)
        theirs.take_state(GAME.rearrange(theirs.state, 0, QuickLuck(2)))
        assert await all_channels(ours, "0") == await all_channels(theirs, "0")
        ones, others = await all_channels(ours, "1"), await all_channels(theirs, "1")
        assert [channel for channel in CHANNELS if ones[channel] != others[channel]] == [
            ("WEBSOCKET", "/api/tables/{table_id}/play")
        ]
        await ours.leave()
        await theirs.leave()
