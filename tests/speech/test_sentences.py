"""How every sentence that people read is written: quotation marks, blanks and words of its own language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from gander.speech.languages import LANGUAGES, Language
from gander.speech.message import forms_of
from gander.translation.word_files import word_files
from tests.tree import ROOT

QUOTATION_MARKS: Final = {"en": "“”", "de": "„“", "fr": "«»"}
IN_ENGLISH: Final = {"en": "English", "de": "German", "fr": "French"}
STIFF: Final = {
    "en": r"anew|whoever|of late|one’s own|look well|has the turn|memorise",
    "de": r"\bwer das ist\b|so und so viele|ist gemerkt|\bübrigens\b",
    "fr": r"veuillez|préviens qui|\bhabit\b",
}
"""Words that nobody says at a table, or that are another language's thought."""
EVERY_MARK: Final = "“”„«»'\""


def sentences(language: Language) -> Iterator[tuple[str, str]]:
    """Every text of a language, each of its forms by itself, under its file and key."""
    for file in word_files():
        for entry in file.entries(language):
            for _, text in forms_of(entry.message):
                yield f"{file.name}: {entry.key}", text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_its_own_quotation_marks(language: Language) -> None:
    for where, text in sentences(language):
        marks = [letter for letter in text if letter in EVERY_MARK]
        assert marks == list(QUOTATION_MARKS[language]) * (len(marks) // 2), f"{where}: {text}"


def before_and_after(language: Language) -> list[tuple[str, str]]:
    """What docs/voice.md gives as examples: a sentence as it was, and as it is."""
    page = (ROOT / "docs" / "voice.md").read_text(encoding="utf-8")
    _, _, table = page.partition(f"| {IN_ENGLISH[language]} before | after |\n| --- | --- |\n")
    rows = [row.strip("|").split("|") for row in table.partition("\n\n")[0].splitlines()]
    return [(before.strip(), after.strip()) for before, after in rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_on_the_voice_recommends_is_what_is_said(language: Language) -> None:
    """Numbers stand where a sentence has a gap."""
    examples = before_and_after(language)
    assert len(examples) >= 10
    said = "\n".join(text for _, text in sentences(language))
    for before, after in examples:
        assert found(after, said), after
        assert not found(before, said), before


def found(example: str, said: str) -> bool:
    return re.search(re.sub(r"\d+", r"\\{\\w+\\}", re.escape(example)), said) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_at_the_table_is_spoken_to_stiffly(language: Language) -> None:
    for where, text in sentences(language):
        assert not re.search(STIFF[language], text, re.IGNORECASE), f"{where}: {text}"


WRONG_BLANK: Final = r"(?<![\u202f!?])(?<!\b[Tt]ape )[?!;»]|(?<!\u202f):(?!\w)|«(?!\u202f)"
"""A tall mark without a narrow blank. What is typed, as ? and bot:uniform, stands as it is typed."""


def test_french_sets_narrow_blanks() -> None:
    wrong = [f"{where}: {text}" for where, text in sentences("fr") if re.search(WRONG_BLANK, text)]
    assert wrong == []
