"""Tables for statistics."""

from __future__ import annotations

import csv
import io
import re
import zipfile
from pathlib import Path

from msgspec.structs import replace

from gander.contract.played import uid_of
from gander.games import BOXES
from gander.progress.answers import answers_of
from gander.progress.harvest import kept
from gander.progress.sheets import as_csv, cell, dictionary, zipped
from gander.store.rows import AllAnswers
from tests.progress.kit import some_game
from tests.tree import text_of


def rows() -> list[AllAnswers]:
    found = []
    for name in BOXES:
        played = some_game(name, 5, players=3)
        game, seats = kept(played)
        found += [AllAnswers(7, seat.name, "P1", seat.seat, seat.answers, game, seat.result) for seat in seats]
    return found


def read(archive: bytes, name: str) -> list[dict[str, str]]:
    with zipfile.ZipFile(io.BytesIO(archive)) as zipped_file:
        return list(csv.DictReader(io.StringIO(zipped_file.read(name).decode())))


def test_one_row_per_answer_and_one_per_result() -> None:
    archive = zipped(rows())
    answers, results = read(archive, "answers.csv"), read(archive, "results.csv")
    for name in BOXES:
        played = some_game(name, 5, players=3)
        derived = answers_of(played)
        written = [row for row in answers if row["game"] == name]
        assert len(written) == len(derived)
        assert sorted(int(row["number"]) for row in written) == [answer.number for answer in derived]
        assert sum(int(row["right"]) for row in written) == sum(answer.right for answer in derived)
        assert {row["game_id"] for row in written} == {uid_of(played)}
        scores = [int(row["score"]) for row in results if row["game"] == name]
        assert scores == list(played.outcome.scores)


def test_a_choice_stands_in_a_table_as_its_game_spells_it() -> None:
    answers = read(zipped(rows()), "answers.csv")
    spelled = {
        "goose": r"[a-z ]+",
        "boar": r"draw|\d( \d)*",
        "brains": r"pass|announce (red|yellow|blue|green|black)|throw \d( \d)*",
    }
    for row in answers:
        for column in ("truth", "answer"):
            assert re.fullmatch(spelled[row["game"]], row[column])
    assert {row["options"] for row in answers if row["game"] == "brains"} == {""}
    assert {"yellow|red|purple|blue|green"} <= {row["options"] for row in answers if row["game"] == "goose"}


def test_answers_that_can_no_longer_be_read_leave_the_result() -> None:
    archive = zipped([replace(row, answers=None) for row in rows()])
    assert read(archive, "answers.csv") == []
    assert len(read(archive, "results.csv")) == 9


def test_the_dictionary_explains_every_column_and_no_other() -> None:
    archive = zipped(rows())
    explained = read(archive, "dictionary.csv")
    for name in ("answers", "results"):
        columns = list(read(archive, f"{name}.csv")[0])
        listed = [row["column"] for row in explained if row["table"] == name]
        assert sorted(listed) == sorted(columns)
    assert all(row["meaning"].endswith(".") and row["type"] for row in explained)


def test_codes_stand_for_names() -> None:
    nameless = [replace(row, code=None) for row in rows()]
    assert {row["participant"] for row in read(zipped(rows(), codes=True), "answers.csv")} == {"P1"}
    coded = zipped(nameless, codes=True)
    assert {row["participant"] for row in read(coded, "answers.csv")} == {"player 7"}
    named = read(zipped(nameless), "answers.csv")
    assert {row["participant"] for row in named} == {"player 0", "player 1", "player 2"}


def test_cells() -> None:
    assert [cell(value) for value in (None, True, 0.1234567, ("a", "b"), "Mia")] == ["", 1, 0.123457, "a|b", "Mia"]
    assert cell("=1+1") == "'=1+1"
    assert as_csv([["a,b", 1]]) == '"a,b",1\n'


def test_the_dictionary_has_a_heading() -> None:
    assert next(dictionary()) == ("table", "column", "type", "meaning")


def test_the_page_about_data_has_the_dictionary() -> None:
    page = text_of(Path("docs/data.md"))
    missing = [row for row in list(dictionary())[1:] if f"| `{row[1]}` | {row[2]} | {row[3]} |" not in page]
    assert missing == []
