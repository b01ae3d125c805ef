"""Every sentence that the notepad sends by key has its words on the page, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from gander.contract.measure import AnyMeasure, RecallMeasure
from gander.games import BOXES
from gander.measures.coach import advice_on_level, advice_on_stage
from gander.measures.intervals import Interval
from gander.measures.reference import sizes_of
from gander.measures.report import Basis
from gander.measures.verdict import Verdict
from gander.speech.languages import LANGUAGES
from gander.translation.word_files import word_files

ON_THE_PAGE = re.compile(r"page\.(?:lid|table|beyond)\.")


def keys_said(language: str) -> set[str]:
    """Everything that the page says in a language, whichever game is on."""
    files = [file for file in word_files() if file.of_game or file.name.startswith("page/")]
    return {ON_THE_PAGE.sub("", key) for file in files for key in file.by_key(language)}


def advice_keys(game: str, measure: AnyMeasure) -> Iterator[str]:
    if not isinstance(measure.by, RecallMeasure):
        yield from (advice_on_stage({stage: 1.0}).why.key for stage in measure.by.stages)
        return
    for level in sizes_of(game):
        for mean in (0.1, 0.6, 0.95):
            for games in (1, 9):
                kept = Interval(mean, mean - 0.05, mean + 0.05, 0.02)
                yield advice_on_level(sizes_of(game), level, kept, games).why.key


def keys_of(game: str) -> set[str]:
    """What can be said of a game."""
    measure = BOXES[game].measure
    unit = "kept" if isinstance(measure.by, RecallMeasure) else "left"
    positions = measure.by.positions if isinstance(measure.by, RecallMeasure) else ()
    return {
        *advice_keys(game, measure),
        *(f"review.{error}" for error in measure.errors),
        *(f"error.{error}" for error in measure.errors),
        *(f"progress.verdict.{verdict}" for verdict in get_args(Verdict)),
        *(f"progress.{unit}.{basis}" for basis in get_args(Basis)),
        *(f"progress.position.{position}" for position in positions),
        *(f"drill.kind.{kind}" for kind in measure.drill.kinds),
        "progress.nothing_yet",
        "progress.practice_is_practice",
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXES)
def test_every_key_has_its_words(game: str, language: str) -> None:
    """Its own for the game, or those that all games share."""
    known = keys_said(language)
    assert [key for key in sorted(keys_of(game)) if not {key, f"{key}.{game}"} & known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_about_the_person(language: str) -> None:
    (notepad,) = (file for file in word_files() if file.name == "page/beyond/notepad")
    text = notepad.path(language).read_text(encoding="utf-8")
    assert "progress-" in text
    forbidden = r"\bmemory\b|Gedächtnis|mémoire|brain age|Hirnalter|âge du cerveau|\bIQ\b|\bQI\b"
    assert re.findall(forbidden, text, re.IGNORECASE) == []
