"""The players on the notepad. A *pad* belongs to a device, or to several that were linked, and only they see it."""

import secrets
from typing import Final

import msgspec
from msgspec.structs import replace

from gander.store.forget import GONE, forget_name
from gander.store.notepad.classes import forget_pupil
from gander.store.notepad.notepad_views import Player, SeatResult
from gander.store.progress_choice import follow_choice
from gander.store.sql import Connection
from gander.table.errors import Unknown, WrongValue
from gander.table.events import Device

_seats = msgspec.json.Decoder(tuple[SeatResult, ...])

# Pads and players ----------------------------------------------------------------------------------------------------


def pad_of(connection: Connection, device: Device) -> str:
    """The pad of a device; a new one for a device without."""
    pad = known_pad(connection, device)
    if pad is None:
        pad = secrets.token_hex(12)
        connection.execute("insert into pads (device, pad) values (?, ?)", (device, pad))
    return pad


def known_pad(connection: Connection, device: Device) -> str | None:
    """The pad of a device, if it has one."""
    row = connection.execute("select pad from pads where device = ?", (device,)).fetchone()
    return None if row is None else str(row["pad"])


def devices_of(connection: Connection, pad: str) -> list[Device]:
    return [row["device"] for row in connection.execute("select device from pads where pad = ?", (pad,))]


def pads(connection: Connection) -> list[str]:
    """Every pad on which there is a player."""
    return [row["pad"] for row in connection.execute("select distinct pad from players order by pad")]


PLAYERS: Final = """
    select id, name, animal, count(game_id) as games, max(ended) as last, code
    from players left join entries on entries.player = players.id
    where pad = ? group by players.id order by max(ended) desc nulls last, players.id
"""


def players(connection: Connection, pad: str) -> list[Player]:
    """Who is on the pad, whoever played last first."""
    return [Player(**row) for row in connection.execute(PLAYERS, (pad,))]


def check_player(connection: Connection, pad: str, player: int) -> None:
    """Raises `Unknown` for a player of another pad, just as for one that does not exist."""
    row = connection.execute("select 1 from players where id = ? and pad = ?", (player, pad)).fetchone()
    if row is None:
        raise Unknown("no_such_player", f"no player {player} on this device's notepad")


def player_called(connection: Connection, pad: str, name: str) -> int | None:
    """The player who sits down under this name on a device of the pad, if there is one."""
    query = "select player from names where pad = ? and name = ? and now = 1"
    row = connection.execute(query, (pad, name)).fetchone()
    return None if row is None else int(row["player"])


def player_named(connection: Connection, pad: str, name: str, animal: str, since: float) -> int:
    """The player who sits down under this name on a device of the pad; a new one if there is none."""
    known = player_called(connection, pad, name)
    if known is not None:
        return known
    insert = "insert into players (pad, name, animal, since) values (?, ?, ?, ?) returning id"
    player = int(connection.execute(insert, (pad, name, animal, since)).fetchone()["id"])
    _sits_down_as(connection, pad, name, player)
    return player


def _sits_down_as(connection: Connection, pad: str, name: str, player: int) -> None:
    """Whoever sits down under this name on the pad from now on is this player."""
    insert = """
        insert into names (pad, name, player, now) values (?, ?, ?, 1)
        on conflict (pad, name, player) do update set now = 1
    """
    connection.execute(insert, (pad, name, player))


def change_player(
    connection: Connection, pad: str, player: int, name: str | None, animal: str | None, code: str | None
) -> None:
    """Another name, animal or participant code. Raises `Unknown`, and `WrongValue` for a name that is taken."""
    check_player(connection, pad, player)
    if animal is not None:
        connection.execute("update players set animal = ? where id = ?", (animal, player))
    if code is not None:
        connection.execute("update players set code = ? where id = ?", (code or None, player))
    if name is not None:
        _rename(connection, pad, player, name)


def _rename(connection: Connection, pad: str, player: int, name: str) -> None:
    taken = connection.execute(
        "select player from names where pad = ? and name = ? and now = 1 and player <> ?", (pad, name, player)
    ).fetchone()
    if taken is not None:
        raise WrongValue("name_taken", f"{name!r} is another player of this notepad: merge the two instead")
    connection.execute("update names set now = 0 where player = ?", (player,))
    _sits_down_as(connection, pad, name, player)
    connection.execute("update players set name = ? where id = ?", (name, player))


SAME_SEAT: Final = "there.game_id = {table}.game_id and there.seat = {table}.seat"
SAME_NAME: Final = "there.pad = {table}.pad and there.name = {table}.name"
SAME_DAY: Final = "there.day = {table}.day and there.game = {table}.game"
SAME_EXERCISE: Final = "there.practice = {table}.practice and there.game = {table}.game and there.kind = {table}.kind"
SAME_MONTH: Final = "there.month = {table}.month"
OF_ONE: Final = (
    ("entries", SAME_SEAT),
    ("answers", SAME_SEAT),
    ("names", SAME_NAME),
    ("days", SAME_DAY),
    ("practised", SAME_EXERCISE),
    ("ghosts", SAME_MONTH),
)
"""What a player has once only: what the other has already goes with the player who is merged."""


