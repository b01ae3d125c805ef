"""How a typed answer is understood: a whole word, its beginning, a number."""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class NotUnderstood(Exception):
    """An answer that is not understood. The key and the values make the sentence that explains why."""

    def __init__(self, key: str, **values: object) -> None:
        self.key, self.values = key, values
        super().__init__(key)


@dataclass(frozen=True)
class AnswerChoice(Generic[T]):
    """Something that can be answered, and what to type for it; the first is how we name it."""

    value: T
    says: tuple[str, ...]


Understand = Callable[[str], T]
"""What an answer means. Raises `NotUnderstood`."""


@dataclass(frozen=True)
class Prompt(Generic[T]):
    """Lines to read, and how the answer to them is understood."""

    lines: tuple[str, ...]
    choices: tuple[AnswerChoice[T], ...]
    tidy: Callable[[str], str] = str
    """Brings an answer into the form that the choices have."""
    possible: str = ""
    """What can be answered, where the choices are too many to be listed."""

    def understand(self, typed: str) -> T:
        """The choice that is meant: one named exactly, or the only one that begins so. Raises `NotUnderstood`."""
        tidied = self.tidy(typed)
        found = meant_by(self.choices, tidied)
        if len(found) == 1:
            return found[0].value
        if found and len(found) < len(self.choices):
            raise NotUnderstood("answer.several", typed=typed, choices=names_of(found))
        if all(choice.says[0] == "" for choice in self.choices):
            raise NotUnderstood("answer.only_enter", typed=typed)
        key = "answer.unknown" if typed else "answer.nothing"
        raise NotUnderstood(key, typed=typed, choices=self.possible or names_of(self.choices))


def meant_by(choices: Sequence[AnswerChoice[T]], typed: str) -> list[AnswerChoice[T]]:
    """The choices named exactly like this; else those that begin like this."""
    named = [choice for choice in choices if any(sounds_like(typed, said) for said in choice.says)]
    return named or [choice for choice in choices if any(begins_like(typed, said) for said in choice.says)]


def names_of(choices: Iterable[AnswerChoice[Any]]) -> str:
    return ", ".join(choice.says[0] or "Enter" for choice in choices)


def sounds_like(typed: str, said: str) -> bool:
    return bool(spellings(typed) & spellings(said))


def begins_like(typed: str, said: str) -> bool:
    """Word for word: «str sh» is «striped shirt»."""
    return any(_words_begin(one.split(), other.split()) for one in spellings(typed) for other in spellings(said))


def _words_begin(typed: list[str], said: list[str]) -> bool:
    return 0 < len(typed) <= len(said) and all(map(str.startswith, said, typed))


@lru_cache(1024)  # what can be answered is the same from one question to the next
def spellings(text: str) -> frozenset[str]:
    """The text as keyboards without its letters write it: «grün» is also «gruen» and «grun»."""
    plain = " ".join(text.casefold().replace(",", " ").split())
    spelt = plain.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(letter))
    return frozenset((plain, spelt, bare))
