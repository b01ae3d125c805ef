"""Checksums of events, chained by table: what the disk has changed is noticed, and so is what somebody has.

Who changes an event by hand would have to change all that follow and the table's own entry. Events of before there were
checksums have none; none may follow one that has.
"""

import hashlib
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from gander.store.sql import Connection

BYTES: Final = 16

HOLD: Final = "update tables set checksum = checksum where id = ?"
"""Changes nothing: whoever wants to write to the table waits, and then finds that it has another checksum."""
CLOSE: Final = "update tables set checksum = ? where id = ?"

Checksum: TypeAlias = bytes | None


def checksum(before: Checksum, table: str, seq: int, event: bytes) -> bytes:
    """Over an event, its place, and the checksum of the event before it."""
    head = b" ".join((before or b"", table.encode(), str(seq).encode(), b""))
    return hashlib.sha256(head + event).digest()[:BYTES]


def is_whole(
    table: str, rows: Iterable[tuple[Any, Checksum]], last: Checksum, after: int = 0, before: Checksum = None
) -> bool:
    """Whether all events of a table are as they were written, and none is missing; those after a number, if the
    checksum of that one was `before`."""
    for seq, (event, found) in enumerate(rows, start=after + 1):
        if found is None and before is None:
            continue
        if not isinstance(event, bytes) or found != checksum(before, table, seq, event):
            return False
        before = found
    return before == last


def chain_again(connection: Connection, table: str) -> None:
    """After events were changed for a good reason, by who holds the table. Those without a checksum stay without."""
    before: Checksum = None
    rows = connection.execute("select seq, event, checksum from events where table_id = ? order by seq", (table,))
    for seq, event, found in rows.fetchall():
        if found is not None:
            before = checksum(before, table, seq, event)
            update = "update events set checksum = ? where table_id = ? and seq = ?"
            connection.execute(update, (before, table, seq))
    connection.execute(CLOSE, (before, table))
