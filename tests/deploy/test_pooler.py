"""Two workers behind PgBouncer, which gives every transaction another connection: people at both play one game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from gander import fair
from gander.client import Device
from gander.store.postgres import Postgres
from gander.store.upkeep.check import check_store
from gander.web.messages.table_messages import Start
from tests.databases import pgbouncer
from tests.kinds import FOR_TWO
from tests.processes import serving
from tests.web.kit import BOT, HERE, OPEN, play_to_the_end, table_for


@pytest.fixture
def pooled(database: str) -> Iterator[str]:
    with pgbouncer(database) as address:
        yield address


@pytest.mark.parametrize("channels", ["redis", pytest.param("none", marks=pytest.mark.nightly)])
async def test_people_at_two_workers_play_one_game(
    pooled: str, database: str, tmp_path: Path, request: pytest.FixtureRequest, channels: str
) -> None:
    """Without Redis the notices of PostgreSQL are lost at the pooler, and each worker looks for itself."""
    arguments = ["--data", str(tmp_path), "--database", pooled]
    if channels == "redis":
        arguments += ["--channels", request.getfixturevalue("redis_server")]
    with serving(*arguments) as (one, _), serving(*arguments) as (other, _):
        async with Device(one) as host, Device(other) as guest:
            first = await host.open(table_for(FOR_TWO.game.name, HERE, OPEN))
            second = await guest.join(first.table.code or "", "Ben")
            await host.act(first.table.id, Start())
            together = asyncio.gather(play_to_the_end(first, 1), play_to_the_end(second, 2))
            views = await asyncio.wait_for(together, 120)
            assert views[0].outcome == views[1].outcome
            assert fair.verify(fair.decode(await guest.get(f"/api/tables/{first.table.id}/record"))).fault is None
            alone = await guest.open(table_for(FOR_TWO.game.name, HERE, BOT))
            await guest.act(alone.table.id, Start())
            assert (await asyncio.wait_for(play_to_the_end(alone, 3), 120)).outcome is not None
    found = check_store(Postgres(database))
    assert (found.whole, found.broken) == (2, ())