def merge_players(connection: Connection, pad: str, player: int, into: int) -> None:
    """All games of one player are the other's from now on, also those still to come under the old name."""
    check_player(connection, pad, player)
    check_player(connection, pad, into)
    if player == into:
        raise WrongValue("same_player", f"player {player} cannot be merged with themself")
    for table, of_one in OF_ONE:
        there = f"select 1 from {table} as there where there.player = :into and {of_one.format(table=table)}"
        update = f"update {table} set player = :into where player = :player and not exists ({there})"
        connection.execute(update, {"into": into, "player": player})
    _leave_locked(connection, player, into)
    connection.execute("delete from own_choices where player = ?", (player,))
    connection.execute("delete from reports where player in (?, ?)", (player, into))
    connection.execute("delete from players where id = ?", (player,))
    follow_choice(connection, pad)


def _leave_locked(connection: Connection, player: int, into: int) -> None:
    """What was locked stays so, by the lock of whoever is left if they have one."""
    connection.execute("delete from opened_locks where player = ?", (player,))
    kept = "update locks set player = :into where player = :player and :into not in (select player from locks)"
    connection.execute(kept, {"player": player, "into": into})


def remove_player(connection: Connection, pad: str, player: int) -> None:
    """Everything that is kept of a player, also the name in the logs. In the games of others a dash stands for it."""
    check_player(connection, pad, player)
    _forget_names(connection, pad, player)
    query = "select id, seats, played, seat from games join answers on game_id = id where player = ?"
    for row in connection.execute(query, (player,)).fetchall():
        seat, played = row["seat"], row["played"]
        kept = tuple(_without_name(one) if one.seat == seat else one for one in _seats.decode(row["seats"]))
        changed = (msgspec.json.encode(kept), played and without_people_at(played, seat), row["id"])
        connection.execute("update games set seats = ?, played = ? where id = ?", changed)
    connection.execute("delete from players where id = ?", (player,))
    connection.execute("delete from games where not exists (select 1 from answers where game_id = games.id)")


def _without_name(seat: SeatResult) -> SeatResult:
    return replace(seat, name=GONE, animal=None)


def without_people_at(played: bytes, seat: int) -> bytes:
    """A game from a file with a dash for whoever sat at a seat."""
    game = msgspec.json.decode(played)
    for stint in game["seats"][seat]:
        if stint["person"] is not None:
            stint["person"]["name"] = GONE
    return msgspec.json.encode(game)


def _forget_names(connection: Connection, pad: str, player: int) -> None:
    """A former name may be somebody else's by now, so it is forgotten only where this player finished a game."""
    devices = devices_of(connection, pad)
    taken_off = [row["device"] for row in connection.execute("select device from unlinked where pad = ?", (pad,))]
    query = "select distinct table_id from games join answers on game_id = id where player = ? and table_id is not null"
    tables = [row["table_id"] for row in connection.execute(query, (player,))]
    for row in connection.execute("select name, now from names where player = ?", (player,)).fetchall():
        forget_name(connection, devices, row["name"], None if row["now"] else tables)
        forget_name(connection, taken_off, row["name"], tables)
        if player_called(connection, pad, row["name"]) in (None, player):
            forget_pupil(connection, devices, row["name"])


# Linking devices -----------------------------------------------------------------------------------------------------


def offer_link(connection: Connection, pad: str, code_hash: str, now: float, until: float) -> None:
    """A code by which another device comes to share the pad, for a short time."""
    connection.execute("delete from links where until < ?", (now,))
    insert = """
        insert into links (code_hash, pad, until) values (?, ?, ?)
        on conflict (code_hash) do update set pad = excluded.pad, until = excluded.until
    """
    connection.execute(insert, (code_hash, pad, until))


def pad_behind(connection: Connection, code_hash: str, now: float) -> str:
    """The pad to which a code links. Raises `Unknown`."""
    row = connection.execute("select pad, until from links where code_hash = ?", (code_hash,)).fetchone()
    if row is None or row["until"] < now:
        raise Unknown("no_such_link", "this code links to no notepad: it may be mistyped, used up or too old")
    return str(row["pad"])


def both_sides(
    connection: Connection, device: Device, code_hash: str, now: float
) -> tuple[frozenset[Device], frozenset[Device]]:
    """The devices that would come to share a pad: those of this one, and those behind the code. Raises `Unknown`."""
    ours = devices_of(connection, known_pad(connection, device) or "")
    theirs = devices_of(connection, pad_behind(connection, code_hash, now))
    return frozenset((device, *ours)), frozenset(theirs)


def use_link(connection: Connection, device: Device, code_hash: str, now: float) -> None:
    """The device shares the pad from now on, and brings its own players along. Raises `Unknown`."""
    pad, old = pad_behind(connection, code_hash, now), pad_of(connection, device)
    connection.execute("delete from links where code_hash = ?", (code_hash,))
    if pad == old:
        return
    for player in players(connection, old):
        _move_over(connection, player, pad)
    connection.execute("update pads set pad = ? where pad = ?", (pad, old))
    follow_choice(connection, pad)


def _move_over(connection: Connection, player: Player, pad: str) -> None:
    """A player comes to another pad; whoever has the same name there is the same person."""
    query = "select player from names where pad = ? and name = ? and now = 1"
    same = connection.execute(query, (pad, player.name)).fetchone()
    connection.execute("update players set pad = ? where id = ?", (pad, player.id))
    connection.execute("update names set pad = ? where player = ?", (pad, player.id))
    if same is not None:
        merge_players(connection, pad, player.id, same["player"])
