"""A class over the wire: thirty devices at one address, a lesson from the first name to the sheet, and nothing left."""

from __future__ import annotations

import asyncio
import csv
import json
import time
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

from gander.classroom.classroom import CARDS
from gander.client import Device, Refusal, SeatClient
from gander.store.notepad.notepad import Notepad
from gander.table.terms import Settings
from gander.table.view import TableInfo
from gander.web.messages.class_messages import (
    ClassAct,
    EndClass,
    EnterClass,
    ForgetClass,
    KeepClass,
    LookUpClass,
    OpenClass,
    PauseAll,
    PlayThis,
    SendOut,
    StandIn,
    StopRound,
)
from gander.web.messages.room_messages import ProposeGame
from gander.web.messages.table_messages import Again, End, Invite, LookUp, Pause, Resume
from gander.web.server.nightly_tidy import forget_yesterdays_classes
from gander.web.services.settings import ServerSettings
from tests.kinds import ALONE, TURN_BY_TURN
from tests.web.killed import Killed
from tests.web.kit import UNLIMITED, play_to_the_end, served

SOLO, DUEL = ALONE.game.name, TURN_BY_TURN.game.name
QUICK = Settings(pace=0, countdowns=dict.fromkeys(ALONE.game.countdowns, 0.1))
PUPILS = 30
AS_USUAL = {name: value for name, value in asdict(ServerSettings(Path())).items() if name in UNLIMITED}
"""As on a server of which nobody has said anything."""
A_DAY = 24 * 3600.0


class Teacher:
    def __init__(self, device: Device) -> None:
        self.device, self.id = device, ""

    async def opens(self) -> Any:
        self.id = json.loads(await self.device.post("/api/classes", OpenClass()))["id"]
        return await self.sees()

    async def sees(self) -> Any:
        return json.loads(await self.device.get(f"/api/classes/{self.id}"))

    async def does(self, act: ClassAct) -> None:
        await self.device.post(f"/api/classes/{self.id}/actions", act)

    async def sheet(self, more: str = "") -> Any:
        return json.loads(await self.device.get(f"/api/classes/{self.id}/sheet{more}"))

    async def rows(self) -> list[dict[str, str]]:
        return list(csv.DictReader(StringIO((await self.device.get(f"/api/classes/{self.id}/table")).decode())))


class ClassPupil:
    def __init__(self, device: Device) -> None:
        self.device, self.id = device, ""

    async def comes(self, code: str, name: str | None = None) -> str:
        """By which name they are in."""
        found = json.loads(await self.device.post("/api/classes/enter", EnterClass(code, name)))
        self.id = found["id"]
        return str(found["name"])

    async def place(self) -> Any:
        return json.loads(await self.device.post(f"/api/classes/{self.id}/place", None))["now"]

    async def table(self) -> tuple[str, TableInfo[Any]]:
        at = await self.place()
        assert at["at"] == "game", at
        return at["table"], await self.device.facts(at["table"])

    async def plays(self, seed: int) -> None:
        """Their game, to its end."""
        table, facts = await self.table()
        names = [seat.name for seat in facts.seats]
        me = names.index(json.loads(await self.device.post(f"/api/classes/{self.id}/place", None))["name"])
        await play_to_the_end(SeatClient(self.device, facts, me), seed)
        assert (await self.place())["table"] == table


async def a_class(address: str, devices: list[Device], *names: str) -> tuple[Teacher, list[ClassPupil]]:
    """A teacher, and pupils who are in."""
    devices.extend(Device(address) for _ in range(len(names) + 1))
    teacher = Teacher(devices[0])
    letters = (await teacher.opens())["invitation"]["short"]
    pupils = [ClassPupil(device) for device in devices[1:]]
    for pupil, name in zip(pupils, names, strict=True):
        assert await pupil.comes(letters, name) == name
        assert (await pupil.place())["at"] == "wait"
    return teacher, pupils


