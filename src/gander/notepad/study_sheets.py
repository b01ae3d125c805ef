"""A study as tables: who took part, what they answered, and under which circumstances; without codes and links."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from gander.contract.played_game import GONE
from gander.notepad.pauses import Pauses
from gander.notepad.sheets import cell, explained, moment
from gander.store.notepad.participants import Participant, StepDone

StudyRecord = tuple[Participant, Mapping[str, StepDone]]


class ParticipantRow(Struct, frozen=True):
    """Somebody who took part."""

    participant: str
    """Who: as at the table."""
    study: str
    """Which study, by what follows from its seed."""
    number: int
    """As which they came, counted from 0."""
    condition: str
    """What they were assigned; empty in a study without conditions."""
    ordering: int
    """Which of the balanced orders they had, counted from 0."""
    arrived: str
    """When they came first, in UTC."""
    agreed: bool | None
    """Whether they agreed; empty where nothing was to be agreed to."""
    consent_version: str
    """To which text."""
    consent_language: str
    """In which language."""
    outcome: str
    """How it ended: finished, declined, stopped, unpaired; empty for who has not come to an end."""


class QuestionRow(Struct, frozen=True):
    """One answer on a page between the games."""

    participant: str
    """Who: as at the table."""
    step: str
    """Which page, with its block and the game before it where there are several."""
    question: str
    """Which question, by its id in the study."""
    response: str
    """What was answered; empty where nothing had to be."""
    answered: str
    """When the page was sent, in UTC."""


class StepRow(Struct, frozen=True):
    """One step, and the circumstances under which it was taken."""

    participant: str
    """Who: as at the table."""
    step: str
    """What was done: consent, a page, a game by its number in the study, left, stopped, unpaired or end."""
    taken: str
    """When it was written down, in UTC."""
    table: str
    """Of a game, at which table."""
    game_id: str
    """Of a game that was played to its end: as in answers and results."""
    block: str
    """Of a game, to which block of the study it belongs."""
    pauses: int | None
    """Of a game, how often it was paused, by whomever."""
    paused_seconds: float | None
    """Of a game, for how long in all: these seconds are in no response and in no age."""
    language: str
    """In which the page spoke."""
    text: str
    """How large the letters were."""
    pace: str
    """For how long events were shown."""
    theme: str
    """Light, dark, or as the device has it."""
    sound: bool | None
    """Whether sounds were on."""
    remarks: bool | None
    """Whether bots said something now and then."""
    adviser: bool | None
    """Whether an adviser was switched on."""
    adviser_switched: int | None
    """How often it was switched on or off since the step before."""
    hand: str
    """On which side the buttons were."""
    confirm: bool | None
    """Whether one was asked once more where a slip is likely."""
    keys: bool | None
    """Whether single keys did something."""
    volume: float | None
    """How loud, from 0 to 10."""
    evening: str
    """How loud everything was together: quiet, usual or loud."""
    night: bool | None
    """Whether it was softer at night."""
    less_motion: bool | None
    """Whether motion was reduced."""
    width: float | None
    """Of the page, in its points."""
    height: float | None
    """Of the page, in its points."""
    pixels: float | None
    """For each point, along one side."""
    touch: bool | None
    """Whether it was used by touch."""
    away_seconds: float | None
    """How long the page was out of sight since the step before."""
    browser: str
    """What the browser calls itself."""


def participant_rows(records: Iterable[StudyRecord]) -> Iterator[list[Any]]:
    """Without those who were deleted."""
    yield list(ParticipantRow.__struct_fields__)
    for who, steps in records:
        if who.code == GONE:
            continue
        agreed = steps["consent"].value if "consent" in steps else {}
        end = steps["end"].value if "end" in steps else {}
        row = (who.name, who.study, who.number, who.condition, who.ordering, moment(who.arrived), agreed.get("agrees"))
        consent = (agreed.get("version", ""), agreed.get("language", ""))
        yield list(map(cell, (*row, *consent, end.get("outcome", ""))))


def question_rows(records: Iterable[StudyRecord]) -> Iterator[list[Any]]:
    yield list(QuestionRow.__struct_fields__)
    for who, steps in records:
        for done in steps.values():
            for question, answer in done.value.get("answers", {}).items():
                yield list(map(cell, (who.name, done.step, question, plain(answer), moment(done.at))))


def plain(answer: Any) -> Any:
    """A whole number is written as one."""
    return int(answer) if isinstance(answer, float) and answer.is_integer() else answer


def step_rows(records: Iterable[StudyRecord], games: Mapping[str, str]) -> Iterator[list[Any]]:
    """With the digest of the game that was played at each table."""
    columns = StepRow.__struct_fields__
    yield list(columns)
    for who, steps in records:
        for done in steps.values():
            seen = done.value.get("circumstances") or {}
            width, height = seen.get("screen", (None, None))
            known = {**seen, "participant": who.name, "step": done.step, "taken": moment(done.at)}
            table = done.value.get("table", "")
            known |= {"table": table, "game_id": games.get(table, ""), "width": width, "height": height}
            known |= {name: done.value.get(name) for name in ("block", *Pauses._fields)}
            known |= {"browser": done.value.get("browser", "")}
            yield [cell(known.get(column)) for column in columns]


TABLES: Mapping[str, type[Struct]] = {"participants": ParticipantRow, "questions": QuestionRow, "steps": StepRow}


def study_sheets(records: Sequence[StudyRecord], games: Mapping[str, str]) -> dict[str, list[list[Any]]]:
    """`games` says for each table the digest of what was played there."""
    return {
        "participants": list(participant_rows(records)),
        "questions": list(question_rows(records)),
        "steps": list(step_rows(records, games)),
    }


def columns_explained() -> dict[str, dict[str, tuple[str, str]]]:
    """For each table and column how it is to be read and what it means."""
    return {name: explained(struct) for name, struct in TABLES.items()}
