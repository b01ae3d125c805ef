"""What others reach on a deal is worked out beside the server, once, and told to those who may have the record."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gander.client import Device
from gander.comparisons.same_deal import DealComparison, GameSetup, compared
from gander.memory.characters import PROFILES
from gander.table.terms import PlannedSeat, Settings
from gander.web.messages.table_messages import End, OpenTable, Start
from gander.web.services import background_jobs
from gander.web.services.background_jobs import (
    CACHE_SIZE,
    MOST_OF_ONE,
    BackgroundJobs,
    NotWorkedOut,
    WorkQueue,
    in_a_process,
)
from tests.kinds import ALONE
from tests.web.kit import HERE, play_to_the_end, table_for
from tests.web.pipe import running
from tests.web.rights import Gathering, a_finished_game
from tests.web.worlds import a_world

SECRET = "5eed" * 16
HOME = "192.0.2.7"
NOTHING = {"ready": True, "people": [], "others": [], "luck": []}


def reckoner_of(
    games: int, cache_size: int = CACHE_SIZE, queue: WorkQueue | None = None
) -> BackgroundJobs[DealComparison]:
    module = "gander.comparisons.same_deal"
    return BackgroundJobs(queue or WorkQueue(), module, DealComparison, games, cache_size=cache_size)


def dealt(seed: str = SECRET, game: str = ALONE.game.name) -> GameSetup:
    return GameSetup(game, ALONE.game.version, ALONE.options, seed, (None,))


async def test_after_a_game_everybody_inside_is_told_what_others_reach(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        token, table = await a_finished_game(world)
        while not (told := await world.ask("GET", f"/api/tables/{table}/same-deal", token))["ready"]:
            await asyncio.sleep(0.1)
        record = await world.ask("GET", f"/api/tables/{table}/record", token)
    assert told["people"] == [0]
    assert [one["who"] for one in told["others"]] == ["guessing", *PROFILES, "perfect"]
    assert record["seed"] not in str(told)


async def test_who_asks_too_early_is_told_to_ask_again(tmp_path: Path) -> None:
    ours = reckoner_of(games=2)
    assert await ours.answer(dealt(), HOME, patience=0) is None
    found = await ours.answer(dealt(), HOME, patience=60)
    assert found == compared(dealt(), 2)
    assert await ours.answer(dealt(), HOME, patience=0) is found  # without a process
    await ours.close()


async def test_those_who_ask_for_the_same_wait_for_one_answer_and_old_ones_are_forgotten() -> None:
    ours = reckoner_of(games=1, cache_size=1)
    one, other = await asyncio.gather(ours.answer(dealt(), HOME, 60), ours.answer(dealt(), HOME, 60))
    assert isinstance(one, DealComparison)
    assert one is other
    last = await ours.answer(dealt("ab" * 32), HOME, 60)
    assert await ours.answer(dealt("ab" * 32), HOME, 0) is last
    assert await ours.answer(dealt(), HOME, 0) is None
    await ours.close()


async def test_what_cannot_be_worked_out_is_tried_once(caplog: pytest.LogCaptureFixture) -> None:
    """A deal that takes too long would else keep a core busy for as long as somebody asks."""
    ours = reckoner_of(games=1)
    for _ in range(3):
        with pytest.raises(NotWorkedOut):
            await ours.answer(dealt(game="nothing"), HOME, 60)
    assert caplog.text.count("could not be worked out") == 1


async def test_who_waits_while_the_server_stops_is_told_that_it_is_not_ready() -> None:
    """A job that is given up is no fault: nothing is written to the log, and whoever asks elsewhere gets an answer."""
    ours = reckoner_of(games=1)
    waiting = [asyncio.create_task(ours.answer(dealt(seed), HOME, 60)) for seed in ("ab" * 32, "cd" * 32)]
    await asyncio.sleep(0)
    await ours.close()
    assert await asyncio.gather(*waiting) == [None, None]
    assert await ours.answer(dealt(), HOME, 60) is None


async def test_a_server_that_stops_keeps_nobody_waiting_for_what_others_reach(
    tmp_path: Path, log: pytest.LogCaptureFixture
) -> None:
    """It takes longer than a server waits for those whom it still owes an answer; it would break that off, and say so
    at length."""
    async with running(tmp_path, games_compared=1_000_000) as (server, address), Device(address) as device:
        player = await device.open(table_for(ALONE.game.name, HERE))
        await device.act(player.table.id, Start())
        await play_to_the_end(player, 1)
        asking = asyncio.create_task(device.get(f"/api/tables/{player.table.id}/same-deal"))
        while not server.server_state.tasks:
            await asyncio.sleep(0.01)
        server.should_exit = True
        assert json.loads(await asking)["ready"] is False
    assert log.text == ""


async def test_a_process_beside_the_server_keeps_to_one_core() -> None:
    print_threads = "import os; print(os.environ['OPENBLAS_NUM_THREADS'])"
    assert (await in_a_process("timeit", b"", "-n1", "-r1", print_threads)).startswith(b"1\n")


def test_a_server_has_no_threads_that_could_stop_it_when_it_begins_a_process() -> None:
    """Whatever was agreed outside: numpy reads it when it is imported, and all that a server is made of comes later."""
    code = """
import os, sys
import gander.web
assert "numpy" not in sys.modules
print(os.environ["OPENBLAS_NUM_THREADS"])
"""
    wanted = {**os.environ, "OPENBLAS_NUM_THREADS": "4"}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=wanted, check=True)
    assert ran.stdout == "1\n"


async def test_those_who_ask_take_turns_and_nobody_takes_all_the_room() -> None:
    ours = reckoner_of(games=1)
    many = [dealt(f"{number:064x}") for number in range(3 * MOST_OF_ONE)]
    answered: list[str] = []

    async def ask(deal: GameSetup, who: str) -> None:
        if await ours.answer(deal, who, 60) is not None:
            answered.append(who)

    async with asyncio.TaskGroup() as askers:
        for deal in many:
            askers.create_task(ask(deal, "greedy"))
        askers.create_task(ask(dealt(), HOME))
    assert answered.count("greedy") == MOST_OF_ONE
    assert answered.index(HOME) <= 2, "one deal of the other is under way, and one more may come before"
    await ours.close()


async def test_whatever_is_asked_waits_in_one_queue() -> None:
    """What would be done at once by a process of its own comes after the long work that was there before."""
    queue, answered = WorkQueue(), list[int]()
    kinds = {games: reckoner_of(games, queue=queue) for games in (30, 1)}

    async def ask(games: int) -> None:
        assert await kinds[games].answer(dealt(), f"192.0.2.{games}", 120) is not None
        answered.append(games)

    await asyncio.gather(*map(ask, kinds))
    assert answered == [30, 1]
    for kind in kinds.values():
        await kind.close()


async def test_a_deal_that_takes_too_long_is_compared_with_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_jobs, "LONGEST_SECONDS", 0)
    async with a_world(tmp_path) as world:
        token, table = await a_finished_game(world)
        told = await world.ask("GET", f"/api/tables/{table}/same-deal", token)
    assert told == NOTHING


async def test_a_game_that_was_ended_early_is_compared_with_nothing(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        gathering = Gathering(world)
        seats = (PlannedSeat("here", name="Mia"),)
        token, entered = await gathering.enter("/api/tables", OpenTable(ALONE.game.name, seats, {}, Settings()))
        for action in (Start(), End()):
            await world.ask("POST", f"/api/tables/{entered['table']}/actions", token, action)
        told = await world.ask("GET", f"/api/tables/{entered['table']}/same-deal", token)
    assert told == NOTHING
