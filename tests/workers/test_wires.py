"""Lines to PostgreSQL, PgBouncer and Redis swallow, delay, cut and half-close at any moment of a write, while four
people play at each table: nobody waits for long, nothing that was acknowledged is lost or happens twice."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.workers.play import FOUR, PATIENCE, Play
from tests.workers.wired import LIMIT, Ordeal, WiredCluster, all_faults, wired_cluster
from tests.workers.wires import Fault, PostgresMessages

LIMIT_BY_DAY = 10 * LIMIT
Faults = Callable[[WiredCluster, random.Random], list[tuple[str, Fault]]]


def by_day(cluster: WiredCluster, chance: random.Random) -> list[tuple[str, Fault]]:
    """What differs most: a write that was never said to its end, one that was done and not answered, each before and
    behind a pooler; a channel that goes silent; lines that are cut, late and half closed."""
    return [
        ("0 to database", Fault("swallow", "there", 0.5, 2, whole=True)),
        ("1 to pooler", Fault("cut", "back", 0.5, 1)),
        ("2 to channel", Fault("swallow", "there", 1.0, 2, whole=True)),
        ("2 to database", Fault("half-close", "back", 0.0, 1)),
        ("0 to database", Fault("delay", "back", 0.0, 1, whole=True)),
        ("pooler to database", Fault("swallow", "back", 0.0, 2)),
        ("2 to database", Fault("cut", "there", 0.5, 0.5, whole=True)),
    ]


async def suffer_and_play(
    folder: Path, tables: int, seconds: float, faults: Faults, limit: float = LIMIT
) -> tuple[Play, Ordeal]:
    chance = random.Random(1)
    async with wired_cluster(folder, chance) as cluster:
        play = Play(cluster, tables, FOUR, to_the_end=False, rooms=False)
        ordeal = Ordeal(cluster, play, limit)
        await play.under(ordeal.suffer(faults(cluster, chance), seconds))
    print(f"{len(ordeal.suffered)} faults, {play.acknowledged} acknowledged moves, waited {ordeal.worst:.1f} s at most")
    print(*ordeal.late, sep="\n")
    return play, ordeal


async def test_wires_fail_at_any_moment_and_every_table_moves_on(tmp_path: Path) -> None:
    """By day other tests run beside this one, and workers wait their turn: whoever waits for longer than they can
    waits for ever."""
    play, ordeal = await suffer_and_play(tmp_path, 2, PATIENCE, by_day, LIMIT_BY_DAY)
    assert play.faults == []
    assert ordeal.late == []
    assert len(ordeal.suffered) == 7
    assert play.acknowledged > 0


@pytest.mark.nightly
@pytest.mark.timeout(1200)
async def test_wires_fail_for_ten_minutes(tmp_path: Path) -> None:
    play, ordeal = await suffer_and_play(tmp_path, 6, 600, all_faults)
    assert play.faults == []
    assert ordeal.late == []


def test_a_stream_is_taken_apart_wherever_it_is_cut() -> None:
    hello = bytes.fromhex("00000008 04d2162f")  # asks whether there is encryption
    start = bytes.fromhex("00000009 00030000 00")
    query = b"Q" + bytes.fromhex("0000000d") + b"select 1\0"
    stream = hello + start + query
    for cut in range(len(stream)):
        messages = PostgresMessages(greeted=False)
        assert [*messages.of(stream[:cut]), *messages.of(stream[cut:])] == [hello, start, query]
