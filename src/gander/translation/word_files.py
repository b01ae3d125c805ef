"""Where the words lie: for every English file the one that another language has in its place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from gander.games import BOXES
from gander.speech.catalogue import read_entries
from gander.speech.fluent import Entry
from gander.speech.languages import SOURCE, WORDS, Language

MANNERS: Final = "language"
"""The file that says how a language counts: it is not translated."""


@dataclass(frozen=True)
class WordFile:
    """One file in every language."""

    name: str
    """Its own for what is shared, such as `bots`; that of the game for a game."""
    folder: Path
    of_game: bool

    def path(self, language: Language) -> Path:
        return self.folder / f"{language}.ftl" if self.of_game else self.folder / language / f"{self.name}.ftl"

    def entries(self, language: Language) -> tuple[Entry, ...]:
        return read_entries(self.path(language), language)

    def by_key(self, language: Language) -> dict[str, Entry]:
        return {entry.key: entry for entry in self.entries(language)}


def word_files(shared: Path = WORDS, games: Iterable[str] = tuple(BOXES)) -> tuple[WordFile, ...]:
    """All files with words in English, those that are shared first."""
    within = shared / SOURCE
    names = sorted(path.relative_to(within).with_suffix("").as_posix() for path in within.rglob("*.ftl"))
    own = [WordFile(name, shared, of_game=False) for name in names]
    folders = {name: Path(str(files(BOXES[name].package))) / "words" for name in games}
    return (
        *(file for file in own if file.name != MANNERS),
        *(WordFile(name, folder, of_game=True) for name, folder in folders.items()),
    )
