"""One line to PostgreSQL, at which nobody waits without an end.

Everything is said in messages of the simple protocol, values and all. The server reads such a message to its last byte
before it does anything, and at its end the transaction is over: who goes silent in the middle of one has said nothing.
In the extended protocol, which psycopg takes by itself, a statement is carried out and holds its locks before the word
has come that ends it, and no timeout of the server counts in between.

Limits are set for a transaction in the very message that begins it, so a pooler may stand in between.
"""

import re
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import lru_cache
from time import monotonic
from typing import Any, Final, TypeVar

from gander.extras import from_extra
from gander.store.sql import IN_PLAY, Limits, QueryResult, Values, Write

with from_extra("hosted"):
    import psycopg
    from psycopg.conninfo import conninfo_to_dict
    from psycopg.pq import TransactionStatus

T = TypeVar("T")

KEEPALIVE: Final = {
    "connect_timeout": 3,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
"""Seconds, the last in thousandths. What an address says itself counts more."""
INSIST: Final = "with found as ({query}) select insist((select count(*) from found) = {wanted}, '{code}')"
"""Everything that is written with it is void otherwise."""


class NoAnswer(psycopg.OperationalError):
    """Nothing came for too long. What was asked for may have been done."""


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


@lru_cache(maxsize=16)
def setting(limits: Limits) -> str:
    """The words that set limits for a transaction."""
    times = {
        "lock_timeout": limits.lock,
        "statement_timeout": limits.statement,
        "idle_in_transaction_session_timeout": limits.idle,
    }
    return "; ".join(f"set local {name} = {round(seconds * 1000)}" for name, seconds in times.items())


def parameters(address: str) -> dict[str, Any]:
    """With what to connect."""
    return {**KEEPALIVE, **conninfo_to_dict(address)}


class WatchedLine(psycopg.Connection[Any]):
    """Hangs up on a server that is silent for too long. Whoever stands in between may well acknowledge every byte, so
    the system's own timeouts do not notice."""

    answer_seconds: float = IN_PLAY.answer

    def wait(self, gen: Generator[Any, Any, T], *how: Any, **more: Any) -> T:
        return super().wait(watched(self, gen), *how, **more)


class WatchedAsyncLine(psycopg.AsyncConnection[Any]):
    """The same for a line of the event loop."""

    answer_seconds: float = IN_PLAY.answer

    async def wait(self, gen: Generator[Any, Any, T], *how: Any, **more: Any) -> T:
        return await super().wait(watched(self, gen), *how, **more)


def watched(line: WatchedLine | WatchedAsyncLine, gen: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
    heard_at = monotonic()
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if ready:
                heard_at = monotonic()
            elif monotonic() - heard_at > line.answer_seconds:
                line.pgconn.finish()
                raise NoAnswer(f"the database was silent for {line.answer_seconds:g} seconds")
            wanted = gen.send(ready)
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]


class PostgresConnection:
    """A connection to the server."""

    def __init__(self, address: str, limits: Limits) -> None:
        self._line = WatchedLine.connect(
            autocommit=True,
            prepare_threshold=None,
            row_factory=rows_by_name,
            cursor_factory=psycopg.ClientCursor,
            **parameters(address),
        )
        self.hold_to(limits)

    def hold_to(self, limits: Limits) -> None:
        """From the next transaction on."""
        self._limits, self._line.answer_seconds = limits, limits.answer

    @property
    def in_transaction(self) -> bool:
        return self._line.pgconn.transaction_status in (TransactionStatus.INTRANS, TransactionStatus.INERROR)

    @property
    def is_closed(self) -> bool:
        return self._line.closed or self._line.broken

    def execute(self, query: str, values: Values = (), /) -> QueryResult:
        return self._say([self._bound(query, values)])

    def executemany(self, query: str, rows: Sequence[Values], /) -> QueryResult:
        return self._say([self._bound(query, row) for row in rows])

    def write(self, writes: Sequence[Write]) -> None:
        """All of it or nothing, in one message: there is no moment at which the server waits for the rest."""
        codes = {kind: f"GN{place:03}" for place, kind in enumerate({write.refusal for write in writes} - {None})}
        said = []
        for query, rows, refusal, finds in writes:
            if refusal is not None:
                query = INSIST.format(query=query, wanted=finds, code=codes[refusal])
            said += [self._bound(query, row) for row in rows]
        try:
            self._say(said)
        except psycopg.Error as error:
            for kind, code in codes.items():
                if kind is not None and error.sqlstate == code:
                    raise kind from error
            raise

    def _bound(self, query: str, values: Values) -> str:
        return psycopg.ClientCursor(self._line).mogrify(spelt(query), values or None)

    def _say(self, statements: list[str]) -> QueryResult:
        """The result of the last statement."""
        cursor = self._line.cursor()
        if statements:
            begins = not self.in_transaction and not statements[0].startswith("begin")
            cursor.execute("; ".join([setting(self._limits), *statements] if begins else statements))
            while cursor.nextset():
                pass
        return cursor

    def close(self) -> None:
        self._line.close()
