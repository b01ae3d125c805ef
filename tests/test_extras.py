"""What comes with an extra is imported so that somebody without it is told which one to install."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.test_arrows import modules
from tests.tree import ROOT, text_of

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OTHER_NAMES = {"pyspiel": "open_spiel", "prometheus_client": "prometheus-client"}
"""Packages that are imported by another name than they are installed by."""
BROUGHT_ALONG = {"pydantic": "mcp"}
"""Packages that are part of what another one offers to its users."""

ALL_AT_ONCE = """
import importlib, json, sys
modules, missing = json.loads(sys.argv[1]), json.loads(sys.argv[2])

class NotInstalled:
    def find_spec(self, name, path=None, target=None):
        if name in missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, NotInstalled())
said = {}
for name in modules:
    try:
        importlib.import_module(name)
    except ImportError as error:
        said[name] = [type(error).__name__, str(error)]
print(json.dumps(said))
"""
"""Imports all modules of its first argument as if the packages of its second were not installed."""


def names_in(requirements: list[str]) -> set[str]:
    return {line.split(";")[0].split("[")[0].split(">")[0].split("=")[0].strip() for line in requirements}


def foreign(node: ast.AST) -> Iterator[str]:
    """What is imported by a statement and is neither ours nor Python's own, by its top-level name."""
    found = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
    if isinstance(node, ast.ImportFrom) and node.module:
        found.append(node.module)
    tops = {name.split(".")[0] for name in found}
    yield from sorted(tops - {"gander"} - sys.stdlib_module_names)


def extra_of(node: ast.AST) -> str | None:
    match node:
        case ast.With(items=[ast.withitem(ast.Call(ast.Name("from_extra"), [ast.Constant(str(extra))]))]):
            return extra
    return None


def imports(tree: ast.AST, extra: str | None = None) -> Iterator[tuple[str, str | None]]:
    """Every foreign package, with the extra that is named around its import."""
    for node in ast.iter_child_nodes(tree):
        for name in foreign(node):
            yield name, extra
        yield from imports(node, extra_of(node) or extra)


@cache
def adapters() -> dict[str, tuple[str, tuple[str, ...]]]:
    """The modules that need an extra, with it and the packages of it that they import, in this order."""
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for module, path in modules():
        from_extras = [(name, extra) for name, extra in imports(ast.parse(text_of(path))) if extra]
        if from_extras:
            found[module] = from_extras[0][1] or "", tuple(dict.fromkeys(name for name, _ in from_extras))
    return found


def what_they_say(python: str, missing: list[str], **more: Any) -> dict[str, list[str]]:
    """What all adapters say in this environment; those that say nothing are left out."""
    command = [python, "-c", ALL_AT_ONCE, json.dumps(list(adapters())), json.dumps(missing)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, **more)
    said: dict[str, list[str]] = json.loads(done.stdout)
    return said


def what_they_should_say() -> dict[str, list[str]]:
    return {
        module: ["ModuleNotFoundError", f"{packages[0]} is missing: pip install 'gander-games[{extra}]'"]
        for module, (extra, packages) in adapters().items()
    }


def test_every_adapter_is_found() -> None:
    """By hand: the tools of research, the assistant's, and the drivers of larger servers."""
    assert {(extra, package) for extra, packages in adapters().values() for package in packages} == {
        ("assistant", "mcp"),
        ("assistant", "pydantic"),
        ("hosted", "psycopg"),
        ("hosted", "redis"),
        ("research", "gymnasium"),
        ("research", "pettingzoo"),
        ("research", "pyspiel"),
        ("research", "ray"),
    }


def test_every_package_comes_with_gander_or_with_the_extra_that_is_named() -> None:
    extras = {name: names_in(lines) for name, lines in PROJECT["optional-dependencies"].items()}
    always = names_in(PROJECT["dependencies"])
    for module, path in modules():
        for name, extra in imports(ast.parse(text_of(path))):
            installed = BROUGHT_ALONG.get(name, OTHER_NAMES.get(name, name))
            assert installed in (extras[extra] if extra else always), f"{module} imports {name}"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import json, numpy.random", [("numpy", None)]),
        ("with from_extra('x'):\n    from ray import init", [("ray", "x")]),
        ("def f():\n    import ray", [("ray", None)]),
    ],
)
def test_every_import_is_seen_with_its_extra(source: str, found: list[tuple[str, str | None]]) -> None:
    assert list(imports(ast.parse(source))) == found


def test_a_missing_package_names_its_extra() -> None:
    """As if nothing of any extra were installed; `tests/deploy/test_installs.py` does it where nothing is."""
    missing = sorted({package for _, packages in adapters().values() for package in packages})
    assert what_they_say(sys.executable, missing) == what_they_should_say()
