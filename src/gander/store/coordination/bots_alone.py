"""Games that only bots play, counted by all workers together in PostgreSQL. Every function is one statement and takes a
connection first."""

from typing import Final

from gander.store.coordination.workers import A_DAY, NOW
from gander.store.sql import Connection

TAKE: Final = f"""
    insert into bots_alone
    select :address, free.place, :table, {NOW} from generate_series(1, :most) free (place)
    where free.place not in (select place from bots_alone where address = :address)
    order by free.place limit 1 on conflict do nothing
"""
"""Of two who reach for the same place one gets it."""


def tables_of(connection: Connection, address: str) -> list[str]:
    """Those that have a place; some may be over."""
    connection.execute(f"delete from bots_alone where at < {NOW} - {A_DAY}")
    rows = connection.execute("select table_id from bots_alone where address = ?", (address,))
    return [row[0] for row in rows.fetchall()]


def take_place(connection: Connection, address: str, table: str, most: int) -> bool:
    return connection.execute(TAKE, {"address": address, "table": table, "most": most}).rowcount == 1


def leave_place(connection: Connection, address: str, table: str) -> None:
    connection.execute("delete from bots_alone where address = ? and table_id = ?", (address, table))
