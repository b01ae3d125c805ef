"""The docs against the code: examples run, links lead somewhere, every rule has a test."""

from __future__ import annotations

import ast
import doctest
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.manual import PAGES, renewed
from tests.tree import ROOT, files, files_ending, text_of

README = Path("README.md")
RULES = Path("docs/rules.md")
CONSOLE_BLOCK = re.compile(r"^```pycon\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FENCED_BLOCK = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
NUMBERED_RULE = re.compile(r"^\s*[-*] \*\*([A-Z]\d+)\*\*", re.MULTILINE)
PATH = re.compile(r"`((?:src|tests|client|docs|bench|examples|tools)/[\w<>./*-]+)`")
OLDEST_BROWSER = re.compile(r"\b(Chrome|Edge|Firefox|Safari) ([\d.]*\d)")
BUILT_FOR = re.compile(r"'(chrome|edge|firefox|safari|ios)([\d.]+)'")
RULE_IN_NAME = re.compile(r"(?<![A-Za-z0-9])([A-Z]\d+)(?![A-Za-z0-9])")

STRANGE_ENGLISH = re.compile(r"[«»]|\bwhoever\b", re.IGNORECASE)

DOCUMENTS = files_ending(".md")
EDITED = [page for page in DOCUMENTS if page.parts[:2] != ("docs", "papers") and page.name != "voice.md"]
"""All but the papers, which nobody has gone through yet, and the page that says what is no longer said."""


def failures_in(document: Path) -> tuple[int, int]:
    """Run a document's console examples in one session; how many failed, and how many there were."""
    session = "\n".join(CONSOLE_BLOCK.findall(text_of(document)))
    example = doctest.DocTestParser().get_doctest(session, {}, str(document), str(document), 0)
    return doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example)


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
def test_examples_run(document: Path) -> None:
    failed, _ = failures_in(document)
    assert failed == 0


def test_readme_plays_a_game() -> None:
    _, lines = failures_in(README)
    assert 5 <= lines <= 12


def test_readme_names_the_oldest_browsers_that_the_page_is_built_for() -> None:
    named = {name.lower(): version for name, version in OLDEST_BROWSER.findall(text_of(README))}
    assert len(named) == 4
    built_for = dict(BUILT_FOR.findall(text_of(Path("client/vite.config.ts"))))
    assert built_for == {**named, "ios": named["safari"]}


@pytest.mark.parametrize("document", DOCUMENTS, ids=str)
def test_links_lead_somewhere(document: Path) -> None:
    prose = FENCED_BLOCK.sub("", text_of(document))
    targets = [target for target in LINK.findall(prose) if "://" not in target and not target.startswith("mailto:")]
    assert [target for target in targets if not (ROOT / document.parent / target).exists()] == []


def numbered_rules() -> set[str]:
    """The numbers in docs/rules.md."""
    return set(NUMBERED_RULE.findall(text_of(RULES)))


def names_of_tests() -> Iterator[str]:
    """The name of every test function."""
    for path in files_ending(".py"):
        if path.parts[0] == "tests":
            for node in ast.walk(ast.parse(text_of(path), str(path))):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                    yield node.name


def rules_named_by_tests() -> set[str]:
    """The rule numbers that the names of tests carry."""
    return {number for name in names_of_tests() for number in RULE_IN_NAME.findall(name.replace("_", " "))}


@pytest.mark.parametrize("document", EDITED, ids=str)
def test_the_english_is_that_of_english_speakers(document: Path) -> None:
    """Straight quotation marks, as the apostrophes are, and the name of who is meant."""
    found = [line for line in text_of(document).splitlines() if STRANGE_ENGLISH.search(line)]
    assert found == [], 'write "so" for «so», and "anybody who", "the player who" or "if you" for "whoever"'


def test_pictures_are_light() -> None:
    pictures = [path for path in files_ending(".jpg", ".png", ".webp") if path.parts[0] == "docs"]
    assert pictures
    bytes_of = {path: (ROOT / path).stat().st_size for path in pictures}
    assert {path: weight for path, weight in bytes_of.items() if weight > 150_000} == {}


def test_every_rule_has_a_test() -> None:
    rules = numbered_rules()
    assert rules
    assert sorted(rules - rules_named_by_tests()) == []


def test_every_rule_named_by_a_test_exists() -> None:
    letters = {number[0] for number in numbered_rules()}
    named = {number for number in rules_named_by_tests() if number[0] in letters}
    assert sorted(named - numbered_rules()) == []


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_what_a_page_takes_from_the_code_is_up_to_date(page: Path) -> None:
    assert text_of(page) == renewed(page), "run `make protocol`"


def test_architecture_page_names_every_part() -> None:
    parts = {path.parts[2] for path in files() if path.parts[:2] == ("src", "gander")}
    page = text_of(Path("docs/architecture.md"))
    assert sorted(part for part in parts - {"__init__.py", "py.typed"} if part not in page) == []


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if "decisions" not in path.parts], ids=str)
def test_paths_that_are_named_exist(document: Path) -> None:
    """Decisions tell of their day; the rest tells of today. `<game>` stands for a folder of any game."""
    named = {path.replace("<game>", "*") for path in PATH.findall(text_of(document)) if "lynx" not in path}
    made = {"build/", "src/gander/static/"}
    assert sorted(path for path in named - made if not any(ROOT.glob(path))) == []


def test_the_arrows_are_those_that_are_checked() -> None:
    contracts = tomllib.loads(text_of(Path("pyproject.toml")))["tool"]["importlinter"]["contracts"]
    layers = [layer.replace("gander.", "") for layer in contracts[0]["layers"]]
    assert "\n".join(["```", *layers, "```"]) in text_of(Path("CONTRIBUTING.md"))


def test_adding_a_game_is_told_in_ten_lines() -> None:
    told = text_of(Path("CONTRIBUTING.md")).split("## Add a game\n")[1].split("\n## ")[0]
    assert len([line for line in told.splitlines() if line]) <= 10
