"""Works out what takes hundreds of games: beside the server, one question after the other, and each only once.

They take seconds, or minutes. In a thread they would hold up every table of this server, so a process of its own plays
them, one that steps back behind everything else on the machine. All kinds of questions wait in one queue. Those who ask
take turns, so nobody waits for all the questions of somebody else.
"""

import asyncio
import hashlib
import logging
import sys
from asyncio import Future
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

log = logging.getLogger(__name__)

A = TypeVar("A", bound=Struct)
"""An answer."""
Work: TypeAlias = Callable[[], Awaitable[None]]

CACHE_SIZE: Final = 500
"""Answers of a few kilobytes each; the one that nobody asked for longest is forgotten first."""
MOST_WAITING: Final = 20
"""More than this many are not begun: who asks again later finds room."""
MOST_OF_ONE: Final = 5
"""The same for one address: a class of thirty has a few tables, and asks again."""
PATIENCE_SECONDS: Final = 10
"""How long somebody who asks waits for the answer, at most, until they are told to ask again."""
LONGEST_SECONDS: Final = 300
"""What takes longer is given up."""


class NotWorkedOut(RuntimeError):
    """The process ended without an answer."""


class Job(NamedTuple):
    key: str
    asked: bytes


class WorkQueue:
    """Everything that waits to be worked out, whatever it is: one process works at a time."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Work]] = OrderedDict()
        """By who asked; whose turn comes next stands first."""
        self._size = 0
        """With what is being worked out."""
        self._closed = False
        self._working: asyncio.Task[None] | None = None

    def add(self, asker: str, work: Work) -> bool:
        """Whether there is room for it."""
        own = self._waiting.get(asker, deque())
        if self._closed or len(own) >= MOST_OF_ONE or self._size >= MOST_WAITING:
            return False
        own.append(work)
        self._waiting[asker] = own
        self._size += 1
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return True

    async def _work(self) -> None:
        """One question of everybody who asks, again and again."""
        while self._waiting:
            asker, own = self._waiting.popitem(last=False)
            work = own.popleft()
            if own:
                self._waiting[asker] = own
            await work()
            self._size -= 1
        self._working = None

    async def close(self) -> None:
        self._closed = True
        if self._working is not None:
            self._working.cancel()
            await asyncio.wait({self._working})


class BackgroundJobs(Generic[A]):
    """Asks a module of ours, which reads a question and writes an answer of this kind."""

    def __init__(
        self, queue: WorkQueue, module: str, kind: type[A], *words: object, cache_size: int = CACHE_SIZE
    ) -> None:
        self._queue = queue
        self._module, self._kind, self._words, self._cache_size = module, kind, tuple(map(str, words)), cache_size
        self._cache: OrderedDict[str, Future[A | None]] = OrderedDict()
        """Without a result if it could not be worked out."""
        self._under_way: dict[str, Future[A | None]] = {}

    async def answer(self, asked: object, asker: str, patience: float = PATIENCE_SECONDS) -> A | None:
        """The answer, or `None` while it is being worked out. Raises `NotWorkedOut`."""
        written = msgspec.json.encode(asked)
        job = Job(hashlib.sha256(written).hexdigest(), written)
        answer = self._known(job.key) or self._begun(job, asker)
        if answer is None or not (await asyncio.wait({answer}, timeout=patience))[0] or answer.cancelled():
            return None
        if (found := answer.result()) is None:
            raise NotWorkedOut("it was tried once")
        return found

    def _known(self, key: str) -> Future[A | None] | None:
        if key in self._cache:
            self._cache.move_to_end(key)
        return self._cache.get(key) or self._under_way.get(key)

    def _begun(self, job: Job, asker: str) -> Future[A | None] | None:
        """A question that waits for its turn from now on, if there is room."""
        if not self._queue.add(asker, partial(self._work_out, job)):
            return None
        answer = self._under_way[job.key] = asyncio.get_running_loop().create_future()
        return answer

    async def _work_out(self, job: Job) -> None:
        self._remember(job.key, await self._tried(job.asked))

    async def _tried(self, asked: bytes) -> A | None:
        try:
            return msgspec.json.decode(await in_a_process(self._module, asked, *self._words), type=self._kind)
        except (NotWorkedOut, OSError, msgspec.MsgspecError) as fault:
            log.error("%s could not be worked out: %s", self._kind.__name__, type(fault).__name__)
            return None

    def _remember(self, key: str, found: A | None) -> None:
        """Also that it cannot be worked out: whoever asks again would keep a core busy for nothing."""
        answer = self._under_way.pop(key)
        answer.set_result(found)
        self._cache[key] = answer
        if len(self._cache) > self._cache_size:
            self._cache.popitem(last=False)

    async def close(self) -> None:
        """Give up what is under way. Who waits for it is told that it is not ready."""
        await self._queue.close()
        for answer in self._under_way.values():
            answer.cancel()


async def in_a_process(module: str, given: bytes, *words: str) -> bytes:
    """What a module of ours makes of this, in a process that ends with the answer or with whoever asked."""
    command = (sys.executable, "-P", "-m", module, *words)
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
    try:
        async with asyncio.timeout(LONGEST_SECONDS):
            answer, _ = await process.communicate(given)
    except TimeoutError:
        raise NotWorkedOut(f"no answer after {LONGEST_SECONDS} seconds") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise NotWorkedOut(f"the process ended with {process.returncode}")
    return answer
