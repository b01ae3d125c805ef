"""The database that a hosted Gander stands on."""

from __future__ import annotations

import pytest

from tests.databases import new_database


@pytest.fixture
def database(postgres_server: str) -> str:
    return new_database(postgres_server)
