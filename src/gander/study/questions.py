"""Pages between the games: questions, and pauses."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from gander.study.text import Text
from gander.table.errors import WrongValue

Key: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9_-]{0,39}$")]
"""By what something is called in the tables that come out."""

StudyAnswer: TypeAlias = str | float | None
"""What was chosen, a number, or text; nothing where nothing had to be said."""

LONGEST_ANSWER: Final = 2000


class QuestionChoice(Struct, frozen=True, forbid_unknown_fields=True):
    value: Key
    text: Text


class StudyQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """One question. What it is like follows from its kind."""

    id: Key
    kind: Literal["choice", "scale", "number", "text"]
    text: Text
    choices: tuple[QuestionChoice, ...] = ()
    points: Annotated[int, Meta(ge=2, le=11)] = 7
    """Of a scale, which begins with 1."""
    low: Text = ""
    high: Text = ""
    least: float | None = None
    most: float | None = None
    longest: Annotated[int, Meta(ge=1, le=LONGEST_ANSWER)] = 300
    """Letters of a text."""
    optional: bool = False

    def check(self, answer: StudyAnswer) -> None:
        """Raises `WrongValue` for what is no answer to this."""
        if answer in (None, ""):
            if not self.optional:
                raise wrong(self, answer, "an answer")
        elif self.kind == "text":
            if not isinstance(answer, str) or len(answer) > self.longest:
                raise wrong(self, answer, f"up to {self.longest} letters")
        elif self.kind == "choice":
            known = [choice.value for choice in self.choices]
            if answer not in known:
                raise wrong(self, answer, f"one of {', '.join(known)}")
        else:
            self._check_number(answer)

    def _check_number(self, answer: StudyAnswer) -> None:
        least, most = (1, self.points) if self.kind == "scale" else (self.least, self.most)
        is_number = isinstance(answer, int | float) and not isinstance(answer, bool)
        whole = self.kind == "number" or (is_number and float(answer or 0).is_integer())
        if not is_number or not whole or not fits(float(answer or 0), least, most):
            raise wrong(self, answer, f"a number from {least} to {most}")


def fits(number: float, least: float | None, most: float | None) -> bool:
    return (least is None or number >= least) and (most is None or number <= most)


def wrong(question: StudyQuestion, answer: StudyAnswer, wanted: str) -> WrongValue:
    return WrongValue("wrong_answer", f"wrong answer to {question.id!r}: {str(answer)[:40]!r}: needed is {wanted}")


Place: TypeAlias = Literal["start", "before", "between", "after", "end"]


class QuestionPage(Struct, frozen=True, forbid_unknown_fields=True):
    """A page of its own, with questions, or a text, or a pause."""

    id: Key
    place: Place
    """At the start, after the agreement; before, between or after the games of a block; or at the end."""
    block: Key | None = None
    """Which block; without one, every."""
    title: Text = ""
    text: Text = ""
    questions: tuple[StudyQuestion, ...] = ()
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    """A pause: nobody goes on before they are over."""
    conditions: tuple[Key, ...] = ()
    """For whom; without any, for everybody."""

    def check(self, answers: dict[str, StudyAnswer]) -> None:
        """Raises `WrongValue`."""
        if unknown := answers.keys() - {question.id for question in self.questions}:
            raise WrongValue("wrong_answer", f"nobody asked {sorted(unknown)[0]!r} on page {self.id!r}")
        for question in self.questions:
            question.check(answers.get(question.id))


def faults_of(page: QuestionPage) -> list[tuple[str, str]]:
    """What is wrong with a page that its types allow: where, and what."""
    found = []
    for number, question in enumerate(page.questions):
        where = f"questions[{number}]"
        if question.kind == "choice" and len(question.choices) < 2:
            found.append((where, "a choice needs two choices or more"))
        if question.id in [other.id for other in page.questions[:number]]:
            found.append((f"{where}.id", f"{question.id!r} is asked twice on this page"))
    if page.block is not None and page.place in ("start", "end"):
        found.append(("block", f"a page at the {page.place} belongs to no block"))
    return found


encode_answers = msgspec.json.Encoder().encode
