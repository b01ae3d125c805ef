"""Deals of the day in both databases: begun once per player, day and game, whatever happens to the player."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from gander.store import days, players
from gander.store.notepad import Notepad
from gander.store.sql import Database

DAY, GAME = "2026-11-15", "a game"


@pytest.fixture(params=["sqlite", "postgres"])
async def pads(request: pytest.FixtureRequest, empty: Callable[[str], Database]) -> AsyncIterator[list[Notepad]]:
    """Two workers at one database."""
    database = empty(request.param)
    pads = [Notepad(database), Notepad(database)]
    yield pads
    for pad in pads:
        await pad.close()


async def begin(pad: Notepad, table: str, name: str = "Mia", device: str = "tablet", game: str = GAME) -> days.BegunDay:
    return await pad.run(days.begin, device, name, "otter", 1.0, (DAY, game, "rookie", DAY, table))


async def test_of_many_who_begin_at_once_one_counts(pads: list[Notepad]) -> None:
    begun = await asyncio.gather(*(begin(pads[number % 2], f"table {number}") for number in range(8)))
    assert len({one.table_id for one in begun}) == 1
    assert (await begin(pads[0], "another", game="another game")).table_id == "another"
    assert (await begin(pads[1], "Ben's", "Ben")).table_id == "Ben's"


async def test_of_two_players_who_are_one_the_notepads_own_counts(pads: list[Notepad]) -> None:
    first, other = await begin(pads[0], "first"), await begin(pads[0], "other", "Mimi")
    await begin(pads[0], "only hers", "Mimi", game="another game")
    pad = await pads[0].run(players.pad_of, "tablet")
    await pads[0].run(players.merge_players, pad, other.player, first.player)
    found = await pads[1].ask(days.days_of, first.player, DAY, DAY)
    assert {one.game: one.table_id for one in found} == {GAME: "first", "another game": "only hers"}


async def test_with_a_player_go_their_days(pads: list[Notepad]) -> None:
    begun = await begin(pads[0], "first")
    pad = await pads[0].run(players.pad_of, "tablet")
    await pads[0].run(players.remove_player, pad, begun.player)
    assert await pads[1].ask(days.day_at, pad, "first") is None
