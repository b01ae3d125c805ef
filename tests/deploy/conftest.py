"""The servers that a hosted Gander stands on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.channels import redis
from tests.databases import new_database, postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    with redis() as address:
        yield address


@pytest.fixture
def database(postgres_server: str) -> str:
    return new_database(postgres_server)
