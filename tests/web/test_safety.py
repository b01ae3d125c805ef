"""What browsers are told, what other pages may not do, and how floods end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from gander.client import Device, Refusal
from gander.web.api.socket import STEP
from gander.web.messages.table_messages import Hold, Join, OpenTable, Start
from tests.kinds import TURN_BY_TURN
from tests.web.kit import HERE, served, table_for
from tests.web.worlds import Wire, a_world, settle

GAME = TURN_BY_TURN.game.name

OPENING = {"game": GAME, "seats": [{"kind": "bot"}], "options": {}}


# Browsers ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/health", "/api/nothing", "/api/tables/mine", "/nothing.png"])
async def test_every_answer_tells_browsers_to_be_strict(tmp_path: Path, path: str) -> None:
    async with served(tmp_path) as address, httpx.AsyncClient(base_url=address) as http:
        headers = (await http.get(path)).headers
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


async def test_what_concerns_a_table_is_kept_in_no_cache(tmp_path: Path) -> None:
    async with served(tmp_path) as address, httpx.AsyncClient(base_url=address) as http:
        assert (await http.get("/api/tables/mine")).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("secure", "url", "flags"),
    [
        (False, "http", {"HttpOnly", "Path=/", "SameSite=strict", "Max-Age=31536000"}),
        (True, "http", {"HttpOnly", "Path=/", "SameSite=strict", "Max-Age=31536000", "Secure"}),
    ],
)
async def test_the_cookie_is_out_of_reach(tmp_path: Path, secure: bool, url: str, flags: set[str]) -> None:
    async with served(tmp_path, secure=secure) as address, httpx.AsyncClient(base_url=address) as http:
        answer = await http.post("/api/tables", json=OPENING)
    name, *found = answer.headers["set-cookie"].split("; ")
    assert name.startswith("gander=")
    assert set(found) == flags
    assert ("strict-transport-security" in answer.headers) == secure


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 201),
    ],
)
async def test_other_pages_cannot_act(tmp_path: Path, headers: dict[str, str], status: int) -> None:
    async with served(tmp_path) as address, httpx.AsyncClient(base_url=address) as http:
        answer = await http.post("/api/tables", json=OPENING, headers=headers)
        ours = await http.post("/api/tables", json=OPENING, headers={"origin": address})
    assert answer.status_code == status
    assert ours.status_code == 201


async def test_other_pages_cannot_open_a_line(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        host = await device.open(table_for(GAME, HERE))
        line = address.replace("http", "ws") + f"/api/tables/{host.table.id}/play"
        with pytest.raises(InvalidStatus):
            await connect(line, origin="http://evil.example")  # type: ignore[arg-type]
        async with connect(line, origin=address) as ours:  # type: ignore[arg-type]
            assert json.loads(await ours.recv())["code"] == "no_such_table"


async def test_the_page_is_served_with_the_right_kind_and_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index-1a2b.js").write_text("play()")
    async with a_world(tmp_path) as world:
        _, page = await world.http("GET", "/")
        _, place_inside = await world.http("GET", "/table/x")
        _, script = await world.http("GET", "/assets/index-1a2b.js")
    assert "content-type: text/html" in page
    assert "cache-control: no-cache" in page
    assert place_inside.endswith("<!doctype html>")
    assert "content-type: text/javascript" in script
    assert "immutable" in script


async def test_without_a_built_page_it_is_said(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        status, text = await world.http("GET", "/")
    assert status == 503
    assert "page_not_built" in text


# What is sent -------------------------------------------------------------------------------------------------------


async def test_a_slow_reader_gets_the_newest_view_and_nothing_piles_up(tmp_path: Path) -> None:
    """Its line takes nothing while others play; then it takes one view, the last."""
    async with a_world(tmp_path) as world:
        _, text = await world.http("POST", "/api/tables", "", table_for(GAME, HERE, HERE))
        token = text.partition("gander=")[2].partition(";")[0]
        table = json.loads(text.partition("\n\n")[2])["table"]
        await world.http("POST", f"/api/tables/{table}/actions", token, Start())
        path = f"/api/tables/{table}/play"
        player, reader = Wire(world, path, token), Wire(world, path, token)
        await settle()
        await reader.say(Hold(1))
        reader.stop_taking()
        for turn in range(10):
            views = await player.say(Hold(turn % 2))
            view = json.loads(views[-1])
            first = {"type": "move", "seat": turn % 2, "seq": view["seq"], "id": f"m{turn}", "move": view["moves"][0]}
            await player.say(first)
        before = len(reader.sent)
        reader.take_again()
        seqs = [json.loads(text)["seq"] for text in reader.sent[before:]]
        await player.hang_up()
        await reader.hang_up()
        newest = world.live(table).table.seq
    assert seqs == [newest]


async def test_the_size_of_a_view_is_a_multiple_of_a_step(tmp_path: Path) -> None:
    """Who watches the network sees sizes; the name of a card has one, too."""
    async with served(tmp_path) as address, Device(address) as device:
        host = await device.open(table_for(GAME, HERE, HERE))
        await device.act(host.table.id, Start())
        async with device.line(host.table.id) as line:
            texts = [await line.recv()]
            await line.send('{"type":"hold","seat":0}')
            texts.append(await line.recv())
    assert {len(text) % STEP for text in texts} == {0}


async def test_figures_for_who_runs_the_server(tmp_path: Path) -> None:
    async with served(tmp_path, metrics=True) as address, Device(address) as device:
        host = await device.open(table_for(GAME, HERE))
        async with device.line(host.table.id) as line:
            await line.recv()
            figures = (await device.get("/metrics")).decode()
    lines = set(figures.splitlines())
    assert {"gander_tables_live 1.0", "gander_sockets_open 1.0", "gander_tables_opened_total 1.0"} <= lines


async def test_codes_that_open_nothing_cannot_be_told_apart(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device, Device(address) as other:
        await device.open(table_for(GAME, HERE))
        refusals = []
        for code in ("WRONG", "K7QX3M9P"):
            with pytest.raises(Refusal) as caught:
                await other.post("/api/join", Join(code, name="Eve"))
            refusals.append((caught.value.status, caught.value.code, caught.value.detail))
    assert refusals[0] == refusals[1]
    assert refusals[0][:2] == (404, "no_such_code")


async def test_the_python_client_says_why_it_was_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as address, Device(address) as device:
        with pytest.raises(Refusal, match="unknown_game"):
            await device.open(OpenTable("chess", (HERE,), {}))


# Hanging up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/tables"), ("POST", "/api/join"), ("POST", "/api/notepad/file")]
)
@pytest.mark.parametrize("came", [[], [b"{"]])
async def test_who_hangs_up_during_a_body_makes_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, method: str, path: str, came: list[bytes]
) -> None:
    parts = [{"type": "http.request", "body": part, "more_body": True} for part in came]
    parts.append({"type": "http.disconnect"})
    sent: list[Any] = []

    async def receive() -> Any:
        return parts.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    async with a_world(tmp_path) as world:
        scope = {**world.scope(path, ""), "type": "http", "scheme": "http", "method": method}
        await world.asgi(scope, receive, send)
    assert sent[0]["status"] == 400
    assert json.loads(sent[1]["body"])["code"] == "hung_up"
    assert caplog.text == ""
