"""How workers wake one another. A channel may lose what it is told and promises no order: whoever listens reads the
database, and looks there by itself every second besides."""

from collections.abc import Callable
from typing import Final, Protocol

from gander.store.errors import WrongAddress

REDIS: Final = ("redis://", "rediss://", "unix://")
POSTGRES: Final = ("postgresql://", "postgres://")


class Channel(Protocol):
    @property
    def gap(self) -> float:
        """Seconds between two letters: what comes meanwhile goes into the next."""
        ...

    @property
    def largest(self) -> int:
        """Bytes of a letter."""
        ...

    async def listen(self, hear: Callable[[bytes], None], back: Callable[[], None]) -> None:
        """Hand over every letter, until cancelled. `back` is called whenever the line was made anew: something may have
        been missed."""
        ...

    async def tell(self, letter: bytes) -> None:
        """Send a letter to everybody. Raises `Unheard`."""
        ...

    async def close(self) -> None: ...


def channel_at(address: str) -> Channel:
    """A channel by its address. Raises `WrongAddress`."""
    try:
        if address.startswith(REDIS):
            from gander.workers.redis_channel import RedisChannel

            return RedisChannel(address)
        if address.startswith(POSTGRES):
            from gander.store.coordination.notify_channel import NotifyChannel

            return NotifyChannel(address)
    except ModuleNotFoundError as error:
        raise WrongAddress(str(error)) from error
    raise WrongAddress(f"no address of a channel: {address!r}: it begins with {REDIS[0]} or {POSTGRES[0]}")
