"""The made-up language is one: whole, with the forms of Polish, and what is filled in or typed stays as it is."""

from __future__ import annotations

import pytest

from gander.speech.languages import SOURCE, category, manners
from gander.speech.message import Choice, Message, forms_of
from gander.translation.audit import audit, progress
from gander.translation.word_files import WordFile
from tests.made_up import FORMS, HYPHEN, TAG, made_up, written_words

ROOM = 1000


def english(value: object, ordinal: bool) -> str:
    return category(SOURCE, value, ordinal)


@pytest.mark.parametrize(
    ("said", "made"),
    [
        ("Look, {name}!", "Ĺöööķ, {name}!"),
        ("yes", "ýééš"),
        ("A horse", "Á ĥööřšéé"),
        ("Stop with Ctrl+C.", "Šťťöṗ ŵííťĥ Ctrl+C."),
        ("Run gander tidy --yes", "Řüüñ gander tidy --yes"),
        ("Keep gander.key: Gander", "Ķéééṗ gander.key: Gander"),
        ("W asks, H tells", "W áššķš, H ťééĺĺšš"),
        ("5 % – {n}", "5 % – {n}"),
    ],
)
def test_every_letter_has_an_accent_and_what_is_typed_stays(said: str, made: str) -> None:
    assert made_up(said, ROOM) == made


def test_a_long_word_may_be_parted() -> None:
    assert HYPHEN in str(made_up("Thieving", ROOM))
    assert HYPHEN not in str(made_up("horse", ROOM))


def test_where_there_is_room_for_four_letters_there_are_four() -> None:
    assert made_up("done", 4) == "ďöñé"


def test_it_counts_as_polish_does() -> None:
    cards = Choice("n", {"one": "{n} card", "other": "{n} cards"}, "other", english)
    made = made_up(cards, ROOM)
    assert isinstance(made, Choice)
    assert tuple(made.forms) == FORMS
    assert made.forms["one"] != made.forms["few"] == made.forms["other"]


def test_a_place_in_a_row_has_one_form() -> None:
    place = Choice("n", {"one": "{n}st", "other": "{n}th"}, "other", english, ordinal=True)
    made = made_up(place, ROOM)
    assert isinstance(made, Choice)
    assert (tuple(made.forms), made.ordinal) == (("other",), True)


def test_what_is_chosen_by_a_word_is_chosen_by_the_same_word() -> None:
    animals = Choice("kind", {"otter": "the otter", "any": "an animal"}, "any", english)
    made = made_up(animals, ROOM)
    assert isinstance(made, Choice)
    assert (tuple(made.forms), made.otherwise) == (("otter", "any"), "any")


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> tuple[WordFile, ...]:
    return written_words(tmp_path_factory.mktemp("made-up"))


def test_it_is_whole_and_nothing_is_wrong_with_it(words: tuple[WordFile, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    shared = next(file.folder for file in words if not file.of_game)
    monkeypatch.setattr("gander.speech.languages.WORDS", shared)
    manners.cache_clear()
    how_far = progress(words, TAG)
    assert how_far.said == how_far.all
    assert [finding for finding in audit(words, TAG) if finding.fault != "long"] == []


def test_it_is_a_third_longer(words: tuple[WordFile, ...]) -> None:
    def letters(language: str) -> int:
        return sum(longest(entry.message) for file in words for entry in file.entries(language))

    assert 1.2 < letters(TAG) / letters(SOURCE) < 1.4


def longest(message: Message) -> int:
    return max(len(text) for _, text in forms_of(message))
