"""Everything that is kept is kept by both databases in the same way: the same tests run over both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gander.store.postgres import Postgres
from gander.store.sql import Database
from gander.store.sqlite import Sqlite
from tests.databases import new_database, postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], Database]:
    """Makes an empty database of a kind."""

    def make(kind: str) -> Database:
        if kind == "postgres":
            return Postgres(new_database(request.getfixturevalue("postgres_server")))
        return Sqlite(tmp_path / "gander.db")

    return make
