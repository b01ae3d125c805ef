"""A move of which nobody knows whether it was written: the database took it, and its answer was lost."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gander.store.errors import Unanswered
from gander.table.events import AnyEvent, Moved
from gander.table.log import MemoryLog
from gander.table.terms import PlannedSeat, Settings
from gander.web.messages.table_messages import Hold, MakeMove, OpenTable, Start
from gander.web.server.app import app_for
from gander.web.services.settings import ServerSettings
from tests.kinds import ALONE
from tests.web.kit import UNLIMITED
from tests.web.rights import Gathering
from tests.web.worlds import NOON, Wire, World, settle

TRY_AGAIN = 1013
ME = PlannedSeat("here", name="Mia")


class ForgetfulLine(MemoryLog):
    """Writes what it is told, and once loses the answer."""

    loses_the_next = False

    async def append(
        self, table: str, expected: int, events: Sequence[AnyEvent], due: float | None, keeper: int = 0
    ) -> None:
        await super().append(table, expected, events, due, keeper)
        if self.loses_the_next:
            self.loses_the_next = False
            raise Unanswered("the line was cut")


async def test_it_is_not_refused_and_who_comes_back_says_it_again_and_learns_that_it_was_made(tmp_path: Path) -> None:
    log, server = ForgetfulLine(), ServerSettings(tmp_path, **UNLIMITED)
    app = app_for(server, tmp_path, lambda: log, lambda: NOON, lambda: 0.0)
    async with app.lifespan():
        world = World(app, log, server)
        alone: OpenTable[Any] = OpenTable(ALONE.game.name, (ME,), {}, Settings(pace=0))
        token, entered = await Gathering(world).enter("/api/tables", alone)
        table = entered["table"]
        await world.ask("POST", f"/api/tables/{table}/actions", token, Start())
        line = Wire(world, f"/api/tables/{table}/play", token)
        await settle()
        current = world.live(table).table
        assert current.round is not None
        move = MakeMove(0, current.seq, "mine", current.round.legal[0][0])
        log.loses_the_next = True
        said = await line.say(move)
        assert (line.closed, [text for text in said if '"refused"' in text]) == (TRY_AGAIN, [])
        await line.hang_up()
        again = Wire(world, f"/api/tables/{table}/play", token)
        await settle()
        await again.say(Hold(0))
        told = [json.loads(text) for text in await again.say(move)]
        assert {view.get("done") for view in told if view["type"] == "view"} == {"mine"}
        assert [event.id for event in log.events[table] if isinstance(event, Moved) and event.by == "person"] == [
            "mine"
        ]
        await again.hang_up()
