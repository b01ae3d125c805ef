"""Games for a notepad, and questions to it, over HTTP."""

from __future__ import annotations

import json
from typing import Any

from gander.client import Device
from gander.table.terms import PlannedSeat
from gander.web.messages import Start
from tests.kinds import ALONE
from tests.web.kit import play_to_the_end, table_for


async def played(device: Device, game: str = ALONE.game.name, seed: int = 1, name: str = "Mia", **options: Any) -> None:
    """A game alone, to its end."""
    host = await device.open(table_for(game, PlannedSeat("here", name=name), **options))
    await device.act(host.table.id, Start())
    await play_to_the_end(host, seed)


async def ask(device: Device, what: str, /, **body: Any) -> Any:
    return json.loads(await device.post(f"/api/notepad/{what}", body))


async def players_of(device: Device) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(await device.get("/api/notepad"))["players"]
    return found
