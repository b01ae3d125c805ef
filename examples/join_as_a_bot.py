"""A bot that joins a table by its link and plays: python examples/join_as_a_bot.py LINK

It makes any legal move: enough to sit in for somebody who went to make tea.
"""

from __future__ import annotations

import asyncio
import random
import sys
from typing import Any

from gander.client import AnyView, join


def choose(view: AnyView) -> Any:
    """Any legal move. A better bot would look at `view.observation` and remember."""
    return random.choice(view.moves)


async def play(link: str, name: str) -> AnyView:
    """Join, play until the game is over, and return the last view."""
    async with await join(link, name) as player:
        async for view in player.views():
            if view.outcome is not None:
                return view
            if player.seat in view.awaited and not player.waits_for_answer():
                await player.move(view, choose(view))
    raise AssertionError("views never end")


if __name__ == "__main__":
    last = asyncio.run(play(sys.argv[1], "Robin"))
    assert last.outcome is not None
    print(f"over: {last.outcome.reason}, scores {last.outcome.scores}")
