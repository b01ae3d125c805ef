"""What others reach on a deal is worked out beside the server, once, and told to those who may have the record."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gander.memory.characters import PROFILES
from gander.progress.same_deal import Compared, Deal, compared
from gander.table.terms import PlannedSeat, Settings
from gander.web.messages import End, OpenTable, Start
from gander.web.reckoner import NotWorkedOut, Reckoner
from tests.kinds import ALONE
from tests.web.rights import Gathering, a_finished_game
from tests.web.worlds import a_world

SECRET = "5eed" * 16


def dealt(seed: str = SECRET, game: str = ALONE.game.name) -> Deal:
    return Deal(game, ALONE.game.version, ALONE.options, seed, (None,))


async def test_after_a_game_everybody_inside_is_told_what_others_reach(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        token, table = await a_finished_game(world)
        told = await world.ask("GET", f"/api/tables/{table}/same-deal", token)
        record = await world.ask("GET", f"/api/tables/{table}/record", token)
    assert (told["ready"], told["people"]) == (True, [0])
    assert [one["who"] for one in told["others"]] == ["guessing", *PROFILES, "perfect"]
    assert record["seed"] not in str(told)


async def test_who_asks_too_early_is_told_to_ask_again(tmp_path: Path) -> None:
    reckoner = Reckoner(games=2)
    assert await reckoner.compared(dealt(), patience=0) is None
    found = await reckoner.compared(dealt(), patience=60)
    assert found == compared(dealt(), 2)
    assert await reckoner.compared(dealt(), patience=0) is found  # without a process
    await reckoner.close()


async def test_those_who_ask_for_the_same_wait_for_one_answer_and_old_ones_are_forgotten() -> None:
    reckoner = Reckoner(games=1, most_kept=1)
    ours, theirs = await asyncio.gather(reckoner.compared(dealt(), 60), reckoner.compared(dealt(), 60))
    assert isinstance(ours, Compared)
    assert ours is theirs
    other = await reckoner.compared(dealt("ab" * 32), 60)
    assert await reckoner.compared(dealt("ab" * 32), 0) is other
    assert await reckoner.compared(dealt(), 0) is None
    await reckoner.close()


async def test_what_cannot_be_worked_out_is_said_and_not_kept() -> None:
    reckoner = Reckoner(games=1)
    for _ in range(2):
        with pytest.raises(NotWorkedOut):
            await reckoner.compared(dealt(game="nothing"), 60)


async def test_a_game_that_was_ended_early_is_compared_with_nothing(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        gathering = Gathering(world)
        seats = (PlannedSeat("here", name="Mia"),)
        token, entered = await gathering.enter("/api/tables", OpenTable(ALONE.game.name, seats, {}, Settings()))
        for action in (Start(), End()):
            await world.ask("POST", f"/api/tables/{entered['table']}/actions", token, action)
        told = await world.ask("GET", f"/api/tables/{entered['table']}/same-deal", token)
    assert told == {"ready": True, "people": [], "others": [], "luck": []}
