"""The deal of the day: the same for everybody, begun once, and told to others on the notepad when they are done."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from gander.contract.game import CHANCE
from gander.games import GAMES
from gander.measures.reference import reference
from gander.store.notepad import days as day_store
from gander.table.codes import hash_of, new_token
from gander.table.events import Moved
from gander.web.messages.notepad_messages import AskDay, AskResults, BeginDay, UseLink
from gander.web.messages.table_messages import End
from tests.kinds import ALONE, ALSO_ALONE
from tests.web.worlds import World, a_world, play_alone

TODAY, TOMORROW, YESTERDAY = "1970-01-12", "1970-01-13", "1970-01-11"
"""The clock of these worlds stands at 13:46 in Greenwich: on Kiritimati it is tomorrow."""
ONE, OTHER = ALONE.game.name, ALSO_ALONE.game.name
MIA = BeginDay(TODAY, TODAY, ONE, "rookie", "Mia", "otter")
BEN = replace(MIA, name="Ben", animal="bear")


async def begun(world: World, token: str, wanted: BeginDay = MIA) -> str:
    table: str = (await world.ask("POST", "/api/day/begin", token, wanted))["table"]
    return table


async def refused(world: World, token: str, wanted: BeginDay) -> str:
    status, text = await world.http("POST", "/api/day/begin", token, wanted)
    assert status >= 400
    code: str = json.loads(text.partition("\n\n")[2])["code"]
    return code


async def days(world: World, token: str, name: str = "Mia", day: str = TODAY) -> Any:
    return await world.ask("POST", "/api/day", token, AskDay(name, day))


async def link(world: World, owner: str, other: str) -> None:
    code = (await world.ask("POST", "/api/notepad/links", owner))["invitation"]["code"]
    await world.ask("POST", "/api/notepad/linked", other, UseLink(code))


def deal_at(world: World, table: str) -> object:
    """What chance did first: the shuffled cards."""
    return next(event.move for event in world.log.events[table] if isinstance(event, Moved) and event.actor == CHANCE)


async def test_two_fresh_servers_in_two_time_zones_deal_the_same(tmp_path: Path) -> None:
    dealt = []
    for today, late in ((TODAY, False), (TOMORROW, True)):
        async with a_world(tmp_path) as world:
            token = new_token()
            table = await begun(world, token, replace(MIA, today=today))
            told = await world.ask("GET", f"/api/tables/{table}", token)
            assert (told["phase"], told["fair"]["chosen"]) == ("playing", True)
            dealt.append((deal_at(world, table), told["fair"]["hash"]))
            (own,) = (await days(world, token))["own"]
            assert own["begun"].get("late", False) is late
    assert dealt[0] == dealt[1]


async def test_another_day_level_or_game_is_another_deal(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        others = (MIA, replace(MIA, day=YESTERDAY), replace(MIA, level="expert"), replace(MIA, game=OTHER))
        tokens = [new_token() for _ in others]
        tables = [await begun(world, token, wanted) for token, wanted in zip(tokens, others, strict=True)]
        asked = zip(tables, tokens, strict=True)
        hashes = [(await world.ask("GET", f"/api/tables/{table}", token))["fair"]["hash"] for table, token in asked]
    assert len(set(hashes)) == len(others)


async def test_a_day_begins_at_the_players_own_midnight(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        token = new_token()
        assert await refused(world, token, replace(MIA, day=TOMORROW)) == "wrong_date"
        assert await refused(world, token, replace(MIA, today="1970-01-14", day="1970-01-14")) == "wrong_date"
        assert await refused(world, token, replace(MIA, today="1970-01-10")) == "wrong_date"  # nowhere any more
        for day in ("1970-02-30", "1899-12-31", "0001-01-01"):
            assert await refused(world, token, replace(MIA, day=day)) == "wrong_date"
        assert await refused(world, token, replace(MIA, day=TODAY + "\n")) == "wrong_message"
        await begun(world, token, replace(MIA, day=TOMORROW, today=TOMORROW))
        await begun(world, token, replace(MIA, day="1969-12-31"))


async def test_games_that_nobody_plays_alone_have_no_deal_of_the_day(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        for game in GAMES.values():
            wanted = replace(MIA, game=game.name)
            if "solo" in game.players:
                await begun(world, new_token(), wanted)
                levels = next(offer.choices for offer in game.offers if offer.name == "level")
                assert reference(game.name).results.keys() == set(levels)
            else:
                assert await refused(world, new_token(), wanted) == "wrong_option"


async def test_it_is_begun_once_and_can_be_finished_later_on_another_device(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        tablet, phone = new_token(), new_token()
        table = await begun(world, tablet)
        assert await begun(world, tablet, replace(MIA, level="expert", today=TOMORROW)) == table
        await link(world, tablet, phone)
        assert await begun(world, phone) == table
        assert world.live(table).table.chairs[0].name == "Mia"
        score = await play_alone(world, phone, table)
        assert await begun(world, tablet) == table
        (own,) = (await days(world, tablet))["own"]
        assert (own["state"], own["begun"]["level"], own["begun"]["score"]) == ("over", "rookie", score)
        assert (await world.ask("GET", f"/api/tables/{table}/day", phone))["begun"] == own["begun"]
        assert await begun(world, tablet, BEN) != table


async def test_who_cleared_the_device_and_joins_the_notepad_again_has_begun(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        tablet, phone = new_token(), new_token()
        first = await begun(world, tablet)
        assert await begun(world, phone) != first  # nobody knows yet who that is
        await link(world, tablet, phone)
        assert await begun(world, phone) == first
        assert len((await days(world, phone))["own"]) == 1


async def test_two_devices_that_begin_at_once_come_to_one_table(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        devices = [new_token() for _ in range(4)]
        for other in devices[1:]:
            await link(world, devices[0], other)
        assert len(set(await asyncio.gather(*(begun(world, token) for token in devices)))) == 1


async def test_a_table_that_is_not_there_is_opened_under_its_name_and_at_its_level(tmp_path: Path) -> None:
    """As when a worker died before it opened it, or when it was tidied away after months."""
    async with a_world(tmp_path) as world:
        tablet = new_token()
        wanted = TODAY, ONE, "rookie", TODAY, "that-day"
        await world.services.notepad.run(day_store.begin, hash_of(tablet), "Mia", "otter", 1.0, wanted)
        assert await begun(world, tablet, replace(MIA, level="expert")) == "that-day"
        told = await world.ask("GET", "/api/tables/that-day", tablet)
        assert (told["phase"], told["options"]["level"]) == ("playing", "rookie")


async def test_the_calendar_comes_along_in_a_file(tmp_path: Path) -> None:
    """With the results of games that the file holds; what was only begun can be begun there."""
    async with a_world(tmp_path) as world:
        tablet, phone = new_token(), new_token()
        score = await play_alone(world, tablet, await begun(world, tablet))
        await begun(world, tablet, replace(MIA, day=YESTERDAY))
        _, file = await world.http_bytes("GET", "/api/notepad/file", tablet)
        for _ in range(2):
            status, answer = await world.http("POST", "/api/notepad/file", phone, Raw(file))
            assert status == 200, answer
        there, here = await days(world, phone), await days(world, tablet)
        assert there == here
        assert [own["begun"].get("score") for own in there["own"]] == [None, score]
        assert await refused(world, phone, MIA) == "day_over"
        assert await begun(world, phone, replace(MIA, day=YESTERDAY))


async def test_an_answer_that_was_lost_leads_to_the_same_table(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        wanted = replace(MIA, key="ab" * 32)
        assert await begun(world, "", wanted) == await begun(world, "", wanted)


async def test_others_are_told_of_when_one_is_done_oneself(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        tablet = new_token()
        mias, bens = await begun(world, tablet), await begun(world, tablet, BEN)
        score = await play_alone(world, tablet, mias)
        before = await days(world, tablet, "Ben")
        assert (before["others"], [own["state"] for own in before["own"]]) == ([], ["playing"])
        assert str(score) not in json.dumps(before)
        assert (await days(world, tablet, "Nobody")) == {"own": [], "others": []}
        await play_alone(world, tablet, bens, seed=2)
        (other,) = (await days(world, tablet, "Ben"))["others"]
        assert (other["name"], other["animal"], other["score"], other["day"]) == ("Mia", "otter", score, TODAY)
        assert (await days(world, tablet, "Ben", YESTERDAY))["others"] == []
        assert (await days(world, new_token(), "Ben")) == {"own": [], "others": []}


async def test_a_game_that_was_ended_is_over_without_a_result(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        tablet = new_token()
        table = await begun(world, tablet)
        await world.ask("POST", f"/api/tables/{table}/actions", tablet, End())
        (own,) = (await days(world, tablet))["own"]
        assert (own["state"], "score" in own["begun"], "signs" in own["begun"]) == ("over", False, False)
        assert await begun(world, tablet) == table


async def test_the_calendar_shows_the_month_that_is_asked_for(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        tablet = new_token()
        for day in ("1969-12-31", "1970-01-01", TODAY):
            await begun(world, tablet, replace(MIA, day=day))
        assert [own["begun"]["day"] for own in (await days(world, tablet))["own"]] == ["1970-01-01", TODAY]
        assert [own["begun"]["day"] for own in (await days(world, tablet, day="1969-12-05"))["own"]] == ["1969-12-31"]


async def test_the_signs_follow_from_the_result_alone(tmp_path: Path) -> None:
    line = reference(ONE).results["rookie"]
    async with a_world(tmp_path) as world:
        for seed in range(3):
            token = new_token()
            score = await play_alone(world, token, await begun(world, token), seed)
            ((own,), _) = (await days(world, token)).values()
            share = (score - line.guessing) / (line.perfect - line.guessing)
            assert abs(own["begun"]["signs"] - 10 * min(1, max(0, share))) <= 0.5
            (kept,) = (await world.ask("POST", "/api/notepad/results", token, AskResults()))["games"]
            assert kept["seats"][0]["score"] == score


@pytest.mark.parametrize("name", ["", " " * 3, "x" * 21])
async def test_a_name_that_is_none_begins_nothing(tmp_path: Path, name: str) -> None:
    async with a_world(tmp_path) as world:
        await refused(world, new_token(), replace(MIA, name=name))
        assert not world.log.events
