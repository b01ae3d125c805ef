"""A table that people have left takes little room: all its events but the last lie together, compressed.

The last stays as it was written, so who comes back to the table goes on after it. What is packed needs no checksums of
its own: each follows from its event and the one before, and the last event holds where they lead.
"""

import zlib
from typing import Any, Final

import msgspec

from gander.store.chain import Checksum, checksum, is_whole
from gander.store.sql import Connection

EVENTS: Final = "select seq, event, checksum from events where table_id = ? order by seq"
END: Final = "select checksum from tables where id = ?"
PACKED: Final = "select unsealed, events from packed where table_id = ?"
SPOILT: Final = [(None, b"")]
"""In place of what cannot be unpacked: nothing that could be whole."""

_decode = msgspec.msgpack.Decoder(list[bytes]).decode


def written(connection: Connection, table: str) -> list[tuple[Any, Checksum]]:
    """All events of a table in their order, each with its checksum, wherever they lie."""
    rows = connection.execute(EVENTS, (table,)).fetchall()
    return _packed(connection, table) + [(event, found) for _, event, found in rows]


def _packed(connection: Connection, table: str) -> list[tuple[Any, Checksum]]:
    row = connection.execute(PACKED, (table,)).fetchone()
    if row is None:
        return []
    unsealed, events = row
    try:
        unpacked = _decode(zlib.decompress(events))
    except (zlib.error, msgspec.MsgspecError, TypeError):
        return list(SPOILT)
    before: Checksum = None
    found: list[tuple[Any, Checksum]] = []
    for seq, event in enumerate(unpacked, start=1):
        before = None if seq <= unsealed else checksum(before, table, seq, event)
        found.append((event, before))
    return found


def is_whole_in(connection: Connection, table: str) -> bool:
    row = connection.execute(END, (table,)).fetchone()
    return row is not None and is_whole(table, written(connection, table), row[0])


def pack(connection: Connection, table: str) -> None:
    """Put all events but the last together. They must be whole."""
    *events, _ = written(connection, table)
    unsealed = sum(found is None for _, found in events)
    together = zlib.compress(msgspec.msgpack.encode([event for event, _ in events]), level=9)
    insert = """
        insert into packed (table_id, unsealed, events) values (?, ?, ?)
        on conflict (table_id) do update set unsealed = excluded.unsealed, events = excluded.events
    """
    connection.execute(insert, (table, unsealed, together))
    connection.execute("delete from events where table_id = ? and seq <= ?", (table, len(events)))


def unpack(connection: Connection, table: str) -> None:
    """Lay all events out one by one again, to change one of them."""
    rows = [(table, seq, event, found) for seq, (event, found) in enumerate(_packed(connection, table), start=1)]
    connection.executemany("insert into events (table_id, seq, event, checksum) values (?, ?, ?, ?)", rows)
    connection.execute("delete from packed where table_id = ?", (table,))
