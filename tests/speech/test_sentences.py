"""How every sentence that people read is written: quotation marks, blanks and words of its own language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from gander.speech.languages import LANGUAGES, Language
from gander.speech.message import forms_of
from gander.translation.word_files import word_files

QUOTATION_MARKS: Final = {"en": "“”", "de": "„“", "fr": "«»"}
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
