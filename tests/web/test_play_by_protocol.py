"""A program that was written from the page about the protocol plays whole games, and is never hung up on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from examples.play_by_protocol import play, play_at
from gander.games import GAMES
from gander.web.services.settings import ServerSettings
from tests.kinds import ALL_AT_ONCE, by_day
from tests.web.kit import served

TALKING = ServerSettings(Path()).talking
"""A line may say as much as with every server, and no more."""


def settings_for(game: str) -> dict[str, Any]:
    """Nobody else takes any time: that is when a program is likely to talk too much."""
    return {"pace": 0, "countdowns": dict.fromkeys(GAMES[game].countdowns, 0.1)}


@pytest.mark.parametrize("game", by_day(2))
async def test_it_plays_with_bots(game: str, tmp_path: Path) -> None:
    async with served(tmp_path, talking=TALKING) as server:
        outcome = await asyncio.to_thread(play, server, game, **settings_for(game))
    assert len(outcome["scores"]) == 3


class Person:
    """The program at a seat of somebody else's table."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server, timeout=30)
        self.entered: dict[str, Any] = {}

    def post(self, path: str, body: Any) -> Any:
        return self.http.post(path, json=body).raise_for_status().json()

    @property
    def path(self) -> str:
        return f"/api/tables/{self.entered['table']}"

    def play(self) -> Any:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws{self.server.removeprefix('http')}{self.path}/play"
        with connect(address, additional_headers={"cookie": cookies}) as line:
            return play_at(line, self.entered["seats"][0])


def three_at_one_table(server: str, game: str) -> list[Person]:
    host, *guests = people = [Person(server) for _ in range(3)]
    seats = [{"kind": "here", "name": "Robin"}, {"kind": "open"}, {"kind": "open"}]
    table = {"game": game, "seats": seats, "options": {}, "settings": settings_for(game)}
    host.entered = host.post("/api/tables", table)
    code = host.http.get(host.path).json()["code"]
    for guest in guests:
        guest.entered = guest.post("/api/join", {"code": code, "name": "Sam"})
    host.post(f"{host.path}/actions", {"action": "start"})
    return people


@pytest.mark.parametrize(
    "game", [game if game == ALL_AT_ONCE.game.name else pytest.param(game, marks=pytest.mark.nightly) for game in GAMES]
)
async def test_three_of_them_play_at_one_table(game: str, tmp_path: Path) -> None:
    """Where all are asked at once, every answer of one brings a view to the others, who are still asked."""
    async with served(tmp_path, talking=TALKING) as server:
        people = await asyncio.to_thread(three_at_one_table, server, game)
        outcomes = await asyncio.gather(*(asyncio.to_thread(person.play) for person in people))
        for person in people:
            person.http.close()
    assert outcomes[0] == outcomes[1] == outcomes[2]
    assert len(outcomes[0]["scores"]) == 3
