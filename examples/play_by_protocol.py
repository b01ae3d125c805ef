"""A bot without Gander's own client, from docs/protocol.md alone: python examples/play_by_protocol.py SERVER GAME

It opens a table, plays with two of the server's bots to the end of the game and prints the outcome.
"""

from __future__ import annotations

import json
import random
import sys
import time
import uuid
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

SEATS = [{"kind": "here", "name": "Robin"}, {"kind": "bot", "bot": "otter"}, {"kind": "bot", "bot": "chick"}]


def play(server: str, game: str, **settings: Any) -> Any:
    """Open a table, start the game, and play it."""
    with httpx.Client(base_url=server, timeout=30) as http:
        wanted = {"game": game, "seats": SEATS, "options": {}, "settings": settings}
        entered = http.post("/api/tables", json=wanted).raise_for_status().json()
        path = f"/api/tables/{entered['table']}"
        http.post(f"{path}/actions", json={"action": "start"}).raise_for_status()
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        with connect(f"ws{server.removeprefix('http')}{path}/play", additional_headers={"cookie": cookies}) as line:
            return play_at(line, entered["seats"][0])


def play_at(line: ClientConnection, seat: int) -> Any:
    """Answer whenever this seat is awaited, one move at a time, until there is an outcome."""
    line.send(json.dumps({"type": "hold", "seat": seat}))
    under_way = None
    for text in line:
        message = json.loads(text)
        if under_way in (message.get("done"), message.get("id")):  # accepted, or refused
            under_way = None
        if message.get("outcome"):
            return message["outcome"]
        if under_way is None and seat in message.get("awaited", ()) and message.get("moves"):
            time.sleep(0.1)  # as fast as a line may talk for long
            under_way = uuid.uuid4().hex
            move = random.choice(message["moves"])
            line.send(json.dumps({"type": "move", "seat": seat, "seq": message["seq"], "id": under_way, "move": move}))
    raise ConnectionError("the server hung up")


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
