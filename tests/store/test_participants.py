"""Participants of a study, in both kinds of database."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import pytest

from gander.store.forget import forget_participant
from gander.store.notepad import participants
from gander.store.notepad.participants import Participant
from gander.store.sql import Connection, Database, transaction
from gander.table.terms import LONGEST_NAME


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, empty: Callable[[str], Database]) -> Database:
    return empty(request.param)


def somebody(participant: str, number: int) -> Participant:
    return Participant(participant, "s", number, f"P{number + 1}", participant, "", 0, 0, "device", 1.0, "{}")


def comes(line: Connection, participant: str) -> Participant:
    return participants.enrol(line, "s", participant, lambda number: somebody(participant, number))


def test_numbers_go_up_and_stay(database: Database) -> None:
    with closing(database.open()) as line, transaction(line, database.to_write):
        assert [comes(line, name).number for name in ("a", "b", "a", "c")] == [0, 1, 0, 2]
        assert [one.code for one in participants.participants_in(line, "s")] == ["a", "b", "c"]
        participants.go_elsewhere(line, "a")
        participants.stay_on(line, "a", "another")
        participants.stay_on(line, "b", "another")
        found = [participants.participant_of(line, name) for name in ("a", "b")]
        assert [one and one.device for one in found] == ["another", "device"]


def test_nobody_is_called_like_somebody_else(database: Database) -> None:
    def named(name: str, study: str = "s") -> Callable[[int], Participant]:
        return lambda number: Participant(f"{study} {number}", study, number, name, "", "", 0, 0, None, 1.0, "{}")

    with closing(database.open()) as line, transaction(line, database.to_write):
        asked = [("a", "P1", "s"), ("b", "p1", "s"), ("c", "P1", "t"), ("d", "P2", "s"), ("e", "x" * LONGEST_NAME, "s")]
        asked += [("f", "x" * LONGEST_NAME, "s")]
        called = [participants.enrol(line, study, who, named(name, study)).name for who, name, study in asked]
        assert called == ["P1", "p1x2", "P1x3", "P2", "x" * LONGEST_NAME, "x" * (LONGEST_NAME - 4) + "x2"]


def test_a_step_is_taken_once(database: Database) -> None:
    with closing(database.open()) as line, transaction(line, database.to_write):
        comes(line, "a")
        participants.take_step(line, "a", "page:x", 2.0, {"answers": {"q": 1}})
        participants.take_step(line, "a", "page:x", 3.0, {"answers": {"q": 2}})
        (done,) = participants.steps_of(line, "a").values()
        assert (done.at, done.value) == (2.0, {"answers": {"q": 1}})


def test_teams_fill_one_after_the_other_and_who_begins_anew_leaves_theirs_closed(database: Database) -> None:
    with closing(database.open()) as line, transaction(line, database.to_write):
        for name in "abcde":
            comes(line, name)
        teams = [participants.join_team(line, "block", name, 2, 1.0 + place).name for place, name in enumerate("abc")]
        assert teams[0] == teams[1] != teams[2]
        participants.close_team(line, "block", teams[2])
        assert participants.join_team(line, "block", "d", 2, 9.0).members == ("d",)
        participants.begin_anew(line, "a")
        again = participants.join_team(line, "block", "a", 2, 10.0)
        assert again.members == ("d", "a")
        left = participants.team_of(line, "block", "b")
        assert left is not None
        assert (left.members, left.closed) == (("b",), True)


def test_no_team_is_called_as_one_that_is_gone_nor_filled_up_after_it(database: Database) -> None:
    """Else the next to come would be refused, or find the table of those before them."""
    with closing(database.open()) as line, transaction(line, database.to_write):
        for name in "abcde":
            comes(line, name)
        alone = participants.join_team(line, "block", "a", 3, 1.0).name
        participants.begin_anew(line, "a")
        assert participants.join_team(line, "block", "a", 3, 2.0).name != alone
        assert participants.join_team(line, "block", "b", 3, 3.0).members == ("a", "b")
        forget_participant(line, "a")
        assert participants.join_team(line, "block", "c", 3, 4.0).members == ("c",)
        forget_participant(line, "b")
        participants.close_team(line, "block", participants.join_team(line, "block", "c", 3, 5.0).name)
        assert participants.join_team(line, "block", "d", 3, 6.0).members == ("d",)


def test_who_is_forgotten_leaves_a_number_and_nothing_else(database: Database) -> None:
    with closing(database.open()) as line, transaction(line, database.to_write):
        comes(line, "a")
        participants.take_step(line, "a", "page:x", 2.0, {})
        participants.join_team(line, "block", "a", 2, 1.0)
        forget_participant(line, "a")
        assert participants.participant_of(line, "a") is None
        ((who, steps),) = participants.everybody_in_studies(line)
        assert (who.number, who.name, who.code, who.device, steps) == (0, "—", "—", None, {})
        assert (who.condition, who.ordering, who.attempt, who.arrived, who.link) == ("", 0, 0, 0, "{}")
        assert comes(line, "b").number == 1
