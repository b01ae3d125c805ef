"""A database of every earlier version, with a household in it, becomes one of today, and nothing in it is another."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gander.store import database as sqlite_steps
from gander.store import postgres as postgres_steps
from gander.store.postgres import Postgres
from gander.store.sql import Connection, Database
from gander.store.sqlite import Sqlite
from gander.store.upkeep.check import check_store
from gander.store.upkeep.move import KINDS
from tests.tree import ROOT

VERSIONS = [
    *(("sqlite", version) for version in range(1, len(sqlite_steps.migrations()))),
    *(("postgres", version) for version in range(1, len(postgres_steps.migrations()))),
]


def before(kind: str, version: int, empty: Callable[[str], Database], folder: Path) -> Database:
    """An empty database as this version made it."""
    if kind == "postgres":
        database = empty(kind)
        with closing(database.connect()) as line:
            for script in postgres_steps.migrations()[:version]:
                line.execute(script)
            line.execute("create table gander (version integer not null)")
            line.execute("insert into gander values (?)", (version,))
        return database
    file = folder / "before.db"
    with closing(sqlite_steps.connect(file)) as connection:
        for script in sqlite_steps.migrations()[:version]:
            connection.executescript(script)
        connection.execute(f"pragma user_version = {version}")
        connection.execute(f"pragma application_id = {sqlite_steps.APPLICATION_ID}")
    return Sqlite(file)


def columns_of(line: Connection, database: Database, kind: str) -> list[str]:
    """None, if there is no such table yet."""
    query = (
        "select column_name from information_schema.columns where table_schema = current_schema() and table_name = ?"
    )
    if not isinstance(database, Postgres):
        query = "select name from pragma_table_info(?)"
    return [row[0] for row in line.execute(query, (kind,))]


def rows(line: Connection, kind: str, columns: list[str]) -> list[tuple[Any, ...]]:
    found = line.execute(f"select {', '.join(columns)} from {kind}").fetchall()
    return sorted((tuple(row) for row in found), key=repr)


@pytest.mark.parametrize(("kind", "version"), VERSIONS)
def test_from_every_earlier_version_with_a_household_in_it(
    kind: str, version: int, household: Sqlite, empty: Callable[[str], Database], tmp_path: Path
) -> None:
    old = before(kind, version, empty, tmp_path)
    kept = {}
    with closing(old.connect()) as line, closing(household.connect()) as source:
        for table in KINDS:
            if columns := columns_of(line, old, table):
                kept[table] = columns, rows(source, table, columns)
                places = ", ".join("?" * len(columns))
                insert = f"insert into {table} ({', '.join(columns)}) values ({places})"
                line.executemany(insert, kept[table][1])
    assert kept["events"][1]
    with closing(old.open()) as line:
        for table, (columns, before_) in kept.items():
            assert rows(line, table, columns) == before_, table
    if "checksum" in kept["events"][0]:
        assert check_store(old) == check_store(household)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_every_step_has_a_number_of_its_own(kind: str) -> None:
    """Two that were written at the same time once had the same."""
    steps = sorted((ROOT / "src/gander/store/migrations" / kind).glob("*.sql"))
    assert [int(step.name[:4]) for step in steps] == list(range(1, len(steps) + 1))
