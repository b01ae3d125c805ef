"""Workers, Redis and PostgreSQL are killed and frozen, and lines are cut, while people and bots play every game.

Nothing that was acknowledged is lost or happens twice, every game ends, everybody sees the same, and nobody is shown
anything that the log does not bear out. The same test catches three faults that are planted on purpose.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gander.games import GAMES
from tests.workers.cluster import cluster
from tests.workers.play import Play


async def rage_and_play(folder: Path, tables: int, seconds: float, seed: int, *faults: str) -> Play:
    async with cluster(folder, random.Random(seed), *faults) as one:
        play = Play(one, tables)
        await play.under(one.rage(seconds))
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
    monkeypatch.setattr("tests.workers.play.PATIENCE", 60)
    play = await rage_and_play(tmp_path, 4, 60, 3, fault)
    assert play.faults
