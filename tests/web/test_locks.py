"""On a device that several people share, nothing of a locked player reaches it before the lock is opened there."""

from __future__ import annotations

import asyncio
import io
import json
import random
import re
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from gander.client import Device, Refusal
from gander.memory.fit import Fit, Trait
from gander.store.notepad import exercises, players, saved_ghosts
from gander.store.notepad.exercises import Practised
from gander.table.codes import hash_of
from gander.table.terms import PlannedSeat
from gander.web.messages.notepad_messages import BeginDay, Lock, OpenLock, Pictures
from gander.web.messages.table_messages import OpenTable, Start
from tests.kinds import ALONE, FOR_TWO, TURN_BY_TURN
from tests.web.kit import BOT, play_to_the_end, seats_of, served, table_for
from tests.web.notepads import ask, played, players_of
from tests.web.test_killed import Killer
from tests.web.worlds import World, a_world, play_alone

MIA, IDA = 1, 2
RIGHT: Pictures = ("bear", "frog", "bear", "panda")
WRONG: Pictures = ("frog", "bear", "bear", "panda")
TODAY = "1970-01-12"
GAME = ALONE.game.name
SEED = "5eed" * 16
FIT = Fit(200, {"keenness": Trait(21.5, -0.9, 0.1)})


async def play(world: World, token: str, name: str, seed: int) -> str:
    """A game alone; gives the token of the device."""
    table: OpenTable[Any] = OpenTable(GAME, (PlannedSeat("here", name=name),), {}, seed=SEED)
    status, text = await world.http("POST", "/api/tables", token, table)
    assert status == 201, text
    token = token or text.partition("gander=")[2].partition(";")[0]
    await begun(world, token, text, seed)
    return token


async def begun(world: World, token: str, text: str, seed: int) -> None:
    table = re.findall(r'"table":"([^"]+)"', text)[0]
    if world.live(table).table.phase == "lobby":
        await world.ask("POST", f"/api/tables/{table}/actions", token, Start())
    await play_alone(world, token, table, seed)


async def play_day(world: World, token: str, name: str, seed: int) -> None:
    wanted = BeginDay(TODAY, TODAY, GAME, "rookie", name)
    _, text = await world.http("POST", "/api/day/begin", token, wanted)
    await begun(world, token, text, seed)


async def ida_did(world: World, token: str, games: int) -> None:
    """Whatever can be on a notepad, more or less of it."""
    for seed in range(games):
        await play(world, token, "Ida", 10 * games + seed)
    await world.ask("GET", "/api/notepad", token)
    pad = await world.services.notepad.run(players.pad_of, hash_of(token))
    for number in range(games - 1):
        await play_day(world, token, "Ida", 3)
        done = Practised("ab" * 32, float(number), GAME, "kind", 3, 2, 1)
        await world.services.notepad.run(exercises.save, hash_of(token), "Ida", "frog", [done])
        await world.services.notepad.run(saved_ghosts.save, pad, IDA, "1970-01", 5, FIT)
        await world.ask(
            "POST", "/api/notepad/players", token, {"action": "change", "player": IDA, "animal": "frog", "code": "P9"}
        )


@asynccontextmanager
async def shared(folder: Path, games: int) -> AsyncIterator[tuple[World, str]]:
    """Mia and Ida on one device. What Mia did is always the same."""
    folder.mkdir()
    (folder / "index.html").write_text("the page")
    async with a_world(folder) as world:
        token = await play(world, "", "Mia", 1)
        await play_day(world, token, "Mia", 2)
        await ida_did(world, token, games)
        await world.ask("GET", "/api/notepad", token)
        change = {"action": "change", "player": IDA, "animal": "frog"}
        await world.ask("POST", "/api/notepad/players", token, change)
        yield world, token


