"""Sentences by key, one file for each language."""

import os
import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal, TypeAlias, get_args

from gander import speech

Language: TypeAlias = Literal["en", "de"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

Message: TypeAlias = str | dict[str, str]
"""A sentence, or its forms by number: `one` and `other`."""

PLURAL: Final = {"one", "other"}


class Catalogue:
    """All sentences of one language, by keys such as `result.wins`."""

    def __init__(self, language: Language, messages: Mapping[str, Message]) -> None:
        self.language = language
        self.messages = messages

    def __contains__(self, key: str) -> bool:
        return key in self.messages

    def say(self, key: str, **values: object) -> str:
        """The sentence with its gaps filled; one that has forms by number chooses by the value `n`."""
        message = self.messages[key]
        if isinstance(message, dict):
            message = message["one" if values["n"] == 1 else "other"]
        return message.format(**values)

    def say_first(self, *keys: str, **values: object) -> str:
        """The sentence of the first of these keys that is known."""
        return self.say(next((key for key in keys if key in self.messages), keys[-1]), **values)

    def keys_below(self, prefix: str) -> tuple[str, ...]:
        """Every key that begins with this prefix and a dot, in the order of the file."""
        return tuple(key for key in self.messages if key.startswith(f"{prefix}."))

    def join(self, things: Iterable[str]) -> str:
        """«a», «a and b», «a, b and c»."""
        *most, last = things
        return self.say("list", most=", ".join(most), last=last) if most else last


def read_words(folder: Traversable, language: Language, prefix: str = "") -> dict[str, Message]:
    """The sentences of one language in a folder of words, their keys behind a prefix."""
    text = folder.joinpath(f"{language}.toml").read_text(encoding="utf-8")
    return flattened(tomllib.loads(text), prefix)


def shared_words(language: Language) -> dict[str, Message]:
    """The sentences of no game in particular."""
    return read_words(files(speech) / "words", language)


def flattened(tables: Mapping[str, Any], prefix: str = "") -> dict[str, Message]:
    """Nested tables as one, with dots in the keys; forms by number stay together."""
    messages: dict[str, Message] = {}
    for name, entry in tables.items():
        if isinstance(entry, dict) and set(entry) != PLURAL:
            messages |= flattened(entry, f"{prefix}{name}.")
        else:
            messages[prefix + name] = entry
    return messages


def language_of(environment: Mapping[str, str] = os.environ) -> Language:
    """The language that the environment asks for, in the order in which POSIX looks; English if we lack it."""
    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    return next((language for language in LANGUAGES if asked.lower().startswith(language)), "en")
