"""The sentences: both languages have the same, and every event, rule and value has one."""

from __future__ import annotations

import string
from typing import get_args

import pytest

from gander.contract.game import AnyGame
from gander.contract.glances import Glanced
from gander.games import GAMES
from gander.speech.languages import LANGUAGES, Language, language_of
from gander.speech.message import Choice, gaps
from gander.text.catalogue import catalogue
from tests.test_docs import numbered_rules

ENGLISH, GERMAN = catalogue("en"), catalogue("de")


def has_words(sentence: str) -> bool:
    """Whether there is more than gaps and punctuation in it."""
    between = "".join(text for text, _, _, _ in string.Formatter().parse(sentence))
    return any(map(str.isalpha, between))


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def test_both_languages_have_the_same_sentences() -> None:
    assert set(ENGLISH.messages) == set(GERMAN.messages)


def test_both_languages_have_the_same_gaps() -> None:
    different = {key: (gaps(ENGLISH.messages[key]), gaps(GERMAN.messages[key])) for key in ENGLISH.messages}
    assert {key: both for key, both in different.items() if both[0] != both[1]} == {}


def test_both_languages_have_forms_by_number_in_the_same_places() -> None:
    forms = {key for key, message in ENGLISH.messages.items() if isinstance(message, Choice)}
    assert forms == {key for key, message in GERMAN.messages.items() if isinstance(message, Choice)}
    assert "count.card" in forms


def test_german_is_not_english() -> None:
    same = {key for key in ENGLISH.messages if ENGLISH.messages[key] == GERMAN.messages[key]}
    words = {key for key in same if isinstance(ENGLISH.messages[key], str) and " " in str(ENGLISH.messages[key])}
    assert [key for key in words if has_words(str(ENGLISH.messages[key]))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_kind_of_event_has_words(game: AnyGame, language: Language) -> None:
    keys = [key.split(".")[2] for key in catalogue(language).keys_below(f"{game.name}.event")]
    named_otherwise = {"paid": "chose"}
    missing = [
        tag(kind)
        for kind in get_args(game.event)
        if not issubclass(kind, Glanced)  # the same words in every game
        if not any(key.startswith((tag(kind), named_otherwise.get(tag(kind), "-"))) for key in keys)
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_sentence_and_every_sentence_a_rule(language: Language) -> None:
    words = catalogue(language)
    sections = ["rule.any", *(f"{game}.rule" for game in GAMES)]
    said = [[key.rpartition(".")[2] for key in words.keys_below(section)] for section in sections]
    assert all(len({number[0] for number in numbers}) == 1 for numbers in said), "a game has a letter of its own"
    assert sorted(number for numbers in said for number in numbers) == sorted(numbered_rules())


def test_what_is_said_to_oneself_is_also_said_about_others() -> None:
    to_oneself = {key.removesuffix("_you") for key in ENGLISH.messages if key.endswith("_you")}
    assert to_oneself
    assert to_oneself <= set(ENGLISH.messages)


@pytest.mark.parametrize(
    ("things", "joined"),
    [(["Mia"], "Mia"), (["Mia", "Ben"], "Mia and Ben"), (["Mia", "Ben", "Ida"], "Mia, Ben and Ida")],
)
def test_things_are_joined(things: list[str], joined: str) -> None:
    assert ENGLISH.join(things) == joined


@pytest.mark.parametrize(("n", "words"), [(0, "0 Karten"), (1, "1 Karte"), (2, "2 Karten")])
def test_number_decides_the_form(n: int, words: str) -> None:
    assert GERMAN.say("count.card", n=n) == words


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LC_MESSAGES": "de", "LANG": "C"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_environment_decides_the_language(environment: dict[str, str], language: Language) -> None:
    assert language_of(environment) == language
