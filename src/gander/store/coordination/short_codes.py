"""Short codes for several workers, in PostgreSQL: a phone may ask another worker than the big screen did. Time is the
database's own. Every function is one statement and takes a connection first."""

from typing import Final

from gander.store.coordination.workers import NOW
from gander.store.sql import Connection

FILLED: Final = "least(:burst, guesses.left_over + abs(excluded.at - guesses.at) * :per_second)"
"""A clock that is set back counts as one that is set forward: it must lock nobody out until it has caught up."""
TAKE: Final = f"""
    insert into guesses values (:who, :burst - 1, {NOW})
    on conflict (who) do update set at = excluded.at, left_over = {FILLED} - 1 where {FILLED} >= 1
"""
"""Writes nothing where nothing is left over."""


def may_guess(connection: Connection, who: str, burst: int, per_second: float) -> bool:
    """Count a guess, if one more is allowed."""
    return connection.execute(TAKE, {"who": who, "burst": float(burst), "per_second": per_second}).rowcount == 1


def forgive(connection: Connection, who: str) -> None:
    connection.execute("update guesses set left_over = left_over + 1 where who = ?", (who,))


def code_of(connection: Connection, table: str, seconds: float, home: str = "") -> str | None:
    """The code of a table, good for another while; `None` if it has none."""
    known = f"table_id = :table and until > {NOW}"
    at_home = "case when :home = '' then home else :home end"
    query = f"update short_codes set until = {NOW} + :seconds, home = {at_home} where {known} returning code"
    row = connection.execute(query, {"table": table, "seconds": seconds, "home": home}).fetchone()
    return None if row is None else str(row[0])


def forget_old_ones(connection: Connection) -> int:
    """How many are good now."""
    connection.execute(f"delete from short_codes where until < {NOW}")
    return int(connection.execute("select count(*) from short_codes").fetchone()[0])


def give(connection: Connection, code: str, table: str, seconds: float) -> bool:
    """Whether the code was free, and the table without one."""
    insert = f"insert into short_codes values (?, ?, {NOW} + ?) on conflict do nothing"
    return connection.execute(insert, (code, table, seconds)).rowcount == 1


def is_home(connection: Connection, address: str) -> bool:
    """Whether a code is shown at this address."""
    query = f"select 1 from short_codes where home = ? and until > {NOW} limit 1"
    return connection.execute(query, (address,)).fetchone() is not None


def table_of(connection: Connection, code: str, home: str | None = None) -> str | None:
    """The table of a code that is good, wherever it is shown or at this address."""
    query = f"select table_id from short_codes where code = :code and until > {NOW} and home = coalesce(:home, home)"
    row = connection.execute(query, {"code": code, "home": home}).fetchone()
    return None if row is None else str(row[0])
