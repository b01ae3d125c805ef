"""What whoever runs a server promises to delete is deleted, and nothing else; on both databases."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from datetime import date, datetime

import pytest

from gander.store.notepad import classes, participants
from gander.store.notepad.participants import everybody_in_studies
from gander.store.sql import Connection, Database, transaction
from gander.store.sqlite import Sqlite
from gander.store.upkeep.move import KINDS, move
from gander.store.upkeep.retention import A_DAY, FOR_EVER, Retention
from gander.store.upkeep.tidy import TidyCounts, tidy_all, to_do
from tests.store.test_participants import comes

SUMMER = Retention(until="07-31")
OF_PEOPLE = sorted(set(KINDS) - {"tidied"})


def at(year: int, month: int, day: int, hour: int = 12) -> float:
    return datetime(year, month, day, hour).timestamp()


@pytest.mark.parametrize(
    ("now", "cutoff", "next_end"),
    [
        (at(2026, 11, 16), at(2026, 8, 1, 0), date(2027, 7, 31)),
        (at(2027, 7, 31), at(2026, 8, 1, 0), date(2027, 7, 31)),  # its last day is a whole one
        (at(2027, 8, 1, 3), at(2027, 8, 1, 0), date(2028, 7, 31)),
    ],
)
def test_the_end_of_a_school_year_comes_every_year(now: float, cutoff: float, next_end: date) -> None:
    assert SUMMER.cutoff(now) == cutoff
    assert SUMMER.next_end(now) == next_end


def test_days_are_counted_back_and_the_stricter_of_two_ends_counts() -> None:
    now = at(2026, 11, 16)
    assert Retention(days=30).cutoff(now) == now - 30 * A_DAY
    assert Retention("07-31", 30).cutoff(now) == now - 30 * A_DAY
    assert Retention("07-31", 300).cutoff(now) == at(2026, 8, 1, 0)
    assert FOR_EVER.cutoff(now) == 0
    assert Retention("02-29").cutoff(at(2027, 4, 1)) == at(2027, 3, 1, 0)


@pytest.mark.parametrize("wrong", ["31-07", "7-31", "07-32", "2027-07-31", ""])
def test_a_day_that_does_not_exist_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Retention(until=wrong)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_after_its_end_nothing_of_anybody_is_left(
    kind: str, household: Sqlite, empty: Callable[[str], Database]
) -> None:
    database: Database = household
    if kind == "postgres":
        move(household, database := empty(kind))
    with closing(database.connect()) as connection:
        (last,) = connection.execute("select max(at) from tables").fetchone()
        (games,) = connection.execute("select count(*) from games").fetchone()
        connection.execute("update pads set seen = ?", (last,))
        with transaction(connection, database.to_write):
            a_saved_class(connection, last)
        before = {table: count(connection, table) for table in OF_PEOPLE}
        assert games
        early, late = Retention(days=1000), Retention(days=1)
        assert to_do(connection, last + 2 * A_DAY, early).games == 0
        tidy_all(connection, database, last + 2 * A_DAY, early)
        assert count(connection, "games") == before["games"]
        assert count(connection, "players") == before["players"]
        assert count(connection, "classes") == 1
        done = to_do(connection, last + 3 * A_DAY, late)
        assert (done.games, done.removed) == (games, count(connection, "tables"))
        assert tidy_all(connection, database, last + 3 * A_DAY, late) == done
        assert {table: left for table in OF_PEOPLE if (left := count(connection, table))} == {}
        assert tidy_all(connection, database, last + 3 * A_DAY, late) == TidyCounts()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_after_its_end_a_participant_is_a_number_and_whoever_still_takes_part_stays(
    kind: str, empty: Callable[[str], Database]
) -> None:
    database, retention, now = empty(kind), Retention(days=1), 10 * A_DAY
    with closing(database.open()) as line:
        with transaction(line, database.to_write):
            for name in ("gone", "stays"):
                comes(line, name)
                participants.take_step(line, name, "page:x", 2.0, {"answers": {"q": 1}})
            participants.take_step(line, "stays", "page:y", now, {})
        assert to_do(line, now, FOR_EVER).participants == 0
        assert to_do(line, now, retention).participants == 1
        assert tidy_all(line, database, now, retention).participants == 1
        found = [(who.number, who.name, who.code, len(steps)) for who, steps in everybody_in_studies(line)]
        assert sorted(found) == [(0, "—", "—", 0), (1, "P2", "stays", 2)]
        assert to_do(line, now, retention) == TidyCounts()


def a_saved_class(connection: Connection, opened: float) -> None:
    """With one of the tables that there are."""
    classes.open_class(connection, "c", "teacher", opened, b'{"pupils":[{"name":"Ben"}]}', {"code": 0})
    assert classes.change_class(connection, "c", 0, b'{"pupils":[{"name":"Ben"}]}', is_saved=True)
    (table,) = connection.execute("select min(id) from tables").fetchone()
    classes.add_table(connection, "c", table)
    classes.see(connection, "c", 0, opened)


def count(connection: Connection, table: str) -> int:
    return int(connection.execute(f"select count(*) from {table}").fetchone()[0])
