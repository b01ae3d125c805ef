"""Redis, or Valkey: it only wakes, and keeps nothing."""

import asyncio
from collections.abc import Callable
from typing import Final

from gander.extras import from_extra
from gander.store.errors import NoticeLost

with from_extra("hosted"):
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import RedisError

NAME: Final = "gander"
PATIENCE: Final = 2
"""Seconds to wait for an answer."""
AGAIN: Final = 0.2
"""Seconds before a line that was lost is tried again."""
SIGN_OF_LIFE: Final = 5
"""Seconds of silence after which a line is asked whether it still stands."""
LOST: Final = (RedisError, OSError, RuntimeError)
"""How the library says that a line is gone; the last comes from uvloop, and means a line that was cut while at rest."""


class RedisChannel:
    gap: Final = 0.0
    largest: Final = 1_000_000

    def __init__(self, address: str) -> None:
        # Timeouts are our own: with the library's, a task that is cancelled while it waits goes on. And nothing is
        # tried again behind our back: whoever listens must know when something may have been missed.
        never = Retry(NoBackoff(), 0)
        self._redis = Redis.from_url(address, socket_connect_timeout=None, socket_timeout=None, retry=never)

    async def listen(self, hear: Callable[[bytes], None], back: Callable[[], None]) -> None:
        while True:
            try:
                await self._listen(hear, back)
            except LOST:
                await asyncio.sleep(AGAIN)

    async def _listen(self, hear: Callable[[bytes], None], back: Callable[[], None]) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as line:
            async with asyncio.timeout(PATIENCE):
                await line.subscribe(NAME)
                await line.get_message(timeout=None)  # that it was heard: before, letters go by
            back()
            asked = False
            while True:
                try:
                    async with asyncio.timeout(PATIENCE if asked else SIGN_OF_LIFE):
                        letter = await line.get_message(timeout=None)
                except TimeoutError:
                    if asked:  # whoever stands in between may acknowledge every byte, and nobody hangs up
                        raise
                    async with asyncio.timeout(PATIENCE):
                        await line.ping()
                    asked = True
                else:
                    asked = False
                    if letter is not None and letter["type"] == "message":
                        hear(letter["data"])

    async def tell(self, letter: bytes) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._redis.publish(NAME, letter)
        except LOST as fault:
            raise NoticeLost(str(fault)) from fault

    async def close(self) -> None:
        await self._redis.aclose()
