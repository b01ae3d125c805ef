"""No code names a language but the list of them, so that a new one is a folder and one line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from gander.speech.languages import LANGUAGES
from gander.text.catalogue import catalogue
from tests.tree import files, text_of

SEARCHED: Final = ("src", "client")
CODE: Final = {".py", ".ts", ".js", ".svelte", ".html"}
ALLOWED: Final = {
    "src/gander/speech/languages.py": "the list",
    "client/index.html": "what is there before any language is loaded; the page puts its own in this place",
    "client/src/pages/About.svelte": "the names and licences of what others made, which are not translated",
}
TAGS: Final = rf"({'|'.join(LANGUAGES)})(-[A-Z]+)?"
NAMED: Final = re.compile(rf"""(["']){TAGS}\1|[=(\[] *`{TAGS}`""")
"""A tag in quotes, as code compares it: 'de' or "en-GB"; backticks in prose are an example."""
AND: Final = "|".join(re.escape(catalogue(language).say("agree.and")) for language in LANGUAGES)
LISTED: Final = re.compile(rf"""\\b\(?(\?:)?({AND})\b""")
"""What stands between two names, as a pattern looks for it."""


def is_searched(path: Path) -> bool:
    lies_there = any(Path(place) in path.parents for place in SEARCHED)
    return lies_there and path.suffix in CODE and ".test." not in path.name and str(path) not in ALLOWED


def named_in(text: str) -> Iterator[str]:
    """`line: what` for every line that names one; what is made from the words has the whole list."""
    if "Made by " not in text.partition("\n")[0]:
        for number, line in enumerate(text.splitlines(), 1):
            if NAMED.search(line) or LISTED.search(line):
                yield f"{number}: {line.strip()[:100]}"


@pytest.mark.parametrize(
    "line",
    ['if language == "de":', "tag === 'en-GB'", '<html lang="fr">', "tags = [`en`]", r"re.split(r'\bund\b', said)"],
)
def test_a_language_is_found_in_code(line: str) -> None:
    assert [*named_in(line)] == [f"1: {line}"]


@pytest.mark.parametrize("line", ['"deck"', "# der, die, das", "en = 1", '"fra"', r"r'\bundo\b'"])
def test_and_not_in_other_words(line: str) -> None:
    assert not [*named_in(line)]


def test_no_code_names_a_language() -> None:
    found = [f"{path}:{hit}" for path in files() if is_searched(path) for hit in named_in(text_of(path))]
    assert not found, "\n".join(["", *found])


def test_every_exception_exists() -> None:
    assert [place for place in ALLOWED if not [*named_in(text_of(Path(place)))]] == []
