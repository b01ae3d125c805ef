"""`gander players`, `forget` and `unlock`: who is there, that somebody is gone, or let in; on both databases."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from gander.classroom.classroom import Classroom, Pupil
from gander.luck import QuickLuck
from gander.store.address import database_at
from gander.store.forget import GONE
from gander.store.log import SqlLog
from gander.store.notepad import classes
from gander.store.notepad.devices import key_of
from gander.store.notepad.locks import put_on, shut_on
from gander.store.notepad.participants import Participant, enrol, participant_of
from gander.store.notepad.players import known_pad
from gander.store.sql import Connection, Database, transaction
from gander.store.sqlite import Sqlite
from gander.store.upkeep.census import everybody
from gander.store.upkeep.check import check_store
from gander.store.upkeep.move import KINDS
from gander.table.codes import Codes
from tests.cli.test_notepad import finished, refused, run
from tests.databases import new_database
from tests.kinds import ALONE, FOR_TWO
from tests.table.kit import GUEST, HERE, HOST, OPEN, Sitting, opening

TWO = FOR_TWO.game.name
TEACHER = "teacher's device"


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, ...]:
    """By which flags a command finds a database in which Mia and Ben have played, and Ben waits at another table."""
    if request.param == "postgres":
        address = new_database(request.getfixturevalue("postgres_server"))
        flags, database = ("--database", address), database_at(address)
    else:
        flags, database = ("--data", str(tmp_path)), Sqlite(tmp_path / "gander.db")
    together = finished(Sitting(opening(TWO, (HERE, OPEN), table="together")).join(), 1)
    alone = finished(Sitting(opening(ALONE.game.name, (HERE,), table="alone")), 2)
    waiting = Sitting(opening(TWO, (HERE, OPEN, OPEN), table="waiting")).join()

    async def write() -> None:
        log = SqlLog(database)
        for sitting in (together, alone, waiting):
            await log.append(sitting.table.id, 0, sitting.events, None)
        await log.close()

    asyncio.run(write())
    return flags


def database_of(place: tuple[str, ...]) -> Database:
    return database_at(place[1]) if place[0] == "--database" else Sqlite(Path(place[1]) / "gander.db")


def lines(text: str) -> list[str]:
    return [line.partition(" · last")[0] for line in text.splitlines()]


def test_everybody_is_listed_and_who_is_removed_is_nowhere(place: tuple[str, ...]) -> None:
    told = run("players", *place)
    assert [line.split(" · ")[0] for line in lines(told)[:2]] in (["Mia", "Ben"], ["Ben", "Mia"])
    assert "games 2" in next(line for line in lines(told) if line.startswith("Mia"))
    shown = run("forget", "Ben", *place)
    assert "Nothing was changed" in shown
    assert lines(run("players", *place)) == lines(told)
    done = run("forget", "Ben", "--yes", *place)
    assert "it is in 0, and 0 others are called so" in done
    assert "Ben" not in run("players", *place)
    assert "Mia" in run("players", *place)
    assert "somebody whom gander players lists" in refused("forget", "Ben", *place)


def test_a_lost_device_goes_with_who_was_on_it_alone(place: tuple[str, ...]) -> None:
    assert "key of one device" in refused("forget", "--device", "0000", *place)
    done = run("forget", "--device", key_of(GUEST), "--yes", *place)
    assert "who was on it alone: Ben" in done
    assert "it is in 0." in done
    left = run("players", *place)
    assert "Ben" not in left
    assert key_of(HOST) in left
    assert key_of(GUEST) not in left


def test_a_lost_device_is_nobody_in_a_study_either_and_no_other_comes_in_its_place(place: tuple[str, ...]) -> None:
    database = database_of(place)
    with closing(database.open()) as line:
        with transaction(line, database.to_write):
            enrol(line, "s", "p", lambda number: Participant("p", "s", number, "P1", "a", "", 0, 0, GUEST, 1.0, "{}"))
        assert "it is in 0." in run("forget", "--device", key_of(GUEST), "--yes", *place)
        left = participant_of(line, "p")
        assert left is not None
        assert left.device not in (None, GUEST)


def test_where_two_are_called_so_one_must_be_named(place: tuple[str, ...]) -> None:
    other = Sitting(opening(ALONE.game.name, (HERE,), table="other"))
    other.start().play_on(QuickLuck(3), 10_000)
    # the same table as somebody else's, on another device
    database = database_of(place)

    async def write() -> None:
        from msgspec.structs import replace

        log = SqlLog(database)
        opened = replace(other.events[0], host=GUEST, table="other")
        await log.append("other", 0, [opened, *other.events[1:]], None)
        await log.close()

    asyncio.run(write())
    assert "say which with --notepad" in refused("forget", "Mia", "--yes", *place)
    keys = [line.split("notepad ")[1].split(" ")[0] for line in run("players", *place).splitlines() if "Mia" in line]
    assert len(keys) == 2
    done = run("forget", "Mia", "--notepad", keys[0], "--yes", *place)
    assert "and 1 others are called so" in done
    with closing(database.connect()):
        assert check_store(database).broken == ()


def test_who_has_forgotten_their_pictures_is_let_in_again(place: tuple[str, ...]) -> None:
    run("players", *place)
    database = database_of(place)
    with closing(database.open()) as connection:
        (mia,) = (one for one in everybody(connection) if one.name == "Mia")
        assert mia.player is not None
        pad = known_pad(connection, HOST) or ""
        with transaction(connection, database.to_write):
            put_on(connection, pad, mia.player, ("bear", "frog", "bear", "panda"), Codes(b"key").hash_of)
        assert shut_on(connection, pad, HOST, 0.0) == {mia.player}
        assert "The lock of Mia is off" in run("unlock", "Mia", *place)
        assert shut_on(connection, pad, HOST, 0.0) == set()
    assert "Mia has no lock" in run("unlock", "Mia", *place)
    assert "somebody whom gander players lists" in refused("unlock", "Nobody", *place)


def a_class(name: str, teacher: str, *pupils: Pupil) -> Classroom:
    return Classroom(name, teacher, 1.0, pupils, keep=True)


def write(connection: Connection, room: Classroom) -> None:
    classes.open_class(connection, room.id, room.teacher, room.opened, msgspec.json.encode(room), {room.id: 0})
    assert classes.change_class(connection, room.id, 0, msgspec.json.encode(room), is_saved=True)


def read(connection: Connection, class_id: str) -> Classroom | None:
    found = classes.class_of(connection, class_id)
    return None if found is None else msgspec.json.decode(found.body, type=Classroom)


def is_anywhere(connection: Connection, word: str) -> bool:
    """Whether any row of any table of the database has it."""
    return any(word in str(tuple(row)) for kind in KINDS for row in connection.execute(f"select * from {kind}"))


@pytest.fixture
def two_classes(place: tuple[str, ...]) -> Database:
    """A class that is kept, with Ben on his device and somebody else of that name; and one that is taught on his."""
    database = database_of(place)
    with closing(database.open()) as line, transaction(line, database.to_write):
        write(line, a_class("pupil", TEACHER, Pupil("Ben", GUEST), Pupil("Mia", HOST, card=7)))
        write(line, a_class("taught", GUEST, Pupil("Zoe", "another device")))
        classes.add_table(line, "taught", "alone")
    return database


def test_who_is_removed_is_in_no_class_either(place: tuple[str, ...], two_classes: Database) -> None:
    assert "Class of" in run("players", *place)
    assert "it is in 0, and 0 others are called so" in run("forget", "Ben", "--yes", *place)
    with closing(two_classes.open()) as line:
        assert read(line, "pupil") == a_class("pupil", TEACHER, Pupil(GONE, GUEST), Pupil("Mia", HOST, card=7))
        assert not classes.change_class(line, "pupil", 1, b"{}", is_saved=True)  # by whoever had read it before
        assert not is_anywhere(line, "Ben")


def test_who_was_only_ever_in_a_class_is_listed_and_can_be_removed(
    place: tuple[str, ...], two_classes: Database
) -> None:
    assert "Zoe · on no notepad, at 0 tables, in 1 classes" in run("players", *place)
    assert "it is in 0, and 0 others are called so" in run("forget", "Zoe", "--yes", *place)
    with closing(two_classes.open()) as line:
        assert not is_anywhere(line, "Zoe")


def test_a_lost_device_teaches_no_class_and_is_no_pupil(place: tuple[str, ...], two_classes: Database) -> None:
    assert key_of(GUEST) in next(line for line in run("players", *place).splitlines() if "pupils 1" in line)
    assert "it is in 0." in run("forget", "--device", key_of(GUEST), "--yes", *place)
    with closing(two_classes.open()) as line:
        assert read(line, "pupil") == a_class("pupil", TEACHER, Pupil(GONE), Pupil("Mia", HOST, card=7))
        assert read(line, "taught") is None
        assert classes.by_code(line, "taught") is None
        assert line.execute("select * from tables where id = 'alone'").fetchone() is None
        assert not is_anywhere(line, GUEST)
        assert not is_anywhere(line, "Ben")  # who was on it alone


def test_a_device_on_which_a_class_was_taught_and_nobody_ever_played_can_be_lost(
    place: tuple[str, ...], two_classes: Database
) -> None:
    assert "it is in 0." in run("forget", "--device", key_of(TEACHER), "--yes", *place)
    with closing(two_classes.open()) as line:
        assert read(line, "pupil") is None
        assert read(line, "taught") is not None