ABOUT_IDA: dict[str, dict[str, Any]] = {
    "/api/notepad/results": {"player": IDA},
    "/api/notepad/averages": {"player": IDA},
    "/api/notepad/progress": {"player": IDA, "game": GAME},
    "/api/notepad/review": {"player": IDA, "game_id": "0" * 32},
    "/api/notepad/drill": {"player": IDA, "game": GAME},
    "/api/notepad/practised": {"player": IDA},
    "/api/notepad/ghost": {"player": IDA},
    "/api/notepad/ghost/made": {"player": IDA},
    "/api/notepad/ghost/removed": {"player": IDA, "month": "1970-01"},
    "/api/notepad/fair": {
        "game": TURN_BY_TURN.game.name,
        "seats": [PlannedSeat("here", name="Ida"), BOT],
        "options": {},
    },
    "/api/notepad/players": {"action": "remove", "player": IDA},
    "/api/notepad/kept": {"progress": False},
    "/api/practice": {"name": "Ida"},
    "/api/day": {"name": "Ida", "day": TODAY},
    "/api/day/begin": {"day": TODAY, "today": TODAY, "game": GAME, "level": "rookie", "name": "Ida"},
    "/api/tables": {
        "game": TURN_BY_TURN.game.name,
        "seats": [PlannedSeat("here", name="Mia"), PlannedSeat("bot", bot=f"ghost-{IDA}-1970-01")],
        "options": {},
    },
    "/api/notepad/locks": {"action": "take_off", "player": IDA},
}
MORE_ABOUT_IDA: tuple[dict[str, Any], ...] = (
    {"action": "change", "player": IDA, "name": "Eda"},
    {"action": "merge", "player": IDA, "into": MIA},
    {"action": "merge", "player": MIA, "into": IDA},
)
FOR_MIA: dict[str, object] = {
    "/api/notepad/results": {},
    "/api/notepad/averages": {"player": MIA},
    "/api/day": {"name": "Mia", "day": TODAY},
}
TO_GET = ("/api/notepad", "/api/notepad/file", "/api/notepad/ghosts")


async def told(world: World, token: str) -> dict[str, object]:
    """All that the device is told that holds the notepad."""
    found: dict[str, object] = {path: await world.http("GET", path, token) for path in TO_GET}
    found |= {f"of Mia: {path}": await world.http("POST", path, token, body) for path, body in FOR_MIA.items()}
    found |= {f"of Ida: {path}": await world.http("POST", path, token, body) for path, body in ABOUT_IDA.items()}
    for number, change in enumerate(MORE_ABOUT_IDA):
        found[f"of Ida: {number}"] = await world.http("POST", "/api/notepad/players", token, change)
    found["of Ida: delete"] = await world.http("DELETE", "/api/notepad", token)
    _, packed = await world.http_bytes("GET", "/api/notepad/sheets", token)
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        found["sheets"] = [archive.read(name) for name in archive.namelist()]
    found["wrong"] = await world.http("POST", "/api/notepad/locks", token, OpenLock(IDA, WRONG))
    return found


async def test_what_is_locked_changes_no_byte_that_the_device_is_told(tmp_path: Path) -> None:
    heard, opened = [], []
    for games in (1, 2):
        async with shared(tmp_path / str(games), games) as (world, token):
            before = await world.ask("GET", "/api/notepad", token)
            await world.ask("POST", "/api/notepad/locks", token, Lock(IDA, RIGHT))
            heard.append(await told(world, token))
            after = await world.ask("POST", "/api/notepad/locks", token, OpenLock(IDA, RIGHT))
            opened.append([await world.http_bytes("GET", path, token) for path in TO_GET])
            assert [one["games"] for one in after["players"]] == [one["games"] for one in before["players"]]
    ours, theirs = heard
    assert ours == theirs
    refused = {path: answer for path, answer in ours.items() if path.startswith("of Ida")}
    assert len(refused) == len(ABOUT_IDA) + len(MORE_ABOUT_IDA) + 1
    for path, answer in refused.items():
        assert isinstance(answer, tuple)
        assert (answer[0], '"code":"locked"' in answer[1]) == (403, True), path
    assert '"Ida"' not in str(ours["/api/notepad/file"])
    assert "wrong_pictures" in str(ours["wrong"])
    for ours_opened, theirs_opened in zip(*opened, strict=True):
        assert ours_opened != theirs_opened, "there was something to tell"


