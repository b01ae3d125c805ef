"""What the code of the store needs of a database, whichever it is. Queries are written once: values are asked for with
`?` or `:name`, and what the two kinds of database spell differently stands in `sqlite.py` and `postgres.py` alone.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, Protocol, Self, TypeAlias

from gander.store.errors import NotSaved

Values: TypeAlias = Sequence[object] | Mapping[str, object]
Row: TypeAlias = Any
"""By the names of its columns, by their places, or taken apart like a tuple; `None` for none."""


class Limits(NamedTuple):
    """How many seconds anybody waits for a database that others reach, too. A file has no such limits."""

    lock: float
    """For somebody else who writes."""
    statement: float
    idle: float
    """How long the database waits for who has begun something, before it is undone."""
    answer: float
    """After so long without a word a line is hung up."""


IN_PLAY: Final = Limits(lock=2, statement=2.5, idle=3, answer=3)
"""Where people wait for a table."""
ORDINARY: Final = Limits(lock=5, statement=20, idle=3, answer=23)
"""On notepads. Whoever removes a name has tables in hand at which people play, and may go silent, too."""
AT_LENGTH: Final = Limits(lock=60, statement=3600, idle=3600, answer=3603)
"""Where a whole database is copied."""


class Write(NamedTuple):
    """One of several things to write together, all of them or none."""

    query: str
    rows: Sequence[Values]
    """The query is carried out with each of them."""
    refusal: type[Exception] | None = None
    """Raised, and nothing written, where the query does not find what it must. It says what it found, as by
    `returning`."""
    finds: int = 1


class QueryResult(Protocol):
    """What a query has found, or how many rows it has changed."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Row: ...

    def fetchall(self) -> list[Row]: ...

    def __iter__(self) -> Iterator[Row]: ...


class Connection(Protocol):
    """One line to a database, for one thread at a time. Between `begin` and `commit` everything is kept or nothing."""

    @property
    def in_transaction(self) -> bool: ...

    def execute(self, query: str, values: Values = ..., /) -> QueryResult: ...

    def executemany(self, query: str, rows: Sequence[Values], /) -> QueryResult: ...

    def close(self) -> None: ...


class Database(Protocol):
    """A kind of database, and where it is."""

    @property
    def errors(self) -> type[Exception]:
        """Whatever the database itself complains of."""
        ...

    @property
    def taken(self) -> type[Exception]:
        """A row that is there already."""
        ...

    @property
    def to_write(self) -> str:
        """Begins to write on a notepad: one at a time, as nobody may be put on it twice."""
        ...

    @property
    def to_read(self) -> str:
        """Begins to read: everything is seen from one moment."""
        ...

    def within(self, limits: Limits) -> Self:
        """The same database for who waits so long."""
        ...

    def open(self) -> Connection:
        """Make sure that it is ours, whole and of this version, then connect. Raises `StoreError`."""
        ...

    def connect(self) -> Connection: ...

    def fault(self, error: Exception) -> NotSaved:
        """Why something was not written."""
        ...

    def is_lost(self, connection: Connection) -> bool:
        """Whether a connection is of no more use."""
        ...

    def check_room(self) -> None:
        """Raises `DiskFull`."""
        ...

    def keepers(self, kept: Sequence[tuple[str, int]]) -> list[Write]:
        """Makes sure that these tables are still looked after under these numbers; raises `OtherKeeper`."""
        ...

    def write(self, connection: Connection, writes: Sequence[Write]) -> None:
        """Write all of it or nothing, at one go: who goes silent meanwhile holds nobody up. The numbers of events keep
        order. Raises what the writes say, and `errors`."""
        ...

    def renumber(self, connection: Connection) -> None:
        """New players get numbers after those that were brought along."""
        ...

    def wipe(self, connection: Connection) -> None:
        """Make sure that what was deleted cannot be read any more."""
        ...


def places(values: Collection[object]) -> str:
    """As many question marks, for a query; of none the one nobody is."""
    return ", ".join("?" * len(values)) or "null"


@contextmanager
def transaction(connection: Connection, begin: str) -> Iterator[None]:
    """All of it or nothing, and seen from one moment."""
    try:
        connection.execute(begin)
        yield
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise
