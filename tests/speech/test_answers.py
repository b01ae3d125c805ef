"""How short answers are understood, and how refused ones are explained."""

from __future__ import annotations

import pytest

from gander.speech.answers import AnswerChoice, NotUnderstood, Prompt

COLOURS = Prompt(
    ("Which?",),
    tuple(AnswerChoice(word, (word, str(i))) for i, word in enumerate(["rot", "gelb", "blau", "grün", "schwarz"], 1)),
)
CLOTHES = Prompt(
    (), tuple(AnswerChoice(word, (word,)) for word in ["bow tie", "necktie", "key chain", "striped shirt"])
)
NUMBERS = Prompt((), tuple(AnswerChoice(n, (str(n),)) for n in range(1, 13)))
ENTER = Prompt((), (AnswerChoice("go", ("",)),))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("rot", "rot"), ("R", "rot"), ("4", "grün"), ("gr", "grün"), ("gruen", "grün"), ("GRUN", "grün"), (" b ", "blau")],
)
def test_short_answers_are_understood(typed: str, meant: str) -> None:
    assert COLOURS.understand(typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"), [("bow", "bow tie"), ("s s", "striped shirt"), ("key ch", "key chain"), ("n", "necktie")]
)
def test_each_word_may_be_cut_short(typed: str, meant: str) -> None:
    assert CLOTHES.understand(typed) == meant


@pytest.mark.parametrize("number", range(1, 13))
def test_whole_number_beats_the_beginning_of_another(number: int) -> None:
    assert NUMBERS.understand(str(number)) == number


def refusal(question: Prompt[str], typed: str) -> NotUnderstood:
    with pytest.raises(NotUnderstood) as refused:
        question.understand(typed)
    return refused.value


def test_ambiguous_answer_is_told_what_it_could_mean() -> None:
    refused = refusal(COLOURS, "g")
    assert refused.key == "answer.several"
    assert refused.values == {"typed": "g", "choices": "gelb, grün"}


def test_unknown_answer_is_told_what_is_possible() -> None:
    refused = refusal(COLOURS, "pink")
    assert refused.key == "answer.unknown"
    assert refused.values == {"typed": "pink", "choices": "rot, gelb, blau, grün, schwarz"}


def test_missing_answer_is_told_what_is_possible() -> None:
    assert refusal(COLOURS, "").key == "answer.nothing"


def test_where_only_enter_is_asked_words_are_refused() -> None:
    assert ENTER.understand("") == "go"
    assert refusal(ENTER, "red").key == "answer.only_enter"
