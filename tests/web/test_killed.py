"""The server is killed again and again while four devices play an evening. Nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from gander.client import Refusal, SeatClient
from gander.games import GAMES
from gander.store.sqlite import SqliteLog
from gander.table.change import fold
from gander.table.events import Moved
from gander.web.server.run import listen
from tests.tree import ROOT
from tests.web.kit import (
    HERE,
    OPEN,
    next_in_the_room,
    public_view,
    seated_at_last,
    started_at_last,
    table_for,
)


class Killer:
    """Keeps a server running on one port, and kills it at random moments."""

    def __init__(self, folder: Path, kills: int, chance: random.Random) -> None:
        with listen("127.0.0.1", 0) as free:
            self.port = free.getsockname()[1]
        self.folder, self.left, self._chance = folder, kills, chance
        self.process: asyncio.subprocess.Process | None = None

    async def rage(self) -> None:
        """Until the last kill; then one more server is left alone."""
        while self.left > 0:
            await self.start()
            await asyncio.sleep(self._chance.uniform(0.0, 0.6))
            await self.kill()
            self.left -= 1
        await self.start()

    async def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.process", str(self.port), str(self.folder)]
        self.process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
        assert self.process.stdout is not None
        if self._chance.random() < 0.9:  # now and then it dies while it starts
            assert await asyncio.wait_for(self.process.stdout.readline(), 60) == b"ready\n"

    async def kill(self) -> None:
        assert self.process is not None
        with suppress(ProcessLookupError):  # it may have died by itself
            self.process.send_signal(signal.SIGKILL)
        await self.process.communicate()


class Person:
    """Plays any legal move and notes which moves the server acknowledged."""

    def __init__(self, player: SeatClient, chance: random.Random) -> None:
        self.player, self._chance = player, chance
        self.acknowledged: list[str] = []

    async def play(self) -> None:
        async for view in self.player.views():
            if view.done is not None and view.done not in self.acknowledged[-1:]:
                self.acknowledged.append(view.done)
            if view.outcome is not None:
                return
            if self.player.seat in view.awaited and view.moves and not self.player.waits_for_answer():
                await self.player.move(view, self._chance.choice(view.moves))


async def check_log(folder: Path, table_id: str, people: list[Person]) -> None:
    """Every acknowledged move is written once, and the numbers have no hole."""
    log = SqliteLog(folder / "gander.db")
    events = await log.read(table_id)
    (count, first, last) = log._reading.execute(
        "select count(*), min(seq), max(seq) from events where table_id = ?", (table_id,)
    ).fetchone()
    await log.close()
    assert (first, last) == (1, count) == (1, len(events))
    written = Counter(event.id for event in events if isinstance(event, Moved) and event.by == "person")
    assert set(written.values()) == {1}
    acknowledged = [move_id for person in people for move_id in person.acknowledged]
    assert acknowledged
    assert [move_id for move_id in acknowledged if move_id not in written] == []
    table = fold(events)
    assert table is not None
    assert table.phase == "over"


async def check_evening(player: SeatClient, games: list[str], finished: int) -> None:
    """The room knows every game that came to its end, and everybody who played it."""
    room = None
    while room is None:
        with suppress(httpx.TransportError, Refusal):
            room = (await player.device.facts(player.table.id)).room
    assert [game.game for game in room.played] == [games[number % len(games)] for number in range(finished)]
    assert [sorted(map(str, game.people)) for game in room.played] == [["0", "1", "2", "3"]] * finished


async def rage_and_play(folder: Path, kills: int, seed: int) -> None:
    """A server that does not start any more ends it all: who plays would try for ever to reach it."""
    chance = random.Random(seed)
    killer = Killer(folder, kills, chance)
    try:
        async with asyncio.TaskGroup() as together:
            raging = together.create_task(killer.rage())
            await play_while(raging, killer, folder, chance)
    finally:
        await killer.kill()


async def play_while(raging: asyncio.Task[None], killer: Killer, folder: Path, chance: random.Random) -> None:
    server, games, finished = f"http://127.0.0.1:{killer.port}", list(GAMES), 0
    players = await seated_at_last(server, table_for(games[0], HERE, OPEN, OPEN, OPEN))
    while not raging.done() or finished < len(games):
        if finished:
            players = await next_in_the_room(players, table_for(games[finished % len(games)], HERE))
            await started_at_last(players[0])
        people = [Person(player, chance) for player in players]
        await asyncio.gather(*(person.play() for person in people))
        views = await asyncio.gather(*(public_view(player) for player in players))
        assert len(set(views)) == 1
        await check_log(folder, players[0].table.id, people)
        finished += 1
        await check_evening(players[0], games, finished)
    await raging
    for player in players:
        await player.device.close()


async def test_killed_5_times_nothing_is_lost(tmp_path: Path) -> None:
    async with asyncio.timeout(900):
        await rage_and_play(tmp_path, kills=5, seed=25)


@pytest.mark.nightly
async def test_killed_200_times_nothing_is_lost(tmp_path: Path) -> None:
    async with asyncio.timeout(3000):
        await rage_and_play(tmp_path, kills=200, seed=200)
