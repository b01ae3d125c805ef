"""Old things go, so that a database does not grow for ever. `docs/data.md` has the policy in words.

A table that people have left is packed if a game has ended there, and removed if none ever did or if no person ever
sat there. Notepads, results and answers stay, and so do the tables they come from, until the day that is set for it.
Every step stands for itself: who is stopped in between has done what is done, and the next one goes on from there. Two
at once do nothing twice.
"""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from gander.contract.game import GameError
from gander.store.chain import is_whole
from gander.store.forget import delete_table
from gander.store.notepad.classes import delete_old_classes, old_classes
from gander.store.packed_logs import pack, written
from gander.store.progress_choice import take_away_unwanted
from gander.store.sql import Connection, Database, places, transaction
from gander.store.upkeep.retention import (
    A_DAY,
    FOR_EVER,
    Retention,
    day_began,
    expired_games,
    expired_participants,
    remove_expired,
)
from gander.table.change import fold
from gander.table.errors import SPOILT
from gander.table.events import decoder
from gander.table.terms import PlannedSeat

LEFT: Final = 1 * A_DAY
"""After so long without a move a table at which a game has ended is packed, and one at which no person sat goes."""
NEVER_BEGUN: Final = 7 * A_DAY
"""After so long a table goes at which no game ever began."""
NEVER_ENDED: Final = 90 * A_DAY
"""After so long a table goes at which a game began and none ever ended."""
FORGOTTEN: Final = 400 * A_DAY
"""After so long a device goes that has nothing here; its cookie is good for a year."""

Fate: TypeAlias = Literal["pack", "remove"]

ONE_BY_ONE: Final = """
    select id from tables where at < :left and (
        at < :cutoff
        or not exists (select 1 from packed where table_id = id)
        or exists (select 1 from events where table_id = id limit 1 offset 1)
    ) order by at
"""
"""The tables that people have left, and of which not all but the last event is packed, or which are to go."""
OF_A_STUDY: Final = "select 1 from dealt where table_id = ?"
"""A deal of a study counts as dealt, so its table stays whatever became of it."""
OVER: Final = {
    "links": "delete from links where until < :now",
    "devices": """
        delete from pads where seen < :long_ago and device not in (select device from devices)
        and pad not in (select pad from players) and pad not in (select pad from unlinked)
    """,
}
"""What goes at once: codes for sharing a notepad that are too old, and devices that have nothing here."""


REMEMBERED: Final = 10_000
READ_BY_ALL: Final = "delete from rewritten where number <= (select max(number) from rewritten) - ?"
"""Tables that were rewritten: of those before the last ones every server has heard."""


class EventKind(Struct):
    event: str


class OpenedSeats(Struct):
    seats: tuple[PlannedSeat, ...]


_seats = msgspec.json.Decoder(OpenedSeats).decode
_kind = msgspec.json.Decoder(EventKind).decode


class TidyCounts(Struct):
    """What was done, or what there is to do."""

    packed: int = 0
    removed: int = 0
    codes: int = 0
    """For tables that are packed, used up or replaced by newer ones."""
    links: int = 0
    devices: int = 0
    games: int = 0
    """On notepads, that have been kept for long enough."""
    participants: int = 0
    """In studies, of whom the same is true."""
    classes: int = 0
    """Of days that are over, and kept ones when their end has come, too."""
    bytes: int = 0
    """Of the events that were packed, before."""


def left_tables(connection: Connection, now: float, retention: Retention = FOR_EVER) -> list[str]:
    """The tables that may have to be tidied up; `fate` says which."""
    values = {"left": now - LEFT, "cutoff": retention.cutoff(now)}
    return [row[0] for row in connection.execute(ONE_BY_ONE, values)]


def fate(connection: Connection, table: str, now: float, retention: Retention = FOR_EVER) -> Fate | None:
    """What is to become of a table. Nothing becomes of one that is broken: it is to be seen."""
    row = connection.execute("select at, checksum from tables where id = ?", (table,)).fetchone()
    if row is None or row["at"] >= now - LEFT:
        return None
    if row["at"] < retention.cutoff(now):
        return "remove"
    events = written(connection, table)
    if not is_whole(table, events, row["checksum"]):
        return None
    try:
        kinds = {_kind(event).event for event, _ in events}
    except (msgspec.MsgspecError, TypeError):
        return None
    of_a_study = connection.execute(OF_A_STUDY, (table,)).fetchone() is not None
    if "seated" not in kinds and nobody_began_here(events[0][0]):
        return None if of_a_study else "remove"
    if "ended" in kinds:
        return "pack"
    patience = NEVER_ENDED if "started" in kinds else NEVER_BEGUN
    return None if row["at"] >= now - patience or of_a_study else "remove"


def nobody_began_here(opened: bytes) -> bool:
    """Whether a table was opened for bots, or for others who never came."""
    return all(seat.kind != "here" for seat in _seats(opened).seats)


