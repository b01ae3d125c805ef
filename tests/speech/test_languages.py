"""How languages count, by the rules and the examples of CLDR (unicode.org/cldr/charts)."""

from __future__ import annotations

import pytest

from gander.speech.languages import (
    SOURCE,
    UnknownLanguage,
    categories,
    category,
    decimal,
    holds,
    known_language,
    known_languages,
    language_of,
)

POLISH_FEW = "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"
POLISH_MANY = "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14"


@pytest.mark.parametrize("number", ["2", "3", "4", "22", "104", "1002"])
def test_polish_has_a_form_for_few(number: str) -> None:
    assert holds(POLISH_FEW, number)
    assert not holds(POLISH_MANY, number)


@pytest.mark.parametrize("number", ["0", "5", "12", "14", "19", "21", "100", "112"])
def test_and_one_for_many(number: str) -> None:
    assert holds(POLISH_MANY, number)
    assert not holds(POLISH_FEW, number)


@pytest.mark.parametrize("number", ["0.0", "1.5", "2.0"])
def test_decimals_are_neither(number: str) -> None:
    assert not holds(POLISH_FEW, number)
    assert not holds(POLISH_MANY, number)


@pytest.mark.parametrize(("n", "form"), [(1, "one"), (0, "other"), (2, "other"), (1.5, "other"), ("1.0", "other")])
@pytest.mark.parametrize("language", ["en", "de"])
def test_one_is_alone_in_english_and_german(language: str, n: object, form: str) -> None:
    assert category(language, n) == form


@pytest.mark.parametrize(
    ("n", "form"),
    [(0, "one"), (1, "one"), (1.5, "one"), ("1.0", "one"), (2, "other"), (17, "other"), (1_000_000, "many")],
)
def test_french_counts_nothing_and_what_is_less_than_two_as_one(n: object, form: str) -> None:
    """By the rules of CLDR: one where the whole part is 0 or 1, many for whole millions."""
    assert category("fr", n) == form


@pytest.mark.parametrize(
    ("n", "form"),
    [(1, "one"), (2, "two"), (3, "few"), (4, "other"), (11, "other"), (12, "other"), (13, "other"), (21, "one")],
)
def test_english_places_in_a_row(n: int, form: str) -> None:
    assert category("en", n, ordinal=True) == form
    assert form in categories("en", ordinal=True)


def test_a_rule_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="not a rule of CLDR: 'n is 1'"):
        holds("n is 1", "1")


def test_every_language_writes_decimals_in_its_way() -> None:
    assert decimal("en", "0.50") == "0.50"
    assert decimal("de", "0.50") == "0,50"


def test_a_language_that_nobody_knows_is_refused_with_those_we_know() -> None:
    assert known_languages()[0] == SOURCE
    with pytest.raises(UnknownLanguage, match="unknown language: 'zz': known are en, de"):
        known_language("zz")


@pytest.mark.parametrize(
    "place", ["nl_NL.UTF-8", "nl", "pl_PL", "C", "C.UTF-8", "POSIX", "den_CA", "", "zh_CN.GB18030"]
)
def test_whatever_else_an_environment_asks_for_it_is_english(place: str) -> None:
    assert language_of({"LANG": place}) == SOURCE