@pytest.fixture
async def devices() -> Any:
    """All that are used, closed at the end."""
    used: list[Device] = []
    yield used
    for device in used:
        await device.close()


async def test_thirty_devices_behind_one_address_play_are_paused_go_on_and_end(
    tmp_path: Path, devices: list[Device]
) -> None:
    async with served(tmp_path, **AS_USUAL) as address:
        devices.extend(Device(address) for _ in range(PUPILS + 1))
        teacher = Teacher(devices[0])
        letters = (await teacher.opens())["invitation"]["short"]
        pupils = [ClassPupil(device) for device in devices[1:]]
        named = await asyncio.gather(*(pupil.comes(letters, f"Pupil {n}") for n, pupil in enumerate(pupils)))
        assert named == [f"Pupil {n}" for n in range(PUPILS)]
        assert {(await pupil.place())["at"] for pupil in pupils} == {"wait"}
        seen = await teacher.sees()
        assert len(seen["pupils"]) == PUPILS
        assert all(pupil["here"] for pupil in seen["pupils"])

        await teacher.does(PlayThis(SOLO, {"level": "rookie"}, same_deal=True, settings=QUICK))
        found = await asyncio.gather(*(pupil.table() for pupil in pupils))
        assert len({table for table, _ in found}) == PUPILS
        assert len({facts.fair.hash for _, facts in found}) == 1
        assert {facts.phase for _, facts in found} == {"playing"}
        assert all(facts.fair.seed is None for _, facts in found)

        await teacher.does(PauseAll(on=True))
        assert {(await pupil.device.facts(table)).phase for pupil, (table, _) in zip(pupils, found, strict=True)} == {
            "paused"
        }
        table, _ = found[0]
        for action in (Resume(), Pause(), End(), Again(), ProposeGame(DUEL, {})):
            with pytest.raises(Refusal, match="class_table"):
                await pupils[0].device.act(table, action)
        with pytest.raises(Refusal, match="class_table"):
            await pupils[0].device.post(f"/api/tables/{table}/invitations", Invite(0))
        await teacher.does(PauseAll(on=False))
        await asyncio.gather(*(pupil.plays(seed) for seed, pupil in enumerate(pupils[:20])))
        seen = await teacher.sees()
        assert sum(group.get("finished", False) for group in seen["now"]["groups"]) == 20
        assert seen["finished"] == 20

        await teacher.does(EndClass())
        at = [await pupil.place() for pupil in pupils]
        assert {one["at"] for one in at} == {"end"}
        assert [one["praise"]["kind"] for one in at] == ["finished"] * 20 + ["began"] * 10
        told = await teacher.sheet()
        assert told["ranking"] is None
        assert [line["name"] for line in told["praise"]] == sorted(f"Pupil {n}" for n in range(PUPILS))
        (ranking,) = (await teacher.sheet("?ranking=true"))["ranking"]
        assert sorted(ranking["names"]) == sorted(f"Pupil {n}" for n in range(20))
        assert list(ranking["points"]) == sorted(ranking["points"], reverse=True)
        rows = await teacher.rows()
        assert len(rows) == 20
        assert {row["same_deal"] for row in rows} == {"1"}


async def test_pairs_are_drawn_and_a_bot_plays_with_whoever_is_left_over(tmp_path: Path, devices: list[Device]) -> None:
    async with served(tmp_path) as address:
        teacher, pupils = await a_class(address, devices, "Ada", "Ben", "Cleo")
        await teacher.does(PlayThis(DUEL, {}, people=2, settings=Settings(pace=0)))
        tables = [(await pupil.table())[0] for pupil in pupils]
        assert sorted(map(tables.count, tables)) == [1, 2, 2]
        groups = (await teacher.sees())["now"]["groups"]
        assert sorted(len(group["pupils"]) for group in groups) == [1, 2]
        await asyncio.gather(*(pupil.plays(seed) for seed, pupil in enumerate(pupils)))
        assert (await teacher.sees())["finished"] == 2
        assert len(await teacher.rows()) == 3


