"""Settings for all tests."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Final

import hypothesis
import pytest
from playwright.sync_api import Browser, expect

from tests import browser, marks, night
from tests.channels import redis
from tests.databases import postgres
from tests.gallery.pages import Gallery
from tests.installed import installed
from tests.order import spread
from tests.page.server import Server
from tests.processes import forget_the_terminal, heed_interrupts
from tests.waiting import PATIENCE

heed_interrupts()
forget_the_terminal()

collect_ignore = ["lynx"]
"""The tests of the smallest game are run once it is copied (`tests/tools/test_new_game.py`)."""

# No deadline: how long one example takes says more about the machine than about the code.
hypothesis.settings.register_profile("gander", deadline=None, print_blob=True)
hypothesis.settings.load_profile("gander")


UNSEEN: Final = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
"""Pages of its own that Chromium loads behind every window, each as dear as the page under test."""
UNWANTED: Final = (
    *("AimEnabled", "NetworkTimeServiceQuerying", "OptimizationHints", "PreconnectToSearch"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "PaintHolding"),
)
"""What Playwright turns off; said again, since Chromium heeds only the last such list."""

NIGHTLY_PATIENCE: Final = 2 * 60 * 60
"""Seconds after which a nightly test is taken to hang; for all others pyproject.toml says it."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is found now stays to the end, so nobody need look again and again whether it is still needed."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Generator[None, object, object]:
    """Mark every test with its kinds, and be patient with the nightly ones.

    `make test` runs those that drive a browser apart, and finds them by where they lie.
    """
    for item in items:
        for kind in marks.kinds(item):
            item.add_marker(kind)
        if night.is_left_to_the_night(item.nodeid):
            item.add_marker("nightly")
        if item.get_closest_marker("nightly") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(NIGHTLY_PATIENCE))
    left_out = yield
    if worker := getattr(config, "workerinput", None):
        items[:] = spread(items, worker["workercount"], marks.waits, lambda item: item.path)
    return left_out


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make no tests of the night by day only to leave them out: a third of all, and every process would make them."""
    if metafunc.config.option.markexpr.startswith("not nightly"):
        marks = metafunc.definition.own_markers
        marks[:] = [night.by_day_only(mark) for mark in marks]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Hide the event loop that Playwright leaves running from tests that drive no browser: they may start their own."""
    left_running = None if item.get_closest_marker("browser") else asyncio._get_running_loop()
    if left_running is None:
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(left_running)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How Playwright starts the browser: the installed one, quiet, without the sandbox that containers lack."""
    expect.set_options(timeout=1000 * PATIENCE)
    program = browser.find()
    if program is None:
        pytest.fail(browser.advice())
    arguments = [
        f"--disable-features={','.join((*UNSEEN, *UNWANTED))}",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]
    return {**browser_type_launch_args, "executable_path": str(program), "args": arguments}


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The one PostgreSQL of all tests of a process; whoever crashes one starts one of their own."""
    with postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    with redis() as address:
        yield address


@pytest.fixture(scope="session")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the commands of the wheel, in an environment where nothing else is."""
    return installed(tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="session")
def gallery(browser: Browser, server: Server) -> Gallery:
    return Gallery(browser, server.address)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The one server of all tests that drive a browser; whoever stops it starts it again."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()
