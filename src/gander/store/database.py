"""Opening a database file: is it ours, is it whole, is it of this version?"""

import sqlite3
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from gander.store.errors import (
    BrokenDatabase,
    ClosedDatabase,
    DiskFull,
    ForeignDatabase,
    LockedDatabase,
    NewerDatabase,
    NotRead,
    StoreError,
)

APPLICATION_ID: Final = 0x676E6472
"""«gndr», written into the head of the file."""
CHECKED_WHOLE: Final = 256 * 1024 * 1024
"""Up to this size in bytes the whole file is checked at every start; it takes about a second."""


@cache
def migrations() -> tuple[str, ...]:
    """The steps from an empty file to the present form, in order. A step that was released is never changed."""
    folder = files("gander.store") / "migrations" / "sqlite"
    scripts = sorted((script for script in folder.iterdir() if script.name.endswith(".sql")), key=lambda s: s.name)
    return tuple(script.read_text("utf-8") for script in scripts)


def connect(path: Path, patience: float = 10) -> sqlite3.Connection:
    """A connection that keeps what it has committed, whatever happens to the process or the power."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=patience)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    return connection


def open_database(path: Path, patience: float = 10) -> sqlite3.Connection:
    """Open the file, or begin one; wait so many seconds for another program. Raises `StoreError`."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not path.exists():
        path.touch(mode=0o600)  # seeds of running games are in it
    try:
        connection = connect(path, patience)
        try:
            _check(path, connection)
            _migrate(connection)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise fault_of(path, error) from error
    return connection


def fault_of(path: Path, error: sqlite3.Error) -> StoreError:
    """What is the matter with a file, by the code of SQLite's error; the low byte is its kind."""
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return LockedDatabase(path)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM | sqlite3.SQLITE_AUTH:
            return ClosedDatabase(path, str(error))
        case sqlite3.SQLITE_FULL:
            return DiskFull(str(error))
        case sqlite3.SQLITE_IOERR:
            return NotRead(str(error))
    return BrokenDatabase(path, str(error))


def _check(path: Path, connection: sqlite3.Connection) -> None:
    (application,) = connection.execute("pragma application_id").fetchone()
    (version,) = connection.execute("pragma user_version").fetchone()
    (things,) = connection.execute("select count(*) from sqlite_master").fetchone()
    if application != APPLICATION_ID and (things or version):
        raise ForeignDatabase(path)
    if version > len(migrations()):
        raise NewerDatabase(path, version, len(migrations()))
    if path.stat().st_size <= CHECKED_WHOLE:
        (verdict,) = connection.execute("pragma quick_check(1)").fetchone()
        if verdict != "ok":
            raise BrokenDatabase(path, verdict)


def _migrate(connection: sqlite3.Connection) -> None:
    """Take every step that is missing, each whole or not at all."""
    (version,) = connection.execute("pragma user_version").fetchone()
    for number, script in enumerate(migrations()[version:], start=version + 1):
        head = f"begin immediate; pragma application_id = {APPLICATION_ID}; pragma user_version = {number};"
        connection.executescript(f"{head} {script} commit;")
