"""Progress and ghosts are kept where the notepad has them switched on, and nowhere else."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gander.client import Device, Refusal
from gander.web.services.privacy import Privacy
from tests.kinds import ALONE
from tests.web.kit import served
from tests.web.notepads import ask, played, players_of

GAME = ALONE.game.name
DERIVED = """
    select (select count(*) from reports) + (select count(*) from ghosts)
    + (select count(*) from answers where length(numbers) + length(tally) + length(answers) > 0)
"""


def derived(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "gander.db")) as connection:
        return int(connection.execute(DERIVED).fetchone()[0])


async def report(device: Device) -> Any:
    (player,) = await players_of(device)
    return await ask(device, "progress", player=player["id"], game=GAME)


async def refusal(device: Device, what: str, **body: Any) -> str:
    (player,) = await players_of(device)
    with pytest.raises(Refusal) as refused:
        await ask(device, what, player=player["id"], **body)
    return refused.value.code


async def test_switched_off_nothing_is_left_and_switched_on_all_is_there_again(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        await played(device)
        before = await report(device)
        assert before["games"] == 1
        assert derived(tmp_path) == 2  # the answers, and the report
        assert (await ask(device, "kept", progress=False))["progress"] is False
        assert derived(tmp_path) == 0
        await played(device, seed=2)
        assert [player["games"] for player in await players_of(device)] == [2]
        assert derived(tmp_path) == 0
        for what, body in (("progress", {"game": GAME}), ("ghost", {}), ("ghost/made", {})):
            assert await refusal(device, what, **body) == "progress_off"
        assert derived(tmp_path) == 0
        assert (await ask(device, "kept", progress=True))["progress"] is True
        assert (await report(device))["games"] == 2


async def test_a_hosted_server_keeps_none_until_somebody_switches_it_on(tmp_path: Path) -> None:
    async with (
        served(tmp_path, privacy=Privacy(progress=False)) as address,
        Device(address) as mia,
        Device(address) as ben,
    ):
        await played(mia)
        await played(ben, name="Ben")
        assert await refusal(mia, "progress", game=GAME) == "progress_off"
        (game,) = (await ask(mia, "results"))["games"]
        (player,) = await players_of(mia)
        looked_back = await ask(mia, "review", player=player["id"], game_id=game["id"])
        assert derived(tmp_path) == 0
        await ask(mia, "kept", progress=True)
        assert (await report(mia))["games"] == 1
        assert await ask(mia, "review", player=player["id"], game_id=game["id"]) == looked_back
        assert await refusal(ben, "progress", game=GAME) == "progress_off"
        assert derived(tmp_path) == 2  # of Mia's notepad alone


async def test_one_person_of_a_notepad_switches_it_off_or_on_for_themself(tmp_path: Path) -> None:
    """A tablet for two: what is worked out of one of them is nobody's concern but theirs."""
    async with served(tmp_path) as address, Device(address) as device:
        await played(device)
        await played(device, name="Ben", seed=2)
        ids = {player["name"]: player["id"] for player in await players_of(device)}

        async def knows(name: str) -> bool:
            try:
                await ask(device, "progress", player=ids[name], game=GAME)
            except Refusal:
                return False
            return True

        async def choose(name: str, progress: bool) -> dict[str, bool]:
            pad = await ask(device, "players", action="change", player=ids[name], progress=progress)
            return {player["name"]: player["progress"] for player in pad["players"]}

        assert [await knows(name) for name in ids] == [True, True]
        assert await choose("Ben", progress=False) == {"Mia": True, "Ben": False}
        assert derived(tmp_path) == 2  # Mia's answers, and her report
        await played(device, name="Ben", seed=3)
        assert [(await knows("Mia")), (await knows("Ben")), derived(tmp_path)] == [True, False, 2]
        await ask(device, "kept", progress=True)
        assert not await knows("Ben")  # what is on for all leaves him out
        await ask(device, "kept", progress=False)
        assert await choose("Ben", progress=True) == {"Mia": False, "Ben": True}
        assert [await knows(name) for name in ("Mia", "Ben")] == [False, True]
        (mia,) = [player for player in await players_of(device) if player["name"] == "Mia"]
        assert mia["games"] == 1  # results stay


async def test_who_comes_to_share_a_notepad_takes_its_choice(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as tablet, Device(address) as phone:
        await played(tablet)
        await ask(tablet, "kept", progress=False)
        await played(phone, name="Ben")
        await players_of(phone)
        code = (await ask(tablet, "links"))["invitation"]["code"]
        assert (await ask(phone, "linked", code=code))["progress"] is False
        assert derived(tmp_path) == 0