def tidy_table(connection: Connection, table: str, now: float, retention: Retention = FOR_EVER) -> TidyCounts:
    """Do with a table what is to be done. Nobody can tell afterwards, but for the room it takes."""
    match fate(connection, table, now, retention):
        case "pack":
            void = list(void_codes(connection, table))
            connection.execute(f"delete from codes where code_hash in ({places(void)})", void)
            size = size_of(connection, table)
            pack(connection, table)
            return TidyCounts(packed=1, codes=len(void), bytes=size)
        case "remove":
            delete_table(connection, table)
            connection.execute("delete from dealt where table_id = ?", (table,))
            return TidyCounts(removed=1)
    return TidyCounts()


def void_codes(connection: Connection, table: str) -> Iterator[str]:
    """The codes that lead to a table and open nothing there any more; none of a table of other rules."""
    (game,) = connection.execute("select game from tables where id = ?", (table,)).fetchone()
    try:
        decode = decoder(game).decode
        stands = fold(decode(event) for event, _ in written(connection, table))
    except (GameError, msgspec.MsgspecError, *SPOILT):
        return
    if stands is None:
        return
    good = {stands.code_hash, *(invited.code_hash for invited in stands.invitations)}
    found = connection.execute("select code_hash from codes where table_id = ?", (table,)).fetchall()
    yield from (code for (code,) in found if code not in good)


def size_of(connection: Connection, table: str) -> int:
    """The bytes of the events that lie one by one."""
    query = "select coalesce(sum(length(event)), 0) from events where table_id = ?"
    return int(connection.execute(query, (table,)).fetchone()[0])


def tidy_the_rest(connection: Connection, now: float, retention: Retention = FOR_EVER) -> TidyCounts:
    """What has nothing to do with a table."""
    cutoff = retention.cutoff(now)
    participants = len(expired_participants(connection, cutoff))
    classes = delete_old_classes(connection, day_began(now), cutoff)
    games = remove_expired(connection, cutoff)
    gone = {kind: connection.execute(query, _times(now)).rowcount for kind, query in OVER.items()}
    take_away_unwanted(connection)
    connection.execute(READ_BY_ALL, (REMEMBERED,))
    return TidyCounts(games=games, participants=participants, classes=classes, **gone)


def to_do(connection: Connection, now: float, retention: Retention = FOR_EVER) -> TidyCounts:
    """What there is to tidy up; nothing is changed."""
    cutoff = retention.cutoff(now)
    found = TidyCounts(
        games=expired_games(connection, cutoff),
        participants=len(expired_participants(connection, cutoff)),
        classes=len(old_classes(connection, day_began(now), cutoff)),
    )
    for table in left_tables(connection, now, retention):
        match fate(connection, table, now, retention):
            case "pack":
                void = sum(1 for _ in void_codes(connection, table))
                found = added(found, TidyCounts(packed=1, codes=void, bytes=size_of(connection, table)))
            case "remove":
                found = added(found, TidyCounts(removed=1))
    for kind, query in OVER.items():
        counted = connection.execute(query.replace("delete", "select count(*)", 1), _times(now)).fetchone()[0]
        found = added(found, TidyCounts(**{kind: counted}))
    return found


def tidy_all(connection: Connection, database: Database, now: float, retention: Retention = FOR_EVER) -> TidyCounts:
    """Do all there is to do, a step at a time: nobody who plays waits for more than one table."""
    done = TidyCounts()
    for table in left_tables(connection, now, retention):
        with transaction(connection, database.to_write):
            done = added(done, tidy_table(connection, table, now, retention))
    with transaction(connection, database.to_write):
        return added(done, tidy_the_rest(connection, now, retention))


def _times(now: float) -> dict[str, float]:
    return {"now": now, "long_ago": now - FORGOTTEN}


def added(one: TidyCounts, other: TidyCounts) -> TidyCounts:
    return TidyCounts(
        *(a + b for a, b in zip(msgspec.structs.astuple(one), msgspec.structs.astuple(other), strict=True))
    )


# Whose turn it is -----------------------------------------------------------------------------------------------------

TURN: Final = 600.0
"""Seconds for which somebody who tidies up has said so; who is stopped meanwhile is waited for no longer."""

TAKE: Final = """
    insert into tidied (one, last, until) values (1, 0, :until)
    on conflict (one) do update set until = excluded.until where tidied.last < :since and tidied.until < :now
"""


def take_turn(connection: Connection, now: float, since: float) -> bool:
    """Of all servers of a database one tidies up: unless it was done after `since`, or somebody is at it."""
    return connection.execute(TAKE, {"now": now, "since": since, "until": now + TURN}).rowcount == 1


def note_turn(connection: Connection, now: float) -> None:
    connection.execute("update tidied set until = ?", (now + TURN,))


def end_turn(connection: Connection, now: float) -> None:
    connection.execute("update tidied set last = ?, until = 0", (now,))
