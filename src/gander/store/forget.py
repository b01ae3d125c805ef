"""Taking a name out of the log: a dash stands in its place, and a table where nobody is left is deleted.

The moves of a game that others played, too, stay: it is the others' game as well, and a move does not say who made it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from secrets import token_bytes
from typing import Final

import msgspec
from msgspec.structs import replace

from gander.store.chain import HOLD, chain_again
from gander.store.packed_logs import SPOILT, is_whole_in, unpack, written
from gander.store.sql import Connection, places
from gander.table.events import AnyEvent, CameIn, Device, Opened, Seated, Substituted, decoder, encode
from gander.table.ghost_seat import Ghost
from gander.table.room.room import Room, with_people

GONE: Final = "—"

TABLES: Final = """
    select distinct tables.id, tables.game from tables join devices on devices.table_id = tables.id
    where device in ({devices})
"""
REWRITTEN: Final = "insert into rewritten (table_id) values (?)"
"""Whoever has the table in memory reads it again."""


def forget_name(connection: Connection, devices: Sequence[Device], name: str, only: Iterable[str] | None = None) -> int:
    """Replace a name wherever a person on one of these devices sat under it; in how many events that was.

    `only` names the tables in question, where the same name is somebody else's by now.
    """
    wanted = None if only is None else set(only)
    # In their order, as everybody writes at several tables: two that wait for one another would wait for ever.
    rows = sorted(map(tuple, connection.execute(TABLES.format(devices=places(devices)), devices).fetchall()))
    there = [(table, game) for table, game in rows if wanted is None or table in wanted]
    return sum(_forget_at(connection, table, game, set(devices), name) for table, game in there)


def _forget_at(connection: Connection, table: str, game: str, devices: set[Device], name: str) -> int:
    decode, name_written = decoder(game).decode, msgspec.json.encode(name)

    def nameless(event: bytes) -> bytes:
        before = decode(event)
        after = without_name(before, devices, name)
        return event if after == before else encode(after)

    if written(connection, table)[:1] == SPOILT:  # what cannot be read cannot be searched for a name
        delete_table(connection, table)
        return 1
    changed = rewrite(connection, table, name_written, nameless)
    if changed and is_over(connection, table) and not list(names_at(connection, table, game)):
        delete_table(connection, table)
    return changed


def rewrite(connection: Connection, table: str, text: bytes, change: Callable[[bytes], bytes]) -> int:
    """Change the events of a table that have a text in them; how many became others."""
    if not _rewritten(connection, table, text, change):
        return 0
    # Somebody may just be writing: from here on they wait, and then read again. What there was before counts no more.
    connection.execute(HOLD, (table,))
    changes, was_whole = _rewritten(connection, table, text, change), is_whole_in(connection, table)
    unpack(connection, table)
    connection.executemany("update events set event = ? where table_id = ? and seq = ?", changes)
    connection.execute(REWRITTEN, (table,))
    if was_whole:  # what was broken before stays known as broken
        chain_again(connection, table)
    return len(changes)


def _rewritten(
    connection: Connection, table: str, text: bytes, change: Callable[[bytes], bytes]
) -> list[tuple[bytes, str, int]]:
    rows = enumerate(written(connection, table), start=1)
    return [(after, table, seq) for seq, (event, _) in rows if is_in(event, text) and (after := change(event)) != event]


def is_in(event: object, text: bytes) -> bool:
    """Whether an event has this in it; one that the disk has changed to something else has nothing."""
    return isinstance(event, bytes) and text in event


def without_name(event: AnyEvent, devices: set[Device], name: str) -> AnyEvent:
    """The event with a dash for the name of a person on one of these devices."""
    if isinstance(event, Seated) and event.name == name and event.device in devices:
        return replace(event, name=GONE)
    if isinstance(event, Opened) and event.host in devices:
        seats = (
            replace(seat, name=GONE) if seat.kind == "here" and seat.name == name else seat for seat in event.seats
        )
        ghosts = {seat: _faded(ghost, devices, name) for seat, ghost in event.ghosts.items()}
        event = replace(event, seats=tuple(seats), ghosts=ghosts)
    if isinstance(event, Opened) and event.room is not None:
        return replace(event, room=_without_person(event.room, devices, name))
    if isinstance(event, CameIn) and event.name == name and event.device in devices:
        return replace(event, name=GONE)
    if isinstance(event, Substituted) and event.ghost is not None:
        return replace(event, ghost=_faded(event.ghost, devices, name))
    return event


def _without_person(room: Room, devices: set[Device], name: str) -> Room:
    """What they won stays the others' evening, too."""
    return with_people(
        room,
        lambda _, person: replace(person, name=GONE) if person.name == name and person.device in devices else person,
    )


