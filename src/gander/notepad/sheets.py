"""The notepad as tables for statistics: one row per answer, one per result, one per exercise, and what columns mean."""

import csv
import inspect
import io
import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from msgspec import NODEFAULT, Struct, structs
from msgspec.structs import asdict

from gander.box import Box
from gander.contract.field_docs import from_general, own_field_docs
from gander.games import BOXES, box
from gander.measures.answers import AnyAnswer, decode_answers
from gander.store.notepad.exercises import WhoPractised
from gander.store.notepad.result_rows import AllAnswers

LATEST: Final = datetime(9999, 12, 31, tzinfo=UTC).timestamp()
FORMULAS: Final = ("=", "+", "-", "@")


class Facts(Struct, frozen=True):
    """What stands before every answer and every result."""

    participant: str
    """Who: the participant code if there is one or if codes were asked for, else the name."""
    game_id: str
    """The digest of what was played: the same game has the same on every device."""
    ended: str
    """When the game ended, in UTC, as 2026-11-15T02:43:57Z."""
    game: str
    """The name of the game."""
    rules: int
    """The version of the game's rules."""
    level: str
    """How hard; empty for a game without levels."""
    mode: str
    """solo, versus or cooperative."""
    variant: str
    """What else was agreed, as naming; empty for the plain game."""
    players: int
    """How many sat at the table."""
    bots: int
    """How many of them were bots."""
    seed: str
    """From which shuffles and rolls follow; the same seed with the same options gives the same deals."""
    chosen: bool
    """Whether the seed was chosen, as in a protocol."""
    measures: int
    """The version of how answers are derived from the log."""


class ResultRow(Facts, frozen=True, kw_only=True):
    """The result of one player in one game."""

    seat: int
    """Where they sat, counted from 0."""
    started: str
    """When the game began, in UTC."""
    score: int
    """Points that were won; alone or together right cards less wrong ones."""
    place: int
    """1 is the first; equal scores share a place."""
    won: bool
    """Whether they won, alone or shared; never alone or together."""
    ahead: int
    """Points that were given to start with; they count for the place and stand in no score."""


class ExerciseRow(Struct, frozen=True):
    """An exercise that one player has done in five minutes of practice. It is no game."""

    participant: str
    """Who: the participant code if there is one or if codes were asked for, else the name."""
    practice: str
    """Which practice; its exercises share it."""
    at: str
    """When it was done, in UTC."""
    game: str
    """The name of the game."""
    kind: str
    """What was practised."""
    asked: int
    """How many situations there were."""
    got: int
    """How many of them were answered rightly."""
    step: int
    """How hard it would have gone on, from 0."""


def facts(row: AllAnswers, *, codes: bool) -> dict[str, Any]:
    """The columns that come from the game."""
    game = row.game
    return {
        "participant": participant(row, codes=codes),
        "game_id": game.id,
        "ended": moment(game.ended),
        "game": game.game,
        "rules": game.version,
        "level": game.level,
        "mode": game.mode,
        "variant": game.variant,
        "players": game.players,
        "bots": sum(seat.bot is not None for seat in game.seats),
        "seed": game.seed,
        "chosen": game.chosen,
        "measures": game.measures,
    }


def participant(row: AllAnswers | WhoPractised, *, codes: bool) -> str:
    return row.code or (f"player {row.player}" if codes else row.name)


