"""Which kind a test is, by where it lies and what it uses, so that nobody has to say so twice.

`make quick` leaves out what drives a browser, what starts or kills processes, and studies; `make test` runs them all.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

TESTS: Final = Path(__file__).parent
WITH_BROWSER: Final = {"gallery", "page", "shell", "test_browser.py"}
"""Where the tests that drive a browser lie, those of a game in its folder too; the Makefile says the same."""

STARTERS: Final = {
    "subprocess",
    *(f"tests.{name}" for name in ("processes", "databases", "channels", "deploy.proxies")),
}
"""Whoever imports something of these starts processes."""
AMONG_PROCESSES: Final = {"deploy", "workers", "web/test_killed.py", "web/test_ghosts.py", "study/test_field.py"}
"""Folders and files where a server or somebody else starts them."""
SERVERS: Final = {"postgres_server", "redis_server"}
"""Fixtures that start a server."""
OF_SERVERS: Final = {"postgres", "pgbouncer", "redis"}
"""Parameters by which a fixture starts one."""
QUICK_ALL_THE_SAME: Final = {"test_project.py"}
"""Starts nothing but git and make."""

WAIT: Final = {"web", "store/test_silence.py"}
"""Where servers run within the process of the tests, which wait for them as for others."""
LONGEST_WITH_BROWSER: Final = {"page/test_evening.py", "page/test_class.py", "page/test_study.py"}
"""Many devices at once; begun last, they would go on when everybody else is done."""

STUDIES: Final = {
    *("tools", "solver", "research"),  # folders
    *("test_strength.py", "test_people.py"),  # whether bots are as strong as they are told to be, and err like people
    *(
        "test_estimate.py",
        "test_handicap_proposal.py",
        "test_even_chances.py",
        "test_even_as_known.py",
    ),  # numbers from simulated games are true
    *("test_batch.py", "test_oracle.py"),  # the rules computed in a second way, over thousands of moves
    *("test_bad_input.py", "test_fuzz.py"),  # requests made up by chance
    "web/test_secrets.py",  # games in two worlds that differ in what somebody cannot see
}
"""Where statements are tried on many games, which take long and seldom change their minds: folders and files."""


def kinds(item: pytest.Item) -> set[str]:
    """The marks that a test gets."""
    place = place_of(item.path)
    found = set()
    if "playwright" in getattr(item, "fixturenames", ()):
        if WITH_BROWSER.isdisjoint(place):
            raise pytest.UsageError(
                f"{item.nodeid} drives a browser: it belongs into {', '.join(sorted(WITH_BROWSER))}"
            )
        found.add("browser")
    if not AMONG_PROCESSES.isdisjoint(place) or (starts_processes(item) and QUICK_ALL_THE_SAME.isdisjoint(place)):
        found.add("processes")
    if not STUDIES.isdisjoint(place):
        found.add("study")
    return found


def waits(item: pytest.Item) -> bool:
    """Whether it should begin early: for most of its time it waits for somebody else."""
    place = place_of(item.path)
    if item.get_closest_marker("browser"):
        return not LONGEST_WITH_BROWSER.isdisjoint(place)
    if item.get_closest_marker("study"):
        return False
    return item.get_closest_marker("processes") is not None or not WAIT.isdisjoint(place)


@cache
def place_of(path: Path) -> set[str]:
    """The folders in which a file lies, its name, and the way to it."""
    if not path.is_relative_to(TESTS):
        return set()
    way = path.relative_to(TESTS)
    return {*way.parts, way.as_posix()}


def starts_processes(item: pytest.Item) -> bool:
    parameters = getattr(getattr(item, "callspec", None), "params", {}).values()
    return (
        not SERVERS.isdisjoint(getattr(item, "fixturenames", ()))
        or any(isinstance(value, str) and value in OF_SERVERS for value in parameters)
        or not STARTERS.isdisjoint(origins(getattr(item, "module", None)))
    )


@cache
def origins(module: ModuleType | None) -> set[str | None]:
    """The modules from which a module has taken something."""
    taken = vars(module).values() if module else ()
    return {value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None) for value in taken}
