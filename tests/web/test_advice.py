"""Advice over the wire: who is asked, and what is refused. What a game's adviser says is tested with the game."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from gander.games import BOXES
from tests.web.kit import served

WITHOUT = next(name for name, box in BOXES.items() if box.adviser is None)


@pytest.mark.parametrize(("game", "status", "code"), [("chess", 400, "unknown_game"), (WITHOUT, 404, "no_adviser")])
async def test_a_game_that_nobody_advises_on_is_refused(tmp_path: Path, game: str, status: int, code: str) -> None:
    async with served(tmp_path) as address, httpx.AsyncClient(base_url=address) as http:
        answer = await http.post(f"/api/advice/{game}", json={})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_what_is_no_question_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as address, httpx.AsyncClient(base_url=address) as http:
        answer = await http.post(f"/api/advice/{WITHOUT}", content="[1")
    assert (answer.status_code, answer.json()["code"]) == (400, "wrong_message")
