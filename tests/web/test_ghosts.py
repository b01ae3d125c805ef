"""A ghost over HTTP: made from enough games, brought to a table by its notepad, and forgotten with its player."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gander.client import Device
from gander.contract.played_game import Person
from gander.notepad.export_file import WrittenPlayer, write_file, write_game
from gander.store.sqlite import SqliteLog
from gander.table.ghost_seat import Ghost
from gander.table.terms import PlannedSeat
from gander.web.messages.notepad_messages import AskPlayer
from gander.web.messages.table_messages import OpenTable
from tests.kinds import FOR_TWO
from tests.web.kit import served
from tests.web.notepads import ask, players_of
from tests.web.rights import Gathering
from tests.web.worlds import a_world
from tools.studies.ghosts import plans, played
from tools.studies.kinds_of_people import anybody


def a_file(games: int) -> Any:
    """A notepad on which Mia has played so many games, each after the other."""
    person, offered = anybody(np.random.default_rng(5)), plans()
    mia = {0: Person("Mia", "otter", "")}
    found = [played(person, offered[number % len(offered)], f"{number}") for number in range(games)]
    return json.loads(b"".join(write_file([WrittenPlayer("Mia", "otter")], [write_game(one, mia) for one in found])))


async def bring(device: Device, games: int) -> int:
    await device.post("/api/notepad/file", a_file(games))
    (mia,) = await players_of(device)
    return int(mia["id"])


def a_table(bot: str) -> OpenTable[dict[str, Any]]:
    seats = (PlannedSeat("here", name="Ben"), PlannedSeat("bot", bot=bot))
    return OpenTable(FOR_TWO.game.name, seats, {})


async def willing(device: Device) -> Any:
    return json.loads(await device.get("/api/notepad/ghosts"))["willing"]


async def test_three_games_are_too_early_and_it_says_what_is_missing(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        mia = await bring(device, 3)
        sheet = await ask(device, "ghost", player=mia)
        assert sheet["games"] == 3
        assert sheet["missing"] == 1  # four games are the least
        assert await willing(device) == []
        with pytest.raises(Exception, match="too early"):
            await ask(device, "ghost/made", player=mia)
        assert json.loads(await device.get("/api/notepad/ghosts"))["ghosts"] == []


async def test_nobody_is_called_whose_lock_is_shut_or_where_ghosts_are_off(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        mia = await bring(device, 4)
        assert [one["player"] for one in await willing(device)] == [mia]
        await ask(device, "kept", progress=False)
        assert await willing(device) == []
        await ask(device, "kept", progress=True)
        pictures = ["bear", "frog", "koala", "panda"]
        await ask(device, "locks", action="lock", player=mia, pictures=pictures)
        assert await willing(device) == []


async def test_ghosts_wait_in_line_with_the_other_long_work(tmp_path: Path) -> None:
    """However many notepads somebody has, one process works for all, also for other questions; with no room nobody
    waits."""
    async with a_world(tmp_path) as world:
        token, _ = await Gathering(world).enter("/api/notepad/file", a_file(3))
        (mia,) = (await world.ask("GET", "/api/notepad", token))["players"]
        await world.services.same_deals.close()
        status, told = await world.http("POST", "/api/notepad/ghost", token, AskPlayer(mia["id"]))
    assert (status, '"code":"busy"' in told) == (503, True)


async def test_a_ghost_from_its_making_to_its_end(tmp_path: Path) -> None:
    """One walk: it is made, sits at a table by name and animal and nothing else, is nobody else's, and is forgotten."""
    async with served(tmp_path) as address, Device(address) as device, Device(address) as stranger:
        mia = await bring(device, 4)
        (first,) = (await ask(device, "ghost/made", player=mia))["ghosts"]
        assert (first["games"], first["rough"]) == (4, "sketch")
        (one,) = await willing(device)
        assert {name: one[name] for name in ("player", "name", "animal", "games")} == {
            "player": mia, "name": "Mia", "animal": "otter", "games": 4,
        }  # fmt: skip

        assert await bring(device, 14) == mia
        sheet = await ask(device, "ghost", player=mia)
        assert (sheet["missing"], sheet["rough"] != "sketch") == (0, True)
        assert [one["games"] for one in sheet["ghosts"]] == [4]  # it sharpens when it is made anew
        (made,) = (await ask(device, "ghost/made", player=mia))["ghosts"]
        assert (made["name"], made["animal"], made["games"]) == ("Mia", "otter", 14)
        assert set(made["traits"].values()) <= {"more", "less", "typical"}

        host = await device.open(a_table(made["bot"]))
        table = host.table.id
        shown = json.loads(await device.get(f"/api/tables/{table}"))["seats"][1]
        assert shown == {"kind": "bot", "name": "Mia", "animal": "otter", "bot": "ghost", "ghost": made["month"]}

        with pytest.raises(Exception, match="no ghost"):
            await stranger.open(a_table(made["bot"]))
        with pytest.raises(Exception, match="unknown bot"):
            await device.open(a_table("ghost"))

        (left,) = (await ask(device, "ghost", player=mia))["ghosts"]
        assert left == made
        assert (await ask(device, "ghost/removed", player=mia, month=made["month"]))["ghosts"] == []
        await device.post("/api/notepad/players", {"action": "remove", "player": mia})
    log = SqliteLog(tmp_path / "gander.db")
    (opened, *_) = await log.read(table)
    await log.close()
    (ghost,) = opened.ghosts.values()  # type: ignore[union-attr]
    assert isinstance(ghost, Ghost)
    assert (ghost.name, ghost.traits) == ("—", {})


async def test_a_ghost_takes_a_free_seat_and_nobodys_own(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        mia = await bring(device, 14)
        (made,) = (await ask(device, "ghost/made", player=mia))["ghosts"]
        seats = (PlannedSeat("here", name="Ben"), PlannedSeat("open"))
        host = await device.open(OpenTable(FOR_TWO.game.name, seats, {}))
        actions = f"/api/tables/{host.table.id}/actions"
        with pytest.raises(Exception, match="a ghost needs one that is free"):
            await device.post(actions, {"action": "substitute", "seat": 0, "bot": made["bot"]})
        info = json.loads(await device.post(actions, {"action": "substitute", "seat": 1, "bot": made["bot"]}))
        assert (info["seats"][1]["name"], info["seats"][1]["ghost"]) == ("Mia", made["month"])
        info = json.loads(await device.post(actions, {"action": "reclaim", "seat": 1}))
        assert info["seats"][1] == {"kind": "open"}
