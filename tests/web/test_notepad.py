"""The notepad over HTTP: play, look, carry to another device, delete."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from gander.client import Device, Refusal, SeatClient
from gander.measures.reference import reference
from gander.table.terms import PlannedSeat
from gander.web.messages.table_messages import Start
from tests.kinds import ALONE, ALSO_ALONE, FOR_TWO, WITH_COUNTDOWN
from tests.web.kit import OPEN, play_to_the_end, served, table_for
from tests.web.notepads import ask, played, players_of, sheet

ONE, OTHER, HURRIED = ALONE.game.name, ALSO_ALONE.game.name, WITH_COUNTDOWN.game.name


async def test_a_finished_game_is_on_the_notepad_of_its_device_and_of_no_other(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as ours, Device(address) as theirs:
        assert await players_of(ours) == []  # without a cookie there is nothing
        await played(ours, level="expert")
        (mia,) = await players_of(ours)
        assert (mia["name"], mia["games"]) == ("Mia", 1)
        (game,) = (await ask(ours, "results"))["games"]
        assert (game["game"], game["mode"], game["level"]) == (ONE, "solo", "expert")
        assert game["seats"][0]["player"] == mia["id"]
        await played(theirs, name="Ben")
        assert [player["name"] for player in await players_of(theirs)] == ["Ben"]
        about_mia: tuple[tuple[str, dict[str, Any]], ...] = (
            ("progress", {"game": ONE}),
            ("review", {"game_id": game["id"]}),
            ("averages", {}),
            ("drill", {"game": ONE}),
            ("players", {"action": "remove"}),
        )
        for what, more in about_mia:
            with pytest.raises(Refusal) as refusal:
                await ask(theirs, what, player=mia["id"], **more)
            assert (refusal.value.status, refusal.value.code) == (404, "no_such_player")
        assert (await ask(theirs, "results", player=mia["id"]))["games"] == []


async def test_results_are_filtered_and_paged(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        for seed, level in enumerate(("rookie", "rookie", "expert")):
            await played(device, seed=seed, level=level)
        found = await ask(device, "results", level="rookie")
        assert [game["level"] for game in found["games"]] == ["rookie", "rookie"]
        assert not found["more"]
        first = await ask(device, "results", most=2)
        rest = await ask(device, "results", most=2, before=first["games"][-1]["ended"])
        assert first["more"]
        assert [game["level"] for game in first["games"] + rest["games"]] == ["expert", "rookie", "rookie"]
        assert (await ask(device, "results", mode="versus"))["games"] == []


async def test_averages_keep_levels_apart_and_show_the_lines(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        await played(device, seed=1, level="rookie")
        await played(device, seed=2, level="rookie")
        await played(device, seed=3, level="expert")
        (mia,) = await players_of(device)
        games = (await ask(device, "results"))["games"]
        told = await ask(device, "averages", player=mia["id"])
    scores = {level: [g["seats"][0]["score"] for g in games if g["level"] == level] for level in ("rookie", "expert")}
    found = {average["level"]: average for average in told["averages"]}
    assert found["rookie"]["games"] == 2
    assert found["rookie"]["mean"] == sum(scores["rookie"]) / 2
    assert found["rookie"]["best"] == max(scores["rookie"])
    assert found["expert"]["best"] == scores["expert"][0]
    assert told["lines"][ONE]["rookie"]["perfect"] == reference(ONE).results["rookie"].perfect


async def test_how_long_an_answer_took_and_whether_the_page_was_hidden(tmp_path: Path) -> None:
    """What the page says of a move is in the tables."""
    async with served(tmp_path) as address, Device(address) as device:
        host = await device.open(table_for(ONE, PlannedSeat("here", name="Mia")))
        await device.act(host.table.id, Start())
        await play_with_measures(host)
        rows = await sheet(device, "answers.csv")
    assert rows
    assert {(row["took"], row["hidden"]) for row in rows} == {("1234.5", "1")}


async def play_with_measures(player: SeatClient) -> None:
    async for view in player.views():
        if view.outcome is not None:
            return
        if view.moves and not player.waits_for_answer():
            await player.move(view, view.moves[0], hidden=True, took=1234.5)


async def test_players_are_renamed_merged_and_removed(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        await played(device, seed=1, name="Mia")
        await played(device, seed=2, name="mia")
        ids = {player["name"]: player["id"] for player in await players_of(device)}
        with pytest.raises(Refusal, match="name_taken"):
            await ask(device, "players", action="change", player=ids["mia"], name="Mia")
        with pytest.raises(Refusal, match="wrong_name"):
            await ask(device, "players", action="change", player=ids["mia"], name=" ")
        await ask(device, "players", action="change", player=ids["mia"], name="Maria", animal="sloth")
        await ask(device, "players", action="merge", player=ids["Mia"], into=ids["mia"])
        (maria,) = await players_of(device)
        assert (maria["name"], maria["animal"], maria["games"]) == ("Maria", "sloth", 2)
        assert (await ask(device, "players", action="remove", player=maria["id"]))["players"] == []
        assert (await ask(device, "results"))["games"] == []
    assert b"Maria" not in (tmp_path / "gander.db").read_bytes()


async def test_everything_goes_to_another_device_once_and_can_be_deleted_there(tmp_path: Path) -> None:
    async with (
        served(tmp_path / "here") as here,
        served(tmp_path / "there") as there,
        Device(here) as ours,
        Device(there) as theirs,
    ):
        await played(ours, ONE, seed=1)
        await played(ours, OTHER, seed=2)
        file = await ours.get("/api/notepad/file")
        (mia,) = await players_of(ours)
        report = await ask(ours, "progress", player=mia["id"], game=ONE)
        for brought in ({"new": 2, "known": 0, "refused": 0}, {"new": 0, "known": 2, "refused": 0}):
            answer = await theirs._http.post("/api/notepad/file", content=file)
            assert answer.json() == brought
        (copy,) = await players_of(theirs)
        assert (copy["name"], copy["games"]) == ("Mia", 2)
        assert await ask(theirs, "progress", player=copy["id"], game=ONE) == report
        deleted = await theirs._http.delete("/api/notepad")
        assert deleted.json() == {"players": [], "waiting": 0, "taken_off": None, "progress": True}
        assert len(await players_of(ours)) == 1
        refused = await theirs._http.post("/api/notepad/file", content=b"nonsense")
        assert (refused.status_code, refused.json()["code"]) == (400, "broken_file")


async def test_two_devices_share_a_notepad_by_a_code(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as tablet, Device(address) as phone:
        await played(tablet, seed=1)
        code = json.loads(await tablet.post("/api/notepad/links", None))["invitation"]["code"]
        await played(phone, seed=2)
        assert (await ask(phone, "linked", code=code.lower()))["players"][0]["games"] == 2
        assert await players_of(phone) == await players_of(tablet)
        with pytest.raises(Refusal, match="no_such_link"):
            await ask(phone, "linked", code=code)


async def test_people_on_several_devices_each_have_their_own(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as mias, Device(address) as bens:
        host = await mias.open(table_for(FOR_TWO.game.name, PlannedSeat("here", name="Mia"), OPEN))
        assert host.table.code is not None
        guest = await bens.join(host.table.code, "Ben")
        await mias.act(host.table.id, Start())
        await play_both(host, guest)
        for device, name, other in ((mias, "Mia", "Ben"), (bens, "Ben", "Mia")):
            (player,) = await players_of(device)
            (game,) = (await ask(device, "results"))["games"]
            assert player["name"] == name
            seats = {seat["name"]: seat["player"] for seat in game["seats"]}
            assert seats == {name: player["id"], other: None}


async def play_both(host: SeatClient, guest: SeatClient) -> None:
    await asyncio.gather(play_to_the_end(host, 1), play_to_the_end(guest, 2))


async def test_a_participant_code_is_kept_as_it_may_be_shown(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        await played(device)
        (player,) = await players_of(device)
        await ask(device, "players", action="change", player=player["id"], code="\n=P7 ")
        (player,) = await players_of(device)
        with pytest.raises(Refusal, match="wrong_name"):
            await ask(device, "players", action="change", player=player["id"], code="P\0")
    assert player["code"] == "=P7"