async def test_of_a_game_with_others_the_others_have_their_own(tmp_path: Path) -> None:
    """Who played it, too, has seen it."""
    async with served(tmp_path) as address, Device(address) as device:
        both = (PlannedSeat("here", name="Mia"), PlannedSeat("here", name="Ida"))
        host = await device.open(table_for(FOR_TWO.game.name, *both))
        await device.act(host.table.id, Start())
        await asyncio.gather(*(play_to_the_end(one, 1) for one in seats_of(device, host, 2)))
        await played(device, name="Ida")
        players = {one["name"]: one["id"] for one in await players_of(device)}
        await ask(device, "locks", action="lock", player=players["Ida"], pictures=RIGHT)
        (game,) = (await ask(device, "results"))["games"]
        assert sorted(seat["name"] for seat in game["seats"]) == ["Ida", "Mia"]
        file = json.loads(await device.get("/api/notepad/file"))
        assert [one["name"] for one in file["players"]] == ["Mia"]
        people = [stints[-1]["person"] for written in file["games"] for stints in written["seats"]]
        assert [(one["name"], one["device"]) for one in people] == [("Mia", "own"), ("Ida", "others")]


async def test_a_lock_is_opened_closed_and_taken_off(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device, Device(address) as stranger:
        await played(device)
        await played(stranger, name="Ben")
        (mia,) = await players_of(device)
        assert (mia["locked"], mia["open_until"]) == (False, None)
        shown = await ask(device, "locks", action="lock", player=mia["id"], pictures=RIGHT)
        assert shown["players"] == [{**mia, "games": 0, "last": None, "locked": True}]
        assert await refusal(stranger, player=mia["id"], action="open", pictures=RIGHT) == ("no_such_player", None)
        assert await refusal(device, player=mia["id"], action="lock", pictures=WRONG) == ("locked", None)
        (opened,) = (await ask(device, "locks", action="open", player=mia["id"], pictures=RIGHT))["players"]
        assert opened["open_until"] > 0
        assert opened["games"] == 1
        await ask(device, "locks", action="close", player=mia["id"])
        assert await refusal(device, player=mia["id"], action="take_off") == ("locked", None)
        for _ in range(4):
            assert await refusal(device, player=mia["id"], action="open", pictures=WRONG) == ("wrong_pictures", None)
        assert await refusal(device, player=mia["id"], action="open", pictures=WRONG) == ("lock_waits", 30)
        code, seconds = await refusal(device, player=mia["id"], action="open", pictures=RIGHT)
        assert code == "lock_waits"
        assert seconds is not None
        assert 0 < seconds <= 30


async def refusal(device: Device, **body: Any) -> tuple[str, int | None]:
    with pytest.raises(Refusal) as refused:
        await ask(device, "locks", **body)
    return refused.value.code, refused.value.seconds


async def test_it_is_there_after_the_server_was_killed(tmp_path: Path) -> None:
    killer = Killer(tmp_path, 0, random.Random(1))
    await killer.start()
    try:
        async with Device(f"http://127.0.0.1:{killer.port}") as device:
            await played(device)
            (mia,) = await players_of(device)
            await ask(device, "locks", action="lock", player=mia["id"], pictures=RIGHT)
            for _ in range(4):
                await refusal(device, player=mia["id"], action="open", pictures=WRONG)
            await killer.kill()
            await killer.start()
            assert await refusal(device, player=mia["id"], action="open", pictures=WRONG) == ("lock_waits", 30)
            assert [one["games"] for one in await players_of(device)] == [0]
    finally:
        await killer.kill()