async def test_a_card_is_a_way_back_on_another_device_in_the_middle_of_a_game(
    tmp_path: Path, devices: list[Device]
) -> None:
    async with served(tmp_path) as address:
        teacher, _ = await a_class(address, devices)
        cards = json.loads(await teacher.device.get(f"/api/classes/{teacher.id}/cards"))["cards"]
        assert [card["number"] for card in cards] == list(range(1, CARDS + 1))
        assert len({card["code"] for card in cards}) == CARDS
        tablet, phone = (ClassPupil(Device(address)) for _ in range(2))
        devices += [tablet.device, phone.device]
        assert await tablet.comes(cards[6]["code"]) == "7"
        await tablet.place()
        await teacher.does(PlayThis(SOLO, {"level": "rookie"}, settings=QUICK))
        table, _ = await tablet.table()
        assert await phone.comes(cards[6]["code"]) == "7"
        assert (await phone.table())[0] == table
        await phone.plays(1)
        assert [row["name"] for row in await teacher.rows()] == ["7"]
        with pytest.raises(Refusal, match="no_such_class"):
            await tablet.place()


async def test_a_bot_stands_in_for_somebody_who_is_away_until_they_are_back(
    tmp_path: Path, devices: list[Device]
) -> None:
    async with served(tmp_path) as address:
        teacher, pupils = await a_class(address, devices, "Ada", "Ben")
        await teacher.does(PlayThis(DUEL, {}, people=2, settings=Settings(pace=0)))
        await pupils[0].table()
        (group,) = (await teacher.sees())["now"]["groups"]
        assert group["phase"] == "playing"
        assert group["waits_for"]
        await teacher.does(StandIn(1))
        (group,) = (await teacher.sees())["now"]["groups"]
        assert group["stand_ins"] == [1]
        await pupils[1].table()
        (group,) = (await teacher.sees())["now"]["groups"]
        assert "stand_ins" not in group
        await teacher.does(SendOut(1))
        with pytest.raises(Refusal, match="no_such_class"):
            await pupils[1].place()
        await pupils[0].plays(1)  # a bot plays on with Ada
        assert [line["name"] for line in (await teacher.sheet())["praise"]] == ["Ada"]


async def test_a_class_is_its_teachers_and_its_code_leads_nowhere_else(tmp_path: Path, devices: list[Device]) -> None:
    async with served(tmp_path) as address:
        teacher, (pupil, stranger) = await a_class(address, devices, "Ada", "Ben")
        await teacher.does(SendOut(1))
        seen = await teacher.sees()
        for device in (pupil.device, stranger.device):
            for path in ("", "/sheet", "/table", "/cards"):
                with pytest.raises(Refusal, match="no_such_class"):
                    await device.get(f"/api/classes/{teacher.id}{path}")
            with pytest.raises(Refusal, match="no_such_class"):
                await device.post(f"/api/classes/{teacher.id}/actions", EndClass())
        for code in (seen["invitation"]["short"], seen["invitation"]["code"]):
            with pytest.raises(Refusal, match="class_code"):
                await stranger.device.post("/api/invitations", LookUp(code))
        found = json.loads(await pupil.device.post("/api/classes/look", LookUpClass(seen["invitation"]["code"])))
        assert found == {"id": teacher.id, "card": None, "name": "Ada"}
        with pytest.raises(Refusal, match="no_such_code"):
            await stranger.device.post("/api/classes/look", LookUpClass("BBBB"))
        with pytest.raises(Refusal, match="wrong_option"):
            await teacher.does(PlayThis(SOLO, {"level": "no such level"}))


