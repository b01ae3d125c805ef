"""A server of its own, for many processes at once: what PostgreSQL does in its own way.

Nothing here lasts longer than a transaction on the server's side, no prepared statement and no lock of a session: a
pooler in between, as PgBouncer in its mode for transactions, may give every transaction another connection.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from gander.extras import from_extra
from gander.store.errors import DiskFull, ForeignDatabase, NewerDatabase, NotRead, NotSaved, Unreachable
from gander.store.log import SqlLog
from gander.store.sql import Connection, QueryResult, Values

with from_extra("hosted"):
    import psycopg
    from psycopg.pq import TransactionStatus

PATIENCE: Final = 5
"""Seconds to wait for a connection."""
ONE_WRITER: Final = 0x676E6472
"""The lock of who writes on notepads; it goes with the transaction."""
ONE_MIGRATION: Final = 0x676E6473


class NamedRow(tuple[Any, ...]):
    """A row by the names of its columns, too."""

    names: dict[str, int]

    def keys(self) -> Iterator[str]:
        return iter(self.names)

    def __getitem__(self, key: Any) -> Any:
        return super().__getitem__(self.names[key] if isinstance(key, str) else key)


def rows_by_name(cursor: psycopg.Cursor[Any]) -> Callable[[Sequence[Any]], NamedRow]:
    return row_of(tuple([column.name for column in cursor.description or ()]))


@lru_cache(maxsize=512)
def row_of(columns: tuple[str, ...]) -> type[NamedRow]:
    """Making a class takes longer than most queries."""
    return type("NamedRow", (NamedRow,), {"names": {name: place for place, name in enumerate(columns)}})


@lru_cache(maxsize=512)
def spelt(query: str) -> str:
    """A query with the signs for values that psycopg knows."""
    return re.sub(r"(?<![:\w]):(\w+)", r"%(\1)s", query).replace("?", "%s")


class PostgresConnection:
    """A connection to the server."""

    def __init__(self, address: str) -> None:
        self._connection = psycopg.connect(
            address, autocommit=True, prepare_threshold=None, connect_timeout=PATIENCE, row_factory=rows_by_name
        )

    @property
    def in_transaction(self) -> bool:
        return self._connection.info.transaction_status in (TransactionStatus.INTRANS, TransactionStatus.INERROR)

    @property
    def is_closed(self) -> bool:
        return self._connection.closed or self._connection.broken

    def execute(self, query: str, values: Values = (), /) -> QueryResult:
        return self._connection.execute(spelt(query), values or None)

    def executemany(self, query: str, rows: Sequence[Values], /) -> QueryResult:
        cursor = self._connection.cursor()
        if rows:
            cursor.executemany(spelt(query), rows)
        return cursor

    def close(self) -> None:
        self._connection.close()


class Postgres:
    """A database by its address, as `postgresql://gander@db.example/gander`."""

    errors: Final = psycopg.Error
    taken: Final = psycopg.errors.UniqueViolation
    to_write: Final = f"begin; select pg_advisory_xact_lock({ONE_WRITER})"
    to_append: Final = "begin"
    to_read: Final = "begin isolation level repeatable read read only"

    def __init__(self, address: str) -> None:
        self.address = address

    def __str__(self) -> str:
        """Without a password."""
        return re.sub(r"(//[^:/@]*):[^@]*@", r"\1:…@", self.address)

    def open(self) -> Connection:
        try:
            connection = PostgresConnection(self.address)
            try:
                migrate(connection, str(self))
            except BaseException:
                connection.close()
                raise
        except psycopg.Error as error:
            raise Unreachable(str(self), str(error)) from error
        return connection

    def connect(self) -> Connection:
        return PostgresConnection(self.address)

    def fault(self, error: Exception) -> NotSaved:
        is_full = isinstance(error, psycopg.errors.DiskFull)
        return DiskFull(str(error)) if is_full else NotSaved(str(error))

    def is_lost(self, connection: Connection) -> bool:
        return isinstance(connection, PostgresConnection) and connection.is_closed

    def check_room(self) -> None:
        """The server looks after its own disk, and refuses what it has no room for."""

    def keeps(self, connection: Connection, kept: Sequence[tuple[str, int]]) -> bool:
        each = " or ".join(["(table_id = ? and worker = ?)"] * len(kept))
        query = f"select 1 from kept where {each} order by table_id for share"
        return len(connection.execute(query, [value for pair in kept for value in pair]).fetchall()) == len(kept)

    def renumber(self, connection: Connection) -> None:
        next_one = "(select coalesce(max(id), 0) + 1 from players)"
        connection.execute(f"select setval(pg_get_serial_sequence('players', 'id'), {next_one}, false)")

    def wipe(self, connection: Connection) -> None:
        """The server overwrites what was deleted when it is tidied up; `docs/operating.md` says when."""


class PostgresLog(SqlLog):
    """The events in a server of their own."""

    def __init__(self, address: str) -> None:
        super().__init__(Postgres(address))


# Migrations ----------------------------------------------------------------------------------------------------------


@cache
def migrations() -> tuple[str, ...]:
    """The steps from an empty database to the present form, in order. A step that was released is never changed."""
    folder = files("gander.store") / "migrations" / "postgres"
    scripts = sorted((script for script in folder.iterdir() if script.name.endswith(".sql")), key=lambda s: s.name)
    return tuple(script.read_text("utf-8") for script in scripts)


def migrate(connection: PostgresConnection, name: str) -> None:
    """Take every step that is missing, all or none of them; two servers that start at once take turns."""
    connection.execute(f"begin; select pg_advisory_xact_lock({ONE_MIGRATION})")
    try:
        version = version_of(connection, name)
        if version > len(migrations()):
            raise NewerDatabase(name, version, len(migrations()))
        for script in migrations()[version:]:
            connection.execute(script)
        connection.execute("update gander set version = ?", (len(migrations()),))
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise


def version_of(connection: PostgresConnection, name: str) -> int:
    """How far a database is. Raises `ForeignDatabase` for one with something else in it."""
    found = connection.execute("select table_name from information_schema.tables where table_schema = current_schema()")
    tables = {row[0] for row in found}
    if "gander" in tables:
        row = connection.execute("select version from gander").fetchone()
        if row is None:
            raise NotRead("the database does not say its version")
        return int(row[0])
    if tables:
        raise ForeignDatabase(name)
    connection.execute("create table gander (version integer not null)")
    connection.execute("insert into gander values (0)")
    return 0
