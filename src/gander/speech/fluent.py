"""Reads the part of Fluent (projectfluent.org) in which our words are written: docs/decisions/0017 says which.

A sentence is `key = text`, with gaps such as `{ $name }` and forms such as `{ $n -> [one] … *[other] … }`. A dot in
a key is written as a hyphen, since Fluent wants that, a hyphen as two, and a blank as three.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from gander.speech.message import Category, Choice, Message

_BEGINNING: Final = re.compile(r"([a-zA-Z][\w-]*) *=[ \t]*(.*)")
_GAP: Final = re.compile(r"\s*(?:\$(\w+)|NUMBER\(\s*\$(\w+)\s*(?:,\s*type:\s*\"(ordinal|cardinal)\"\s*)?\))\s*")
_QUOTED: Final = re.compile(r"\s*\"([^\"\\{}]*)\"\s*")
_FORM: Final = re.compile(r"\s*(\*?)\[\s*([\w.-]+)\s*\][ \t]*")
_NEXT_FORM: Final = re.compile(r"\n\s*(?:\*?\[|\})")
_HYPHENS: Final = re.compile(r"-{1,3}")
_MEANING: Final = re.compile(r"[-. ]")
_MEANT: Final = ("", ".", "-", " ")
"""What one hyphen in a key means, two of them, and three."""
_RUN: Final = re.compile(r"\n?[^{}\n]+|\n")


class WrongFluent(ValueError):
    """A file of words that cannot be read: where, and what is wrong there."""


@dataclass(frozen=True)
class Entry:
    """One sentence of a file."""

    key: str
    message: Message
    line: int
    note: str
    """What a translator should know."""
    section: str
    """Where such sentences stand, from the comment above a group of them."""


def key_of(written: str) -> str:
    """`luck-fault-left--out` is `luck.fault.left-out`."""
    return _HYPHENS.sub(lambda found: _MEANT[len(found[0])], written)


def written_key(key: str) -> str:
    return _MEANING.sub(lambda found: "-" * (_MEANT.index(found[0])), key)


def read_fluent(text: str, category: Category, source: str = "words") -> tuple[Entry, ...]:
    """All sentences of a file. Raises `WrongFluent`."""
    return tuple(_entries(text.splitlines(), category, source))


def _entries(lines: Sequence[str], category: Category, source: str) -> Iterator[Entry]:
    section, note, at = "", "", 0
    while at < len(lines):
        line, at = lines[at], at + 1
        found = _BEGINNING.fullmatch(line)
        if line.startswith("##"):
            section, note = line.lstrip("#").strip(), ""
        elif line.startswith("#"):
            note = f"{note} {line[1:].strip()}".strip()
        elif found:
            first, (more, end) = at, _continued(lines, at)
            pattern = "\n".join([found[2], *more]).strip()
            try:
                message = _Pattern(pattern, category).whole()
            except WrongFluent as wrong:
                raise WrongFluent(f"{source}, line {first}: {wrong}") from None
            yield Entry(key_of(found[1]), message, first, note, section)
            note, at = "", end
        elif line.strip():
            raise WrongFluent(f"{source}, line {at}: neither a sentence nor a comment: {line!r}")
        else:
            note = ""


def _continued(lines: Sequence[str], at: int) -> tuple[list[str], int]:
    """The lines that still belong to a sentence, and where the next one begins."""
    end = at
    while end < len(lines) and (lines[end][:1] in {" ", "}"}):
        end += 1
    return [line.strip() for line in lines[at:end]], end


class _Pattern:
    """Reads one sentence from left to right."""

    def __init__(self, text: str, category: Category) -> None:
        self.text, self.at, self.category = text, 0, category

    def whole(self) -> Message:
        if not self.text:
            raise WrongFluent("a sentence without words")
        message = self.message(within=False)
        if self.at < len(self.text):
            raise WrongFluent("a } without its {")
        return message

    def message(self, within: bool) -> Message:
        """What stands here, up to the next form or to the end of the braces if it is within some."""
        parts: list[Message] = []
        while self.at < len(self.text):
            if self.text[self.at] == "}" or (within and _NEXT_FORM.match(self.text, self.at)):
                break
            if run := self.take(_RUN):
                parts.append(run[0])
            else:
                self.at += 1
                parts.append(self.in_braces())
        return _joined(parts)

    def in_braces(self) -> Message:
        if quoted := self.take(_QUOTED):
            self.closed()
            return quoted[1]
        gap = self.take(_GAP)
        if gap is None:
            raise WrongFluent(f"braces hold $name, a choice or a text in quotes, not {self.text[self.at :][:20]!r}")
        name = gap[1] or gap[2]
        if not self.text.startswith("->", self.at):
            self.closed()
            return f"{{{name}}}"
        self.at += 2
        return self.choice(name, ordinal=gap[3] == "ordinal")

    def choice(self, name: str, ordinal: bool) -> Choice:
        forms: dict[str, Message] = {}
        otherwise = ""
        while form := self.take(_FORM):
            otherwise = form[2] if form[1] else otherwise
            forms[form[2]] = _trimmed(self.message(within=True))
        self.take(re.compile(r"\s*"))
        self.closed()
        if not otherwise:
            raise WrongFluent("one form needs a star, for all that has no form of its own: *[other]")
        return Choice(name, forms, otherwise, self.category, ordinal)

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def closed(self) -> None:
        if not self.text.startswith("}", self.at):
            raise WrongFluent("a { without its }")
        self.at += 1


def _trimmed(message: Message) -> Message:
    return message.strip(" ") if isinstance(message, str) else message


def _joined(parts: Sequence[Message]) -> Message:
    """One text, or one choice between texts: what stands around a choice goes into each of its forms."""
    for place, part in enumerate(parts):
        if isinstance(part, Choice):
            before, after = parts[:place], parts[place + 1 :]
            forms = {name: _joined([*before, form, *after]) for name, form in part.forms.items()}
            return Choice(part.by, forms, part.otherwise, part.category, part.ordinal)
    return "".join(str(part) for part in parts)
