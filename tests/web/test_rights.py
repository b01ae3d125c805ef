"""Everybody may do what the table of rights says, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from litestar.handlers import WebsocketRouteHandler

from gander.study.study_file import Block, Study
from gander.table import decide
from gander.table.codes import hash_of, new_token
from gander.table.events import Seated
from gander.table.live.capacity import Capacity
from gander.web.messages.class_messages import EnterClass, OpenClass
from gander.web.messages.notepad_messages import (
    AskDay,
    AskDrill,
    AskHandicaps,
    AskPlayer,
    AskPractice,
    AskProgress,
    AskResults,
    AskReview,
    BeginDay,
    ChooseProgress,
    Merge,
    Participate,
    RemoveGhost,
    TakeOffLock,
    Unlink,
)
from gander.web.messages.openapi import operations
from gander.web.messages.study_messages import TakePart
from gander.web.messages.table_messages import Action, Cheer, Hold, Hurry, Join, MakeMove, OpenTable, React, Sit, Watch
from gander.web.server.app import ROUTES
from tests.kinds import ALONE, TURN_BY_TURN
from tests.web.kit import BOT, HERE, served
from tests.web.notepads import practised
from tests.web.rights import (
    ACTIONS,
    EVERYBODY,
    FOR_ANYBODY,
    FOR_PUPILS,
    FOR_THE_OPERATOR,
    FOR_THE_TEACHER,
    LINE,
    MAKES_SOMEBODY,
    MESSAGES,
    OUTSIDE,
    OWN,
    ROUTES_OF_A_TABLE,
    TABLE,
    Gathering,
    Right,
    Who,
    a_finished_game,
)
from tests.web.worlds import NOON, World, a_world

STUDY = Study("One game", "autumn", (Block(ALONE.game.name),))
OVER_HTTP = [(method, path, right) for (method, path), rights in ROUTES_OF_A_TABLE.items() for right in rights]


def name_of(asked: object) -> str:
    return type(asked).__name__ if isinstance(asked, msgspec.Struct) else str(asked)


# The table is whole --------------------------------------------------------------------------------------------------


def test_every_route_is_in_the_table() -> None:
    offered = {(operation.method, operation.path) for operation in operations(ROUTES)}
    lines = {
        path.replace(":str", "") for route in ROUTES if isinstance(route, WebsocketRouteHandler) for path in route.paths
    }
    assert {LINE[1]} == lines
    of_classes = [*FOR_THE_TEACHER, *FOR_PUPILS]
    named = [*ROUTES_OF_A_TABLE, *OWN, *MAKES_SOMEBODY, *FOR_ANYBODY, *of_classes, *FOR_THE_OPERATOR]
    assert sorted(named) == sorted(offered)


def test_every_action_and_message_is_in_the_table() -> None:
    assert {type(right.asked) for right in ACTIONS} == set(get_args(Action))
    assert {type(right.asked) for right in MESSAGES} == {Hold, Watch, MakeMove, React, Cheer, Hurry}


# A table -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "right"), OVER_HTTP, ids=lambda value: name_of(getattr(value, "asked", value))
)
async def test_who_may_over_http(tmp_path: Path, method: str, path: str, right: Right) -> None:
    async with a_world(tmp_path, capacity=Capacity(patience_seconds=0)) as world:
        answers = {who: await answered(world, right, who, (method, path)) for who in EVERYBODY}
    assert answers == {who: right.answer(who) for who in EVERYBODY}


@pytest.mark.parametrize("right", MESSAGES, ids=lambda right: name_of(right.asked))
async def test_who_may_over_the_line(tmp_path: Path, right: Right) -> None:
    async with a_world(tmp_path) as world:
        answers = {who: await answered(world, right, who) for who in EVERYBODY}
    assert answers == {who: right.answer(who) for who in EVERYBODY}


async def answered(world: World, right: Right, who: Who, over_http: tuple[str, str] | None = None) -> str | None:
    """The refusal that somebody gets at a new table, over HTTP or over the line; then nothing may have happened."""
    gathering = Gathering(world)
    await gathering.come(right.moment, spectators=who not in OUTSIDE)
    before = gathering.seq()
    if over_http:
        refusal = await gathering.refusal(who, *over_http, right.asked)
    else:
        refusal = await gathering.refusal_over_the_line(who, right.asked)
    assert refusal is None or gathering.seq() == before
    return refusal


async def test_the_code_is_told_to_those_in_the_room_only(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        gathering = Gathering(world)
        await gathering.come("gathering", spectators=True)
        told = {who for who in EVERYBODY if "code" in await gathering.ask(who, "GET", TABLE)}
    assert told == {"host", "holder", "stage", "onlooker"}


async def test_a_seat_that_was_taken_without_a_cookie_is_nobodys(tmp_path: Path) -> None:
    """Before, everybody without a cookie was one shared device, and could hold a seat; such tables are on disks."""
    async with a_world(tmp_path) as world:
        gathering = Gathering(world)
        await gathering.come("gathering", spectators=True)
        seated = Seated(NOON, 1, "Ghost", "bear", hash_of(""))
        await world.live(gathering.table).do(lambda table, _: decide.nothing(table).then(seated))
        assert await gathering.refusal_over_the_line("nobody", Hold(1)) == "not_your_seat"
        assert await gathering.refusal("nobody", "POST", f"{TABLE}/actions", Sit(1, "Eve")) == "not_at_table"


# What is one's own ---------------------------------------------------------------------------------------------------

QUESTIONS: dict[str, object] = {
    "results": AskResults(),
    "averages": AskPlayer(1),
    "progress": AskProgress(1, ALONE.game.name),
    "review": AskReview(1, "GAME"),
    "drill": AskDrill(1, ALONE.game.name),
    "practice": AskPractice("Mia"),
    "practised": AskPlayer(1),
    "locks": TakeOffLock(1),
    "ghost": AskPlayer(1),
    "made": AskPlayer(1),
    "removed": RemoveGhost(1, "2026-11"),
    "fair": AskHandicaps(TURN_BY_TURN.game.name, (HERE, BOT), {}),
    "players": Merge(1, 2),
    "unlinked": Unlink("KEY"),
    "day": AskDay("Mia", "1970-01-12"),
}


@pytest.mark.parametrize("token", ["", new_token()], ids=["no cookie", "stranger"])
@pytest.mark.parametrize(("method", "path"), OWN)
async def test_what_is_somebodys_own_is_shown_to_nobody_else(
    tmp_path: Path, method: str, path: str, token: str
) -> None:
    async with a_world(tmp_path) as world:
        mine, table = await a_finished_game(world)
        (player,) = (await world.ask("GET", "/api/notepad", mine))["players"]
        (game,) = (await world.ask("POST", "/api/notepad/results", mine, AskResults()))["games"]
        body = QUESTIONS.get(path.rpartition("/")[2]) if method == "POST" else None
        if isinstance(body, AskReview):
            body = AskReview(player["id"], game["id"])
        assert player["id"] == 1
        status, shown = await world.http_bytes(method, path, token, body)
        assert status in (200, 404)
        for private in ("Mia", table, game["id"]):
            assert private.encode() not in shown
        assert (await world.ask("GET", "/api/notepad", mine))["players"] == [player]


# A class -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("method", "path"), [*FOR_THE_TEACHER, *FOR_PUPILS])
async def test_a_class_is_for_its_teacher_and_its_pupils(tmp_path: Path, method: str, path: str) -> None:
    async with a_world(tmp_path) as world:
        _, opened = await world.http("POST", "/api/classes", "", OpenClass())
        teacher, class_id = cookie_in(opened), json.loads(opened.partition("\n\n")[2])["id"]
        _, also = await world.http("POST", "/api/classes", "", OpenClass())
        code = (await world.ask("GET", f"/api/classes/{class_id}", teacher))["invitation"]["code"]
        pupil = cookie_in((await world.http("POST", "/api/classes/enter", "", EnterClass(code, "Ada")))[1])
        body, filled = {"do": "stop"} if path.endswith("actions") else None, path.replace("{class_id}", class_id)
        may = teacher if (method, path) in FOR_THE_TEACHER else pupil
        for token in ("", new_token(), cookie_in(also), teacher, pupil):
            status, _ = await world.http(method, filled, token, body)
            assert status == (200 if token == may else 404)


def cookie_in(text: str) -> str:
    return text.partition("gander=")[2].partition(";")[0]


# Who runs the server -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("method", "path"), FOR_THE_OPERATOR)
async def test_what_is_for_who_runs_the_server_is_not_there_for_others(tmp_path: Path, method: str, path: str) -> None:
    async with a_world(tmp_path, metrics=True) as world:
        assert (await world.http(method, path))[0] == 404
    async with served(tmp_path) as address, httpx.AsyncClient(base_url=address) as http:
        assert (await http.request(method, path)).status_code == 404
    async with served(tmp_path, metrics=True) as address, httpx.AsyncClient(base_url=address) as http:
        assert (await http.request(method, path)).status_code == 200
        for header in ("forwarded", "x-forwarded-for", "x-real-ip"):
            assert (await http.request(method, path, headers={header: "127.0.0.1"})).status_code == 404


# Who has no cookie ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("method", "path"), MAKES_SOMEBODY)
async def test_two_without_a_cookie_never_become_the_same(tmp_path: Path, method: str, path: str) -> None:
    async with a_world(tmp_path, study=STUDY) as world:
        gathering = Gathering(world)
        await gathering.come("gathering", spectators=False)
        given = [await cookie_for(gathering, method, path) for _ in range(2)]
    assert len(set(given)) == 2


async def cookie_for(gathering: Gathering, method: str, path: str) -> str:
    """What somebody who comes without a cookie goes away with."""
    owner = gathering.tokens["host"]
    body: Any = {
        "/api/tables": lambda: OpenTable(ALONE.game.name, (HERE,), {}),
        "/api/study/next": lambda: Participate(new_token()[:8]),
        "/api/study/step": lambda: TakePart(new_token()[:8]),
        "/api/classes": OpenClass,
        "/api/day/begin": lambda: BeginDay("1970-01-12", "1970-01-12", ALONE.game.name, "rookie", "Mia"),
        "/api/practice/done": practised,
        "/api/notepad/kept": lambda: ChooseProgress(True),
    }.get(path, lambda: None)()
    if path == "/api/join":
        body = Join((await gathering.ask("host", "POST", f"{TABLE}/invitations", {"seat": 1}))["code"], None, "Ida")
    elif path == "/api/classes/enter":
        _, opened = await gathering.world.http("POST", "/api/classes", "", OpenClass())
        class_id = json.loads(opened.partition("\n\n")[2])["id"]
        found = f"/api/classes/{class_id}"
        body = EnterClass((await gathering.world.ask("GET", found, cookie_in(opened)))["invitation"]["code"], "Ida")
    elif path == "/api/notepad/linked":
        body = {"code": (await gathering.world.ask("POST", "/api/notepad/links", owner))["invitation"]["code"]}
    elif path == "/api/notepad/file":
        body = json.loads((await gathering.world.http("GET", path, owner))[1].partition("\n\n")[2])
    status, text = await gathering.world.http(method, path, "", body)
    assert status < 300, text
    return cookie_in(text)
