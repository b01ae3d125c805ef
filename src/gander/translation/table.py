"""The sentences of a language as one table, for somebody who does not program; and that table read again.

A sentence with forms has a line for each: `count.card[one]`. Its gaps are written `{n}`.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Final

from gander.speech.fluent import Entry
from gander.speech.languages import CATEGORIES, SOURCE, Language, categories
from gander.speech.message import Choice, Message, forms_of
from gander.translation.audit import room_for
from gander.translation.fluent_file import fluent_file
from gander.translation.word_files import WordFile

COLUMNS: Final = ("key", "English", "note", "place", "length", "translation")
PICTURE: Final = "picture"
"""One column more, where there are pictures of the screens."""
PICTURED: Final = "sentences.json"
"""In a folder of such pictures, the list of the sentences that have one."""
_NAMED: Final = re.compile(r"([^\[]+)((?:\[[^\]]+\])*)")
_GAP: Final = re.compile(r"\{(\w+)\}")


@dataclass
class FilledTable:
    """What came of reading a table."""

    said: int = 0
    refused: list[str] = field(default_factory=list)
    """Lines that no sentence could be made of."""


def table(files: Sequence[WordFile], language: Language, pictures: Path | None = None) -> str:
    """All sentences, as a file for a spreadsheet; with a folder of pictures, each leads to its own."""
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS if pictures is None else (*COLUMNS, PICTURE))
    pictured = frozenset[str]() if pictures is None else frozenset(json.loads((pictures / PICTURED).read_bytes()))
    for file in files:
        own = file.by_key(language)
        for english in file.entries(SOURCE):
            name = f"{file.name}:{english.key}"
            link = [f"{(pictures / 'index.html').resolve().as_uri()}#{name}"] if pictures and name in pictured else []
            rows = _rows(file, english, own.get(english.key), language)
            writer.writerows((*row, *link) for row in rows)
    return out.getvalue()


def _rows(file: WordFile, english: Entry, own: Entry | None, language: Language) -> Iterator[tuple[object, ...]]:
    source = dict(forms_of(english.message))
    said = dict(forms_of(own.message)) if own else {}
    for names in said or dict.fromkeys(_wanted(english.message, language)):
        text = source.get(names) or list(source.values())[-1]
        place = f"{file.name}: {english.section}" if english.section else file.name
        key = f"{file.name}:{english.key}" + "".join(f"[{name}]" for name in names)
        yield key, text, english.note, place, room_for(english), said.get(names, "")


def _wanted(message: Message, language: Language) -> Iterator[tuple[str, ...]]:
    """The forms that a sentence needs in a language."""
    if isinstance(message, str):
        yield ()
        return
    by_number = set(message.forms) <= set(CATEGORIES)
    for name in categories(language, message.ordinal) if by_number else message.forms:
        form = message.forms.get(name, message.forms[message.otherwise])
        yield from ((name, *names) for names in _wanted(form, language))


def fill(files: Sequence[WordFile], language: Language, text: str) -> FilledTable:
    """Write what stands in a table into the files of a language; what the table leaves empty stays as it is."""
    given, result = _given(text), FilledTable()
    for file in files:
        own = {entry.key: entry.message for entry in file.entries(language)}
        for english in file.entries(SOURCE):
            forms = given.pop(f"{file.name}:{english.key}", {})
            if not forms:
                continue
            faults = [said for said in forms.values() if "{" in _GAP.sub("", said) or "}" in _GAP.sub("", said)]
            if faults or not _complete(english.message, forms):
                result.refused.append(f"{file.name}:{english.key}")
                continue
            own[english.key], result.said = _message(english.message, forms), result.said + 1
        if own:
            path = file.path(language)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(fluent_file(file.path(SOURCE), own), encoding="utf-8")
    result.refused += given
    return result


def _given(text: str) -> dict[str, dict[tuple[str, ...], str]]:
    """By key, the forms that somebody wrote."""
    given: dict[str, dict[tuple[str, ...], str]] = {}
    for row in csv.DictReader(StringIO(text.removeprefix("\ufeff"))):
        named, said = _NAMED.fullmatch(row["key"]), (row["translation"] or "").strip()
        if named and said:
            given.setdefault(named[1], {})[tuple(re.findall(r"\[([^\]]+)\]", named[2]))] = said
    return given


def _complete(english: Message, forms: Mapping[tuple[str, ...], str]) -> bool:
    """Whether every form has what it falls back to."""
    if () in forms:
        return len(forms) == 1
    if not isinstance(english, Choice):
        return False
    first = {names[0] for names in forms}
    inner = english.forms[english.otherwise]
    return english.otherwise in first and all(_complete(inner, _below(forms, name)) for name in first)


def _below(forms: Mapping[tuple[str, ...], str], name: str) -> dict[tuple[str, ...], str]:
    return {names[1:]: said for names, said in forms.items() if names[0] == name}


def _message(english: Message, forms: Mapping[tuple[str, ...], str]) -> Message:
    if () in forms or not isinstance(english, Choice):
        return forms[()]
    inner = english.forms[english.otherwise]
    names: Iterable[str] = dict.fromkeys(path[0] for path in forms)
    own = {name: _message(inner, _below(forms, name)) for name in names}
    return Choice(english.by, own, english.otherwise, english.category, english.ordinal)
