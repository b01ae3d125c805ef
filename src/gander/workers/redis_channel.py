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
            except (RedisError, OSError):
                await asyncio.sleep(AGAIN)

    async def _listen(self, hear: Callable[[bytes], None], back: Callable[[], None]) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as line:
            async with asyncio.timeout(PATIENCE):
                await line.subscribe(NAME)
            back()
            while True:
                try:
                    async with asyncio.timeout(SIGN_OF_LIFE):
                        letter = await line.get_message(timeout=None)
                except TimeoutError:
                    async with asyncio.timeout(PATIENCE):
                        await line.ping()
                else:
                    if letter is not None:
                        hear(letter["data"])

    async def tell(self, letter: bytes) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._redis.publish(NAME, letter)
        except (RedisError, OSError) as fault:
            raise NoticeLost(str(fault)) from fault

    async def close(self) -> None:
        await self._redis.aclose()