def moment(at: float) -> str:
    """Empty for a time that no calendar knows, as a file may have brought before files were checked."""
    if not 0 <= at <= LATEST:
        return ""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def cell(value: Any) -> Any:
    """A value as a table holds it: nothing is empty, a list is joined by bars, and no name becomes a formula."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, tuple):
        return "|".join(map(str, value))
    if isinstance(value, float):
        return round(value, 6)
    return f"'{value}" if isinstance(value, str) and is_formula(value) else value


def is_formula(text: str) -> bool:
    """Whether a spreadsheet would compute it; some skip what is blank before it."""
    return text.startswith(("\t", "\r", "\n")) or text.lstrip().startswith(FORMULAS)


def answer_columns() -> dict[str, Any]:
    """What an answer can have in any of the games, what all have first; and what stands for it in the other games."""
    fields = [field for one in BOXES.values() for field in structs.fields(one.measure.answer)]
    return {field.name: None if field.default is NODEFAULT else field.default for field in fields}


def answer_cell(answer: AnyAnswer, column: str, usual: Any, spell: Callable[[Any], str]) -> Any:
    """A choice stands there as its game spells it; of several that were right, each."""
    match column:
        case "at":
            return moment(answer.at)
        case "truth":
            return cell(" ".join(map(spell, answer.truth)))
        case "answer":
            return cell(spell(answer.answer))
        case "options":
            return cell(tuple(map(spell, answer.options)))
    return cell(getattr(answer, column, usual))


def answer_rows(rows: Iterable[AllAnswers], *, codes: bool = False) -> Iterator[list[Any]]:
    """One row per answer, the heading first."""
    columns = answer_columns()
    yield [*Facts.__struct_fields__, *columns]
    for row in rows:
        before = list(map(cell, facts(row, codes=codes).values()))
        spell = box(row.game.game).measure.spell
        for answer in decode_answers(row.game.game, row.answers) if row.answers is not None else ():
            yield [*before, *(answer_cell(answer, column, usual, spell) for column, usual in columns.items())]


def result_rows(rows: Iterable[AllAnswers], *, codes: bool = False) -> Iterator[list[Any]]:
    """One row per result, the heading first."""
    yield list(ResultRow.__struct_fields__)
    for row in rows:
        if row.has_result:
            seat = next(one for one in row.game.seats if one.seat == row.seat)
            own = (seat.seat, moment(row.game.started), seat.score, seat.place, seat.won, seat.ahead)
            yield [*map(cell, facts(row, codes=codes).values()), *map(cell, own)]


def exercise_rows(done: Iterable[WhoPractised], *, codes: bool = False) -> Iterator[list[Any]]:
    """One row per exercise, the heading first."""
    yield list(ExerciseRow.__struct_fields__)
    for row in done:
        own = asdict(row.done) | {"at": moment(row.done.at), "participant": participant(row, codes=codes)}
        yield [cell(own[column]) for column in ExerciseRow.__struct_fields__]


# The data dictionary -------------------------------------------------------------------------------------------------


def dictionary() -> Iterator[tuple[str, str, str, str]]:
    """Every column of all tables: table, column, type, and what it means."""
    yield "table", "column", "type", "meaning"
    tables = {
        "answers": {**explained(Facts), **answers_explained()},
        "results": explained(ResultRow),
        "practised": explained(ExerciseRow),
    }
    for table, columns in tables.items():
        for column, (kind, meaning) in columns.items():
            yield table, column, kind, meaning


def explained(struct: type[Struct]) -> dict[str, tuple[str, str]]:
    """For each field how it is to be read and what it means, also where it comes from a more general struct."""
    found: dict[str, tuple[str, str]] = {}
    for part in from_general(struct):
        kinds = inspect.get_annotations(part)
        found |= {name: (type_name(kinds[name], name), meaning) for name, meaning in meanings_of(part).items()}
    return found


def answers_explained() -> dict[str, tuple[str, str]]:
    """The fields of an answer: what they mean in every game, and what a game adds to that."""
    found: dict[str, tuple[str, str]] = {}
    for one in BOXES.values():
        answer = one.measure.answer
        general = answer.__base__
        assert general is not None
        found |= {name: told for name, told in explained(general).items() if name not in found}
        for name, meaning in meanings_of(answer).items():
            kind, known = found.get(name, (type_name(inspect.get_annotations(answer)[name], name), ""))
            found[name] = kind, f"{known} {in_the_game(one, meaning)}".strip()
    found["at"] = "time", "When it was given, in UTC."
    return {column: found[column] for column in answer_columns()}


def in_the_game(one: Box, meaning: str) -> str:
    """With the name of the game before it, in one sentence."""
    return f"{one.name.title()}: {meaning[0].lower()}{meaning[1:]}"


def type_name(kind: Any, name: str) -> str:
    """How a column is to be read."""
    if name in ("at", "started", "ended"):
        return "time"
    if name == "truth":  # the choices that were right, spelled as one
        return "text"
    text = getattr(kind, "__name__", str(kind)) if isinstance(kind, type) else str(kind)
    for part, named in (("tuple", "list"), ("bool", "0 or 1"), ("float", "number"), ("int", "whole number")):
        if part in text:
            return named
    return "text"


def meanings_of(struct: type[Struct]) -> dict[str, str]:
    """What is said of each field that a struct adds or states again, in one line."""
    return {name: " ".join(doc.split()) for name, doc in own_field_docs(struct).items()}


# Files ---------------------------------------------------------------------------------------------------------------


def as_csv(rows: Iterable[Sequence[Any]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def zipped(rows: Sequence[AllAnswers], practised: Sequence[WhoPractised] = (), *, codes: bool = False) -> bytes:
    """All sheets in one file."""
    sheets = {
        "answers.csv": answer_rows(rows, codes=codes),
        "results.csv": result_rows(rows, codes=codes),
        "practised.csv": exercise_rows(practised, codes=codes),
        "dictionary.csv": dictionary(),
    }
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, sheet in sheets.items():
            archive.writestr(name, as_csv(sheet))
    return file.getvalue()
