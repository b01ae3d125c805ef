"""Whatever is sent, the server answers with a typed refusal, changes no table and goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from gander.web.messages.openapi import description
from gander.web.server.app import ROUTES
from gander.web.server.run import listen
from tests.kinds import ALONE, TURN_BY_TURN, WITH_LEVELS
from tests.tree import ROOT

DESCRIPTION = description(ROUTES)
OPERATIONS = [(method.upper(), path) for path, methods in DESCRIPTION["paths"].items() for method in methods]
"""Everything that can be asked: 44 operations when this was written."""
CHECKS = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")


class Running:
    """A server in a process of its own, with one table on it at which a game is played."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.address)
        seats = [{"kind": "here", "name": "Mia"}, {"kind": "here", "name": "Ben"}]
        opened = self.http.post("/api/tables", json={"game": TURN_BY_TURN.game.name, "seats": seats, "options": {}})
        self.table = opened.json()["table"]
        self.http.post(f"/api/tables/{self.table}/actions", json={"action": "start"}).raise_for_status()
        self.cookie = f"gander={opened.cookies['gander']}"

    def line(self, cookie: str | None = None) -> ClientConnection:
        address = self.address.replace("http", "ws") + f"/api/tables/{self.table}/play"
        return connect(address, additional_headers={"cookie": self.cookie if cookie is None else cookie})

    def witness(self) -> Any:
        """The table as seat 0 sees it now."""
        facts, view = self.look(0)
        return view["seq"], view["observation"], [seat["name"] for seat in facts["seats"]]

    def look(self, seat: int) -> tuple[Any, Any]:
        """What is known of the table, and the view of a seat."""
        with self.line() as line:
            line.send(json.dumps({"type": "hold", "seat": seat}))
            facts = json.loads(line.recv(20))["table"]
            while "observation" not in (view := json.loads(line.recv(20))):
                pass
        return facts, view


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tests.web.process", str(port), str(tmp_path_factory.mktemp("data"))]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        running = Running(port)
        yield running
        running.http.close()
        process.terminate()
        _, complaints = process.communicate(timeout=20)
        assert complaints == ""  # nothing unexpected happened, and no task died


# HTTP ----------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def described() -> Any:
    """What is described, for a library that makes requests of it; here, since every process would load it otherwise."""
    import schemathesis

    return schemathesis.openapi.from_dict(DESCRIPTION)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_whatever_is_asked_is_answered_as_described(running: Running, described: Any, method: str, path: str) -> None:
    """Requests as they should be, and such as nobody should send."""
    from schemathesis import GenerationMode, checks

    operation, looked_at = described[path][method], [checks.CHECKS.get_one(name) for name in CHECKS]

    @settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=st.one_of([operation.as_strategy(generation_mode=mode) for mode in GenerationMode]))
    def ask(case: Any) -> None:
        case.call_and_validate(base_url=running.address, checks=looked_at)

    ask()


@pytest.mark.nightly
def test_whatever_is_asked_at_the_limits_of_what_is_described(running: Running) -> None:
    """The smallest, the largest, too much and too little of every field, and then by chance."""
    told = ["--checks", ",".join(CHECKS), "--phases", "examples,coverage,fuzzing", "--max-examples", "100"]
    command = [str(Path(sys.executable).with_name("schemathesis")), "run", f"{running.address}/openapi.json", *told]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_asking_about_everything_has_changed_nothing(running: Running) -> None:
    before = running.witness()
    for path in (f"/api/tables/{running.table}/actions", f"/api/tables/{running.table}/invitations", "/api/join"):
        for body in (b"", b"null", b"[]", b"{", b'{"action":"end"}', b"\xff\xfe", b'{"action":"end","x":1}'):
            answer = httpx.post(running.address + path, content=body, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500
            assert answer.json().keys() == {"code", "detail"}
    assert running.witness() == before


def table_of(game: str, seat: dict[str, str], **options: str) -> bytes:
    return json.dumps({"game": game, "seats": [seat], "options": options}).encode()


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b'{"game":"' + b"a" * 20_000 + b'"}', 413),
        (b"[" * 10_000, 400),
        (table_of(WITH_LEVELS.game.name, {"kind": "bot", "bot": "uniform"}, level="impossible"), 400),
        (table_of(ALONE.game.name, {"kind": "bot", "bot": "nobody"}), 400),
        (table_of("chess", {"kind": "bot", "bot": "uniform"}), 400),
        (table_of(ALONE.game.name, {"kind": "here"}), 400),
        (table_of(ALONE.game.name, {"kind": "open", "bot": "uniform"}), 400),
    ],
)
def test_a_body_that_is_wrong(running: Running, content: bytes, status: int) -> None:
    answer = running.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
    assert answer.status_code == status
    assert answer.json().keys() == {"code", "detail"}


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not_found"),
        ("DELETE", "/api/tables", 405, "wrong_method"),
        ("GET", "/api/tables/nowhere", 404, "no_such_table"),
        ("GET", "/assets/../../secret.txt", 404, "not_found"),
    ],
)
def test_what_is_not_there(running: Running, method: str, path: str, status: int, code: str) -> None:
    answer = running.http.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


