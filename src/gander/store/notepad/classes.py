"""Classes, as they are written down. Every function takes a connection first; `body` is a `Classroom`."""

from collections.abc import Callable, Collection
from typing import Any, Final

import msgspec
from msgspec import Struct

from gander.store.forget import GONE, delete_table
from gander.store.sql import Connection, places
from gander.table.events import Device

SEEN_EVERY: Final = 8.0
"""Seconds after which it is written down again that somebody is here."""


class WrittenClass(Struct, frozen=True):
    body: bytes
    revision: int


class KnownClass(Struct, frozen=True):
    """A class, and whoever is in it by name, each with the device on which they play."""

    teacher: Device
    opened: float
    is_saved: bool
    """Beyond the day on which it was taught."""
    pupils: tuple[tuple[str, Device], ...]


def class_of(connection: Connection, class_id: str) -> WrittenClass | None:
    row = connection.execute("select body, revision from classes where id = ?", (class_id,)).fetchone()
    return None if row is None else WrittenClass(str(row["body"]).encode(), int(row["revision"]))


def open_class(
    connection: Connection, class_id: str, teacher: str, now: float, body: bytes, codes: dict[str, int]
) -> None:
    """Write a class down, unless it is; `codes` are hashes, each for a card, or for everybody (0)."""
    insert = "insert into classes values (?, ?, ?, 0, 0, ?) on conflict do nothing"
    if connection.execute(insert, (class_id, teacher, now, body.decode())).rowcount == 1:
        rows = [(code_hash, class_id, card or None) for code_hash, card in codes.items()]
        connection.executemany("insert into class_codes values (?, ?, ?)", rows)


def change_class(connection: Connection, class_id: str, revision: int, body: bytes, *, is_saved: bool) -> bool:
    """Whether nobody else changed it since that revision."""
    change = "update classes set body = ?, kept = ?, revision = revision + 1 where id = ? and revision = ?"
    return connection.execute(change, (body.decode(), int(is_saved), class_id, revision)).rowcount == 1


def open_again(connection: Connection, class_id: str, now: float) -> None:
    """A class that was saved has another lesson."""
    connection.execute("update classes set opened = ? where id = ?", (now, class_id))


def classes_of(connection: Connection, teacher: str) -> list[str]:
    """The classes of a device, the newest first."""
    found = connection.execute("select id from classes where teacher = ? order by opened desc, id", (teacher,))
    return [str(row[0]) for row in found]


def by_code(connection: Connection, code_hash: str) -> tuple[str, int | None] | None:
    """The class to which a code leads, and the card that it is."""
    row = connection.execute("select class_id, card from class_codes where code_hash = ?", (code_hash,)).fetchone()
    return None if row is None else (str(row["class_id"]), row["card"])


# Tables --------------------------------------------------------------------------------------------------------------


def add_table(connection: Connection, class_id: str, table: str) -> None:
    connection.execute("insert into class_tables values (?, ?) on conflict do nothing", (table, class_id))


def class_with(connection: Connection, table: str) -> str | None:
    """The class to which a table belongs."""
    row = connection.execute("select class_id from class_tables where table_id = ?", (table,)).fetchone()
    return None if row is None else str(row["class_id"])


def tables_of_classes(connection: Connection, tables: list[str]) -> set[str]:
    """Those of these tables that belong to a class."""
    if not tables:
        return set()
    query = f"select table_id from class_tables where table_id in ({places(tables)})"
    return {str(row[0]) for row in connection.execute(query, tables)}


# Who is here ---------------------------------------------------------------------------------------------------------


def see(connection: Connection, class_id: str, pupil: int, now: float) -> None:
    """Somebody is here. Their class may be gone meanwhile: then nobody is."""
    query = """
        insert into class_seen select id, ?, ? from classes where id = ?
        on conflict (class_id, pupil) do update set at = excluded.at
    """
    connection.execute(query, (pupil, now, class_id))


def seen(connection: Connection, class_id: str) -> dict[int, float]:
    """When each was here last."""
    rows = connection.execute("select pupil, at from class_seen where class_id = ?", (class_id,))
    return {int(row["pupil"]): float(row["at"]) for row in rows}


# Deleting ------------------------------------------------------------------------------------------------------------


def delete_class(connection: Connection, class_id: str) -> int:
    """Delete a class with its tables and all that was played there; how many tables that were."""
    tables = [
        str(row[0]) for row in connection.execute("select table_id from class_tables where class_id = ?", (class_id,))
    ]
    for table in tables:
        delete_table(connection, table)
    for kind in ("class_seen", "class_tables", "class_codes"):
        connection.execute(f"delete from {kind} where class_id = ?", (class_id,))
    connection.execute("delete from classes where id = ?", (class_id,))
    return len(tables)


def old_classes(connection: Connection, today: float, cutoff: float = 0.0) -> list[str]:
    """The classes of days before today that nobody asked to keep, and all from before the cutoff, saved or not."""
    query = "select id from classes where (opened < ? and kept = 0) or opened < ? order by id"
    return [str(row[0]) for row in connection.execute(query, (today, cutoff)).fetchall()]


def delete_old_classes(connection: Connection, today: float, cutoff: float = 0.0) -> int:
    """Delete them, with their tables; how many that were."""
    found = old_classes(connection, today, cutoff)
    for class_id in found:
        delete_class(connection, class_id)
    return len(found)


# Who is in them ------------------------------------------------------------------------------------------------------


def known_classes(connection: Connection) -> list[KnownClass]:
    """All classes, the oldest first."""
    rows = connection.execute("select teacher, opened, kept, body from classes order by opened, id").fetchall()
    return [
        KnownClass(
            str(row["teacher"]),
            float(row["opened"]),
            bool(row["kept"]),
            tuple((one["name"], _device_of(one)) for one in _pupils(row["body"]) if one["name"] != GONE),
        )
        for row in rows
    ]


def forget_pupil(connection: Connection, devices: Collection[Device], name: str) -> None:
    """A dash for the name of a pupil on one of these devices, in every class."""
    _change_pupils(connection, lambda one: {"name": GONE} if one["name"] == name and _device_of(one) in devices else {})


def forget_device_in_classes(connection: Connection, device: Device) -> None:
    """Nobody teaches on a device or is a pupil there from now on: the classes of its teacher are deleted."""
    for class_id in classes_of(connection, device):
        delete_class(connection, class_id)
    _change_pupils(connection, lambda one: {"device": ""} if _device_of(one) == device else {})


def _change_pupils(connection: Connection, change: Callable[[dict[str, Any]], dict[str, str]]) -> None:
    """Whoever changes a class meanwhile is refused, and looks again."""
    for row in connection.execute("select id, body from classes").fetchall():
        before = _pupils(row["body"])
        after = [one | change(one) for one in before]
        if after != before:
            body = msgspec.json.encode(msgspec.json.decode(row["body"]) | {"pupils": after}).decode()
            query = "update classes set body = ?, revision = revision + 1 where id = ?"
            connection.execute(query, (body, row["id"]))


def _pupils(body: str) -> list[dict[str, Any]]:
    pupils: list[dict[str, Any]] = msgspec.json.decode(body).get("pupils", [])
    return pupils


def _device_of(pupil: dict[str, Any]) -> Device:
    """None is written down where it is none."""
    return str(pupil.get("device", ""))
