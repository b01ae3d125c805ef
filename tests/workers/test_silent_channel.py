"""A line to Redis that goes silent, and stays open: whoever tells or listens takes another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
import uvloop

from gander.store.errors import NoticeLost
from gander.workers.channel import channel_at
from gander.workers.redis_channel import RedisChannel
from tests.workers.wires import Fault, Wire


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PATIENCE", "SIGN_OF_LIFE"):
        monkeypatch.setattr(f"gander.workers.redis_channel.{name}", 0.3)


@pytest.mark.usefixtures("impatient")
async def test_who_listens_on_a_line_that_went_silent_hears_again_by_another(redis_server: str) -> None:
    """The line stands and every byte is acknowledged; nobody ever hangs up."""
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    back: asyncio.Queue[None] = asyncio.Queue()
    async with Wire(int(redis_server.rpartition(":")[2]), postgres=False) as wire, asyncio.timeout(60):
        channel, other = channel_at(wire.instead_of(redis_server)), channel_at(redis_server)
        listening = asyncio.create_task(channel.listen(heard.put_nowait, lambda: back.put_nowait(None)))
        await back.get()
        wire.fail_at_next(Fault("swallow", "back", 0.0, 0))
        await other.tell(b"swallowed")
        await back.get()
        await other.tell(b"heard")
        assert await heard.get() == b"heard"
        listening.cancel()
        for each in (channel, other):
            await each.close()


@pytest.mark.usefixtures("impatient")
async def test_who_told_on_a_line_that_went_silent_tells_by_another(redis_server: str) -> None:
    async with Wire(int(redis_server.rpartition(":")[2]), postgres=False) as wire, asyncio.timeout(60):
        channel = channel_at(wire.instead_of(redis_server))
        await channel.tell(b"{}")
        wire.fail_at_next(Fault("swallow", "there", 0.5, 0))
        with pytest.raises(NoticeLost):
            await channel.tell(b"{}")
        await channel.tell(b"{}")
        await channel.close()


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_line_that_was_cut_while_at_rest_is_a_lost_notice_and_the_next_goes_by_another(
    redis_server: str, loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    """Servers run with uvloop where there is one; it says so in other words."""

    async def tell() -> None:
        channel = channel_at(redis_server)
        assert isinstance(channel, RedisChannel)
        await channel.tell(b"{}")
        for line in [*channel._redis.connection_pool._available_connections]:
            assert line._writer is not None
            line._writer.transport.abort()
        await asyncio.sleep(0.01)
        with pytest.raises(NoticeLost):
            await channel.tell(b"{}")
        await channel.tell(b"{}")
        await channel.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(tell())
