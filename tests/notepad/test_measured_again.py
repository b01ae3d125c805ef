"""What was derived by an older version is derived again, for games from the log and for games from files."""

from __future__ import annotations

from typing import Any

import pytest

from gander.contract.answer import MEASURES
from gander.games import BOXES
from gander.measures.report import Report
from gander.notepad.export_file import read_file
from gander.notepad.harvest import bring, catch_up
from gander.notepad.views import report_for
from gander.store.notepad import import_export, players
from gander.store.notepad.notepad import Notepad
from gander.store.sql import Connection
from gander.table.log import MemoryLog
from tests.kinds import ALSO_ALONE
from tests.notepad.kit import TABLET, file_of, finished, open_pad, pad_with
from tests.table.kit import HOST


def of_older_measures(connection: Connection) -> None:
    """Everything as if it had been derived by a version whose answers nobody can read any more."""
    older = {"measures": MEASURES - 1}
    connection.execute(
        "update answers set measures = :measures, answers = x'00', numbers = x'00', tally = x'00'", older
    )
    connection.execute("update games set measures = :measures", older)
    connection.execute("update harvested set measures = :measures", older)


async def all_of(notepad: Notepad, device: str) -> tuple[list[Any], list[Report]]:
    """Everything that is derived for a device."""
    pad = await notepad.run(players.pad_of, device)
    (player,) = await notepad.ask(players.players, pad)
    rows = await notepad.ask(import_export.all_answers, pad, MEASURES)
    return [row.answers for row in rows], [await report_for(notepad, pad, player.id, game) for game in BOXES]


async def test_games_from_the_log_are_measured_again_when_the_measures_change() -> None:
    async with pad_with(finished("one", 1), finished("two", 2, game=ALSO_ALONE.game.name)) as (log, notepad, _):
        before = await all_of(notepad, HOST)
        await notepad.run(of_older_measures)
        unreadable, reports = await all_of(notepad, HOST)
        assert unreadable == [None, None]
        assert [report.games for report in reports] == [0] * len(BOXES)
        assert (await catch_up(log, notepad, HOST)).waiting == 0
        assert await all_of(notepad, HOST) == before


async def test_games_from_a_file_are_measured_again_when_the_measures_change() -> None:
    games = finished("one", 1), finished("two", 2, game=ALSO_ALONE.game.name)
    async with pad_with(*games) as (log, notepad, pad), open_pad() as elsewhere:
        text = await file_of(log, notepad, pad)
        await bring(elsewhere, TABLET, read_file(text))
        before = await all_of(elsewhere, TABLET)
        await elsewhere.run(of_older_measures)
        await catch_up(MemoryLog(), elsewhere, TABLET)
        assert await all_of(elsewhere, TABLET) == before
        assert await elsewhere.ask(import_export.outdated_imports, MEASURES, 10) == []


@pytest.mark.parametrize("first", [HOST, TABLET])
async def test_a_game_on_two_notepads_is_measured_again_for_both_whoever_comes_first(first: str) -> None:
    """One has it from the log and the other from a file."""
    async with pad_with(finished("one", 1)) as (log, notepad, pad):
        text = await file_of(log, notepad, pad)
        await bring(notepad, TABLET, read_file(text))
        before = [await all_of(notepad, device) for device in (HOST, TABLET)]
        for kept_whole in (True, False):  # as it has been since, and as it was before
            await notepad.run(of_older_measures)
            if not kept_whole:
                await notepad.run(lambda connection: connection.execute("update games set played = null"))
            await catch_up(log, notepad, first)
            await catch_up(log, notepad, HOST)
            assert [await all_of(notepad, device) for device in (HOST, TABLET)] == before


async def test_a_file_that_is_read_before_the_log_does_not_pass_off_old_answers_as_new() -> None:
    async with pad_with(finished("one", 1)) as (log, notepad, pad):
        text = await file_of(log, notepad, pad)
        before = await all_of(notepad, HOST)
        await notepad.run(of_older_measures)
        assert (await bring(notepad, TABLET, read_file(text))).new == 1
        assert await all_of(notepad, TABLET) == before
        assert await all_of(notepad, HOST) == before