def _faded(ghost: Ghost, devices: set[Device], name: str) -> Ghost:
    """The ghost of a person who is gone has no name and nothing of theirs: it plays as a typical person."""
    return replace(ghost, name=GONE, traits={}) if ghost.name == name and ghost.device in devices else ghost


def names_at(connection: Connection, table: str, game: str) -> Iterator[str]:
    """The people who ever sat at a table, as far as their names are still there."""
    decode = decoder(game).decode
    for seq, (event, _) in enumerate(written(connection, table), start=1):
        if seq > 1 and not is_in(event, b'"seated"'):
            continue
        seated = decode(event)
        if isinstance(seated, Opened):
            yield from (seat.name for seat in seated.seats if seat.kind == "here" and seat.name not in (None, GONE))
        elif isinstance(seated, Seated) and seated.name != GONE:
            yield seated.name


def is_over(connection: Connection, table: str) -> bool:
    """Whether the last game has ended; whoever stays may have pledged their luck for another one since."""
    for event, _ in reversed(written(connection, table)):
        if is_in(event, b'"event":"ended"'):
            return True
        if is_in(event, b'"event":"started"'):
            return False
    return False


def delete_table(connection: Connection, table: str) -> None:
    for kept, column in (
        ("events", "table_id"),
        ("packed", "table_id"),
        ("codes", "table_id"),
        ("devices", "table_id"),
        ("harvested", "table_id"),
        ("class_tables", "table_id"),
        ("tables", "id"),
    ):
        connection.execute(f"delete from {kept} where {column} = ?", (table,))
    connection.execute(REWRITTEN, (table,))


def seated_at(connection: Connection, table: str, game: str) -> set[tuple[str, Device]]:
    """Who ever sat at a table or was in its room, and on which device, as far as their names are still there."""
    found: set[tuple[str, Device]] = set()
    decode = decoder(game).decode
    rows = written(connection, table)
    if rows[:1] == SPOILT:
        return found
    for seq, (event, _) in enumerate(rows, start=1):
        if seq > 1 and not is_in(event, b'"seated"') and not is_in(event, b'"camein"'):
            continue
        seated = decode(event)
        if isinstance(seated, Opened):
            found |= {(seat.name, seated.host) for seat in seated.seats if seat.kind == "here" and seat.name}
            found |= {(person.name, person.device) for person in (seated.room.people if seated.room else ())}
        elif isinstance(seated, Seated | CameIn):
            found.add((seated.name, seated.device))
    return {(name, device) for name, device in found if name != GONE}


def forget_device(connection: Connection, device: Device) -> None:
    """A device is nobody at any table: in its place stands a number that no device has."""
    nobody = sha256(token_bytes(32)).hexdigest()
    query = "select table_id from devices where device = ?"
    for table in sorted(row[0] for row in connection.execute(query, (device,)).fetchall()):
        rewrite(connection, table, device.encode(), lambda event: event.replace(device.encode(), nobody.encode()))
    connection.execute("delete from devices where device = ?", (device,))


def forget_participant(connection: Connection, participant: str) -> int:
    """Delete what is kept of somebody as a participant; how many rows that were. Their number stays taken, so that
    nobody else gets the condition that follows from it."""
    gone = 0
    close_teams_of(connection, participant)
    for kind in ("study_steps", "study_teams", "study_links", "dealt"):
        gone += connection.execute(f"delete from {kind} where participant = ?", (participant,)).rowcount
    empty = """
        update participants set participant = study || ' ' || cast(number as text), name = '—', code = '—', link = '{}',
            device = null, condition = '', ordering = 0, attempt = 0, arrived = 0 where participant = ?
    """
    return gone + connection.execute(empty, (participant,)).rowcount


def close_teams_of(connection: Connection, participant: str) -> None:
    """Nobody takes the place of somebody who goes: the others have seats of their own."""
    others = """
        update study_teams set closed = 1
        where (block, team) in (select block, team from study_teams where participant = ?)
    """
    connection.execute(others, (participant,))
