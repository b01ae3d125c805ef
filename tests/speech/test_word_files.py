"""Every file of words in every language that is offered: whole, with the same gaps, and no longer than its place."""

from __future__ import annotations

import pytest

from gander.speech.fluent import read_fluent
from gander.speech.languages import LANGUAGES, SOURCE
from gander.translation.audit import audit, progress
from gander.translation.fluent_file import written
from gander.translation.word_files import WordFile, word_files

FILES = word_files()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offered_language_lacks_nothing(language: str) -> None:
    assert audit(FILES, language) == ()
    here = progress(FILES, language)
    assert here.said == here.all > 500


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_sentence_is_there_twice(file: WordFile) -> None:
    for language in LANGUAGES:
        keys = [entry.key for entry in file.entries(language)]
        assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_is_written_as_the_table_writes_it(file: WordFile) -> None:
    """So that a table which is taken in changes nothing else."""
    for language in LANGUAGES:
        text = file.path(language).read_text(encoding="utf-8")
        for entry in file.entries(language):
            assert f"\n{written(entry.key, entry.message)}\n" in text, entry.key


def test_the_files_of_one_language_are_in_the_order_of_the_other() -> None:
    for file in FILES:
        first, *others = ([entry.key for entry in file.entries(language)] for language in (SOURCE, *LANGUAGES))
        assert all(keys == first for keys in others), file.name


@pytest.mark.parametrize("blank", [" ", "\u202f", "\u00a0"], ids=["blank", "narrow", "wide"])
def test_a_blank_at_either_end_is_written_so_that_it_is_read_again(blank: str) -> None:
    """French sets a narrow one before a semicolon, and a sentence may begin with that."""
    text = f"{blank}; and more{blank}"
    [entry] = read_fluent(f"{written('a', text)}\n", lambda _value, _ordinal: "other")
    assert entry.message == text
