"""Everybody of whom something is kept, for whoever runs a server: who there is, and that somebody is gone."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from gander.store.forget import (
    GONE,
    delete_table,
    forget_device,
    forget_name,
    forget_participant,
    names_at,
    seated_at,
)
from gander.store.notepad.classes import forget_device_in_classes, forget_pupil, known_classes
from gander.store.notepad.devices import key_of
from gander.store.notepad.participants import Participant, steps_of
from gander.store.notepad.players import devices_of, known_pad, players, remove_player
from gander.store.notepad.study_deals import before_release, dealt_to
from gander.store.packed_logs import written
from gander.store.sql import Connection
from gander.store.upkeep.move import KINDS
from gander.table.errors import Unknown
from gander.table.events import Device

KEY_LENGTH: Final = 8
"""So much of a pad's name tells it from all others."""

COUNTED: Final = ("ghosts", "practised", "days")
SEARCHED: Final = tuple(kind for kind in KINDS if kind != "packed")
"""Everything that is kept; what is packed is looked at unpacked."""


class KnownPerson(Struct, frozen=True):
    """Somebody on a notepad, or who has only ever sat at tables or been in a class."""

    name: str
    player: int | None
    """`None` for who is on no notepad."""
    notepad: str
    """The key of the notepad, or of the device of who is on none."""
    devices: tuple[Device, ...]
    games: int = 0
    ghosts: int = 0
    practised: int = 0
    days: int = 0
    tables: int = 0
    classes: int = 0
    last: float | None = None


def everybody(connection: Connection) -> list[KnownPerson]:
    """Who is on the notepads, then who has sat at tables or been in a class and is on none."""
    found = list(_on_notepads(connection))
    known = {(name, device) for name, pad in _names(connection) for device in devices_of(connection, pad)}
    tables = Counter(_at_tables(connection))
    classes = Counter(pupil for room in known_classes(connection) for pupil in room.pupils)
    found += [
        KnownPerson(one[0], None, key_of(one[1])[:KEY_LENGTH], one[1:], tables=tables[one], classes=classes[one])
        for one in sorted((tables.keys() | classes.keys()) - known)
    ]
    return found


def _on_notepads(connection: Connection) -> Iterator[KnownPerson]:
    pads = [row["pad"] for row in connection.execute("select distinct pad from players order by pad").fetchall()]
    for pad in pads:
        devices = tuple(devices_of(connection, pad))
        for one in players(connection, pad):
            counts = {
                kind: int(connection.execute(f"select count(*) from {kind} where player = ?", (one.id,)).fetchone()[0])
                for kind in COUNTED
            }
            yield KnownPerson(one.name, one.id, pad[:KEY_LENGTH], devices, games=one.games, last=one.last, **counts)


def _names(connection: Connection) -> list[tuple[str, str]]:
    return [(row["name"], row["pad"]) for row in connection.execute("select name, pad from names").fetchall()]


def _at_tables(connection: Connection) -> Iterator[tuple[str, Device]]:
    for table, game in connection.execute("select id, game from tables order by id").fetchall():
        yield from seated_at(connection, table, game)


def forget_person(connection: Connection, person: KnownPerson) -> None:
    """Remove somebody with all that was worked out from their games."""
    if person.player is None:
        forget_name(connection, person.devices, person.name)
        forget_pupil(connection, person.devices, person.name)
        return
    (pad,) = connection.execute("select pad from players where id = ?", (person.player,)).fetchone()
    remove_player(connection, str(pad), person.player)


def device_with(connection: Connection, key: str) -> Device:
    """The device of this key, or of one that begins so. Raises `Unknown`."""
    rows = connection.execute("select device from pads union select device from devices").fetchall()
    known = {str(row["device"]) for row in rows}
    for room in known_classes(connection):
        known |= {room.teacher, *(device for _, device in room.pupils if device)}
    found = [device for device in known if key_of(device).startswith(key)]
    if len(found) != 1:
        raise Unknown("no_such_device", f"{len(found)} devices here have a key that begins with {key!r}")
    return found[0]


def forget_lost_device(connection: Connection, device: Device) -> list[str]:
    """A device that is lost is nobody from now on. What is on a notepad that no other device shares goes with it, and
    the classes that are taught there; the names of who that was."""
    pad, gone = known_pad(connection, device), []
    if pad is not None and devices_of(connection, pad) == [device]:
        for one in players(connection, pad):
            remove_player(connection, pad, one.id)
            gone.append(one.name)
    for table in ("pads", "unlinked", "opened_locks"):
        connection.execute(f"delete from {table} where device = ?", (device,))
    connection.execute("update study_links set device = ? where device = ?", (GONE, device))  # a used link stays used
    connection.execute("update participants set device = ? where device = ?", (GONE, device))  # and nobody else comes
    connection.execute("delete from links where pad = ?", (pad or "",))
    forget_device_in_classes(connection, device)
    forget_device(connection, device)
    return gone


def places_with(connection: Connection, word: str) -> int:
    """In how many rows this is written, wherever anything is written of anybody: every one of them is looked at."""
    quoted, count = msgspec.json.encode(word), 0
    for kind in SEARCHED:
        for row in connection.execute(f"select * from {kind}"):
            count += any(_has(value, word, quoted) for value in tuple(row))
    for (table,) in connection.execute("select table_id from packed").fetchall():
        count += sum(_has(event, word, quoted) for event, _ in written(connection, table))
    return count


def _has(value: object, word: str, quoted: bytes) -> bool:
    if isinstance(value, str):
        return value == word or quoted.decode() in value
    return isinstance(value, bytes) and quoted in value


def devices_of_participant(connection: Connection, who: Participant) -> set[Device]:
    """On which somebody sat at the tables of a study, under the name that they have there."""
    steps = steps_of(connection, who.participant).values()
    tables = {str(done.value["table"]) for done in steps if done.value.get("table")}
    for known in (who.participant, before_release(who.participant)):
        tables |= set(dealt_to(connection, known).values())
    rows = connection.execute("select id, game from tables order by id").fetchall()
    seated = [one for table, game in rows if table in tables for one in seated_at(connection, table, game)]
    return {device for name, device in seated if name == who.name} | ({who.device} if who.device else set())


def tables_with(connection: Connection, name: str, devices: Collection[Device]) -> list[tuple[str, str]]:
    """The tables, each with its game, at which somebody sat under this name on one of these devices."""
    wanted = {(name, device) for device in devices}
    rows = connection.execute("select id, game from tables order by id").fetchall()
    return [(table, game) for table, game in rows if seated_at(connection, table, game) & wanted]


def forget_in_study(
    connection: Connection, who: Participant, people: Sequence[KnownPerson], tables: Sequence[tuple[str, str]]
) -> None:
    """Delete somebody with what is kept of them under the name that they had there. Of their tables those stay that
    are others', too; where nobody is left a game that was never finished goes as well."""
    for one in people:
        forget_person(connection, one)
    for table, game in tables:
        if not any(names_at(connection, table, game)):
            delete_table(connection, table)
    forget_participant(connection, who.participant)


def called(people: Sequence[KnownPerson], name: str, notepad: str | None) -> list[KnownPerson]:
    return [one for one in people if one.name == name != GONE and (notepad is None or one.notepad.startswith(notepad))]
