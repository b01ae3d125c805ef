"""Settings for all tests."""

from __future__ import annotations

import os
from typing import Any

import hypothesis
import pytest

from tests import browser

# No deadline: how long one example takes says more about the machine than about the code.
hypothesis.settings.register_profile("gander", deadline=None, print_blob=True)
hypothesis.settings.load_profile("gander")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that drive a browser, and put them last.

    Playwright leaves an event loop running in its process, so no test that starts a loop of its own can follow.
    `make test` runs the two kinds apart.
    """
    for item in items:
        if "playwright" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How Playwright starts the browser: the installed one, quiet, without the sandbox that containers lack."""
    program = browser.find()
    if program is None:
        pytest.fail(browser.advice())
    arguments = [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]
    return {**browser_type_launch_args, "executable_path": str(program), "args": arguments}


@pytest.fixture(scope="session", autouse=True)
def cache_of_the_tests(pytestconfig: pytest.Config) -> None:
    """What takes long to solve is kept with what pytest keeps, not in the cache of the person who runs the tests."""
    assert pytestconfig.cache is not None
    os.environ["GANDER_CACHE"] = str(pytestconfig.cache.mkdir("gander"))
