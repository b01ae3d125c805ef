"""What people do at their devices without the page: it is quicker, and doing it on the page is tested elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, aclosing
from math import inf
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace
from playwright.sync_api import expect

from gander.client import Device, SeatClient
from gander.luck import QuickLuck
from gander.table.terms import PlannedSeat, Settings
from gander.table.view import TableInfo
from gander.web.messages.table_messages import Start
from gander.web.services.sessions import COOKIE
from tests.page.conftest import SEED
from tests.page.people import Person
from tests.waiting import PATIENCE
from tests.web.kit import OPEN, table_for

T = TypeVar("T")


def over_the_wire(doing: Coroutine[Any, Any, T]) -> T:
    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop of its own in this one
        return thread.submit(asyncio.run, asyncio.wait_for(doing, PATIENCE)).result()


def has_played_alone(me: Person, game: str, seed: int = 1) -> None:
    """A finished game is on the notepad of this device."""
    table = begun(game, [me])
    over_the_wire(to_the_end(me.address, table, [token_of(me)], seed))


def sit_down(game: str, people: Sequence[Person], **options: Any) -> None:
    """A game has just begun: the first runs the table, the others came by its link, and all look at it."""
    table = begun(game, people, **options)
    for person in people:
        person.page.goto(f"{person.address}#/table/{table}")
        person.page.get_by_role("region", name=person.words.games[game]).wait_for()


def finish(people: Sequence[Person], seed: int = 1) -> None:
    """All make any moves to the end of the game that they play, and everybody sees the result."""
    table = people[0].page.url.rpartition("/")[2]
    over_the_wire(to_the_end(people[0].address, table, [token_of(person) for person in people], seed))
    for person in people:
        expect(person.page.get_by_role("table", name=person.words.pad)).to_be_visible()


def play_on(people: Sequence[Person], moves: int, seed: int = 1) -> None:
    """They make any moves until the game has had this many of them, chance and clocks included, and all pages know."""
    table = people[0].page.url.rpartition("/")[2]
    tokens = [token_of(person) for person in people]
    seq = over_the_wire(to_the_end(people[0].address, table, tokens, seed, moves))
    for person in people:
        person.has_been_told(table, seq)


# Behind that ---------------------------------------------------------------------------------------------------------


def token_of(person: Person) -> str:
    """By what the server knows the person's device."""
    return next(cookie["value"] for cookie in person.context.cookies() if cookie["name"] == COOKIE)


def begun(game: str, people: Sequence[Person], **options: Any) -> str:
    """A table where all have a seat, the first one as its host; gives its id."""
    address = people[0].address
    table, tokens = over_the_wire(begin(address, game, len(people) - 1, **options))
    for person, token in zip(people, tokens, strict=True):
        person.context.add_cookies([{"name": COOKIE, "value": token, "url": address}])
    return table


async def begin(address: str, game: str, guests: int, **options: Any) -> tuple[str, list[str]]:
    """Ben lays a table, others join him; gives the table's id and the token of each device."""
    async with AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(Device(address)) for _ in range(1 + guests)]
        plan = table_for(game, PlannedSeat("here", name="Ben"), *guests * (OPEN,), settings=Settings(pace=0), **options)
        ben = await devices[0].open(replace(plan, seed=SEED))
        for device, name in zip(devices[1:], ("Mia", "Ida"), strict=False):
            await device.join(str(ben.table.code), name)
        await devices[0].act(ben.table.id, Start())
        return ben.table.id, [str(device._http.cookies[COOKIE]) for device in devices]


async def to_the_end(address: str, table: str, tokens: Sequence[str], seed: int = 1, moves: float = inf) -> int:
    """Every seat of these devices makes any moves until the game is over, or has had this many moves of all.

    Gives the number of the last thing that happened by then.
    """
    playing: list[asyncio.Task[int]] = []
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as tasks:
        for token in tokens:
            device = await stack.enter_async_context(Device(address))
            device._http.cookies.set(COOKIE, token)
            facts = msgspec.json.decode(await device.get(f"/api/tables/{table}"), type=TableInfo[Any])
            for seat in await seats_of(SeatClient(device, facts, None)):
                player = SeatClient(device, facts, seat)
                playing.append(tasks.create_task(play_to_the_end(player, QuickLuck(seed + seat), moves)))
    return max((task.result() for task in playing), default=0)


async def seats_of(player: SeatClient) -> Sequence[int]:
    async with aclosing(player.views()) as views:  # the line is closed before the loop is
        return (await anext(views)).yours


async def play_to_the_end(player: SeatClient, luck: QuickLuck, moves: float = inf) -> int:
    seq = 0
    async with aclosing(player.views()) as views:
        async for view in views:
            seq = view.seq
            if view.outcome is not None or seq >= moves:
                break
            if player.seat in view.awaited and view.moves and not player.waits_for_answer():
                await player.move(view, view.moves[luck.below(len(view.moves))])
    return seq


def plays_to_the_end_with_the_clock_stopped(me: Person, game: str, seed: int = 1) -> None:
    """The result would come after a while, but no time passes on the page."""
    all_play_to_the_end_with_the_clock_stopped([me], game, seed)


def all_play_to_the_end_with_the_clock_stopped(people: Sequence[Person], game: str, seed: int = 1) -> None:
    """The same on the pages of several."""
    for person in people:
        person.page.clock.install()
    sit_down(game, people)
    for person in people:
        person.stops_the_clock()
    table = people[0].page.url.rpartition("/")[2]
    over_the_wire(to_the_end(people[0].address, table, [token_of(person) for person in people], seed))
