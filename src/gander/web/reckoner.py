"""Works out what others reach on a deal: beside the server, one deal after the other, and each only once.

Hundreds of games take seconds. In a thread they would hold up every table of this server, so a process of its own plays
them, one that steps back behind everything else on the machine.
"""

import asyncio
import hashlib
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from typing import Final

import msgspec

from gander.progress.same_deal import Compared, Deal

log = logging.getLogger(__name__)

MOST_KEPT: Final = 500
"""Deals of a few kilobytes each; the one that nobody asked for longest is forgotten first."""
MOST_WAITING: Final = 20
"""More than this many are not begun: who asks again later finds room."""
PATIENCE_SECONDS: Final = 10
"""How long somebody who asks waits for the answer, at most, until they are told to ask again."""
LONGEST_SECONDS: Final = 300
"""What takes longer is given up."""


class NotWorkedOut(RuntimeError):
    """The process ended without an answer."""


class Reckoner:
    def __init__(self, games: int, most_kept: int = MOST_KEPT) -> None:
        self._games, self._most_kept = games, most_kept
        self._kept: OrderedDict[str, Compared] = OrderedDict()
        self._under_way: dict[str, asyncio.Task[Compared]] = {}
        self._turn = asyncio.Lock()

    async def compared(self, deal: Deal, patience: float = PATIENCE_SECONDS) -> Compared | None:
        """What others reach on a deal, or `None` while it is being worked out. Raises `NotWorkedOut`."""
        written = msgspec.json.encode(deal)
        key = hashlib.sha256(written).hexdigest()
        if (known := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return known
        if (task := self._under_way.get(key)) is None:
            if len(self._under_way) >= MOST_WAITING:
                return None
            task = self._under_way[key] = asyncio.create_task(self._in_turn(written))
            task.add_done_callback(lambda done: self._keep(key, done))
        done, _ = await asyncio.wait({task}, timeout=patience)
        return task.result() if done else None

    def _keep(self, key: str, task: "asyncio.Task[Compared]") -> None:
        del self._under_way[key]
        if task.cancelled():
            return
        if (fault := task.exception()) is not None:
            log.error("a deal could not be worked out: %s", type(fault).__name__)
            return
        self._kept[key] = task.result()
        if len(self._kept) > self._most_kept:
            self._kept.popitem(last=False)

    async def _in_turn(self, deal: bytes) -> Compared:
        async with self._turn:
            return await _worked_out(deal, self._games)

    async def close(self) -> None:
        """Give up what is under way."""
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _worked_out(deal: bytes, games: int) -> Compared:
    """In a process, which ends with the answer or with whoever asked."""
    command = (sys.executable, "-P", "-m", "gander.progress.same_deal", str(games))
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
    try:
        async with asyncio.timeout(LONGEST_SECONDS):
            answer, _ = await process.communicate(deal)
    except TimeoutError:
        raise NotWorkedOut(f"no answer after {LONGEST_SECONDS} seconds") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise NotWorkedOut(f"the process ended with {process.returncode}")
    return msgspec.json.decode(answer, type=Compared)
