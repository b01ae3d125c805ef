"""Secrets of days in both databases: drawn once, by whoever comes first, and never changed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from gander.store.coordination import day_secrets
from gander.store.notepad.notepad import Notepad
from gander.store.sql import Database
from gander.store.sqlite import Sqlite
from tests.tree import ROOT

NOON = datetime(2026, 11, 15, 12, tzinfo=UTC).timestamp()
"""On Kiritimati it is the 16th."""
TODAY, BEGUN, NEXT = date(2026, 11, 15), date(2026, 11, 16), date(2026, 11, 17)
WEEK = [NEXT + timedelta(days=number) for number in range(day_secrets.AHEAD)]
ALL = [TODAY, BEGUN, *WEEK, WEEK[-1] + timedelta(days=1)]


@pytest.fixture(params=["sqlite", "postgres"])
async def pads(request: pytest.FixtureRequest, empty: Callable[[str], Database]) -> AsyncIterator[list[Notepad]]:
    """Two workers at one database."""
    database = empty(request.param)
    pads = [Notepad(database), Notepad(database)]
    yield pads
    for pad in pads:
        await pad.close()


async def test_of_two_workers_that_draw_at_once_one_draws(pads: list[Notepad]) -> None:
    await asyncio.gather(*(pads[number % 2].run(day_secrets.draw, NOON) for number in range(8)))
    found, again = await pads[0].ask(day_secrets.drawn, ALL), await pads[1].ask(day_secrets.drawn, ALL)
    assert found == again
    assert [day for day, secret in found.items() if secret is not None] == WEEK
    assert len({bytes.fromhex(found[day] or "") for day in WEEK}) == len(WEEK)
    assert {len(bytes.fromhex(found[day] or "")) for day in WEEK} == {32}


async def test_the_next_night_draws_one_more_and_changes_none(pads: list[Notepad]) -> None:
    await pads[0].run(day_secrets.draw, NOON)
    before = await pads[0].ask(day_secrets.drawn, ALL)
    await pads[1].run(day_secrets.draw, NOON + 24 * 3600)
    after = await pads[1].ask(day_secrets.drawn, ALL)
    assert {day for day in ALL if before[day] != after[day]} == {ALL[-1]}


async def test_a_day_that_was_begun_by_the_formula_keeps_it_when_a_clock_is_set_back(pads: list[Notepad]) -> None:
    both = await asyncio.gather(*(pad.run(day_secrets.secret_of, NEXT) for pad in pads))
    await pads[1].run(day_secrets.draw, NOON)
    assert [*both, await pads[1].run(day_secrets.secret_of, NEXT)] == [None, None, None]
    other = await pads[1].run(day_secrets.secret_of, WEEK[1])
    assert other is not None
    assert (await pads[0].ask(day_secrets.drawn, [NEXT, WEEK[1]])) == {NEXT: None, WEEK[1]: other}


KILLED = """
import os, signal, sys
from pathlib import Path
from gander.store.coordination.day_secrets import draw
from gander.store.sqlite import Sqlite
line = Sqlite(Path(sys.argv[1])).open()
line.execute("begin immediate")
draw(line, float(sys.argv[2]))
if sys.argv[3] == "after":
    line.execute("commit")
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("when", ["before", "after"])
async def test_who_is_killed_while_drawing_has_drawn_all_or_nothing(tmp_path: Path, when: str) -> None:
    file = tmp_path / "gander.db"
    killed = subprocess.run([sys.executable, "-c", KILLED, file, str(NOON), when], cwd=ROOT, check=False)
    assert killed.returncode < 0
    with closing(Sqlite(file).open()) as line:
        left = day_secrets.drawn(line, WEEK)
    assert {secret is None for secret in left.values()} == {when == "before"}
    pad = Notepad(file)
    await pad.run(day_secrets.draw, NOON)
    found = await pad.ask(day_secrets.drawn, WEEK)
    await pad.close()
    assert None not in found.values()
    assert when == "before" or found == left
