"""Workers, Redis and PostgreSQL are killed and frozen, and lines are cut, while people and bots play every game.

Nothing that was acknowledged is lost or happens twice, every game ends, everybody sees the same, and nobody is shown
anything that the log does not bear out. The same test catches three faults that are planted on purpose.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gander.client import SeatClient
from gander.games import GAMES
from gander.store.log import SqlLog
from gander.store.postgres import Postgres
from gander.table.terms import PlannedSeat
from tests.web.kit import HERE, OPEN, public_view, seated_at_last, table_for
from tests.workers.cluster import Cluster, cluster
from tests.workers.history import Asked, History, Shown, faults_in

BOT = PlannedSeat("bot", bot="uniform")
PATIENCE = 240
"""Seconds after which a game that does not end is taken to hang. Nothing is measured with it."""


class Person:
    """Plays any legal move, and notes what it asked for and what it was shown."""

    def __init__(self, player: SeatClient, chance: random.Random) -> None:
        self.player, self._chance = player, chance
        self.history = History(player.seat)

    async def play(self) -> None:
        async for view in self.player.views():
            self.history.shown.append(Shown(view.seq, view.observation))
            last = self.history.asked[-1] if self.history.asked else None
            if last is not None and view.done == last.id and last.acknowledged_at is None:
                last.acknowledged_at = time.monotonic()
            if view.outcome is not None:
                return
            if self.player.seat in view.awaited and view.moves and not self.player.waits_for_answer():
                asked_at = time.monotonic()
                move = await self.player.move(view, self._chance.choice(view.moves))
                self.history.asked.append(Asked(move, asked_at))


async def all_see_the_same(players: list[SeatClient]) -> None:
    """A word of the last game may still come from a worker that was frozen; then they look again."""
    while len({*await asyncio.gather(*(public_view(player) for player in players))}) != 1:
        await asyncio.sleep(0.1)


@asynccontextmanager
async def reading(database: str) -> AsyncIterator[SqlLog]:
    log = SqlLog(Postgres(database))
    try:
        yield log
    finally:
        await log.close()


class Play:
    """Tables that are played at one after the other until the rage is over, then to their end."""

    def __init__(self, one: Cluster, tables: int) -> None:
        self.cluster, self._tables = one, tables
        self.faults: list[str] = []
        self.moves = self.games = 0

    async def under(self, seconds: float) -> None:
        raging = asyncio.create_task(self.cluster.rage(seconds))
        await asyncio.gather(*(self._table(number, raging) for number in range(self._tables)))
        await raging
        self.faults += [f"{deed} was done for another" for deed in self.cluster.deeds_of_others()]

    async def _table(self, number: int, raging: asyncio.Task[None]) -> None:
        chance = random.Random(number)
        games = list(GAMES)
        while True:
            await self._game(games[(number + self.games) % len(games)], chance)
            if raging.done():
                return

    async def _game(self, game: str, chance: random.Random) -> None:
        players = await seated_at_last(self.cluster.balancer.address, table_for(game, HERE, OPEN, BOT, BOT))
        people = [Person(player, chance) for player in players]
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(person.play() for person in people))
            async with asyncio.timeout(PATIENCE):
                await all_see_the_same(players)
        except TimeoutError:
            self.faults.append(f"a game of {game} does not end, or not for all in the same way")
            return
        finally:
            for player in players:
                await player.device.close()
        await self._check(players[0].table.id, people)

    async def _check(self, table: str, people: list[Person]) -> None:
        while True:
            try:
                async with reading(self.cluster.database) as log:
                    events = await log.read(table)
                break
            except Exception:  # the database is away for a moment: it is what this is about
                await asyncio.sleep(0.2)
        self.faults += faults_in(events, [person.history for person in people])
        self.moves += sum(len(person.history.asked) for person in people)
        self.games += 1


async def rage_and_play(folder: Path, tables: int, seconds: float, seed: int, *faults: str) -> Play:
    async with cluster(folder, random.Random(seed), *faults) as one:
        play = Play(one, tables)
        await play.under(seconds)
        print(f"{play.games} games, {play.moves} moves; {len(one.suffered)} times something happened")
        return play


async def test_workers_redis_and_postgres_die_and_freeze_and_nothing_is_lost(tmp_path: Path) -> None:
    play = await rage_and_play(tmp_path, tables=5, seconds=25, seed=12)
    assert play.faults == []
    assert play.games >= len(GAMES)


@pytest.mark.nightly
async def test_for_ten_minutes_at_sixty_tables(tmp_path: Path) -> None:
    play = await rage_and_play(tmp_path, tables=60, seconds=600, seed=1)
    assert play.faults == []


@pytest.mark.nightly
@pytest.mark.parametrize("fault", ["keep_for_ever", "acknowledge_first", "never_read"])
async def test_a_planted_fault_is_caught(tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.workers.test_faults.PATIENCE", 60)
    play = await rage_and_play(tmp_path, 4, 60, 3, fault)
    assert play.faults
