"""Games for a notepad, and questions to it, over HTTP."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from typing import Any

from gander.client import Device
from gander.games import box
from gander.table.terms import PlannedSeat
from gander.web.messages.notepad_messages import DoneExercise, SavePractice
from gander.web.messages.table_messages import Start
from tests.kinds import ALONE
from tests.web.kit import play_to_the_end, table_for

ALONE_DRILL = box(ALONE.game.name).measure.drill


async def played(device: Device, game: str = ALONE.game.name, seed: int = 1, name: str = "Mia", **options: Any) -> None:
    """A game alone, to its end."""
    host = await device.open(table_for(game, PlannedSeat("here", name=name), **options))
    await device.act(host.table.id, Start())
    await play_to_the_end(host, seed)


async def ask(device: Device, what: str, /, **body: Any) -> Any:
    return json.loads(await device.post(f"/api/notepad/{what}", body))


def practised(name: str = "Mia", practice: str = "ab" * 32) -> SavePractice:
    """An exercise that was done."""
    kind = next(iter(ALONE_DRILL.kinds))
    return SavePractice(practice, name, (DoneExercise(ALONE.game.name, kind, 3, 2, len(ALONE_DRILL.steps) - 1),))


async def players_of(device: Device) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(await device.get("/api/notepad"))["players"]
    return found


async def sheet(device: Device, name: str) -> list[dict[str, str]]:
    with zipfile.ZipFile(io.BytesIO(await device.get("/api/notepad/sheets"))) as archive:
        return list(csv.DictReader(io.StringIO(archive.read(name).decode())))
