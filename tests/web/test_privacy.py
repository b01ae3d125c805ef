"""What is said about what is kept is said once, is true of this server, and is the same wherever it is read."""

from __future__ import annotations

import json
from datetime import datetime
from html import escape
from pathlib import Path

import pytest
from msgspec import convert

from gander.speech.catalogue import shared_words
from gander.speech.languages import LANGUAGES, Language
from gander.store.upkeep.retention import Retention
from gander.study.study_file import Study
from gander.web.services.privacy import Privacy, of_a_class, sentences
from tests.study.files import ALONE, TWO_CONDITIONS, study_in
from tests.tree import ROOT
from tests.web.worlds import a_world

NOVEMBER = datetime(2026, 11, 16).timestamp()
SCHOOL = Privacy(
    "Goosefield School", "office@goosefield.example", progress=False, retention=Retention("07-31"), backup_days=30
)
HOME = Privacy(at_home=True)
STUDY = Privacy("Goosefield University", study=True)
LED = Privacy().of_study(
    convert({"name": "A", "seed": "a", "by": "Goosefield School", "blocks": [{"game": ALONE}]}, Study)
)
UNLED = STUDY.of_study(convert({"name": "A", "seed": "a", "by": "Somebody", "blocks": [{"game": ALONE}]}, Study))
A_DEVICE = ("device", "gerät", "appareil")
"""In every language: a new one adds its own word."""


def in_the_docs(privacy: Privacy) -> str:
    return "\n".join(f"> {number}. {line}" for number, line in enumerate(sentences(privacy, "en", NOVEMBER), start=1))


@pytest.mark.parametrize("privacy", [SCHOOL, HOME])
def test_the_docs_have_the_same_sentences(privacy: Privacy) -> None:
    assert in_the_docs(privacy) in (ROOT / "docs" / "data.md").read_text("utf-8"), in_the_docs(privacy)


@pytest.mark.parametrize(
    ("privacy", "language", "place", "said"),
    [
        (SCHOOL, "en", 0, "Goosefield School runs this server; write to office@goosefield.example"),
        (SCHOOL, "de", 3, "bis zum 31. Juli 2027 gespielt"),
        (SCHOOL, "de", 3, "noch 30 Tage länger"),
        (Privacy(retention=Retention(days=90)), "en", 3, "deleted 90 days after it was played"),
        (
            Privacy(retention=Retention("02-01", 90)),
            "en",
            3,
            "by 1 February 2027 is deleted after that day, and at the latest",
        ),
        (SCHOOL, "en", 2, "off at first"),
        (HOME, "en", 2, "can switch that off"),
        (HOME, "en", 0, "the person who started it"),
        (Privacy(), "en", 0, "have not said who they are"),
        (STUDY, "en", 1, "nobody is asked for a name"),
        (STUDY, "de", 1, "jede Antwort und jeden Zug mit Uhrzeit"),
        (LED, "en", 0, "Goosefield School runs this study; ask them"),
        (UNLED, "en", 0, "Goosefield University runs this server"),
        (STUDY, "en", 3, "It stays until somebody removes it; how long backups"),  # so do unfinished games
        (STUDY, "en", 2, "as the study asks for it"),
        (STUDY, "de", 4, "Sag dazu deinen Code"),
    ],
)
def test_what_is_set_is_said(privacy: Privacy, language: Language, place: int, said: str) -> None:
    told = sentences(privacy, language, NOVEMBER)
    assert len(told) == 5
    assert said in told[place]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_does_not_say_that_games_are_written_down_on_a_device(language: Language) -> None:
    said = str(shared_words(language, "page/home")["home.notepadText"])
    assert said
    assert not [word for word in A_DEVICE if word in said.lower()]


async def test_the_page_and_the_leaf_for_parents_have_the_same_sentences(tmp_path: Path) -> None:
    named = Privacy("<b>School</b> & Sons", "mail@school.example")
    async with a_world(tmp_path, privacy=named) as world:
        told = await world.ask("GET", "/api/privacy")
        status, text = await world.http("GET", "/api/leaf")
    assert status == 200
    assert "text/html" in text
    assert "<b>School" not in text
    for language in LANGUAGES:
        assert told["sentences"][language] == list(sentences(named, language, 1_000_000.0))
        assert all(f"<p>{escape(line)}</p>" in text for line in told["sentences"][language])
        assert f"<p>{escape(of_a_class(language))}</p>" in text
    assert json.dumps(told).count("@school.example") == len(LANGUAGES)


async def test_the_leaf_of_a_study_speaks_of_nothing_that_is_not_there(tmp_path: Path) -> None:
    async with a_world(tmp_path, study=study_in(tmp_path, TWO_CONDITIONS), privacy=LED) as world:
        _, text = await world.http("GET", "/api/leaf")
    assert "Goosefield School" in text
    for language in LANGUAGES:
        assert f"<p>{escape(of_a_class(language))}</p>" not in text
        assert escape(sentences(SCHOOL, language, NOVEMBER)[1]) not in text
