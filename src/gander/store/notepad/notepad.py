"""The notepad, in the same database as the tables.

What it can do are the functions of `players.py`, `results.py` and their neighbours, which take a connection first;
`Notepad.run` and `Notepad.ask` call them on the notepad's own thread.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from gander.store.errors import NotRead, StoreError
from gander.store.sql import IN_PLAY, Connection, Database, transaction
from gander.store.sqlite import Sqlite

T = TypeVar("T")
P = ParamSpec("P")
Work = Callable[Concatenate[Connection, P], T]


class Notepad:
    """An open notepad: in a database, in a file, or (`None`) one that lasts as long as the process."""

    def __init__(self, where: Database | Path | None) -> None:
        self._database: Database = Sqlite(where) if where is None or isinstance(where, Path) else where
        self._connection = self._database.open()
        self._thread = ThreadPoolExecutor(1, "gander-notepad")
        self._in_play = self._database.within(IN_PLAY)
        self._connection_in_play: Connection | None = None
        self._thread_in_play = ThreadPoolExecutor(1, "gander-notepad-in-play")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def turn_of(self, device: str) -> asyncio.Lock:
        """For what is not to be done twice at once for a device."""
        return self._turns.setdefault(device, asyncio.Lock())

    async def run(self, work: "Work[P, T]", *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function that writes, on the notepad's thread, all of it or nothing. Raises `NotSaved`, and
        `Unanswered` where nobody knows which of the two."""
        call = partial(self._call, self._database.fault, self._database.to_write, work, *args, **kwargs)
        return await self.on_its_thread(call)

    async def ask(self, work: "Work[P, T]", *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function that only reads: it sees one moment and keeps nobody waiting. Raises `NotRead`."""
        return await self.on_its_thread(partial(self._call, not_read, self._database.to_read, work, *args, **kwargs))

    async def ask_in_play(self, work: "Work[P, T]", *args: P.args, **kwargs: P.kwargs) -> T:
        """The same where somebody at a table waits for it: on a line of its own, which is hung up on as soon as those
        of tables are, and behind nothing that takes a while. A file has no lines. Raises `NotRead`."""
        if self._in_play is self._database:
            return await self.ask(work, *args, **kwargs)
        answer = partial(self._answer_in_play, work, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._thread_in_play, answer)

    def _answer_in_play(self, work: "Work[P, T]", *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            if self._connection_in_play is None or self._in_play.is_lost(self._connection_in_play):
                self._connection_in_play = self._in_play.connect()
            with transaction(self._connection_in_play, self._in_play.to_read):
                return work(self._connection_in_play, *args, **kwargs)
        except self._in_play.errors as error:
            raise not_read(error) from error

    async def on_its_thread(self, work: Callable[[], T]) -> T:
        """Do something that takes a while on the notepad's thread, so that no table waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _call(
        self,
        failure: Callable[[Exception], StoreError],
        begin: str,
        work: "Work[P, T]",
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        try:
            if self._database.is_lost(self._connection):
                self._connection = self._database.connect()
            with transaction(self._connection, begin):
                return work(self._connection, *args, **kwargs)
        except self._database.errors as error:
            raise failure(error) from error

    async def wipe(self) -> None:
        """Make sure that what was deleted cannot be read any more."""
        await self.on_its_thread(lambda: self._database.wipe(self._connection))

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()
        self._thread_in_play.shutdown()
        if self._connection_in_play is not None:
            self._connection_in_play.close()


def not_read(error: Exception) -> NotRead:
    return NotRead(str(error))
