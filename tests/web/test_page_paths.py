"""Where the pages are found is written once, and both sides take it from there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from gander.web.messages.page_paths import PATHS, PagePath, address_of, server_and_code
from tests.tree import files, text_of

PYTHON_LIST = Path("src/gander/web/messages/page_paths.py")
PAGE_LIST = Path("client/src/navigation/routes.ts")
QUOTED_PATH = re.compile(r"""["'`]#/""")
COMMENT = re.compile(r"^\s*(?:/?\*|//)")


def test_every_page_has_a_path_of_its_own() -> None:
    assert tuple(PATHS) == get_args(PagePath)
    assert len(set(PATHS.values())) == len(PATHS)


def test_a_link_is_the_server_with_the_page_behind_a_hash() -> None:
    assert address_of("http://192.168.0.7:8000/", "join", "K7QX3M9P") == "http://192.168.0.7:8000/#/join/K7QX3M9P"
    assert address_of("https://gander.example", "setup", "lynx") == "https://gander.example/#/play/lynx"


def test_a_joining_link_is_taken_apart_again() -> None:
    link = "https://gander.example/#/join/K7QX3M9P"
    assert server_and_code(link) == ("https://gander.example", "K7QX3M9P")


def strings(path: Path) -> Iterator[str]:
    """What stands in a module's strings, apart from its docstrings."""
    tree = ast.parse(text_of(path))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


def test_no_other_module_of_the_server_writes_a_path() -> None:
    modules = [path for path in files() if path.is_relative_to("src/gander") and path.suffix == ".py"]
    found = [str(path) for path in modules for text in strings(path) if "#/" in text and "#/components/" not in text]
    assert found == []
    assert any("play" in text for text in strings(PYTHON_LIST)), "docstrings only are left out"


def test_no_other_module_of_the_page_writes_a_path() -> None:
    modules = [path for path in files() if path.is_relative_to("client/src") and path.suffix in {".ts", ".svelte"}]
    written = {
        path
        for path in modules
        for line in text_of(path).splitlines()
        if QUOTED_PATH.search(line) and not COMMENT.match(line) and not path.name.endswith(".test.ts")
    }
    assert written == {PAGE_LIST}
