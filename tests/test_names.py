"""Nothing outside the folders of a game names it: what is shared asks the registry."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from gander.games import GAMES
from tests.tree import files, text_of

SEARCHED: Final = ("src", "client/src", "tests")
OWN_FOLDERS: Final = ("src/gander/games", "client/src/games", "tests/games")
"""In each of these a game has a folder of its own."""

ALLOWED: Final = {
    "src/gander/games/__init__.py": "the registry",
    "tests/store/before": "written by people who played, before the games were folders",
}
PICTURES_AND_SOUNDS: Final = {".ico", ".jpg", ".mp3", ".ogg", ".png", ".webp", ".woff2"}

HOMONYMS: Final = {
    ("goose", "src/gander/speech/words/en/page/beyond/about.ftl"): "the mascot",
    ("whale", "src/gander/table/terms.py"): "an animal that a person can be",
    ("whale", "client/src/device/people.ts"): "the same",
    ("whale", "client/src/drawings/whale.svg"): "the same, drawn",
    **{("whale", str(path)): "the same, in words" for path in files() if path.match("speech/words/*/page/table.ftl")},
    ("whale", "tests/test_names.py"): "this list",
    ("goose", "tests/test_names.py"): "the same",
}
"""Words that are the name of a game and mean something else there."""

WORD: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
"""A part of a sentence or of a name: OwlDrill has two, OWLS_FOR too, and growl is one."""


def lies_in(path: Path, *places: str) -> bool:
    return any(path == Path(place) or Path(place) in path.parents for place in places)


def is_searched(path: Path) -> bool:
    own = [f"{folder}/{name}" for folder in OWN_FOLDERS for name in GAMES]
    is_text = path.suffix not in {".md", *PICTURES_AND_SOUNDS}
    return is_text and lies_in(path, *SEARCHED) and not lies_in(path, *own, *ALLOWED)


def names_in(text: str) -> set[str]:
    """The games that a line names, also in the plural or within a longer name."""
    words = {word.lower() for word in WORD.findall(text)}
    return {name for name in GAMES if name in words or f"{name}s" in words}


def named_in(path: Path) -> Iterator[str]:
    """`file:line: what` for every line that names a game; line 0 is the name of the file itself."""
    text = text_of(path)
    if "Made by " in text.partition("\n")[0]:
        return
    for number, line in enumerate([str(path), *text.splitlines()]):
        meant = {name for name in names_in(line) if not any(lies_in(path, at) for what, at in HOMONYMS if what == name)}
        if meant:
            yield f"{path}:{number}: {', '.join(sorted(meant))}: {line.strip()[:100]}"


def found_in(*places: str) -> list[str]:
    return [hit for path in files() if is_searched(path) and lies_in(path, *places) for hit in named_in(path)]


@pytest.mark.parametrize(
    ("text", "is_named"),
    [
        ("{Name}Drill", True),
        ("{NAME}_FOR", True),
        ("drill{Name}", True),
        ("The Quick {Name}!", True),
        ("two {name}s", True),
        ("games/{name}/pieces", True),
        ("{name}d", False),
        ("key{name}d", False),
        ("xxx{name}", False),
    ],
)
@pytest.mark.parametrize("name", GAMES)
def test_names_are_found_in_names_and_not_in_other_words(name: str, text: str, is_named: bool) -> None:
    written = text.format(name=name, Name=name.title(), NAME=name.upper())
    assert (names_in(written) == {name}) == is_named


def test_nothing_shared_names_a_game() -> None:
    found = found_in(*SEARCHED)
    assert not found, "\n".join(["", *found])


def test_every_exception_exists() -> None:
    missing = [
        place for place in (*ALLOWED, *(place for _, place in HOMONYMS)) if not any(lies_in(p, place) for p in files())
    ]
    assert missing == []
