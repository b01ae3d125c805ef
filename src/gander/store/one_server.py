"""One server to a database. A second would answer from tables that the first has moved on, and bots would move twice.

The lock is SQLite's own, on a small file beside the database: it holds on every system and goes with its process,
however that ends. The file says which process it is.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from gander.store.database import fault_of
from gander.store.errors import DatabaseInUse


@contextmanager
def the_only_server(database: Path) -> Iterator[None]:
    """Raises `DatabaseInUse` if another server has the database."""
    database.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = database.with_suffix(".server")
    try:
        lock = sqlite3.connect(path, isolation_level=None, timeout=0)
    except sqlite3.Error as error:
        raise fault_of(path, error) from error
    with closing(lock):
        _take(lock, database)
        yield


def _take(lock: sqlite3.Connection, database: Path) -> None:
    try:
        lock.execute("create table if not exists server (process integer)")
        lock.execute("begin immediate")
        lock.execute("delete from server")
        lock.execute("insert into server values (?)", (os.getpid(),))
        lock.execute("commit")
        lock.execute("begin immediate")  # held until the connection is closed; others can still read
    except sqlite3.Error as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise fault_of(database.with_suffix(".server"), error) from error
        row = lock.execute("select process from server").fetchone()
        raise DatabaseInUse(database, row[0] if row else None) from error
