"""The notepad in SQLite, in the same file as the tables.

What it can do are the functions of `players.py`, `results.py` and `carried.py`, which take a connection first;
`Notepad.run` and `Notepad.ask` call them on the notepad's own thread.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from gander.store.database import connect, migrations, open_database, transaction
from gander.store.errors import NotRead, NotSaved, StoreError

T = TypeVar("T")
P = ParamSpec("P")
Work = Callable[Concatenate[sqlite3.Connection, P], T]


class Notepad:
    """An open notepad: a file, or one that lasts as long as the process."""

    def __init__(self, path: Path | None) -> None:
        if path is None:
            self._connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
            self._connection.executescript(" ".join(migrations()))
        else:
            open_database(path).close()
            self._connection = connect(path)
        self._connection.row_factory = sqlite3.Row  # columns by their names
        self._connection.execute("pragma foreign_keys = on")
        # What is deleted is overwritten, not only forgotten.
        self._connection.execute("pragma secure_delete = on")
        self._thread = ThreadPoolExecutor(1, "gander-notepad")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def turn_of(self, device: str) -> asyncio.Lock:
        """For what is not to be done twice at once for a device."""
        return self._turns.setdefault(device, asyncio.Lock())

    async def run(self, work: "Work[P, T]", *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function that writes, on the notepad's thread, all of it or nothing. Raises `NotSaved`."""
        return await self.aside(lambda: self._call(NotSaved, "begin immediate", work, *args, **kwargs))

    async def ask(self, work: "Work[P, T]", *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function that only reads: it sees one moment and keeps nobody waiting. Raises `NotRead`."""
        return await self.aside(lambda: self._call(NotRead, "begin", work, *args, **kwargs))

    async def aside(self, work: Callable[[], T]) -> T:
        """Do something that takes a while on the notepad's thread, so that no table waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _call(
        self, failure: Callable[[str], StoreError], begin: str, work: "Work[P, T]", *args: P.args, **kwargs: P.kwargs
    ) -> T:
        try:
            with transaction(self._connection, begin):
                return work(self._connection, *args, **kwargs)
        except sqlite3.Error as error:
            raise failure(str(error)) from error

    async def wipe(self) -> None:
        """Empty the journal too, in which what was deleted could still be read."""
        await self.aside(lambda: self._connection.execute("pragma wal_checkpoint(truncate)").fetchall())

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()
