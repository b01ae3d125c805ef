"""Who of several workers does what, in PostgreSQL. Every function takes a connection first and is made of statements
that stand by themselves, so it needs no transaction around it and no session: a pooler may stand in between.

A worker lives as long as it puts off its end. Its number is never given to another, so it is the epoch of everything
that the worker keeps: who was frozen for longer than it had, and others thought it dead, finds its number gone.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from gander.store.sql import Connection
from gander.table.events import Device

LIFE: Final = 1.2
"""Seconds that a worker lives from one beat to the next. A slower one is taken for dead, which costs it its number."""
OLD: Final = 60
"""Seconds after which a dead worker is forgotten."""
A_DAY: Final = 86400
"""Seconds after which what was counted of anybody is forgotten."""

NOW: Final = "extract(epoch from clock_timestamp())"
ALIVE: Final = f"select id from workers where until > {NOW}"

CLAIM: Final = f"""
    with wanted as (
        select tables.id, kept.worker from tables left join kept on kept.table_id = tables.id
        where {{which}} and :me in ({ALIVE}) and (kept.worker is null or kept.worker not in ({ALIVE}))
        order by tables.due limit :most
    ), dead as (
        select kept.table_id from kept join wanted on kept.table_id = wanted.id and kept.worker = wanted.worker
        order by kept.table_id for update of kept skip locked
    ), inherited as (
        update kept set worker = :me from dead where kept.table_id = dead.table_id returning kept.table_id
    ), new as (
        insert into kept select id, :me from wanted where worker is null on conflict do nothing returning table_id
    )
    select table_id from inherited union all select table_id from new
"""
"""Of two workers that reach for the same table one gets it; the other passes over it and waits for nobody."""


def register(connection: Connection) -> int:
    """The number of a new worker."""
    row = connection.execute(f"insert into workers (until) values ({NOW} + {LIFE}) returning id").fetchone()
    return int(row[0])


def beat(connection: Connection, me: int) -> bool:
    """Live on. `False` if it is too late for that."""
    query = f"update workers set until = {NOW} + {LIFE} where id = ? and until > {NOW}"
    return connection.execute(query, (me,)).rowcount == 1


def retire(connection: Connection, me: int) -> None:
    """Others take over at once."""
    connection.execute("delete from workers where id = ?", (me,))
    bury(connection)


def bury(connection: Connection) -> None:
    """Forget the workers that died a while ago, and what was theirs; and what was counted a day ago."""
    connection.execute(f"delete from workers where until < {NOW} - {OLD}")
    for table in ("lines", "kept"):
        connection.execute(f"delete from {table} where worker not in (select id from workers)")
    for table in ("guesses", "bots_alone"):
        connection.execute(f"delete from {table} where at < {NOW} - {A_DAY}")
    connection.execute(f"delete from short_codes where until < {NOW}")


def claim_due(connection: Connection, me: int, before: float, most: int) -> list[str]:
    """Keep the tables that are due before this time and that nobody who lives keeps."""
    values = {"me": me, "before": before, "most": most}
    return [row[0] for row in connection.execute(CLAIM.format(which="tables.due < :before"), values)]


def claim(connection: Connection, me: int, table: str) -> bool:
    """Keep one table, unless somebody else who lives does."""
    mine = connection.execute("select 1 from kept where table_id = ? and worker = ?", (table, me)).fetchone()
    values = {"me": me, "table": table, "most": 1}
    return mine is not None or bool(connection.execute(CLAIM.format(which="tables.id = :table"), values).fetchall())


def release(connection: Connection, me: int, tables: Sequence[str]) -> None:
    connection.execute("delete from kept where worker = ? and table_id = any(?)", (me, list(tables)))


def first_proof(connection: Connection, proof: str) -> str:
    """The proof of the key of who came here first, which is this one if there is none yet."""
    connection.execute("insert into keys select ? where not exists (select 1 from keys)", (proof,))
    return str(connection.execute("select proof from keys").fetchone()[0])


# Who is where


def came(connection: Connection, me: int, lines: Sequence[tuple[str, Device]]) -> None:
    insert = "insert into lines values (?, ?, ?) on conflict do nothing"
    connection.executemany(insert, [(table, device, me) for table, device in sorted(lines)])


def went(connection: Connection, me: int, lines: Sequence[tuple[str, Device]]) -> None:
    delete = "delete from lines where table_id = ? and device = ? and worker = ?"
    connection.executemany(delete, [(table, device, me) for table, device in sorted(lines)])


def devices_elsewhere(connection: Connection, me: int, tables: Iterable[str]) -> dict[str, set[Device]]:
    """The devices that have a line to another worker, by table."""
    wanted = list(tables)
    found: dict[str, set[Device]] = {table: set() for table in wanted}
    query = f"select table_id, device from lines where table_id = any(?) and worker <> ? and worker in ({ALIVE})"
    for table, device in connection.execute(query, (wanted, me)):
        found[table].add(device)
    return found


def numbers(connection: Connection, tables: Iterable[str]) -> dict[str, int]:
    """How far each table is."""
    query = """
        select id, (select seq from events where table_id = id order by seq desc limit 1)
        from unnest(?::text[]) as id
    """
    return {table: seq for table, seq in connection.execute(query, (list(tables),)) if seq is not None}
