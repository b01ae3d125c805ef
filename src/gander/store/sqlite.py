"""One file for a household: what SQLite does in its own way."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from shutil import disk_usage
from typing import Final, Self

from gander.store.database import connect, migrations, open_database
from gander.store.errors import DiskFull, NotSaved
from gander.store.log import SqlLog
from gander.store.sql import Connection, Limits, Write, transaction

LEAST_ROOM: Final = 16 * 1024 * 1024
"""Bytes. With fewer free the disk counts as full, while there is still time to do something about it."""


class Sqlite:
    """A file, or (`None`) one that lasts as long as its connection."""

    errors: Final = sqlite3.Error
    taken: Final = sqlite3.IntegrityError
    to_write: Final = "begin immediate"
    to_read: Final = "begin"

    def __init__(self, path: Path | None) -> None:
        self.path = path

    def within(self, limits: Limits) -> Self:
        return self

    def open(self) -> Connection:
        if self.path is not None:
            open_database(self.path).close()
        return self.connect()

    def connect(self) -> Connection:
        if self.path is None:
            connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
            connection.executescript(" ".join(migrations()))
            connection.execute("pragma foreign_keys = on")
        else:
            connection = connect(self.path)
        connection.row_factory = sqlite3.Row
        # What is deleted is overwritten, not only forgotten.
        connection.execute("pragma secure_delete = on")
        return connection

    def fault(self, error: Exception) -> NotSaved:
        is_full = isinstance(error, sqlite3.Error) and error.sqlite_errorcode == sqlite3.SQLITE_FULL
        return DiskFull(str(error)) if is_full else NotSaved(str(error))

    def is_lost(self, connection: Connection) -> bool:
        return False

    def check_room(self) -> None:
        if self.path is not None and disk_usage(self.path.parent).free < LEAST_ROOM:
            raise DiskFull(f"fewer than {LEAST_ROOM} bytes are free")

    def keepers(self, kept: Sequence[tuple[str, int]]) -> list[Write]:
        """A file has one server, which keeps all its tables."""
        return []

    def write(self, connection: Connection, writes: Sequence[Write]) -> None:
        with transaction(connection, self.to_write):
            for query, rows, refusal, finds in writes:
                if refusal is None:
                    connection.executemany(query, rows)
                elif any(len(connection.execute(query, row).fetchall()) != finds for row in rows):
                    raise refusal

    def renumber(self, connection: Connection) -> None:
        """SQLite looks at the numbers that are there."""

    def wipe(self, connection: Connection) -> None:
        """Empty the journal, in which what was deleted could still be read."""
        connection.execute("pragma wal_checkpoint(truncate)").fetchall()


class SqliteLog(SqlLog):
    """The events in one file."""

    def __init__(self, path: Path) -> None:
        super().__init__(Sqlite(path))
