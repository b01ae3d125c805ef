"""Real servers in this process, and people who play at them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection

from gander.client import AnyView, Device, Refusal, SeatClient
from gander.games import GAMES
from gander.luck import QuickLuck
from gander.table.terms import PlannedSeat, Settings
from gander.table.view import TableInfo
from gander.web.messages.room_messages import ProposeGame, TakeProposal
from gander.web.messages.table_messages import OpenTable, Sit, Start
from gander.web.server.run import listen, prepared
from gander.web.services.settings import Allowance, BotsAloneLimit, ConcurrentLimit, Rate, ServerSettings
from gander.web.transport.door import Patience

HERE = PlannedSeat("here", name="Mia")
OPEN = PlannedSeat("open")
BOT = PlannedSeat("bot", bot="uniform")

NO_LIMIT = Rate(burst=1_000_000, per_minute=1_000_000)
FOR_ALL = Allowance(NO_LIMIT, NO_LIMIT)
MANY = ConcurrentLimit(100_000, 100_000, 100_000)
UNLIMITED: dict[str, Any] = {
    **dict.fromkeys(("asking", "opening", "hurrying", "joining"), FOR_ALL),
    **dict.fromkeys(("connections", "lines", "uploads", "records"), MANY),
    **dict.fromkeys(("guessing", "guessing_in_all", "guessing_at_home", "talking"), NO_LIMIT),
    "bots_alone": BotsAloneLimit(100_000, 100_000),
    "games_compared": 4,
    "games_tried": 20,
}
"""Nobody is held up, and nobody waits for hundreds of games."""


@asynccontextmanager
async def served(data: Path, patience: Patience | None = None, **settings: Any) -> AsyncIterator[str]:
    """A server on any free port; gives its address, and stops it in an orderly way."""
    listener = listen("127.0.0.1", 0)
    is_ready = asyncio.Event()
    server = prepared(ServerSettings(data, **{**UNLIMITED, **settings}), is_ready.set, patience=patience)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    await asyncio.wait_for(is_ready.wait(), 30)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        await asyncio.wait_for(running, 30)


def table_for(game: str, *seats: PlannedSeat, settings: Settings | None = None, **options: Any) -> OpenTable[Any]:
    """A table at which nobody dawdles, unless said otherwise."""
    countdowns = dict.fromkeys(GAMES[game].countdowns, 0.1) if game in GAMES else {}
    return OpenTable(game, seats, options, settings or Settings(pace=0, countdowns=countdowns))


async def play_to_the_end(player: SeatClient, seed: int) -> AnyView:
    """Make any legal moves until the game is over."""
    luck = QuickLuck(seed)
    async for view in player.views():
        if view.outcome is not None:
            return view
        if player.seat in view.awaited and view.moves and not player.waits_for_answer():
            await player.move(view, view.moves[luck.below(len(view.moves))])
    raise AssertionError("views never end")


async def seated_at_last(server: str, table: OpenTable[Any]) -> list[SeatClient]:
    """A game with a device for every person, begun all over again if a server dies meanwhile."""
    people = sum(plan.kind != "bot" for plan in table.seats)
    while True:
        devices = [Device(server) for _ in range(people)]
        with suppress(httpx.TransportError, Refusal):
            host = await devices[0].open(table)
            assert host.table.code is not None
            guests = [await device.join(host.table.code, "Guest") for device in devices[1:]]
            await devices[0].act(host.table.id, Start())
            return [host, *guests]
        for device in devices:
            await device.close()
        await asyncio.sleep(0.1)


async def next_in_the_room(
    players: list[SeatClient], table: OpenTable[Any], bots: tuple[str, ...] = ()
) -> list[SeatClient]:
    """Everybody goes on to the next table of the room, at which this is played, whatever happens to the server."""
    host = players[0]
    number = 0
    while host.table.room is None or host.table.room.moved_to is None:
        with suppress(httpx.TransportError, Refusal):
            host.table = await host.device.facts(host.table.id)
            room = host.table.room
            assert room is not None
            waiting = [proposal.number for proposal in room.proposals]
            assert number == 0 or number in waiting or room.moved_to, "what was acknowledged is lost"
            if room.moved_to is None and waiting:
                await host.device.act(host.table.id, TakeProposal(waiting[0]))
            elif room.moved_to is None:
                plan = ProposeGame(table.game, table.options, bots, table.settings)
                await host.device.act(host.table.id, plan)
                host.table = after = await host.device.facts(host.table.id)
                number = max((proposal.number for proposal in after.room.proposals), default=0) if after.room else 0
        await asyncio.sleep(0.05)
    return [await followed_at_last(player, host.table) for player in players]


async def followed_at_last(player: SeatClient, last: TableInfo[Any]) -> SeatClient:
    """Whose line was cut when the room moved has no seat at the next table, and takes one of those that are open."""
    while True:
        with suppress(httpx.TransportError, Refusal):
            player.table = await player.device.facts(last.id)
            there = await player.followed()
            assert there.table.id != last.id
            if there.seat is not None:
                return there
            room = there.table.room
            assert room is not None
            seat = next(number for number, seat in enumerate(there.table.seats) if seat.kind == "open")
            await player.device.act(there.table.id, Sit(seat, room.people[room.you[0]].name))
        await asyncio.sleep(0.05)


async def started_at_last(player: SeatClient) -> None:
    while player.table.phase == "lobby":
        with suppress(httpx.TransportError, Refusal):
            await player.device.act(player.table.id, Start())
            player.table = await player.device.facts(player.table.id)
        await asyncio.sleep(0.05)


async def public_view(player: SeatClient) -> bytes:
    """What this device shows on a stage, without what it knows of itself."""
    async for view in SeatClient(player.device, player.table, None).views():
        return msgspec.json.encode((view.seq, view.observation, view.outcome))
    raise AssertionError("views never end")


def seats_of(device: Device, player: SeatClient, count: int) -> list[SeatClient]:
    """The same device once for each of its seats, as if handed round by lightning."""
    return [SeatClient(device, player.table, seat) for seat in range(count)]


async def send(line: ClientConnection, message: object) -> None:
    await line.send(msgspec.json.encode(message).decode())


async def heard(line: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 20))
    return message
