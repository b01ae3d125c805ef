"""People who play at a cluster while something happens to it, and what was wrong with what they were told."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from gander.client import SeatClient
from gander.games import GAMES
from gander.store.log import SqlLog
from gander.store.postgres import Postgres
from gander.table.terms import PlannedSeat
from tests.web.kit import (
    BOT,
    HERE,
    OPEN,
    next_in_the_room,
    public_view,
    seated_at_last,
    started_at_last,
    table_for,
)
from tests.workers.cluster import Site
from tests.workers.history import Asked, History, Shown, doubled, faults_in, lost

TWO_AND_BOTS: Final = (HERE, OPEN, BOT, BOT)
FOUR: Final = (HERE, OPEN, OPEN, OPEN)
PATIENCE = 240
"""Seconds after which a game that does not end is taken to hang. Nothing is measured with it."""


class Person:
    """Plays any legal move, and notes what it asked for and what it was shown."""

    def __init__(self, player: SeatClient, chance: random.Random) -> None:
        self.player, self._chance = player, chance
        self.history = History(player.seat)
        self.is_over = False

    def seq(self) -> int:
        """How far the table is that it was shown last."""
        return self.history.shown[-1].seq if self.history.shown else 0

    async def play(self) -> None:
        async for view in self.player.views():
            self.history.shown.append(Shown(view.seq, view.observation))
            last = self.history.asked[-1] if self.history.asked else None
            if last is not None and view.done == last.id and last.acknowledged_at is None:
                last.acknowledged_at = time.monotonic()
            if view.outcome is not None:
                self.is_over = True
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
    """Tables that are played at one after the other while something happens, then to their end or left as they are."""

    def __init__(
        self,
        site: Site,
        tables: int,
        seats: tuple[PlannedSeat, ...] = TWO_AND_BOTS,
        *,
        to_the_end: bool = True,
        patience: float | None = None,
        rooms: bool = True,
    ) -> None:
        self.site, self._tables, self._seats, self._to_the_end = site, tables, seats, to_the_end
        self._rooms = rooms
        self._patience = PATIENCE if patience is None else patience
        self.faults: list[str] = []
        self.games = self.moves = self.acknowledged = self.lost = self.doubled = 0
        self.people: set[Person] = set()
        """Those who play now."""

    async def under(self, happening: Coroutine[Any, Any, None]) -> None:
        raging = asyncio.create_task(happening)
        await asyncio.gather(*(self._table(number, raging) for number in range(self._tables)))
        await raging
        self.faults += [f"{deed} was done for another" for deed in self.site.deeds_of_others()]

    async def _table(self, number: int, raging: asyncio.Task[None]) -> None:
        chance = random.Random(number)
        games = list(GAMES)
        while True:
            await self._game(games[(number + self.games) % len(games)], chance, raging)
            if raging.done():
                return

    async def _game(self, game: str, chance: random.Random, raging: asyncio.Task[None]) -> None:
        """A game, and with rooms one more at the next table of its own."""
        players = await seated_at_last(self.site.balancer.address, table_for(game, *self._seats))
        bots = tuple(seat.bot for seat in self._seats if seat.bot is not None)
        try:
            if not await self._played(game, players, chance, raging) or not self._rooms:
                return
            players = await next_in_the_room(players, table_for(game), bots)
            await started_at_last(players[0])
            await self._played(game, players, chance, raging)
        finally:
            for player in players:
                await player.device.close()

    async def _played(
        self, game: str, players: list[SeatClient], chance: random.Random, raging: asyncio.Task[None]
    ) -> bool:
        """Whether the game came to its end."""
        people = [Person(player, chance) for player in players]
        self.people |= {*people}
        try:
            async with asyncio.timeout(self._patience):
                await self._play(people, raging)
            self.people -= {*people}
            if all(person.is_over for person in people):
                async with asyncio.timeout(self._patience):
                    await all_see_the_same(players)
        except TimeoutError:
            self.faults.append(f"a game of {game} does not end, or not for all in the same way")
        finally:
            self.people -= {*people}
        await self._check(players[0].table.id, [person.history for person in people])
        return all(person.is_over for person in people)

    async def _play(self, people: list[Person], raging: asyncio.Task[None]) -> None:
        playing = asyncio.create_task(self._all_play(people))
        until = {playing} if self._to_the_end else {playing, raging}
        try:
            await asyncio.wait(until, return_when=asyncio.FIRST_COMPLETED)
        finally:
            playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing

    async def _all_play(self, people: list[Person]) -> None:
        await asyncio.gather(*(person.play() for person in people))

    async def _check(self, table: str, histories: list[History]) -> None:
        while True:
            try:
                async with reading(self.site.database) as log:
                    events = await log.read(table)
                break
            except Exception:  # the database is away for a moment: it is what this is about
                await asyncio.sleep(0.2)
        asked = [move for history in histories for move in history.asked]
        self.faults += faults_in(events, histories)
        self.moves += len(asked)
        self.acknowledged += sum(move.acknowledged_at is not None for move in asked)
        self.lost += len(lost(events, asked))
        self.doubled += len(doubled(events))
        self.games += 1
