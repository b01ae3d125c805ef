"""Non-interference for who teaches a class: what is hidden at its tables changes no byte of what they are shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gander.luck import QuickLuck
from gander.table.terms import Settings
from gander.web.messages.class_messages import EndClass, EnterClass, OpenClass, PauseAll, PlayThis
from tests.kinds import WITH_OWN_VIEWS
from tests.web.worlds import World, a_world, settle, with_state

SHOWN = ("", "/sheet", "/sheet?ranking=true", "/table", "/cards")


class Lesson:
    """A class with two pupils who play with one another, in a world whose bytes are caught."""

    def __init__(self, world: World) -> None:
        self.world, self.id, self.teacher, self.table = world, "", "", ""
        self.pupils: list[str] = []

    async def begin(self) -> None:
        self.teacher, told = await self.enter("/api/classes", OpenClass())
        self.id = told["id"]
        code = (await self.world.ask("GET", f"/api/classes/{self.id}", self.teacher))["invitation"]["code"]
        for name in ("Ada", "Ben"):
            self.pupils.append((await self.enter("/api/classes/enter", EnterClass(code, name)))[0])
            await self.place(self.pupils[-1])
        plan = PlayThis(WITH_OWN_VIEWS.game.name, {}, people=2, settings=Settings(relaxed=True))
        await self.does(plan)
        self.table = (await self.place(self.pupils[0]))["table"]
        await settle()

    async def enter(self, path: str, body: object) -> tuple[str, Any]:
        _, text = await self.world.http("POST", path, "", body)
        return text.partition("gander=")[2].partition(";")[0], json.loads(text.partition("\n\n")[2])

    async def place(self, token: str) -> Any:
        return (await self.world.ask("POST", f"/api/classes/{self.id}/place", token))["now"]

    async def does(self, act: object) -> None:
        await self.world.ask("POST", f"/api/classes/{self.id}/actions", self.teacher, act)

    async def shown(self) -> list[object]:
        """All that the teacher can be shown, and where the pupils are."""
        ours = f"/api/classes/{self.id}"
        found: list[object] = [await self.world.http("GET", f"{ours}{path}", self.teacher) for path in SHOWN]
        return [*found, *[await self.world.http("POST", f"{ours}/place", one) for one in self.pupils]]

    def rearrange(self, luck: QuickLuck) -> bool:
        """Change what the public cannot see of the game; whether there was something."""
        live = self.world.live(self.table)
        assert live.table.round is not None
        before = live.table.round.state
        after = WITH_OWN_VIEWS.game.rearrange(before, None, luck)
        live.table = with_state(live.table, after)
        return bool(after != before)


@pytest.mark.parametrize("seed", range(4))
async def test_nobody_who_teaches_sees_what_is_hidden(tmp_path: Path, seed: int) -> None:
    luck, changed = QuickLuck(seed), 0
    async with a_world(tmp_path) as world:
        lesson = Lesson(world)
        await lesson.begin()
        for act in (None, PauseAll(on=True), PauseAll(on=False), EndClass()):
            if act is not None:
                await lesson.does(act)
            before = await lesson.shown()
            if lesson.world.live(lesson.table).table.phase != "over":
                changed += lesson.rearrange(luck)
            assert await lesson.shown() == before
    assert changed > 0
