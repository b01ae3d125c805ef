"""What was played on a device before a test begins: over the wire, since playing on the page is tested elsewhere."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing

from gander.client import Device
from gander.luck import QuickLuck
from gander.web.messages import Start
from gander.web.sessions import COOKIE
from tests.page.people import Person
from tests.web.kit import HERE, table_for


def has_played_alone(me: Person, game: str, seed: int = 1) -> None:
    """A finished game of Mia's is on the notepad of this device."""
    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop of its own in this one
        token = thread.submit(asyncio.run, played_alone(me.address, game, seed)).result(60)
    me.context.add_cookies([{"name": COOKIE, "value": token, "url": me.address}])


async def played_alone(address: str, game: str, seed: int) -> str:
    """Play a game alone to its end; gives the token of the device."""
    async with Device(address) as device:
        player = await device.open(table_for(game, HERE))
        await device.act(player.table.id, Start())
        luck = QuickLuck(seed)
        async with aclosing(player.views()) as views:  # the line is closed before the loop is
            async for view in views:
                if view.outcome is not None:
                    break
                if view.moves and not player.waits_for_answer():
                    await player.move(view, view.moves[luck.below(len(view.moves))])
        return str(device._http.cookies[COOKIE])
