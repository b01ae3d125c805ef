"""A study as in the field: forty people in two conditions, who leave and come back, on a server that is killed, and on
three workers of which some are."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from scipy.stats import ttest_ind

from gander.client import Device, Refusal, SeatClient
from gander.luck import QuickLuck
from gander.measures.reference import sometimes
from gander.store.log import SqlLog
from gander.store.postgres import Postgres
from gander.store.sql import Database
from gander.store.sqlite import Sqlite
from gander.study.study_file import Study
from gander.table.change import fold
from gander.table.events import Moved
from gander.table.log import EventLog
from tests.commands import command
from tests.notepad.test_datasets import table
from tests.study.example import example
from tests.study.files import ALONE, TWO_CONDITIONS, study_in
from tests.web.killed import Killed
from tests.web.test_participation import AGREES, filled, goes_on, kept
from tests.workers.cluster import cluster

PEOPLE, GAMES = 40, 1
KNOWS = {"early": 0.85, "late": 0.35}
"""The difference that is planted: how much somebody knows, by condition; at the rest they guess."""
AT_ONCE = 8
KILLED_AFTER = (8, 24)
"""How many have come to the end when the server is killed."""
FILE = TWO_CONDITIONS.replace('options = { level = "rookie" }', f'options = {{ level = "rookie" }}\ngames = {GAMES}')


async def wait_for_another(fault: httpx.TransportError | Refusal) -> None:
    """The server was killed, or a worker is just taking over the tables of one that was."""
    if isinstance(fault, Refusal) and fault.status < 500:
        raise fault
    await asyncio.sleep(0.2)


class SimulatedParticipant:
    """Knows what lies on the table as often as their condition says, leaves, and comes back on another device."""

    def __init__(self, code: str, log: EventLog, knows: Callable[[], float], address: str) -> None:
        self.code, self.acknowledged, self._log, self._knows, self._address = code, [""], log, knows, address
        self._chance, self._luck = random.Random(code), QuickLuck(code)

    async def goes_through(self) -> None:
        done: object = None
        while True:
            try:
                async with Device(self._address) as device:
                    while True:
                        step = (await goes_on(device, self.code, done))["step"]
                        if step["at"] == "end":
                            assert step["code"] == "DONE"
                            return
                        done = await self._does(device, step)
                        if self._chance.random() < 0.4:
                            break  # they leave, and come back on another device
            except (httpx.TransportError, Refusal) as fault:
                await wait_for_another(fault)

    async def _does(self, device: Device, step: Any) -> object:
        if step["at"] == "consent":
            return AGREES
        if step["at"] == "page":
            return filled(step["step"], **{"you": {"age": 20}, "effort": {"tried": 3}}[step["step"].partition(":")[2]])
        await self._plays(SeatClient(device, await device.facts(step["table"]), 0))
        return None

    async def _plays(self, player: SeatClient) -> None:
        way = sometimes(ALONE, self._knows())
        async for view in player.views():
            if view.done is not None and view.done != self.acknowledged[-1]:
                self.acknowledged.append(view.done)
            if view.outcome is not None:
                return
            if player.seat in view.awaited and view.moves and not player.waits_for_answer():
                now = fold(await self._log.read(player.table.id))
                if now is None or now.round is None or now.round.outcome is not None:
                    continue
                if legal := now.game.legal_moves(now.round.state, 0):
                    await player.move(view, way(now.round.state, 0, legal, self._luck))


class Field(NamedTuple):
    """Where a study is run."""

    study: Study
    address: str
    database: Database
    options: tuple[str, ...]
    """By which commands find it."""
    kill: Callable[[], Awaitable[None]]

    async def kept(self) -> list[Any]:
        return await kept(self.database, self.study)


@pytest.fixture(params=["one server", pytest.param("three workers", marks=pytest.mark.nightly)])
async def field(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Field]:
    folder = tmp_path / "data"
    folder.mkdir()
    study = study_in(folder, FILE)
    if request.param == "three workers":
        async with cluster(folder, random.Random(1)) as site:
            database = Postgres(site.database)
            options = ("--data", str(folder), "--database", site.database)
            yield Field(study, site.balancer.address, database, options, site.kill_a_worker)
        return
    server = Killed(folder, folder / "study.toml")

    async def kill() -> None:
        await server.kill()
        await server.start()

    await server.start()
    try:
        yield Field(study, server.address, Sqlite(folder / "gander.db"), ("--data", str(folder)), kill)
    finally:
        await server.kill()


async def run_the_study(field: Field) -> list[SimulatedParticipant]:
    """Everybody goes through it, some at once, while servers are killed."""
    finished, places = 0, asyncio.Semaphore(AT_ONCE)
    log = SqlLog(field.database)
    conditions: dict[str, str] = {}

    async def takes_part(code: str) -> SimulatedParticipant:
        nonlocal finished
        async with places:
            me = SimulatedParticipant(code, log, lambda: KNOWS[conditions[code]], field.address)
            async with Device(field.address) as device:
                await arrives(device, code)
            if code not in conditions:
                conditions.update({one.code: one.condition for one, _ in await field.kept()})
            await me.goes_through()
            finished += 1
            return me

    async def kills() -> None:
        for count in KILLED_AFTER:
            while finished < count:
                await asyncio.sleep(0.05)
            await field.kill()

    try:
        killing = asyncio.create_task(kills())
        people = await asyncio.gather(*(takes_part(f"{n:024d}") for n in range(PEOPLE)))
        await killing
    finally:
        await log.close()
    return people


async def arrives(device: Device, code: str) -> None:
    while True:
        try:
            await goes_on(device, code)
        except (httpx.TransportError, Refusal) as fault:
            await wait_for_another(fault)
        else:
            return


async def test_forty_people_two_conditions_and_a_server_that_is_killed(field: Field, tmp_path: Path) -> None:
    """A share of ten right answers scatters by 0.16 at most (half the root of a tenth), so the mean of twenty people
    by 0.036, and the difference of two such means by 0.05. What is planted is half of what nobody guesses, 0.3 or more:
    six times that, and found with a power above 0.99 (4 standard errors are asked for, and 2 to spare)."""
    people = await run_the_study(field)

    found = await field.kept()
    assert Counter(who.condition for who, _ in found) == {"early": PEOPLE // 2, "late": PEOPLE // 2}
    assert sorted(who.number for who, _ in found) == list(range(PEOPLE))
    for _, steps in found:
        assert Counter(step.partition(":")[0] for step in steps) == {"consent": 1, "page": 2, "game": GAMES, "end": 1}
    tables = [steps[step].value["table"] for _, steps in found for step in steps if step.startswith("game:")]
    assert len({*tables}) == PEOPLE * GAMES

    log = SqlLog(field.database)
    moves = Counter([e.id for one in tables for e in await log.read(one) if isinstance(e, Moved) and e.by == "person"])
    await log.close()
    assert {*moves.values()} == {1}
    acknowledged = [move for one in people for move in one.acknowledged if move]
    assert len(acknowledged) > PEOPLE * GAMES
    assert [move for move in acknowledged if move not in moves] == []

    effects = []
    for layout in ("psych-ds", "bids"):
        done = await asyncio.to_thread(command, "export", f"--{layout}", str(tmp_path / layout), *field.options)
        assert done.exit_code == 0
        effects.append(effect_in(tmp_path / layout))
    assert effects[0] == pytest.approx(effects[1], abs=1e-9)
    check_described(tmp_path / "psych-ds")


def effect_in(folder: Path) -> tuple[float, float]:
    """By how much less often those who came late are right, and how likely that is by chance: by Welch's test, since
    with one game each a model cannot tell people from games."""
    read = example()
    answers, games = read.rows_of(folder, "answers"), read.games_by_condition(folder)
    assert not answers.duplicated(["participant", "game_id", "number"]).any()
    assert (len(games), games["participant"].nunique()) == (PEOPLE * GAMES, PEOPLE)
    late, early = (games["right"][games["condition"] == one] for one in ("late", "early"))
    found = ttest_ind(late, early, equal_var=False)
    assert late.mean() - early.mean() < -0.2
    assert found.pvalue < 1e-4
    return float(late.mean() - early.mean()), float(found.pvalue)


def check_described(folder: Path) -> None:
    described = json.loads((folder / "dataset_description.json").read_text("utf-8"))
    variables = {one["name"] for one in described["variableMeasured"] if one["description"]}
    for file in (folder / "data").iterdir():
        rows = table(file)
        assert rows[0].keys() <= variables
        assert all(row.keys() == rows[0].keys() for row in rows)
