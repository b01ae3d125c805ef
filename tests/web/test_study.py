"""A study: everybody who takes part gets the same games, once, and nobody gets those of somebody else."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gander.client import Device, Refusal, SeatClient
from gander.store.key import key_in
from gander.study.reading import read_study
from gander.study.study_file import BrokenProtocol, Study
from gander.table.codes import Codes
from gander.table.view import TableInfo
from gander.web.messages.notepad_messages import UseLink
from gander.web.messages.table_messages import Again, Agree, End, Sit, Start
from tests.kinds import ALSO_ALONE, WITH_COUNTDOWN
from tests.processes import gander
from tests.web.kit import play_to_the_end, served
from tests.web.notepads import ask, players_of, sheet

OTHER, HURRIED = ALSO_ALONE.game.name, WITH_COUNTDOWN.game.name
QUICK = ", ".join(f"{name} = 0.1" for name in WITH_COUNTDOWN.game.countdowns)
PROTOCOL = f"""
name = "Two and one"
seed = "autumn"

[[blocks]]
game = "{OTHER}"
games = 2
options = {{ level = "rookie" }}

[[blocks]]
game = "{HURRIED}"
settings = {{ countdowns = {{ {QUICK} }} }}
"""


def study_in(folder: Path, text: str = PROTOCOL) -> Study:
    file = folder / "protocol.toml"
    file.write_text(text)
    return read_study(file)


@pytest.mark.parametrize("settings", ["{ study_seconds = 60 }", "{ countdowns = { lunch = 60 } }"])
def test_a_setting_that_is_not_known_is_no_part_of_a_study(tmp_path: Path, settings: str) -> None:
    with pytest.raises(BrokenProtocol):
        study_in(tmp_path, f'name = "One"\nseed = "a"\n[[blocks]]\ngame = "{HURRIED}"\nsettings = {settings}\n')


async def test_everybody_in_a_study_gets_the_same_games_with_the_same_deals(tmp_path: Path) -> None:
    study = study_in(tmp_path)
    async with served(tmp_path, study=study) as address:
        async with Device(address) as device:
            told = json.loads(await device.get("/api/study"))
            assert (told["name"], told["games"]) == ("Two and one", 3)
        for participant in ("P1", "P2"):
            async with Device(address) as device:
                for _ in range(3):
                    entered = json.loads(await device.post("/api/study/next", {"participant": participant}))
                    facts = json.loads(await device.get(f"/api/tables/{entered['table']}"))
                    assert facts["fair"]["chosen"]
                    await device.act(entered["table"], Start())
                    await finish(device, entered["table"])
                with pytest.raises(Refusal, match="study_over"):
                    await device.post("/api/study/next", {"participant": participant})
                rows = await sheet(device, "results.csv")
                assert [(row["participant"], row["game"]) for row in rows] == [
                    (participant, OTHER),
                    (participant, OTHER),
                    (participant, HURRIED),
                ]
                assert [row["seed"] for row in rows] == list(study.deals(Codes(key_in(tmp_path))))
                assert len({row["seed"] for row in rows}) == 3


async def test_a_new_device_whose_answer_was_lost_is_led_to_the_same_deal(tmp_path: Path) -> None:
    wish = {"participant": "P1", "key": "ab" * 32}
    async with served(tmp_path, study=study_in(tmp_path)) as address:
        tables = []
        for _ in range(2):
            async with Device(address) as device:
                tables.append(json.loads(await device.post("/api/study/next", wish))["table"])
    assert tables[0] == tables[1]


async def next_of(device: Device, participant: str) -> str:
    return str(json.loads(await device.post("/api/study/next", {"participant": participant}))["table"])


async def test_a_deal_that_was_opened_is_not_dealt_again(tmp_path: Path) -> None:
    async with served(tmp_path, study=study_in(tmp_path)) as address, Device(address) as device:
        seen = []
        for _ in range(3):
            seen.append(await next_of(device, "P1"))
            await device.act(seen[-1], Start())
            assert await next_of(device, "P1") == seen[-1]
            await device.act(seen[-1], End())
        with pytest.raises(Refusal, match="study_over"):
            await next_of(device, "P1")
        assert len(set(seen)) == 3


async def test_nobody_uses_up_the_deals_of_somebody_else(tmp_path: Path) -> None:
    study = study_in(tmp_path)
    async with served(tmp_path, study=study) as address, Device(address) as device, Device(address) as another:
        first = await next_of(device, "P1")
        for guessed in ("P1", "p1", "Ｐ1", "P\u200d1", "P1\ufe0f"):
            with pytest.raises(Refusal, match="participant_elsewhere"):
                await next_of(another, guessed)
        assert await next_of(device, "p1") == first
        await device.act(first, Start())
        await device.act(first, End())
        link = json.loads(await device.post("/api/notepad/links", None))["invitation"]["code"]
        async with Device(address) as tablet:  # a device of the same person
            await tablet.post("/api/notepad/linked", UseLink(link))
            second = await next_of(tablet, "P1")
        code = ["participant", "P1", "--protocol", str(tmp_path / "protocol.toml"), "--data", str(tmp_path)]
        assert "2" in (await asyncio.to_thread(gander, *code)).stdout
        assert await next_of(another, "P1") not in (first, second)  # what was dealt stays dealt
        assert "3" in (await asyncio.to_thread(gander, *code, "--anew")).stdout
        assert await next_of(device, "P1") not in (first, second)


async def test_where_a_link_was_given_out_nobody_takes_part_without_it_and_it_works_once(tmp_path: Path) -> None:
    study, command = study_in(tmp_path), ["participant", "--protocol", str(tmp_path / "protocol.toml"), "--link"]
    async with served(tmp_path, study=study) as address, Device(address) as device, Device(address) as another:
        given = await asyncio.to_thread(gander, *command, "--data", str(tmp_path), "P1", "P2")
        links = given.stdout.split()
        assert [link.rpartition("-")[0] for link in links] == ["P1", "P2"]
        code = links[0][-8:]
        for guessed in ("P1", "ｐ1", "P1-23456789", f"P1-{links[1][-8:]}", f"P1-{code[:7]}", f"P1-{code}2", "P1-"):
            with pytest.raises(Refusal, match="study_link"):
                await next_of(another, guessed)
        first = await next_of(device, f"P1-{code[:4].lower()}-{code[4:]}")
        assert await next_of(device, links[0]) == await next_of(device, "P1") == first
        told = json.loads(await device.get(f"/api/tables/{first}"))
        assert [seat["name"] for seat in told["seats"]] == ["P1"]
        for guessed in ("P1", links[0]):
            with pytest.raises(Refusal, match="participant_elsewhere"):
                await next_of(another, guessed)
        (again,) = (await asyncio.to_thread(gander, *command, "--data", str(tmp_path), "P1")).stdout.split()
        with pytest.raises(Refusal, match="study_link"):
            await next_of(device, links[0])
        assert await next_of(another, again) != first  # what was dealt stays dealt
        await next_of(device, "P3")  # who was given none comes as ever


@pytest.mark.parametrize(("name", "folder"), [("ABCDEFGHIJKL", "."), ("P1", "elsewhere")])
def test_no_link_is_given_out_that_would_open_nothing(tmp_path: Path, name: str, folder: str) -> None:
    study_in(tmp_path)
    key_in(tmp_path)
    arguments = ["--protocol", str(tmp_path / "protocol.toml"), "--data", str(tmp_path / folder), "--link"]
    refused = gander("participant", name, *arguments)
    assert (refused.returncode, refused.stdout) == (2, "")


async def test_the_seed_of_a_study_is_not_found_from_what_is_shown_at_the_table(tmp_path: Path) -> None:
    async with served(tmp_path, study=study_in(tmp_path)) as address, Device(address) as device:
        shown = json.loads(await device.get(f"/api/tables/{await next_of(device, 'P1')}"))["fair"]["hash"]
    words = ("winter", "spring", "summer", "autumn")
    tried = [hashlib.sha256(f"{word} {number}".encode()).digest() for word in words for number in range(3)]
    assert shown not in [hashlib.sha256(seed).hexdigest() for seed in tried]


async def test_at_the_table_of_a_study_nothing_is_played_but_what_the_protocol_says(tmp_path: Path) -> None:
    async with served(tmp_path, study=study_in(tmp_path)) as address, Device(address) as device:
        table = await next_of(device, "P1")
        with pytest.raises(Refusal, match="study_game"):
            await device.act(table, Agree({"level": "advanced"}))
        await device.act(table, Start())
        await device.act(table, End())
        for more in (Again(), Again(best_of_three=True), Sit(0, "Ben")):
            with pytest.raises(Refusal, match="study_game"):
                await device.act(table, more)


async def test_a_deal_of_a_study_is_given_out_when_the_participant_has_finished(tmp_path: Path) -> None:
    async with served(tmp_path, study=study_in(tmp_path)) as address, Device(address) as device:
        for number in range(3):
            table = json.loads(await device.post("/api/study/next", {"participant": "P1"}))["table"]
            await device.act(table, Start())
            at_table = [f"/api/tables/{table}/{what}" for what in ("record", "story", "same-deal")]
            assert await refusals(device, at_table) == ["not_over"] * 3
            await finish(device, table)
            told = json.loads(await device.get(f"/api/tables/{table}"))
            assert "seed" not in told["fair"]
            kept_back = [*await refusals(device, [*at_table, *FILES]), *await refused_reviews(device)]
            if number < 2:
                assert kept_back == ["in_study"] * (len(at_table) + len(FILES) + number + 1)
        assert kept_back == []


FILES = ["/api/notepad/file", "/api/notepad/sheets"]


async def refusals(device: Device, paths: list[str]) -> list[str]:
    """With what somebody who asks for these is refused."""
    codes = []
    for path in paths:
        try:
            await device.get(path)
        except Refusal as refusal:
            codes.append(refusal.code)
    return codes


async def refused_reviews(device: Device) -> list[str]:
    """The same for a look back on each game of the notepad."""
    (player,) = await players_of(device)
    codes = []
    for game in (await ask(device, "results"))["games"]:
        try:
            await ask(device, "review", player=player["id"], game_id=game["id"])
        except Refusal as refusal:
            codes.append(refusal.code)
    return codes


async def finish(device: Device, table: str) -> None:
    facts = msgspec.json.decode(await device.get(f"/api/tables/{table}"), type=TableInfo[Any])
    await play_to_the_end(SeatClient(device, facts, 0), 1)


async def test_a_server_without_a_study_says_so(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        for asking in (device.get("/api/study"), device.post("/api/study/next", {"participant": "P1"})):
            with pytest.raises(Refusal, match="no_study"):
                await asking


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("name = ", "protocol"),
        ('name = "x"\nseed = "y"\nblocks = []', "length"),
        ('name = "x"\nseed = "y"\n[[blocks]]\ngame = "chess"', "chess"),
        (f'name = "x"\nseed = "y"\n[[blocks]]\ngame = "{OTHER}"\noptions = {{ level = "hard" }}', "hard"),
        (f'name = "x"\nseed = "y"\ncolour = 1\n[[blocks]]\ngame = "{OTHER}"', "colour"),
    ],
)
def test_a_broken_protocol_is_refused_before_anybody_plays(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(BrokenProtocol, match=fault):
        study_in(tmp_path, text)
