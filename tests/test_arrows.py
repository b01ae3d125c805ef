"""Who may use which part of Python's own library; imports among our parts are checked by import-linter."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from gander.games import GAMES
from tests.tree import files_ending, text_of

OUTSIDE_WORLD = {"asyncio", "datetime", "json", "logging", "os", "pathlib", "random", "socket", "threading", "time"}
"""What the rules of a game must not know."""

PARTS_OF_THE_RULES = {"pieces", "state", "rules", "view", "game"}
LIVE_TABLES = ("gander.table.live",)
EDGES = ("gander.cli", "gander.assistant", "gander.client", "gander.web", "gander.workers", "gander.store")
MAY_WAIT = (*EDGES, *LIVE_TABLES)


def modules() -> Iterator[tuple[str, Path]]:
    """Every module of the package, by name."""
    for path in files_ending(".py"):
        if path.parts[:2] == ("src", "gander"):
            yield ".".join(path.with_suffix("").parts[1:]).removesuffix(".__init__"), path


def is_part_of(module: str, *packages: str) -> bool:
    """Whether a module is one of these packages or lies in one."""
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def is_of_the_rules(module: str) -> bool:
    """Whether a module is the contract of all games, shared by some, or belongs to the rules of one."""
    return is_part_of(module, "gander.contract", "gander.cards") or (
        is_part_of(module, "gander.games") and module.rpartition(".")[2] in PARTS_OF_THE_RULES
    )


def imported_by(source: str) -> set[str]:
    """The top-level names of everything that a module imports, at its top or inside a function."""
    imported: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported.add(node.module.split(".")[0])
    return imported


@pytest.mark.parametrize(
    ("source", "imported"),
    [("import os.path, json", {"os", "json"}), ("def f():\n    from time import sleep", {"time"})],
)
def test_every_way_to_import_is_seen(source: str, imported: set[str]) -> None:
    assert imported_by(source) == imported


def test_rules_know_nothing_of_the_outside_world() -> None:
    found = {name: imported_by(text_of(path)) & OUTSIDE_WORLD for name, path in modules() if is_of_the_rules(name)}
    assert len(found) > len(GAMES) * len(PARTS_OF_THE_RULES)
    assert {name: imports for name, imports in found.items() if imports} == {}


def test_only_the_edges_wait() -> None:
    waiting = [name for name, path in modules() if "asyncio" in imported_by(text_of(path))]
    assert [name for name in waiting if not is_part_of(name, *MAY_WAIT)] == []


def test_the_package_stands_without_the_tools() -> None:
    """The wheel does not carry them."""
    assert [name for name, path in modules() if imported_by(text_of(path)) & {"tools", "tests", "bench"}] == []
