"""What the tests of the bots share."""

from __future__ import annotations

import os

import pytest

from gander.bots.endgame import CACHE_VARIABLE


@pytest.fixture(scope="session", autouse=True)
def cache_of_the_tests(pytestconfig: pytest.Config) -> None:
    """The solved end of the Brains is kept with what pytest keeps, not in the cache of whoever runs the tests."""
    assert pytestconfig.cache is not None
    os.environ[CACHE_VARIABLE] = str(pytestconfig.cache.mkdir("gander"))
