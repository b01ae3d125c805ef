"""Whole evenings over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from examples.join_as_a_bot import play as join_as_a_bot
from gander import fair
from gander.client import Device, Refusal, SeatClient
from gander.games import GAMES
from gander.table.live.capacity import Capacity
from gander.table.terms import Settings
from gander.table.view import TableInfo
from gander.web.messages.table_messages import (
    Again,
    End,
    Hold,
    Invitation,
    Invite,
    Invited,
    Join,
    Kick,
    Leave,
    LookUp,
    MyTables,
    Pause,
    Pledge,
    React,
    Reclaim,
    Resume,
    Sit,
    Start,
    Substitute,
    Watch,
)
from tests.kinds import FOR_THREE, TURN_BY_TURN
from tests.web.kit import BOT, HERE, OPEN, heard, play_to_the_end, seats_of, send, served, table_for

IN_TURN, THREE = TURN_BY_TURN.game.name, FOR_THREE.game.name


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[str]:
    async with served(tmp_path) as address:
        yield address


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_among_four_devices_to_the_end(server: str, game: str) -> None:
    devices = [Device(server) for _ in range(4)]
    first = await devices[0].open(table_for(game, HERE, OPEN, OPEN, OPEN))
    assert first.table.code is not None
    others = [await device.join(first.table.code, f"Player {n}") for n, device in enumerate(devices[1:])]
    await devices[0].act(first.table.id, Start())
    players = [first, *others]
    last = await asyncio.wait_for(
        asyncio.gather(*(play_to_the_end(player, seed) for seed, player in enumerate(players))), 60
    )
    assert len({msgspec.json.encode(view.outcome) for view in last}) == 1
    assert len({view.seq for view in last}) == 1
    record = fair.decode(await devices[3].get(f"/api/tables/{first.table.id}/record"))
    assert fair.verify(record).fault is None
    assert record.hash == first.table.fair.hash
    for device in devices:
        await device.close()


async def test_every_device_adds_to_the_luck(tmp_path: Path) -> None:
    async with (
        served(tmp_path, capacity=Capacity(silence_seconds=60)) as server,
        Device(server) as one,
        Device(server) as other,
    ):
        first = await one.open(table_for(IN_TURN, HERE, OPEN))
        assert first.table.code is not None
        second = await other.join(first.table.code, "Ben")
        playing = [asyncio.create_task(play_to_the_end(player, 1)) for player in (first, second)]
        while (await facts(one, first)).fair.pledged != (0, 1):
            await asyncio.sleep(0.02)
        await one.act(first.table.id, Start())
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        verdict = fair.verify(fair.decode(await one.get(f"/api/tables/{first.table.id}/record")))
        assert (verdict.fault, verdict.shared, verdict.silent) == (None, (0, 1), ())


async def test_nobody_waits_for_a_device_that_does_not_show_its_share(server: str) -> None:
    devices = [Device(server) for _ in range(3)]
    first = await devices[0].open(table_for(THREE, HERE, OPEN, OPEN))
    assert first.table.code is not None
    others = [await device.join(first.table.code, f"Player {n}") for n, device in enumerate(devices[1:])]
    await devices[2].act(first.table.id, Pledge("ab" * 32))
    players = [asyncio.create_task(play_to_the_end(player, 1)) for player in (first, others[0])]
    while (await facts(devices[0], first)).fair.pledged != (0, 1, 2):
        await asyncio.sleep(0.02)
    await devices[0].act(first.table.id, Start())
    async with asyncio.timeout(60):
        await asyncio.gather(*players, play_to_the_end(others[1], 2))
    record = fair.decode(await devices[2].get(f"/api/tables/{first.table.id}/record"))
    verdict = fair.verify(record)
    assert verdict.fault is None
    assert 2 in verdict.silent
    assert record.shares[2].pledge == "ab" * 32
    for device in devices:
        await device.close()


@pytest.mark.parametrize("game", GAMES)
async def test_one_device_and_bots(server: str, game: str) -> None:
    async with Device(server) as device:
        first = await device.open(table_for(game, HERE, HERE, BOT))
        await device.act(first.table.id, Start())
        players = seats_of(device, first, 2)
        last = await asyncio.wait_for(asyncio.gather(*(play_to_the_end(p, n) for n, p in enumerate(players))), 60)
        assert last[0].outcome == last[1].outcome


async def test_the_example_bot_joins_by_its_link(server: str) -> None:
    async with Device(server) as device:
        host = await device.open(table_for(IN_TURN, HERE, OPEN))
        link = msgspec.json.decode(await device.get(f"/api/tables/{host.table.id}/invitation"), type=Invitation).link
        playing = asyncio.create_task(join_as_a_bot(link, "Robin"))
        while not (await facts(device, host)).seats[1].name:
            await asyncio.sleep(0.02)
        await device.act(host.table.id, Start())
        mine, theirs = await asyncio.wait_for(asyncio.gather(play_to_the_end(host, 1), playing), 60)
        assert mine.outcome == theirs.outcome


async def facts(device: Device, player: SeatClient) -> TableInfo[Any]:
    return msgspec.json.decode(await device.get(f"/api/tables/{player.table.id}"), type=TableInfo[Any])


# One device for several ----------------------------------------------------------------------------------------------


async def test_a_shared_device_is_sent_only_the_seat_in_hand(server: str) -> None:
    async with Device(server) as device:
        host = await device.open(table_for(IN_TURN, HERE, HERE))
        await device.act(host.table.id, Start())
        async with device.line(host.table.id) as line:
            assert (await heard(line))["looking"] == "cover"
            await send(line, Hold(1))
            view = await heard(line)
            assert (view["looking"], view["hand"], view["yours"]) == ("seat", 1, [0, 1])


async def test_under_the_cover_nothing_of_the_game_is_sent(server: str) -> None:
    async with Device(server) as device:
        host = await device.open(table_for(IN_TURN, HERE, HERE))
        await device.act(host.table.id, Start())
        async with device.line(host.table.id) as line:
            await heard(line)
            await send(line, Hold(0))
            view = await heard(line)
            await send(line, Hold(None))
            assert "observation" not in await heard(line)
            await send(line, {"type": "move", "seat": 0, "seq": view["seq"], "id": "a", "move": view["moves"][0]})
            after = await heard(line)
            assert after["seq"] == view["seq"] + 1
            assert after.keys() & {"observation", "events", "moves", "done"} == set()
            assert after["awaited"] == [1]


async def test_a_stage_shows_the_public_view(server: str) -> None:
    async with Device(server) as device, Device(server) as television:
        host = await device.open(table_for(IN_TURN, HERE, HERE))
        invitation = await device.post(f"/api/tables/{host.table.id}/invitations", Invite())
        code = msgspec.json.decode(invitation, type=Invitation).code
        await television.post("/api/join", Join(code))
        await device.act(host.table.id, Start())
        async with television.line(host.table.id) as line:
            await heard(line)
            await send(line, Watch())
            view = await heard(line)
            assert view["looking"] == "public"
            assert "observation" in view
            assert "moves" not in view


@pytest.mark.parametrize("allowed", [True, False])
async def test_spectators_only_if_the_host_allows(server: str, allowed: bool) -> None:
    async with Device(server) as device, Device(server) as stranger:
        host = await device.open(table_for(IN_TURN, HERE, HERE, settings=Settings(spectators=allowed)))
        await device.act(host.table.id, Start())
        async with stranger.line(host.table.id) as line:
            first = await heard(line)
            assert first["type"] == ("view" if allowed else "refused")
            if allowed:
                await send(line, Watch())
                assert (await heard(line))["looking"] == "public"
                await send(line, Hold(0))
                assert (await heard(line))["code"] == "not_your_seat"


# Coming, going, coming back ------------------------------------------------------------------------------------------


async def test_coming_back_gives_the_present_and_nothing_that_happened(server: str) -> None:
    async with Device(server) as device:
        host = await device.open(table_for(IN_TURN, HERE, HERE))
        await device.act(host.table.id, Start())
        async with device.line(host.table.id) as line:
            await heard(line)
            await send(line, Hold(0))
            view = await heard(line)
            await send(line, {"type": "move", "seat": 0, "seq": view["seq"], "id": "a", "move": view["moves"][0]})
            assert (await heard(line))["events"]
        async with device.line(host.table.id) as line:
            await heard(line)
            await send(line, Hold(0))
            view = await heard(line)
            assert "events" not in view
            assert view["done"] == "a"


async def test_a_doubled_move_is_harmless_and_a_stale_one_is_refused_with_the_present_view(server: str) -> None:
    async with Device(server) as device:
        host = await device.open(table_for(IN_TURN, HERE, HERE))
        await device.act(host.table.id, Start())
        async with device.line(host.table.id) as line:
            await heard(line)
            await send(line, Hold(0))
            view = await heard(line)
            move = {"type": "move", "seat": 0, "seq": view["seq"], "id": "a", "move": view["moves"][0]}
            await send(line, move)
            after = await heard(line)
            await send(line, move)
            again = await heard(line)
            assert (again["seq"], again["done"]) == (after["seq"], "a")
            await send(line, {**move, "id": "b"})
            refused, present = await heard(line), await heard(line)
            assert (refused["type"], refused["code"], refused["id"]) == ("refused", "stale", "b")
            assert (present["type"], present["seq"]) == ("view", after["seq"])


async def test_a_lost_device_is_replaced(server: str) -> None:
    async with Device(server) as device, Device(server) as lost, Device(server) as found:
        host = await device.open(table_for(IN_TURN, HERE, OPEN))
        assert host.table.code
        await lost.join(host.table.code, "Ben")
        invitation = await device.post(f"/api/tables/{host.table.id}/invitations", Invite(1))
        code = msgspec.json.decode(invitation, type=Invitation).code
        looked_up = msgspec.json.decode(await found.post("/api/invitations", LookUp(code)), type=Invited)
        assert (looked_up.open, looked_up.stage) == ((1,), False)
        async with lost.line(host.table.id) as line:
            assert (await heard(line))["yours"] == [1]
            await found.post("/api/join", Join(code))
            assert (await heard(line))["code"] == "no_such_table"
        assert [seat.name for seat in (await facts(found, host)).seats] == ["Mia", "Ben"]


async def test_the_link_leads_back_who_sits_there_and_lets_others_look_on(server: str) -> None:
    async with Device(server) as device, Device(server) as guest, Device(server) as stranger:
        host = await device.open(table_for(IN_TURN, HERE, OPEN))
        assert host.table.code
        await guest.join(host.table.code, "Ben")
        await device.act(host.table.id, Start())
        for known in (device, guest):
            looked_up = msgspec.json.decode(await known.post("/api/invitations", LookUp(host.table.code)), type=Invited)
            assert (looked_up.table.id, looked_up.open, looked_up.back) == (host.table.id, (), True)
        told = msgspec.json.decode(await stranger.post("/api/invitations", LookUp(host.table.code)), type=Invited)
        assert (told.open, told.back, told.watch) == ((), False, True)
        assert told.table.room is None  # who has not come in knows nothing of those who look on


async def test_kicked_and_replaced_by_a_bot_until_the_end(server: str) -> None:
    async with Device(server) as device, Device(server) as guest, Device(server) as second_phone:
        host = await device.open(table_for(IN_TURN, HERE, OPEN))
        assert host.table.code
        await guest.join(host.table.code, "Ben")
        await device.act(host.table.id, Start())
        await device.act(host.table.id, Kick(1))
        with pytest.raises(Refusal) as caught:
            await guest.get(f"/api/tables/{host.table.id}")
        assert (caught.value.status, caught.value.code) == (404, "no_such_table")
        assert (await second_phone.join(host.table.code, "Tom")).seat is None
        assert (await asyncio.wait_for(play_to_the_end(host, 1), 60)).outcome is not None


async def test_leaving_sitting_down_and_a_substitute(server: str) -> None:
    async with Device(server) as device:
        host = await device.open(table_for(THREE, HERE, HERE, OPEN))
        await device.act(host.table.id, Sit(2, "Ida"))
        await device.act(host.table.id, Start())
        await device.act(host.table.id, Substitute(1))
        await device.act(host.table.id, Reclaim(1))
        await device.act(host.table.id, Leave(2))
        kinds = [seat.kind for seat in (await facts(device, host)).seats]
        assert kinds == ["person", "person", "bot"]


async def test_pause_end_and_again_with_the_same_people(server: str) -> None:
    async with Device(server) as device:
        host = await device.open(table_for(THREE, HERE, HERE, HERE))
        for action in (Start(), Pause(), Resume(), End(), Again("winner")):
            await device.act(host.table.id, action)
        table = await facts(device, host)
        assert (table.phase, table.games) == ("playing", 2)
        first, second = (f"/api/tables/{host.table.id}/record?game={number}" for number in (1, 2))
        assert fair.verify(fair.decode(await device.get(first))).fault is None
        with pytest.raises(Refusal, match="not_over"):
            await device.get(second)


async def test_a_device_finds_its_tables_again(server: str) -> None:
    async with Device(server) as device, Device(server) as guest, Device(server) as stranger:
        host = await device.open(table_for(IN_TURN, HERE, OPEN))
        assert host.table.code
        await guest.join(host.table.code, "Ben")
        for who, seats, is_host in ((device, (0,), True), (guest, (1,), False)):
            (mine,) = msgspec.json.decode(await who.get("/api/tables/mine"), type=MyTables).tables
            assert (mine.table.id, mine.seats, mine.host) == (host.table.id, seats, is_host)
        assert msgspec.json.decode(await stranger.get("/api/tables/mine"), type=MyTables).tables == ()


async def test_reactions_reach_the_others(server: str) -> None:
    async with Device(server) as device, Device(server) as guest:
        host = await device.open(table_for(IN_TURN, HERE, OPEN))
        assert host.table.code
        await guest.join(host.table.code, "Ben")
        async with device.line(host.table.id) as ours, guest.line(host.table.id) as theirs:
            await send(theirs, React(1, "applause"))
            while (message := await heard(ours))["type"] == "view":
                pass
            assert message == {"type": "reacted", "seat": 1, "reaction": "applause"}
            await send(theirs, React(0, "applause"))
            while (message := await heard(theirs))["type"] != "refused":
                pass
            assert message["code"] == "not_your_seat"


async def test_people_on_one_device_with_the_same_name_are_told_apart(server: str) -> None:
    async with Device(server) as tablet:
        player = await tablet.open(table_for(THREE, HERE, HERE, HERE))
        assert [seat.name for seat in player.table.seats] == ["Mia", "Mia 2", "Mia 3"]


async def test_who_is_connected_is_shown(server: str) -> None:
    async with Device(server) as device, Device(server) as guest:
        host = await device.open(table_for(IN_TURN, HERE, OPEN))
        assert host.table.code
        await guest.join(host.table.code, "Ben")

        async def connected(line: ClientConnection) -> list[int]:
            message = await heard(line)
            if message["type"] == "presence":
                return message.get("connected", [])  # type: ignore[no-any-return]
            return [number for number, seat in enumerate(message["table"]["seats"]) if seat.get("connected")]

        async with device.line(host.table.id) as line:
            assert await connected(line) == [0]
            async with guest.line(host.table.id):
                assert await connected(line) == [0, 1]
            assert await connected(line) == [0]


async def test_a_restart_is_announced_and_players_return_by_themselves(tmp_path: Path) -> None:
    async with served(tmp_path) as address:
        device = Device(address)
        host = await device.open(table_for(IN_TURN, HERE, HERE))
        await device.act(host.table.id, Start())
        line = await device.line(host.table.id)
        await heard(line)
    assert (await heard(line))["type"] == "going_down"
    await line.close()
    async with served(tmp_path) as address:
        device.server = address
        device._http.base_url = address
        players = seats_of(device, host, 2)
        last = await asyncio.wait_for(asyncio.gather(*(play_to_the_end(p, n) for n, p in enumerate(players))), 60)
        assert last[0].outcome == last[1].outcome
    await device.close()
