"""Moving house: everything that one database holds, into another, of whichever kind.

What is there already stays, so a move that was broken off is simply begun again. No server may write meanwhile.
"""

from contextlib import closing
from typing import Final

from msgspec import Struct

from gander.store.errors import NotMoved
from gander.store.sql import AT_LENGTH, Connection, Database, transaction
from gander.store.upkeep.check import check_store

KINDS: Final = (
    *("tables", "events", "packed", "codes", "devices", "dealt", "harvested", "tidied"),
    *("pads", "unlinked", "links", "players", "names", "games", "entries", "answers", "reports", "days", "practised"),
    "day_secrets",
    *("ghosts", "choices", "locks", "opened_locks", "own_choices"),
    *("study_links", "participants", "study_steps", "study_teams"),
    *("classes", "class_codes", "class_tables", "class_seen"),
)
"""In an order in which nothing refers to what has not come yet."""
AT_ONCE: Final = 500


class DatabaseTotals(Struct, frozen=True):
    """What is in the new database now."""

    tables: int
    players: int
    games: int


def move(old: Database, new: Database) -> DatabaseTotals:
    """Copy everything and check the copy. Raises `StoreError`, and `NotMoved` if the copy is not the same."""
    old, new = old.within(AT_LENGTH), new.within(AT_LENGTH)
    with closing(old.open()) as source, closing(new.open()) as target:
        for kind in KINDS:
            with transaction(source, old.to_read), transaction(target, new.to_write):
                _copy(source, target, kind)
        new.renumber(target)
        counts = {kind: (_count(source, kind), _count(target, kind)) for kind in KINDS}
    different = [kind for kind, (before, after) in counts.items() if before != after]
    if different:
        raise NotMoved(f"there are more or fewer {', '.join(different)} than before; was the new database empty?")
    if before_broken := set(check_store(new).broken) - set(check_store(old).broken):
        raise NotMoved(f"these tables were not copied as they are: {', '.join(sorted(before_broken))}")
    return DatabaseTotals(counts["tables"][1], counts["players"][1], counts["games"][1])


def _copy(source: Connection, target: Connection, kind: str) -> None:
    found = source.execute(f"select * from {kind}")
    rows: list[dict[str, object]] = []
    for row in found:
        rows.append(dict(row))
        if len(rows) == AT_ONCE:
            _put(target, kind, rows)
            rows = []
    _put(target, kind, rows)


def _put(target: Connection, kind: str, rows: list[dict[str, object]]) -> None:
    if rows:
        columns, values = ", ".join(rows[0]), ", ".join(f":{name}" for name in rows[0])
        target.executemany(f"insert into {kind} ({columns}) values ({values}) on conflict do nothing", rows)


def _count(connection: Connection, kind: str) -> int:
    return int(connection.execute(f"select count(*) from {kind}").fetchone()[0])
