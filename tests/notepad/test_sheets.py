"""Tables for statistics."""

from __future__ import annotations

import io
import zipfile

from msgspec.structs import replace

from gander.contract.played_game import uid_of
from gander.games import BOXES
from gander.measures.answers import answers_of
from gander.notepad.harvest import saved_game
from gander.notepad.sheets import as_csv, cell, dictionary, moment, zipped
from gander.store.notepad.exercises import Practised, WhoPractised
from gander.store.notepad.result_rows import AllAnswers
from tests.kinds import FOR_TWO
from tests.notepad.kit import read, rows, some_game

RESULTS = "results.csv"


def test_one_row_per_answer_and_one_per_result() -> None:
    archive = zipped(rows(*BOXES))
    answers, results = read(archive, "answers.csv"), read(archive, RESULTS)
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


def test_A9_what_was_given_has_a_column_of_its_own() -> None:
    """Somebody started with seven cards; they are in the score of the game and not in that of the table."""
    name = FOR_TWO.game.name
    game, seats = saved_game(some_game(name, 5, players=2, ahead=(7, 0)))
    found = read(
        zipped([AllAnswers(7, one.name, "P1", one.seat, one.answers, game, one.result) for one in seats]), RESULTS
    )
    plain = some_game(name, 5, players=2).outcome.scores
    assert [(int(row["score"]), int(row["ahead"])) for row in found] == [(plain[0], 7), (plain[1], 0)]


def test_answers_that_can_no_longer_be_read_leave_the_result() -> None:
    archive = zipped([replace(row, answers=None) for row in rows(*BOXES)])
    assert read(archive, "answers.csv") == []
    assert len(read(archive, RESULTS)) == 3 * len(BOXES)


def headings(archive: bytes, name: str) -> list[str]:
    with zipfile.ZipFile(io.BytesIO(archive)) as sheets:
        return sheets.read(f"{name}.csv").decode().partition("\n")[0].split(",")


def test_one_row_per_exercise_that_was_practised() -> None:
    done = Practised("ab", 0.0, "a game", "a kind", 3, 2, 4)
    mia = WhoPractised(7, "Mia", None, "otter", done)
    (row,) = read(zipped([], [mia], codes=True), "practised.csv")
    assert list(row.values()) == ["player 7", "ab", "1970-01-01T00:00:00Z", "a game", "a kind", "3", "2", "4"]
    assert read(zipped([], [mia]), "practised.csv")[0]["participant"] == "Mia"


def test_the_dictionary_explains_every_column_and_no_other() -> None:
    archive = zipped(rows(*BOXES))
    explained = read(archive, "dictionary.csv")
    for name in ("answers", "results", "practised"):
        columns = headings(archive, name)
        listed = [row["column"] for row in explained if row["table"] == name]
        assert sorted(listed) == sorted(columns)
    assert all(row["meaning"].endswith(".") and row["type"] for row in explained)


def test_codes_stand_for_names() -> None:
    nameless = [replace(row, code=None) for row in rows(*BOXES)]
    assert {row["participant"] for row in read(zipped(rows(*BOXES), codes=True), "answers.csv")} == {"P1"}
    coded = zipped(nameless, codes=True)
    assert {row["participant"] for row in read(coded, "answers.csv")} == {"player 7"}
    named = read(zipped(nameless), "answers.csv")
    assert {row["participant"] for row in named} == {"player 0", "player 1", "player 2"}


def test_a_time_that_no_calendar_knows_is_left_empty() -> None:
    """As in a game that was brought before files were checked."""
    assert [moment(at) for at in (0, 1e300, -1e300, float("inf"))] == ["1970-01-01T00:00:00Z", "", "", ""]


def test_cells() -> None:
    assert [cell(value) for value in (None, True, 0.1234567, ("a", "b"), "Mia")] == ["", 1, 0.123457, "a|b", "Mia"]
    for formula in ("=1+1", "+1", "-1", "@SUM(A1)", "\n=1+1", " =1+1", "\t1", "\r1", "\u2028=1"):
        assert cell(formula) == f"'{formula}"
    assert as_csv([["a,b", 1]]) == '"a,b",1\n'


def test_the_dictionary_has_a_heading() -> None:
    assert next(dictionary()) == ("table", "column", "type", "meaning")
