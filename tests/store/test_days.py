"""Deals of the day in both databases: begun once per player, day and game, whatever happens to the player."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import datetime

import msgspec
import pytest

from gander.contract.played_game import Person
from gander.notepad.export_file import BrokenFile, File, brought_by, read_file, read_game, write_game
from gander.notepad.finished_games import finished_games
from gander.notepad.harvest import bring, saved_game
from gander.store.notepad import days, import_export, players
from gander.store.notepad.notepad import Notepad
from gander.store.sql import Database
from tests.kinds import ALONE
from tests.notepad.kit import finished
from tests.table.kit import HOST

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


MIA = {"name": "Mia", "animal": "otter"}
REAL = ALONE.game.name
WRITTEN: dict[str, object] = {"player": "Mia", "day": DAY, "game": REAL, "level": "rookie", "begun_on": DAY}
NOON = datetime.fromisoformat(f"{DAY}T12:00Z").timestamp()


def file_with(*written: dict[str, object]) -> File:
    parts = {"format": "gander-notepad", "version": 1, "players": [MIA], "games": [], "days": written}
    return read_file(msgspec.json.encode(parts))


async def brought(notepad: Notepad, *written: dict[str, object]) -> list[days.BegunDay]:
    await bring(notepad, "phone", file_with(*written), lambda: NOON)
    return await notepad.ask(days.all_days, [await notepad.run(players.pad_of, "phone")])


async def test_a_day_from_a_file_is_there_once_and_what_was_begun_here_counts(pads: list[Notepad]) -> None:
    await begin(pads[0], "ours", device="phone", game=REAL)
    late = {**WRITTEN, "day": "2026-11-14"}
    for _ in range(2):
        found = await brought(pads[0], WRITTEN, late)
        assert [(one.day, one.begun_on, one.table_id == "ours") for one in found] == [
            ("2026-11-14", DAY, False),
            (DAY, DAY, True),
        ]


@pytest.mark.parametrize(
    "absurd",
    [
        {"day": "2026-11-17", "begun_on": "2026-11-17"},  # nowhere on earth yet
        {"begun_on": "2026-11-14"},  # before it came
        {"day": "1899-12-31"},
        {"day": "0001-01-01"},
        {"game": "no game"},
        {"level": "no level"},
        {"player": "Eve"},
    ],
    ids=str,
)
async def test_a_day_that_nobody_can_have_begun_stays_behind(pads: list[Notepad], absurd: dict[str, object]) -> None:
    assert await brought(pads[0], {**WRITTEN, **absurd}) == []


async def test_nobody_can_write_themself_a_result(pads: list[Notepad]) -> None:
    """A game that is not there, or is of another deal, is no result."""
    (played,) = finished_games(finished("one", 1).events)
    (game, seats) = saved_game(brought_by(read_game(write_game(played, {0: Person("Mia", "otter", HOST)})), "phone"))
    await pads[0].run(import_export.bring, "phone", game, seats)
    for forged in (game.id, "ab" * 16):
        (found,) = await brought(pads[0], {**WRITTEN, "game": game.game, "level": game.level, "finished": forged})
        assert found.score is None


@pytest.mark.parametrize(
    "absurd", [{"day": "2026-13-01"}, {"day": "tomorrow"}, {"player": "Mi\0a"}, {"finished": "\0"}], ids=str
)
def test_what_is_no_date_no_name_or_no_digest_breaks_the_file(absurd: dict[str, object]) -> None:
    with pytest.raises(BrokenFile):
        file_with({**WRITTEN, **absurd})


async def test_with_a_player_go_their_days(pads: list[Notepad]) -> None:
    begun = await begin(pads[0], "first")
    pad = await pads[0].run(players.pad_of, "tablet")
    await pads[0].run(players.remove_player, pad, begun.player)
    assert await pads[1].ask(days.day_at, pad, "first") is None
