"""The way through a study, over the wire: from the agreement to the code, whatever happens between."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gander.client import Device, Refusal, SeatClient
from gander.luck import QuickLuck
from gander.store.key import key_in
from gander.store.notepad import participants
from gander.store.notepad.notepad import Notepad
from gander.store.sql import Database
from gander.study.study_file import Study
from gander.table.codes import Codes
from gander.table.errors import no_such_code
from gander.table.live.capacity import Busy
from gander.table.view import TableInfo
from gander.web.api.studies.study_tables import came_too_late
from gander.web.messages.room_messages import SwitchBets
from gander.web.messages.table_messages import Again, Pause, Resume
from gander.web.services.settings import Allowance, Rate
from tests.processes import gander
from tests.study.files import IN_PAIRS, TWO_CONDITIONS, study_in
from tests.web.kit import play_to_the_end, served
from tests.web.test_study import PROTOCOL
from tests.web.worlds import a_world, with_state

PID = "5f3c0a1b2c3d4e5f60718293"
AGREES = {"did": "consented", "version": "v1", "language": "en"}
LEFT_HANDED: dict[str, Any] = {
    "language": "en",
    "text": "large",
    "pace": "usual",
    "theme": "dark",
    "sound": False,
    "remarks": True,
    "adviser": False,
    "adviser_switched": 2,
    "hand": "left",
    "confirm": True,
    "keys": False,
    "volume": 0.0,
    "evening": "quiet",
    "night": True,
    "less_motion": False,
    "screen": [390.0, 844.0],
    "pixels": 3.0,
    "touch": True,
    "away_seconds": 0.0,
}
"""All that one device tells."""


async def goes_on(device: Device, participant: str, done: object = None, **more: Any) -> Any:
    """Where a participant is after this."""
    link = {"PROLIFIC_PID": participant}
    said = {"participant": participant, "link": link, "done": done, "circumstances": LEFT_HANDED, **more}
    return json.loads(await device.post("/api/study/step", said))


def filled(step: str, **answers: object) -> dict[str, object]:
    return {"did": "filled", "step": step, "answers": answers}


async def plays(device: Device, table: str, seat: int = 0) -> None:
    facts = msgspec.json.decode(await device.get(f"/api/tables/{table}"), type=TableInfo[Any])
    await play_to_the_end(SeatClient(device, facts, seat), 1)


async def whole_way(device: Device, participant: str) -> Any:
    """From the first page to the last, by answers that are right."""
    place = await goes_on(device, participant)
    while (step := place["step"])["at"] != "end":
        done: object = None
        if step["at"] == "consent":
            done = AGREES
        elif step["at"] == "page":
            done = filled(step["step"], **{"you": {"age": 20}, "effort": {"tried": 3}}[step["step"].partition(":")[2]])
        else:
            await plays(device, step["table"])
        place = await goes_on(device, participant, done)
    return place


async def kept(where: Path | Database, study: Study) -> list[Any]:
    """In a database, or in that of a folder."""
    pad = Notepad(where / "gander.db" if isinstance(where, Path) else where)
    try:
        found = await pad.ask(participants.participants_in, study.id)
        return [(one, await pad.ask(participants.steps_of, one.participant)) for one in found]
    finally:
        await pad.close()


async def test_from_the_agreement_to_the_code(tmp_path: Path) -> None:
    study = study_in(tmp_path, TWO_CONDITIONS)
    async with served(tmp_path, study=study) as address, Device(address) as device:
        place = await goes_on(device, PID, language="de")
        assert place["name"] == "P1"
        assert place["step"] == {"at": "consent", "version": "v1", "text": "Ich nehme freiwillig teil."}
        assert (await goes_on(device, PID, filled("page:you", age=18)))["step"]["at"] == "consent"  # and it is not kept
        page = (await goes_on(device, PID, AGREES))["step"]
        assert (page["at"], page["questions"][0]["id"]) == ("page", "age")
        with pytest.raises(Refusal, match="wrong_answer"):
            await goes_on(device, PID, filled(page["step"], age=17))
        game = (await goes_on(device, PID, filled(page["step"], age=18)))["step"]
        assert (game["at"], game["number"], game["games"]) == ("game", 1, 1)
        facts = json.loads(await device.get(f"/api/tables/{game['table']}"))
        assert facts["phase"] == "playing"  # nobody had to start it
        assert facts["seats"][0]["name"] == "P1"  # no name, and nothing of the link
        await plays(device, game["table"])
        with pytest.raises(Refusal, match="study_game"):
            await device.act(game["table"], Again())
        last = (await goes_on(device, PID))["step"]
        end = (await goes_on(device, PID, filled(last["step"], tried=5)))["step"]
        url = "https://recruiting.example/complete?cc=DONE"
        assert end == {"at": "end", "outcome": "finished", "code": "DONE", "url": url}
        assert (await goes_on(device, PID, {"did": "stopped"}))["step"] == end
    ((who, steps),) = await kept(tmp_path, study)
    assert (who.code, json.loads(who.link)) == (PID, {"PROLIFIC_PID": PID})
    assert steps["consent"].value["version"] == "v1"
    assert steps["page:you"].value["answers"] == {"age": 18}
    assert steps["page:you"].value["circumstances"] == LEFT_HANDED
    assert steps["game:0" if who.condition == "early" else "game:1"].value["outcome"]["reason"]


async def test_who_declines_or_stops_gets_the_code_for_that_and_nothing_more(tmp_path: Path) -> None:
    async with served(tmp_path, study=study_in(tmp_path, TWO_CONDITIONS)) as address, Device(address) as device:
        declined = (await goes_on(device, PID, {**AGREES, "agrees": False}))["step"]
        assert (declined["outcome"], declined["code"]) == ("declined", "NO")
        assert (await goes_on(device, PID, AGREES))["step"] == declined
        other = PID[::-1]
        await goes_on(device, other, AGREES)
        stopped = (await goes_on(device, other, {"did": "stopped"}))["step"]
        assert (stopped["outcome"], stopped["code"]) == ("stopped", "STOP")


async def test_an_agreement_to_another_text_is_none(tmp_path: Path) -> None:
    async with served(tmp_path, study=study_in(tmp_path, TWO_CONDITIONS)) as address, Device(address) as device:
        assert (await goes_on(device, PID, {**AGREES, "version": "v0"}))["step"]["at"] == "consent"


async def test_an_agreement_is_kept_with_the_language_in_which_it_was_read(tmp_path: Path) -> None:
    study = study_in(tmp_path, TWO_CONDITIONS.replace('language = "en"\n', ""))
    async with served(tmp_path, study=study) as address, Device(address) as device:
        assert json.loads(await device.get("/api/study"))["languages"] == ["en", "de"]
        for code, language in ((PID, "de"), (PID[::-1], "fr")):
            await goes_on(device, code, language=language)
            await goes_on(device, code, {**AGREES, "language": language}, language=language)
    found = [(steps["consent"].value["language"]) for _, steps in await kept(tmp_path, study)]
    assert found == ["de", "en"]  # there is no French text


async def test_whoever_comes_back_goes_on_on_another_device_too(tmp_path: Path) -> None:
    study = study_in(tmp_path, TWO_CONDITIONS)
    async with served(tmp_path, study=study) as address, Device(address) as phone, Device(address) as laptop:
        await goes_on(phone, PID, AGREES)
        game = (await goes_on(phone, PID, filled("page:you", age=30)))["step"]
        assert (await goes_on(phone, PID))["step"] == game
        assert (await goes_on(laptop, PID))["step"] == game
        await plays(laptop, game["table"])
        assert (await goes_on(phone, PID))["step"]["at"] == "page"
    assert len(await kept(tmp_path, study)) == 1


async def test_who_only_looks_takes_the_seat_from_no_other_device_of_theirs(tmp_path: Path) -> None:
    study = study_in(tmp_path, TWO_CONDITIONS)

    async with served(tmp_path, study=study) as address, Device(address) as phone, Device(address) as laptop:
        await goes_on(phone, PID, AGREES)
        table = (await goes_on(phone, PID, filled("page:you", age=30)))["step"]["table"]
        played_on = []
        for looks in (True, False):
            assert (await goes_on(laptop, PID, looks=looks))["step"]["table"] == table
            played_on.append((await phone.facts(table)).seats[0].devices)
    assert played_on == [1, 2]


async def test_of_a_game_that_was_paused_it_is_written_down(tmp_path: Path) -> None:
    study = study_in(tmp_path, TWO_CONDITIONS)
    async with served(tmp_path, study=study) as address, Device(address) as device:
        await goes_on(device, PID, AGREES)
        table = (await goes_on(device, PID, filled("page:you", age=30)))["step"]["table"]
        for _ in range(2):
            await device.act(table, Pause())
            await asyncio.sleep(0.1)
            await device.act(table, Resume())
        await plays(device, table)
        await goes_on(device, PID)
    ((_, steps),) = await kept(tmp_path, study)
    (game,) = (done.value for step, done in steps.items() if step.startswith("game:"))
    assert game["pauses"] == 2
    assert game["paused_seconds"] > 0


async def test_by_link_nobody_comes_who_has_none(tmp_path: Path) -> None:
    study = study_in(tmp_path, TWO_CONDITIONS)
    async with served(tmp_path, study=study) as address, Device(address) as device:
        for guessed in ("P1", "P1-22222222", PID):
            with pytest.raises(Refusal, match="study_link"):
                await goes_on(device, guessed, link={})
        links = ["study", "links", str(tmp_path / "study.toml"), "P1", "P2", "--data", str(tmp_path)]
        lines = (await asyncio.to_thread(gander, *links, "--address", address)).stdout.split()
        assert [line.rpartition("/")[0] for line in lines] == [f"{address}/#/study"] * 2
        code = lines[0].rpartition("/")[2]
        place = await goes_on(device, code, link={})
        assert place["name"] == "P1"
        assert (await goes_on(device, code.lower(), link={}))["name"] == "P1"
        async with Device(address) as another:  # who writes a link of the page that recruits is somebody else
            assert (await goes_on(another, "P1"))["name"] == "P2"
    assert code == f"P1-{study.signature('P1', Codes(key_in(tmp_path)))}"


async def test_guessing_codes_is_limited_and_going_on_is_not(tmp_path: Path) -> None:
    joining = Allowance(Rate(burst=3, per_minute=0.001), Rate(100, 100))
    async with (
        served(tmp_path, study=study_in(tmp_path, TWO_CONDITIONS), joining=joining) as address,
        Device(address) as device,
    ):
        for _ in range(10):
            await goes_on(device, PID)
        for _ in range(3):
            with pytest.raises(Refusal, match="study_link"):
                await goes_on(device, "P1-22222222", link={})
        with pytest.raises(Refusal, match="too_many"):
            await goes_on(device, "P1-22222223", link={})
        assert (await goes_on(device, PID))["name"] == "P1"


async def test_an_old_protocol_leads_straight_from_a_code_into_the_game(tmp_path: Path) -> None:
    study = study_in(tmp_path, PROTOCOL)
    async with served(tmp_path, study=study) as address, Device(address) as device, Device(address) as another:
        first = (await goes_on(device, "6b-07"))["step"]
        assert (first["at"], first["number"], first["games"]) == ("game", 1, 3)
        with pytest.raises(Refusal, match="participant_elsewhere"):
            await goes_on(another, "6B-07")
        with pytest.raises(Refusal, match="wrong_name"):  # not every database can keep it
            await goes_on(another, "6b\x00-08")
        await plays(device, first["table"])
        assert (await goes_on(device, "6b-07"))["step"]["number"] == 2


async def test_a_participant_who_is_let_in_elsewhere_goes_on_and_one_who_begins_anew_begins(tmp_path: Path) -> None:
    study = study_in(tmp_path, PROTOCOL)
    async with served(tmp_path, study=study) as address, Device(address) as device, Device(address) as another:
        first = (await goes_on(device, "6b-07"))["step"]
        await plays(device, first["table"])
        code = ["participant", "6b-07", "--protocol", str(tmp_path / "study.toml"), "--data", str(tmp_path)]
        await asyncio.to_thread(gander, *code)
        assert (await goes_on(another, "6b-07"))["step"]["number"] == 2
        await asyncio.to_thread(gander, *code, "--anew")
        again = (await goes_on(another, "6b-07"))["step"]
        assert again["number"] == 1
        assert again["table"] != first["table"]


# Several at one table ------------------------------------------------------------------------------------------------


async def test_two_who_come_one_after_the_other_play_together(tmp_path: Path) -> None:
    study = study_in(tmp_path, IN_PAIRS.replace("WHAT", "wait"))
    async with served(tmp_path, study=study) as address, Device(address) as one, Device(address) as two:
        assert (await goes_on(one, "A"))["step"] == {"at": "wait", "number": 1, "games": 1}
        theirs = (await goes_on(two, "B"))["step"]
        ours = (await goes_on(one, "A"))["step"]
        assert (ours["at"], ours["table"], ours["together"]) == ("game", theirs["table"], True)
        assert json.loads(await one.get(f"/api/tables/{ours['table']}"))["room"]["no_bets"] is True
        with pytest.raises(Refusal, match="study_game"):
            await one.act(ours["table"], SwitchBets(on=True))
        await asyncio.gather(plays(one, ours["table"], 0), plays(two, ours["table"], 1))
        for device, name in ((one, "A"), (two, "B")):
            assert (await goes_on(device, name))["step"]["code"] == "DONE"
        async with Device(address) as three:  # the two are enough for one another
            assert (await goes_on(three, "C"))["step"]["at"] == "wait"


def test_who_meets_a_busy_table_has_not_missed_the_game() -> None:
    assert came_too_late(no_such_code())
    assert not came_too_late(Busy("too many things are waiting at this table"))


@pytest.mark.parametrize(("what", "expected"), [("bot", "game"), ("end", "end")])
async def test_nobody_waits_longer_than_the_study_says(tmp_path: Path, what: str, expected: str) -> None:
    study = study_in(tmp_path, IN_PAIRS.replace("WHAT", what))
    async with served(tmp_path, study=study) as address, Device(address) as one, Device(address) as two:
        step = (await goes_on(one, "A"))["step"]
        assert step["at"] == expected
        assert step.get("outcome") == (None if what == "bot" else "unpaired")
        assert (await goes_on(two, "B"))["step"].get("table", "") != step.get("table")


async def test_codes_that_are_alike_before_the_dash_make_a_pair(tmp_path: Path) -> None:
    text = IN_PAIRS.replace("WHAT", "wait").replace("people = 2", 'people = 2\npairing = "code"')
    async with served(tmp_path, study=study_in(tmp_path, text)) as address:
        devices = [Device(address) for _ in range(4)]
        names = ("red-1", "blue-1", "blue-2", "red-2")
        for device, name in zip(devices, names, strict=True):
            await goes_on(device, name)
        tables = [(await goes_on(device, name))["step"]["table"] for device, name in zip(devices, names, strict=True)]
        assert tables[0] == tables[3] != tables[1] == tables[2]
        for device in devices:
            await device.close()


async def kinds(device: Device, table: str) -> list[str]:
    """Whether people or bots play at a table now."""
    return [seat["kind"] for seat in json.loads(await device.get(f"/api/tables/{table}"))["seats"]]


async def test_who_goes_in_the_middle_is_written_down_and_a_bot_plays_until_they_are_back(tmp_path: Path) -> None:
    study = study_in(tmp_path, IN_PAIRS.replace("WHAT", "bot").replace("seconds = 0", "seconds = 1"))
    async with served(tmp_path, study=study) as address, Device(address) as one, Device(address) as two:
        await goes_on(one, "A")
        table = (await goes_on(two, "B"))["step"]["table"]
        async with one.line(table), two.line(table):
            pass
        async with one.line(table):
            while await kinds(one, table) != ["person", "bot"]:  # as soon as they have been away for a second
                await goes_on(one, "A")
                await asyncio.sleep(0.1)
            await goes_on(two, "B")
            assert await kinds(one, table) == ["person", "person"]
    _, steps = (await kept(tmp_path, study))[1]
    assert steps["left:0"].value == {"game": 0, "what": "bot"}


# Many ----------------------------------------------------------------------------------------------------------------


async def test_many_at_once_are_balanced_and_nothing_is_lost_or_doubled_when_the_server_stops(tmp_path: Path) -> None:
    study, luck = study_in(tmp_path, TWO_CONDITIONS), QuickLuck(7)
    codes = [f"{number:024d}" for number in range(12)]

    async def comes(address: str, code: str) -> Any:
        async with Device(address) as device:
            return await whole_way(device, code)

    async with served(tmp_path, study=study) as address:  # some get as far as their game, and leave
        for code in codes[:6]:
            async with Device(address) as device:
                await goes_on(device, code, AGREES)
                if luck.below(2):
                    await goes_on(device, code, filled("page:you", age=40))
    async with served(tmp_path, study=study) as address:
        ends = await asyncio.gather(*(comes(address, code) for code in codes))
    assert [end["step"]["code"] for end in ends] == ["DONE"] * len(codes)
    found = await kept(tmp_path, study)
    assert sorted(who.number for who, _ in found) == list(range(12))
    assert Counter(who.condition for who, _ in found) == {"early": 6, "late": 6}
    for _, steps in found:
        assert Counter(step.partition(":")[0] for step in steps) == {"consent": 1, "page": 2, "game": 1, "end": 1}


# Secrets -------------------------------------------------------------------------------------------------------------


async def test_where_somebody_is_tells_nothing_of_what_lies_on_their_table(tmp_path: Path) -> None:
    async with a_world(tmp_path, study=study_in(tmp_path, PROTOCOL)) as world:
        status, text = await world.http("POST", "/api/study/step", "", {"participant": "P1"})
        assert status == 200
        token, body = text.partition("gander=")[2].partition(";")[0], text.partition("\n\n")[2]
        live = world.live(json.loads(body)["step"]["table"])
        assert live.table.round is not None
        luck, others = QuickLuck(1), 0
        for _ in range(5):
            state = live.table.game.rearrange(live.table.round.state, 0, luck)
            others += state != live.table.round.state
            live.table = with_state(live.table, state)
            _, told = await world.http("POST", "/api/study/step", token, {"participant": "P1"})
            assert told.partition("\n\n")[2] == body
        assert others > 0


async def test_the_page_of_a_study_says_so_from_its_first_byte_on(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<html lang="en">')
    for study, expected in ((study_in(tmp_path, PROTOCOL), True), (None, False)):
        async with a_world(tmp_path, study=study) as world:
            for path in ("/", "/study/early"):
                assert ("data-study" in (await world.http("GET", path))[1]) is expected
