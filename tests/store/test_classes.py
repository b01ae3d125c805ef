"""Classes, in both kinds of database."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import pytest

from gander.store.notepad import classes
from gander.store.sql import Database, transaction


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, empty: Callable[[str], Database]) -> Database:
    return empty(request.param)


def test_a_class_is_opened_once_and_changed_by_one_at_a_time(database: Database) -> None:
    with closing(database.open()) as line, transaction(line, database.to_write):
        for body in (b'{"a":1}', b'{"a":2}'):
            classes.open_class(line, "c", "teacher", 1.0, body, {"all": 0, "seven": 7})
        written = classes.class_of(line, "c")
        assert written == classes.WrittenClass(b'{"a":1}', 0)
        assert classes.change_class(line, "c", 0, b'{"a":3}', is_saved=False)
        assert not classes.change_class(line, "c", 0, b'{"a":4}', is_saved=False)
        assert classes.class_of(line, "c") == classes.WrittenClass(b'{"a":3}', 1)
        found = [classes.by_code(line, code) for code in ("all", "seven", "none")]
        assert found == [("c", None), ("c", 7), None]
        assert classes.classes_of(line, "teacher") == ["c"]


def test_who_is_here_is_known_until_the_class_is_gone(database: Database) -> None:
    with closing(database.open()) as line, transaction(line, database.to_write):
        classes.open_class(line, "c", "teacher", 1.0, b"{}", {})
        for at in (5.0, 9.0):
            classes.see(line, "c", 3, at)
        assert classes.seen(line, "c") == {3: 9.0}
        classes.delete_class(line, "c")
        classes.see(line, "c", 3, 10.0)
        assert classes.seen(line, "c") == {}


def test_classes_of_yesterday_go_unless_they_are_kept(database: Database) -> None:
    with closing(database.open()) as line, transaction(line, database.to_write):
        for name, opened in (("old", 1.0), ("kept", 1.0), ("new", 100.0)):
            classes.open_class(line, name, "teacher", opened, b"{}", {name: 0})
            classes.add_table(line, name, f"table of {name}")
        classes.change_class(line, "kept", 0, b"{}", is_saved=True)
        assert classes.delete_old_classes(line, 50.0) == 1
        assert set(classes.classes_of(line, "teacher")) == {"kept", "new"}
        assert classes.by_code(line, "old") is None
        assert classes.tables_of_classes(line, ["table of old", "table of new"]) == {"table of new"}
