"""Sentences by key, from the files of one language; what a language lacks is said in English."""

from collections.abc import Iterable, Mapping
from functools import cache, partial
from pathlib import Path
from types import MappingProxyType
from typing import Final

from gander.speech.fluent import Entry, read_fluent
from gander.speech.languages import SOURCE, WORDS, Language, category, decimal
from gander.speech.message import Message, filled

ON_THE_PAGE: Final = "page."
"""What the page alone says of a game has keys that begin so."""

SPOKEN: Final = ("terminal", "bots")
"""The files with what a terminal says around every game."""


class Catalogue:
    """All sentences of one language, by keys such as `result.wins`."""

    def __init__(self, language: Language, messages: Mapping[str, Message]) -> None:
        self.language = language
        self.messages = messages

    def __contains__(self, key: str) -> bool:
        return key in self.messages

    def say(self, key: str, **values: object) -> str:
        """The sentence with its gaps filled, in the form that goes with what fills them."""
        return filled(self.messages[key], values)

    def say_first(self, *keys: str, **values: object) -> str:
        """The sentence of the first of these keys that is known."""
        return self.say(next((key for key in keys if key in self.messages), keys[-1]), **values)

    def keys_below(self, prefix: str) -> tuple[str, ...]:
        """Every key that begins with this prefix and a dot, in the order of the English file."""
        return tuple(key for key in self.messages if key.startswith(f"{prefix}."))

    def join(self, things: Iterable[str]) -> str:
        """«a», «a and b», «a, b and c»."""
        *most, last = things
        return self.say("list", most=", ".join(most), last=last) if most else last

    def decimal(self, value: float, digits: int) -> str:
        """«0.50», or «0,50» where that is how it is written."""
        return decimal(self.language, f"{value:.{digits}f}")


def read_entries(file: Path, language: Language) -> tuple[Entry, ...]:
    """The sentences of one file; none if there is no such file."""
    if not file.is_file():
        return ()
    return read_fluent(file.read_text(encoding="utf-8"), partial(category, language), str(file))


_entries = cache(read_entries)


def read_words(folder: Path, language: Language, prefix: str = "") -> dict[str, Message]:
    """The sentences in a folder with a file for each language, their keys behind a prefix; English where one lacks."""
    spoken = dict.fromkeys((SOURCE, language))
    entries = (entry for each in spoken for entry in _entries(folder / f"{each}.ftl", each))
    return {f"{prefix}{entry.key}": entry.message for entry in entries if not entry.key.startswith(ON_THE_PAGE)}


@cache
def shared_words(language: Language, *names: str) -> Mapping[str, Message]:
    """The sentences of no game in particular, from the files of these names; without any, what a terminal says."""
    messages: dict[str, Message] = {}
    for name in names or SPOKEN:
        for each in dict.fromkeys((SOURCE, language)):
            messages |= {entry.key: entry.message for entry in _entries(WORDS / each / f"{name}.ftl", each)}
    return MappingProxyType(messages)