# The socket ----------------------------------------------------------------------------------------------------------

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
NEARLY = st.fixed_dictionaries(
    {"type": st.sampled_from(["hold", "watch", "move", "react", "view", "refused", "", "start"])},
    optional={
        "seat": st.integers(-3, 7) | ANYTHING,
        "seq": st.integers(-5, 10**20) | ANYTHING,
        "id": st.text(max_size=60) | ANYTHING,
        "move": ANYTHING | st.sampled_from([{"move": "shuffle", "deck": []}, {"move": "take", "table": 99}]),
        "reaction": st.sampled_from(["applause", "rude"]) | ANYTHING,
    },
)
GARBAGE = st.one_of(
    ANYTHING.map(json.dumps),
    NEARLY.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.sampled_from(["[" * 1500, '{"type":"hold","seat":' + "9" * 1000 + "}", '{"type":"watch"}' * 50, "\0", ""]),
)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(messages=st.lists(GARBAGE, min_size=1, max_size=12))
def test_garbage_over_the_socket_is_refused_and_changes_nothing(running: Running, messages: list[str | bytes]) -> None:
    before = running.witness()
    with running.line() as line:
        for message in messages:
            line.send(message)
        line.send('{"type":"watch"}')
        while (heard := json.loads(line.recv(20))).get("looking") != "public":
            assert heard["type"] in ("view", "refused", "reacted")
    assert running.witness() == before


def test_a_huge_message_ends_the_line_and_nothing_else(running: Running) -> None:
    before = running.witness()
    with running.line() as line:
        line.recv(20)
        line.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as caught:
            line.recv(20)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009
    assert running.witness() == before


@pytest.mark.parametrize(
    ("cookie", "code"),
    [("", "no_such_table"), ("gander=short", "no_such_table"), ("gander=" + "A" * 43, "no_such_table")],
)
def test_without_the_right_cookie_there_is_no_table(running: Running, cookie: str, code: str) -> None:
    with running.line(cookie) as line:
        assert json.loads(line.recv(20))["code"] == code
        with pytest.raises(ConnectionClosed) as caught:
            line.recv(20)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4404


def test_messages_out_of_order_and_replays(running: Running) -> None:
    """A move before any view was asked for counts; sent again it does nothing, from the wrong seat it is refused."""
    (turn,) = running.look(0)[1]["awaited"]
    view = running.look(turn)[1]
    seq = view["seq"]
    move = {"type": "move", "seat": turn, "seq": seq, "id": "first of all", "move": view["moves"][0]}
    with running.line() as line:
        for message in (move, move, {**move, "seat": 1 - turn, "id": "x"}, {**move, "seat": 4, "id": "y"}):
            line.send(json.dumps(message))
        codes: list[str] = []
        while len(codes) < 2:
            heard = json.loads(line.recv(20))
            codes += [heard["code"]] if heard["type"] == "refused" else []
    assert codes == ["stale", "no_such_seat"]
    assert running.witness()[0] == seq + 1


def test_the_schemas_are_there_for_tools(running: Running) -> None:
    assert running.http.get("/openapi.json").json() == json.loads(json.dumps(DESCRIPTION))
