"""For translators: the pictures to which `gander words table` leads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from gander.speech.languages import SOURCE, category
from gander.speech.message import Choice, forms_of
from gander.translation.table import PICTURED
from tests.pictures.words import MARK, book, look_at_all, mark, marked, number_of, sentences

LEAST: Final = 600
"""Sentences; those of the terminal, of errors and of what only an evening brings have no screen in the gallery."""


def test_every_sentence_has_a_mark_of_its_own() -> None:
    numbers = range(len(sentences()))
    assert [number_of(mark(number)) for number in numbers] == [*numbers]
    assert all(MARK.fullmatch(mark(number)) for number in numbers)


def test_each_form_says_which_sentence_it_is() -> None:
    cards = Choice(
        "n", {"one": "{n} card", "other": "{n} cards"}, "other", lambda n, ranked: category(SOURCE, n, ranked)
    )
    assert [text for _, text in forms_of(marked(cards, 7))] == [f"{mark(7)}{{n}} card", f"{mark(7)}{{n}} cards"]


def test_a_frame_lies_around_what_is_read_and_none_around_what_is_heard() -> None:
    page = book({"page/home:go": ("home.jpg", [10.2, 20, 30, 40]), "page/home:told": ("home.jpg", [])})
    assert '<figure id="page/home:go">' in page
    assert page.count("<i style") == 1
    assert "left:4px;top:14px;width:36px;height:46px" in page


@pytest.mark.nightly
def test_most_sentences_of_the_page_have_a_picture(browser: Browser, tmp_path: Path) -> None:
    found = look_at_all(browser, tmp_path)
    assert len(found) > LEAST
    assert json.loads((tmp_path / PICTURED).read_bytes()) == sorted(found)
    assert {picture for picture, _ in found.values()} <= {path.name for path in tmp_path.iterdir()}
