"""A server of its own, for many processes at once: what PostgreSQL does in its own way.

Nothing here lasts longer than a transaction on the server's side, no prepared statement and no lock of a session: a
pooler in between, as PgBouncer in its mode for transactions, may give every transaction another connection.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Self

from gander.extras import from_extra
from gander.store.errors import DiskFull, ForeignDatabase, NewerDatabase, NotRead, NotSaved, Unanswered, Unreachable
from gander.store.log import SqlLog
from gander.store.postgres_line import PostgresConnection, setting
from gander.store.sql import ORDINARY, Connection, Limits, Write
from gander.table.log import OtherKeeper

with from_extra("hosted"):
    import psycopg

ONE_WRITER: Final = 0x676E6472
"""The lock of who writes on notepads; it goes with the transaction."""
ONE_MIGRATION: Final = 0x676E6473
MIGRATING: Final = Limits(lock=60, statement=600, idle=10, answer=603)
"""A step may take its time, and who starts meanwhile waits for it."""


class Postgres:
    """A database by its address, as `postgresql://gander@db.example/gander`."""

    errors: Final = psycopg.Error
    taken: Final = psycopg.errors.UniqueViolation

    def __init__(self, address: str, limits: Limits = ORDINARY) -> None:
        self.address, self._limits = address, limits
        self.to_write: Final = f"begin; {setting(limits)}; select pg_advisory_xact_lock({ONE_WRITER})"
        self.to_read: Final = f"begin isolation level repeatable read read only; {setting(limits)}"

    def within(self, limits: Limits) -> Self:
        return type(self)(self.address, limits)

    def __str__(self) -> str:
        """Without a password."""
        return re.sub(r"(//[^:/@]*):[^@]*@", r"\1:…@", self.address)

    def open(self) -> Connection:
        try:
            connection = PostgresConnection(self.address, self._limits)
            try:
                if not is_present(connection):
                    connection.hold_to(MIGRATING)
                    migrate(connection, str(self))
                    connection.hold_to(self._limits)
            except BaseException:
                connection.close()
                raise
        except psycopg.Error as error:
            raise Unreachable(str(self), str(error)) from error
        return connection

    def connect(self) -> Connection:
        return PostgresConnection(self.address, self._limits)

    def fault(self, error: Exception) -> NotSaved:
        if isinstance(error, psycopg.errors.DiskFull):
            return DiskFull(str(error))
        is_line = isinstance(error, psycopg.OperationalError)  # a line that was lost, a limit, a server that stops
        return Unanswered(str(error)) if is_line else NotSaved(str(error))

    def is_lost(self, connection: Connection) -> bool:
        return isinstance(connection, PostgresConnection) and connection.is_closed

    def check_room(self) -> None:
        """The server looks after its own disk, and refuses what it has no room for."""

    def keepers(self, kept: Sequence[tuple[str, int]]) -> list[Write]:
        each = " or ".join(["(table_id = ? and worker = ?)"] * len(kept))
        query = f"select 1 from kept where {each} order by table_id for share"
        return [Write(query, [[value for pair in kept for value in pair]], OtherKeeper, len(kept))] if kept else []

    def write(self, connection: Connection, writes: Sequence[Write]) -> None:
        assert isinstance(connection, PostgresConnection)
        connection.write(writes)

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


def is_present(connection: PostgresConnection) -> bool:
    """Whether there is nothing to do; mostly there is not, and nobody need wait for anybody."""
    known = "select 1 from information_schema.tables where table_schema = current_schema() and table_name = 'gander'"
    if connection.execute(known).fetchone() is None:
        return False
    row = connection.execute("select version from gander").fetchone()
    return row is not None and int(row[0]) == len(migrations())


def migrate(connection: PostgresConnection, name: str) -> None:
    """Take every step that is missing, all or none of them; two servers that start at once take turns."""
    try:
        connection.execute(f"begin; {setting(MIGRATING)}; select pg_advisory_xact_lock({ONE_MIGRATION})")
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
