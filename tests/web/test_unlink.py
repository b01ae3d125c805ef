"""Devices that share a notepad are listed, and one of them is taken off: it keeps nothing and is told so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gander.table.codes import hash_of, new_token
from gander.web.messages.notepad_messages import AskResults, Unlink, UseLink
from tests.web.rights import a_finished_game
from tests.web.worlds import NOON, World, a_world

NOTEPAD = "/api/notepad"


async def link(world: World, owner: str, other: str) -> None:
    code = (await world.ask("POST", f"{NOTEPAD}/links", owner))["invitation"]["code"]
    await world.ask("POST", f"{NOTEPAD}/linked", other, UseLink(code))


async def devices(world: World, token: str) -> Any:
    return (await world.ask("GET", f"{NOTEPAD}/devices", token))["devices"]


async def names(world: World, token: str) -> list[str]:
    return [player["name"] for player in (await world.ask("GET", NOTEPAD, token))["players"]]


async def test_a_device_that_is_taken_off_sees_nothing_and_the_games_stay(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        tablet, _ = await a_finished_game(world)
        phone = new_token()
        await link(world, tablet, phone)
        assert await names(world, phone) == await names(world, tablet) == ["Mia"]
        mine, other = await devices(world, phone)
        assert (mine["this"], "this" in other) == (True, False)
        assert {one["kind"] for one in (mine, other)} == {"computer"}
        assert {one["last"] for one in (mine, other)} == {NOON}
        spare = (await world.ask("POST", f"{NOTEPAD}/links", tablet))["invitation"]["code"]
        left = await world.ask("POST", f"{NOTEPAD}/unlinked", phone, Unlink(other["key"]))
        assert [one["key"] for one in left["devices"]] == [mine["key"]]
        told = await world.ask("GET", NOTEPAD, tablet)
        assert (told["players"], told["taken_off"]) == ([], NOON)
        assert (await world.ask("POST", f"{NOTEPAD}/results", tablet, AskResults()))["games"] == []
        assert await names(world, phone) == ["Mia"]
        assert len((await world.ask("POST", f"{NOTEPAD}/results", phone, AskResults()))["games"]) == 1
        status, _ = await world.http("POST", f"{NOTEPAD}/linked", tablet, UseLink(spare))
        assert status == 404  # nor does it come back by a code that it gave out itself


async def test_a_device_of_another_notepad_is_not_taken_off(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        tablet, _ = await a_finished_game(world)
        await names(world, tablet)
        (key,) = [one["key"] for one in await devices(world, tablet)]
        for stranger in (new_token(), ""):
            status, text = await world.http("POST", f"{NOTEPAD}/unlinked", stranger, Unlink(key))
            assert (status, "no_such_device" in text) == (404, True)
        assert await names(world, tablet) == ["Mia"]


async def test_a_key_is_not_what_the_server_knows_the_device_by(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        tablet, _ = await a_finished_game(world)
        await names(world, tablet)
        (key,) = [one["key"] for one in await devices(world, tablet)]
        assert key not in (tablet, hash_of(tablet), hash_of(tablet)[:16])


async def test_who_comes_back_by_a_new_code_shares_it_again(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        tablet, _ = await a_finished_game(world)
        phone = new_token()
        await link(world, tablet, phone)
        other = next(one for one in await devices(world, phone) if "this" not in one)
        await world.ask("POST", f"{NOTEPAD}/unlinked", phone, Unlink(other["key"]))
        await link(world, phone, tablet)
        assert await names(world, tablet) == ["Mia"]
