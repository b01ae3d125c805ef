"""What is wrong with the words of a language, and how far it has come."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from gander.speech.catalogue import ON_THE_PAGE
from gander.speech.fluent import Entry, WrongFluent
from gander.speech.languages import CATEGORIES, SOURCE, Language, categories
from gander.speech.message import Choice, Message, forms_of, gaps
from gander.translation.page_words import REMARKS, beyond_the_page
from gander.translation.word_files import WordFile

Fault: TypeAlias = Literal["missing", "unused", "gaps", "forms", "page", "long", "unreadable"]

PAGE_FILES: Final = "page/"
"""What the names of files begin with that the page alone speaks from."""
_SAID_LENGTH: Final = re.compile(r"[Aa]t most (\d+) letters")
ROOM: Final = 1.6
"""A sentence may be so many times as long as in English,"""
MORE_ROOM: Final = 20
"""and so many letters longer, which is what short ones need."""


@dataclass(frozen=True)
class Finding:
    """One thing to look at."""

    file: str
    key: str
    fault: Fault
    detail: str = ""


@dataclass(frozen=True)
class Progress:
    """How many of the sentences there are in a language."""

    language: Language
    said: int
    all: int


def audit(files: Sequence[WordFile], language: Language) -> tuple[Finding, ...]:
    """Everything that is missing, unused, too long or otherwise unlike the English it stands for."""
    return tuple(finding for file in files for finding in _audit_one(file, language))


def _audit_one(file: WordFile, language: Language) -> Iterator[Finding]:
    english = file.by_key(SOURCE)
    try:
        own = file.by_key(language)
    except WrongFluent as wrong:
        yield Finding(file.name, "", "unreadable", str(wrong))
        return
    for key, entry in english.items():
        if key not in own:
            yield Finding(file.name, key, "missing")
            continue
        yield from _compared(file.name, entry, own[key].message, language)
        if beyond := _beyond_the_page(file, own[key]):
            yield Finding(file.name, key, "page", beyond)
    for key in own.keys() - english.keys():
        yield Finding(file.name, key, "unused")


def _compared(file: str, english: Entry, own: Message, language: Language) -> Iterator[Finding]:
    wanted, found = gaps(english.message), gaps(own)
    if wanted != found and not (isinstance(own, str) and wanted - found == _only_chosen_by(english.message)):
        yield Finding(file, english.key, "gaps", f"{_listed(found)} / {_listed(wanted)}")
    if lacking := forms_lacking(own, language):
        yield Finding(file, english.key, "forms", _listed(lacking))
    longest = max(len(text) for _, text in forms_of(own))
    if longest > room_for(english):
        yield Finding(file, english.key, "long", f"{longest} / {room_for(english)}")


def _beyond_the_page(file: WordFile, entry: Entry) -> str | None:
    """What the page cannot choose by, in a sentence that it alone says; a terminal says everything."""
    if not (file.name.startswith(PAGE_FILES) or entry.key.startswith(ON_THE_PAGE)):
        return None
    return beyond_the_page(entry.message, is_remark=file.name == f"{PAGE_FILES}{REMARKS}")


def _only_chosen_by(message: Message) -> set[str]:
    """What no form of a sentence says, though it chooses between them: a language without that choice need not."""
    said = {name for _, text in forms_of(message) for name in gaps(text)}
    return gaps(message) - said


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "–"


def forms_lacking(message: Message, language: Language) -> set[str]:
    """The forms by number that the language has and this sentence lacks, or the other way round."""
    if not isinstance(message, Choice):
        return set()
    by_number = all(name in CATEGORIES or name.isdecimal() for name in message.forms)
    own = set(message.forms) & set(CATEGORIES)
    here = set(categories(language, message.ordinal)) ^ own if by_number else set()
    return here.union(*(forms_lacking(form, language) for form in message.forms.values()))


def room_for(english: Entry) -> int:
    """How many letters a sentence may have: what its note says, else by how many it has in English."""
    if said := _SAID_LENGTH.search(english.note):
        return int(said[1])
    return round(max(len(text) for _, text in forms_of(english.message)) * ROOM) + MORE_ROOM


def progress(files: Sequence[WordFile], language: Language) -> Progress:
    """How far a language is; every file is read once, since reading is what takes time."""
    by_file = [(file.by_key(SOURCE), file.by_key(language)) for file in files]
    done = sum(len(english.keys() & known.keys()) for english, known in by_file)
    return Progress(language, done, sum(len(english) for english, _ in by_file))
