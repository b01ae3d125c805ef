"""`/health` says when nothing can be saved, and when the database does not answer."""

from __future__ import annotations

import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from gander.store.errors import NotSaved, Unanswered
from gander.store.sqlite import SqliteLog
from gander.table.log import MemoryLog
from gander.web.api.errors import problem_of
from gander.web.server.app import app_for
from gander.web.services.settings import ServerSettings
from tests.kinds import ALONE
from tests.table.kit import HERE, sitting
from tests.web.worlds import World

EVENTS = sitting(ALONE.game.name, HERE).events


@asynccontextmanager
async def on_disk(folder: Path, **settings: Any) -> AsyncIterator[tuple[World, SqliteLog]]:
    logs: list[SqliteLog] = []

    def open_log() -> SqliteLog:
        logs.append(SqliteLog(folder / "gander.db"))
        return logs[0]

    app = app_for(ServerSettings(folder, **settings), folder, open_log)
    async with app.lifespan():
        yield World(app, MemoryLog()), logs[0]


async def health(world: World) -> tuple[int, str]:
    status, text = await world.http("GET", "/health")
    return status, json.loads(text.partition("\n\n")[2])["status"]


async def test_a_full_disk_is_told_until_there_is_room_again(tmp_path: Path) -> None:
    async with on_disk(tmp_path) as (world, log):
        assert await health(world) == (200, "ok")
        (pages,) = log._connection.execute("pragma page_count").fetchone()
        log._connection.execute(f"pragma max_page_count = {pages}")
        with pytest.raises(NotSaved):
            await log.append("t", 0, EVENTS * 100, None)
        assert await health(world) == (503, "disk_full")
        log._connection.execute("pragma max_page_count = 1000000")
        await log.append("t", 0, EVENTS, None)
        assert await health(world) == (200, "ok")


async def test_a_database_that_does_not_answer_is_told(tmp_path: Path) -> None:
    async with on_disk(tmp_path, answer_seconds=0.05) as (world, log):
        answers = threading.Event()
        log._reader.submit(answers.wait)
        assert await health(world) == (503, "no_answer")
        answers.set()


def test_what_may_have_been_written_is_not_called_unchanged() -> None:
    told = [problem_of(fault("gone")) for fault in (NotSaved, Unanswered)]
    assert [(status, problem.code) for status, problem in filter(None, told)] == [
        (503, "not_saved"),
        (503, "unanswered"),
    ]
    assert ["nothing was changed" in problem.detail for _, problem in filter(None, told)] == [True, False]
