"""Five minutes of practice over HTTP: for everybody, chosen by their own answers, and kept apart from games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from gander.client import Device
from gander.games import BOXES
from gander.web.messages.notepad_messages import DoneExercise
from tests.kinds import ALONE
from tests.web.kit import served
from tests.web.notepads import ALONE_DRILL, ask, played, players_of, practised

GAME = ALONE.game.name


async def practice(device: Device, name: str) -> Any:
    return json.loads(await device.post("/api/practice", {"name": name}))


async def keep(device: Device, name: str = "Mia") -> None:
    await device.post("/api/practice/done", msgspec.to_builtins(practised(name)))


async def test_somebody_new_gets_an_easy_mix_and_comes_on_the_notepad_when_done(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        found = await practice(device, "Mia")
        assert not found["known"]
        assert {one["game"] for one in found["exercises"]} <= set(BOXES)
        assert {one["begins"] for one in found["exercises"]} == {0}
        assert await players_of(device) == []
        for _ in range(2):
            await keep(device)
        (mia,) = await players_of(device)
        assert (mia["name"], mia["games"]) == ("Mia", 0)
        (done,) = (await ask(device, "practised", player=mia["id"]))["practised"]
        assert (done["game"], done["asked"], done["got"]) == (GAME, 3, 2)


async def test_it_is_chosen_by_ones_own_answers_and_goes_on_where_it_was_left(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        await played(device)
        found = await practice(device, "Mia")
        assert found["known"]
        assert {one["game"] for one in found["exercises"]} == {GAME}
        assert not (await practice(device, "Ben"))["known"]
        await keep(device)
        kind = next(iter(ALONE_DRILL.kinds))
        begins = {one["kind"]: one["begins"] for one in (await practice(device, "Mia"))["exercises"]}
        assert begins.get(kind, len(ALONE_DRILL.steps) - 1) == len(ALONE_DRILL.steps) - 1
        assert (await players_of(device))[0]["games"] == 1


WRONG = [{"game": "no_game"}, {"kind": "no_kind"}, {"got": 4}, {"step": 99}]


@pytest.mark.parametrize("wrong", WRONG, ids=str)
async def test_what_nobody_can_have_done_is_refused(tmp_path: Path, wrong: dict[str, Any]) -> None:
    body = practised()
    (done,) = body.done
    assert isinstance(done, DoneExercise)
    refused = replace(body, done=(replace(done, **wrong),))
    async with served(tmp_path) as address, Device(address) as device:
        with pytest.raises(Exception, match="nobody practises"):
            await device.post("/api/practice/done", msgspec.to_builtins(refused))
        assert await players_of(device) == []
