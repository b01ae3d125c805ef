"""PostgreSQL takes no text with a NUL in it. Who sends one is told that it is wrong, not that the database failed."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct, to_builtins
from msgspec.structs import fields

from gander.client import Device
from gander.store.errors import NotRead
from gander.store.postgres import Postgres
from gander.table.codes import is_table_id, new_table_id
from gander.web.api.errors import problem_of
from gander.web.messages.notepad_messages import (
    AskDay,
    AskDrill,
    AskPractice,
    AskProgress,
    AskResults,
    AskReview,
    BeginDay,
    Change,
    Unlink,
    UseLink,
)
from gander.web.messages.table_messages import Join, LookUp, Sit
from tests.databases import new_database
from tests.kinds import ALONE
from tests.web.kit import HERE, OPEN, served, table_for

GAME, DAY, NUL = ALONE.game.name, "2026-11-15", "a\0b"
BODIES: dict[str, Struct] = {
    "/api/invitations": LookUp("WXYZ"),
    "/api/join": Join("WXYZ", 0, "Ben"),
    "/api/tables/{table}/actions": Sit(1, "Ida"),
    "/api/notepad/results": AskResults(1, GAME, "solo", "rookie", 1, "naming"),
    "/api/notepad/progress": AskProgress(1, GAME),
    "/api/notepad/review": AskReview(1, "ab"),
    "/api/notepad/drill": AskDrill(1, GAME),
    "/api/notepad/players": Change(1, "Ida", "otter", "P1"),
    "/api/notepad/linked": UseLink("WXYZ"),
    "/api/notepad/unlinked": Unlink("ab"),
    "/api/practice": AskPractice("Mia"),
    "/api/day": AskDay("Mia", DAY),
    "/api/day/begin": BeginDay(DAY, DAY, GAME, "rookie", "Mia"),
}
PATHS = ("", "/record", "/story", "/loveliest", "/day", "/same-deal", "/invitation")


async def test_a_text_that_no_database_takes_is_the_fault_of_who_sends_it(tmp_path: Path, postgres_server: str) -> None:
    database = new_database(postgres_server)
    Postgres(database).open().close()
    async with served(tmp_path, database=database) as address, Device(address) as device:
        table = (await device.open(table_for(GAME, HERE, OPEN))).table.id
        for path in PATHS:
            assert (await device._http.get(f"/api/tables/a%00b{path}")).status_code == 404
        for path, body in BODIES.items():
            for field in fields(body):
                if isinstance(getattr(body, field.name), str):
                    spoilt = msgspec.json.encode({**to_builtins(body), field.encode_name: NUL})
                    headers = {"content-type": "application/json"}
                    answer = await device._http.post(path.format(table=table), content=spoilt, headers=headers)
                    assert 400 <= answer.status_code < 500, (path, field.name, answer.text)
        assert json.loads(await device.get("/health"))["status"] == "ok"


def test_what_a_database_says_of_itself_is_told_to_nobody() -> None:
    told = problem_of(NotRead("connection to server at 10.1.2.3, user gander, failed"))
    assert told is not None
    status, problem = told
    assert (status, problem.code) == (503, "not_read")
    assert "10.1.2.3" not in problem.detail


@pytest.mark.parametrize("text", ["a b", "a\0b", "a\n", "ä", "x" * 41, ""])
def test_what_can_be_no_id_of_a_table(text: str) -> None:
    assert is_table_id(new_table_id())
    assert not is_table_id(text)
