"""A sentence as it lies in a catalogue: a text with gaps, or several texts to choose from by what fills one of them."""

from __future__ import annotations

import string
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

Category: TypeAlias = Callable[[object, bool], str]
"""The form that goes with a number, such as `one`, and whether the number is one in a row."""


@dataclass(frozen=True)
class Choice:
    """Forms of one sentence, by what fills the gap `by`: a number has its category, a word is itself."""

    by: str
    forms: Mapping[str, Message]
    otherwise: str
    """The form for everything that has none of its own."""
    category: Category
    """How the language of this sentence counts."""
    ordinal: bool = False
    """«1st, 2nd, 3rd» rather than «1, 2, 3»."""

    def form(self, value: object) -> Message:
        names = [str(value)]
        if isinstance(value, int | float):
            names.append(self.category(value, self.ordinal))
        return self.forms[next((name for name in names if name in self.forms), self.otherwise)]


Message: TypeAlias = str | Choice


def filled(message: Message, values: Mapping[str, object]) -> str:
    """The sentence with its gaps filled."""
    while isinstance(message, Choice):
        message = message.form(values[message.by])
    return message.format(**values)


def forms_of(message: Message) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every text of a sentence, behind the names of the forms that lead to it."""
    if isinstance(message, str):
        yield (), message
        return
    for name, form in message.forms.items():
        for names, text in forms_of(form):
            yield (name, *names), text


def gaps(message: Message) -> set[str]:
    """What the sentence wants to be filled with."""
    asked = {message.by} if isinstance(message, Choice) else set()
    texts = [text for _, text in forms_of(message)]
    return asked | {name for text in texts for _, name, _, _ in string.Formatter().parse(text) if name is not None}