async def test_who_is_done_learns_nothing_of_a_deal_that_others_still_play(
    tmp_path: Path, devices: list[Device]
) -> None:
    async with served(tmp_path) as address:
        teacher, (ada, ben) = await a_class(address, devices, "Ada", "Ben")
        everything = ("record", "record?game=1", "story", "loveliest", "same-deal")

        async def refused(table: str) -> None:
            for path in everything:
                with pytest.raises(Refusal, match="class_deal"):
                    await ada.device.get(f"/api/tables/{table}/{path}")
            assert (await ada.device.facts(table)).fair.seed is None
            async with ada.device.line(table) as line:
                shown = json.loads(await line.recv())
                assert shown["type"] == "view"
                assert "seed" not in shown["table"]["fair"]

        for all_finish in (True, False):
            await teacher.does(PlayThis(SOLO, {"level": "rookie"}, same_deal=True, settings=QUICK))
            await ben.table()
            table, _ = await ada.table()
            await ada.plays(1)
            await refused(table)
            await (ben.plays(2) if all_finish else teacher.does(EndClass()))
            for path in everything:
                await ada.device.get(f"/api/tables/{table}/{path}")


async def test_a_deal_of_ones_own_is_given_out_when_it_is_over(tmp_path: Path, devices: list[Device]) -> None:
    async with served(tmp_path) as address:
        teacher, (ada, ben) = await a_class(address, devices, "Ada", "Ben")
        await teacher.does(PlayThis(SOLO, {"level": "rookie"}, settings=QUICK))
        await ben.table()
        await ada.plays(1)
        table, facts = await ada.table()
        assert json.loads(await ada.device.get(f"/api/tables/{table}/record"))["seed"] == facts.fair.seed


async def test_a_server_that_was_killed_has_the_class_and_its_games(tmp_path: Path, devices: list[Device]) -> None:
    server = Killed(tmp_path)
    await server.start()
    try:
        teacher, (pupil,) = await a_class(server.address, devices, "Ada")
        letters = (await teacher.sees())["invitation"]["short"]
        await teacher.does(PlayThis(SOLO, {"level": "rookie"}, settings=QUICK))
        table, _ = await pupil.table()
        await teacher.does(PauseAll(on=True))
        await server.kill()
        await server.start()
        seen = await teacher.sees()
        assert (seen["invitation"]["short"], seen["paused"]) == (letters, True)
        assert (await pupil.table())[0] == table
        await teacher.does(PauseAll(on=False))
        await pupil.plays(3)
        assert (await teacher.sees())["finished"] == 1
    finally:
        await server.kill()


async def test_nothing_of_a_class_is_kept_beyond_the_day_unless_asked(tmp_path: Path, devices: list[Device]) -> None:
    async with served(tmp_path) as address:
        teacher, (pupil,) = await a_class(address, devices, "Zacharias")
        await teacher.does(PlayThis(SOLO, {"level": "rookie"}, settings=QUICK))
        await pupil.plays(1)
        assert json.loads(await pupil.device.get("/api/tables/mine"))["tables"] == []
        assert b"Zacharias" not in await pupil.device.get("/api/notepad/file")  # it is on nobody's notepad
        now = time.time() + A_DAY
        pad = Notepad(ServerSettings(tmp_path).store())
        try:
            await teacher.does(KeepClass(on=True))
            assert await forget_yesterdays_classes(pad, now) == 0
            await teacher.does(KeepClass(on=False))
            assert await forget_yesterdays_classes(pad, now - A_DAY) == 0
            assert await forget_yesterdays_classes(pad, now) == 1
        finally:
            await pad.close()
        with pytest.raises(Refusal, match="no_such_class"):
            await teacher.sees()
    left = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert b"Zacharias" not in left


async def test_a_class_can_be_forgotten_at_once(tmp_path: Path, devices: list[Device]) -> None:
    async with served(tmp_path) as address:
        teacher, (pupil,) = await a_class(address, devices, "Zacharias")
        await teacher.does(PlayThis(SOLO, {"level": "rookie"}, settings=QUICK))
        await pupil.table()
        await teacher.does(StopRound())
        assert (await pupil.place())["at"] == "wait"
        await teacher.does(ForgetClass())
        for asked in (teacher.sees(), pupil.place()):
            with pytest.raises(Refusal, match="no_such_class"):
                await asked
    left = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert b"Zacharias" not in left
