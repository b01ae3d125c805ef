"""The part of Fluent that our words are written in (projectfluent.org/fluent/guide)."""

from __future__ import annotations

import pytest

from gander.speech.fluent import WrongFluent, key_of, read_fluent, written_key
from gander.speech.message import Choice, Message, filled, gaps


def by_number(value: object, ordinal: bool) -> str:
    """English, as CLDR has it for small numbers."""
    if ordinal:
        return {"1": "one", "2": "two", "3": "few"}.get(str(value), "other")
    return "one" if value == 1 else "other"


def read_one(text: str) -> Message:
    (entry,) = read_fluent(text, by_number)
    return entry.message


def test_a_sentence_has_gaps() -> None:
    message = read_one("told = { $name } looks at card {$number}.")
    assert filled(message, {"name": "Mia", "number": 3}) == "Mia looks at card 3."
    assert gaps(message) == {"name", "number"}


CARDS = """cards =
    { $n ->
        [0] No card
        [one] { $n } card
       *[other] { $n } cards
    } left.
"""


@pytest.mark.parametrize(("n", "said"), [(0, "No card left."), (1, "1 card left."), (2, "2 cards left.")])
def test_a_number_chooses_the_form_and_an_exact_one_comes_first(n: int, said: str) -> None:
    assert filled(read_one(CARDS), {"n": n}) == said


def test_places_in_a_row_have_forms_of_their_own() -> None:
    message = read_one(
        'place = { NUMBER($n, type: "ordinal") ->\n [one] { $n }st\n [two] { $n }nd\n *[other] { $n }th\n }'
    )
    assert [filled(message, {"n": n}) for n in (1, 2, 4)] == ["1st", "2nd", "4th"]


def test_a_word_chooses_too_as_a_gender_does() -> None:
    message = read_one("won = { $gender ->\n [feminine] Elle est prête\n *[masculine] Il est prêt\n }")
    assert filled(message, {"gender": "feminine"}) == "Elle est prête"
    assert filled(message, {"gender": "other"}) == "Il est prêt"


def test_two_numbers_choose_one_form_together() -> None:
    message = read_one(
        "a = { $n -> [one] A card\n *[other] { $n } cards\n } of { $m -> [one] one\n *[other] { $m }\n }"
    )
    assert isinstance(message, Choice)
    assert [filled(message, {"n": n, "m": m}) for n in (1, 2) for m in (1, 3)] == [
        "A card of one",
        "A card of 3",
        "2 cards of one",
        "2 cards of 3",
    ]


def test_blanks_at_the_end_of_a_text_are_written_in_quotes() -> None:
    assert read_one('after = , and more{ " " }') == ", and more "


def test_a_comment_is_a_note_and_a_double_one_names_a_section() -> None:
    text = "### All of it\n\n## The cards\n\n# Short.\n# Very.\na = x\n\nb = y\n"
    entries = read_fluent(text, by_number)
    assert [(entry.key, entry.note, entry.section, entry.line) for entry in entries] == [
        ("a", "Short. Very.", "The cards", 7),
        ("b", "", "The cards", 9),
    ]


@pytest.mark.parametrize(
    ("key", "written"), [("list", "list"), ("glance.told_you", "glance-told_you"), ("a.left-out", "a-left--out")]
)
def test_a_dot_is_written_as_a_hyphen(key: str, written: str) -> None:
    assert written_key(key) == written
    assert key_of(written) == key


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("a = { $n", "a { without its }"),
        ("a = n }", "a } without its {"),
        ("a = { -term }", "braces hold"),
        ("a =", "without words"),
        ("a = { $n ->\n [one] x\n }", "needs a star"),
        ("just words", "neither a sentence nor a comment"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(text: str, what: str) -> None:
    with pytest.raises(WrongFluent, match=f"en.ftl, line 2: .*{what}"):
        read_fluent(f"# note\n{text}", by_number, "en.ftl")
