"""PostgreSQL as a channel. A notice takes a lock on the whole database when it is committed, so notices go over a line
of their own, never with what is written, and no more than a few dozen times a second."""

import asyncio
from collections.abc import Callable
from typing import Final

from gander.extras import from_extra
from gander.store.errors import NoticeLost
from gander.store.postgres_line import WatchedAsyncLine, parameters
from gander.store.sql import IN_PLAY

with from_extra("hosted"):
    import psycopg

NAME: Final = "gander"
AGAIN: Final = 0.2
SIGN_OF_LIFE: Final = 5
"""Seconds of silence after which a line is asked whether it still stands."""


class NotifyChannel:
    gap: Final = 0.03
    largest: Final = 7_900

    def __init__(self, address: str) -> None:
        self._address = address
        self._line: WatchedAsyncLine | None = None

    async def listen(self, hear: Callable[[bytes], None], back: Callable[[], None]) -> None:
        while True:
            try:
                async with await self._connected() as line:
                    await line.execute(f"listen {NAME}")
                    back()
                    while True:
                        line.answer_seconds = 2 * SIGN_OF_LIFE  # here silence is nothing bad
                        async for notice in line.notifies(timeout=SIGN_OF_LIFE):
                            hear(notice.payload.encode())
                        line.answer_seconds = IN_PLAY.answer
                        await line.execute("select 1")
            except (psycopg.Error, OSError):
                await asyncio.sleep(AGAIN)

    async def tell(self, letter: bytes) -> None:
        try:
            if self._line is None or self._line.closed:
                self._line = await self._connected()
            await self._line.execute("select pg_notify(%s, %s)", (NAME, letter.decode()))
        except (psycopg.Error, OSError) as fault:
            raise NoticeLost(str(fault)) from fault

    async def _connected(self) -> WatchedAsyncLine:
        return await WatchedAsyncLine.connect(autocommit=True, prepare_threshold=None, **parameters(self._address))

    async def close(self) -> None:
        if self._line is not None:
            await self._line.close()
