"""Everything that is kept is kept by both databases in the same way: the same tests run over both."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from gander.store.postgres import Postgres
from gander.store.sql import Database
from gander.store.sqlite import Sqlite
from tests.databases import new_database, pgbouncer

BEFORE: Final = Path(__file__).parent / "before" / "gander.sql"
"""`test_before.py` says what is in it."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with the database of an old household, as a server finds it."""
    folder = tmp_path / "old"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "gander.db")) as connection:
        connection.executescript(BEFORE.read_text("utf-8"))
    return folder


@pytest.fixture
def household(data: Path) -> Sqlite:
    """The same, brought to the present form."""
    home = Sqlite(data / "gander.db")
    home.open().close()
    return home


@pytest.fixture(scope="session")
def pooler(postgres_server: str) -> Iterator[str]:
    with pgbouncer(postgres_server) as address:
        yield address


@pytest.fixture
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], Database]:
    """Makes an empty database of a kind."""

    def make(kind: str) -> Database:
        if kind == "postgres":
            return Postgres(new_database(request.getfixturevalue("postgres_server")))
        if kind == "pgbouncer":
            new = new_database(request.getfixturevalue("postgres_server")).rpartition("/")[2]
            return Postgres(f"{request.getfixturevalue('pooler').rpartition('/')[0]}/{new}")
        return Sqlite(tmp_path / "gander.db")

    return make
