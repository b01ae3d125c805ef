"""Is all that a database holds as it was written? For `gander check`."""

from contextlib import closing

import msgspec
from msgspec import Struct

from gander.contract.game import UnknownGame
from gander.record import BrokenRecord
from gander.store.packed_logs import is_whole_in, written
from gander.store.sql import Connection, Database, transaction
from gander.table.change import fold
from gander.table.errors import SPOILT
from gander.table.events import decoder


class Findings(Struct, frozen=True):
    """What came of it."""

    whole: int
    """Tables that are as they were written."""
    unsealed: int
    """Tables of before there were checksums, of which can be said only that they can be read."""
    broken: tuple[str, ...]
    """The tables that were changed or cannot be read."""


def check_store(database: Database) -> Findings:
    """Look at every table. Raises `StoreError` if the database as a whole is broken."""
    whole, unsealed, broken = 0, 0, []
    with closing(database.open()) as connection:
        for table, game, last in connection.execute("select id, game, checksum from tables order by id").fetchall():
            with transaction(connection, database.to_read):  # somebody may be tidying up
                is_good = is_whole_in(connection, table) and is_readable(connection, table, game)
            if not is_good:
                broken.append(table)
            elif last is None:
                unsealed += 1
            else:
                whole += 1
        stray = "select distinct table_id from events where table_id not in (select id from tables) order by table_id"
        broken += [table for (table,) in connection.execute(stray)]
    return Findings(whole, unsealed, tuple(broken))


def is_readable(connection: Connection, table: str, game: str) -> bool:
    """Whether the events can be read and follow from one another; those of other rules are left alone."""
    try:
        decode = decoder(game).decode
        return fold(decode(event) for event, _ in written(connection, table)) is not None
    except (BrokenRecord, UnknownGame):
        return True
    except (msgspec.MsgspecError, *SPOILT):
        return False
