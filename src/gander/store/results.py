"""Finished games on the notepad: results, the answers given in them, and reports made from these."""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from gander.store.players import check_player, devices_of, known_pad, pad_of, player_named
from gander.store.rows import KeptGame, KeptSeat, Measured, Wanted
from gander.store.shown import Average, SeatResult
from gander.table.errors import Unknown
from gander.table.events import Device

_seats = msgspec.json.Decoder(tuple[SeatResult, ...])

# Games ---------------------------------------------------------------------------------------------------------------


def harvest_of(connection: sqlite3.Connection, tables: Sequence[str], measures: int) -> dict[str, int]:
    """For those of the tables that were read with these measures, how many events each had then."""
    query = """
        select table_id, events from harvested
        where measures = ? and table_id in (select value from json_each(?))
    """
    return dict(connection.execute(query, (measures, msgspec.json.encode(tables).decode())).fetchall())


class Standing(NamedTuple):
    """Where a device stands."""

    pad: str | None
    others: list[Device]
    """The devices that share its pad."""
    outdated: bool
    """Whether a game from a file waits to be measured again."""


def standing(connection: sqlite3.Connection, device: Device, measures: int) -> Standing:
    pad = known_pad(connection, device)
    others = [] if pad is None else [other for other in devices_of(connection, pad) if other != device]
    query = "select exists (select 1 from games where played is not null and measures < ?)"
    (outdated,) = connection.execute(query, (measures,)).fetchone()
    return Standing(pad, others, bool(outdated))


def keep(
    connection: sqlite3.Connection,
    games: Sequence[tuple[KeptGame, Sequence[KeptSeat]]],
    read: tuple[str, int, int] | None,
) -> int:
    """Put finished games on the notepads of all who played them; how many were new. Doing it twice changes nothing.

    `read` is the table they come from, how many events it had, and the version of the measures.
    """
    new = sum(keep_game(connection, game, seats) for game, seats in games)
    if read is not None:
        connection.execute("insert or replace into harvested values (?, ?, ?)", read)
    return new


def keep_game(connection: sqlite3.Connection, game: KeptGame, seats: Sequence[KeptSeat]) -> bool:
    known = connection.execute("select measures from games where id = ?", (game.id,)).fetchone()
    if known is None:
        row = msgspec.structs.astuple(replace(game, seats=()))
        values = [*row[:-2], msgspec.json.encode(game.seats), game.played]
        connection.execute(f"insert into games values ({', '.join('?' * len(values))})", values)
    else:
        connection.execute("update games set measures = max(measures, ?) where id = ?", (game.measures, game.id))
    for seat in seats:
        _keep_seat(connection, game, seat)
    return known is None


def _keep_seat(connection: sqlite3.Connection, game: KeptGame, kept: KeptSeat) -> None:
    pad = pad_of(connection, kept.device)
    old = connection.execute(
        "select player from answers join players on players.id = player where game_id = ? and seat = ? and pad = ?",
        (game.id, kept.seat, pad),
    ).fetchone()
    player = old[0] if old else player_named(connection, pad, kept.name, kept.animal, game.ended)
    connection.execute(
        "insert or replace into answers values (?, ?, ?, ?, ?, ?)",
        (player, game.id, kept.seat, kept.numbers, kept.tally, kept.answers),
    )
    result = next(one for one in game.seats if one.seat == kept.seat)
    if kept.result:
        facts = (game.ended, game.game, game.mode, game.level, game.variant, game.players)
        row = (player, game.id, kept.seat, *facts, result.score, result.place, result.won)
        connection.execute(f"insert or replace into entries values ({', '.join('?' * len(row))})", row)


# Results -------------------------------------------------------------------------------------------------------------

GAME_COLUMNS: Final = """
    games.id, table_id, number, games.game, version, games.level, games.mode, games.variant, games.players, started,
    games.ended, seed, chosen, measures, seats
"""


def results(connection: sqlite3.Connection, pad: str, wanted: Wanted) -> list[KeptGame]:
    """The finished games of a pad, the newest first, with its own players marked."""
    clauses, values = _where(pad, wanted)
    query = f"""
        select distinct {GAME_COLUMNS} from entries join games on games.id = game_id join players on players.id = player
        where {clauses} order by games.ended desc, games.id limit ?
    """
    found = [as_game(row) for row in connection.execute(query, (*values, wanted.most))]
    own = _own_seats(connection, pad, [game.id for game in found])
    return [replace(game, seats=tuple(own.get((game.id, seat.seat), seat) for seat in game.seats)) for game in found]


def _where(pad: str, wanted: Wanted) -> tuple[str, list[object]]:
    clauses, values = ["pad = ?"], [pad]
    found: list[object] = list(values)
    columns = ("player", "game", "mode", "level", "players", "variant")
    for column in columns:
        value = getattr(wanted, column)
        if value is not None:
            clauses.append(f"entries.{column} = ?")
            found.append(value)
    if wanted.before is not None:
        clauses.append("entries.ended < ?")
        found.append(wanted.before)
    return " and ".join(clauses), found


def as_game(row: Sequence[Any]) -> KeptGame:
    facts = dict(zip(KeptGame.__struct_fields__, row, strict=False))
    return KeptGame(**facts | {"chosen": bool(facts["chosen"]), "seats": _seats.decode(facts["seats"])})


def _own_seats(connection: sqlite3.Connection, pad: str, games: Sequence[str]) -> dict[tuple[str, int], SeatResult]:
    """The seats of the pad's players in some games, with their present names."""
    query = f"""
        select game_id, seat, score, place, won, players.id, players.name, players.animal
        from entries join players on players.id = player
        where pad = ? and game_id in ({", ".join("?" * len(games))})
    """
    return {
        (game, seat): SeatResult(seat, name, None, score, place, bool(won), player, animal)
        for game, seat, score, place, won, player, name, animal in connection.execute(query, (pad, *games))
    }


def finished_seeds(connection: sqlite3.Connection, pad: str, name: str) -> set[str]:
    """The seeds of the games that a player has finished."""
    query = """
        select seed from entries join games on games.id = game_id join players on players.id = player
        where pad = ? and name = ?
    """
    return {seed for (seed,) in connection.execute(query, (pad, name))}


def averages(connection: sqlite3.Connection, pad: str, player: int) -> list[Average]:
    """Bests and means of a player, apart by game, mode, level, variant and number of players."""
    check_player(connection, pad, player)
    kind = "game, mode, level, variant, players"
    query = f"""
        select {kind}, count(*), avg(score), max(score), min(score), sum(won), avg(place)
        from entries where player = ? group by {kind} order by count(*) desc
    """
    return [Average(*row) for row in connection.execute(query, (player,))]


# Answers -------------------------------------------------------------------------------------------------------------


def measured(connection: sqlite3.Connection, pad: str, player: int, game: str, *, together: bool) -> list[Measured]:
    """The answers of a player in numbers, the oldest game first: their own, or those of their groups."""
    check_player(connection, pad, player)
    query = f"""
        select answers.game_id, games.ended, games.level, numbers, tally
        from answers join games on games.id = answers.game_id
        where player = ? and games.game = ? and mode {"=" if together else "<>"} 'cooperative'
        order by games.ended, answers.game_id
    """
    return [Measured(*row) for row in connection.execute(query, (player, game))]


def count_measured(connection: sqlite3.Connection, pad: str, player: int, game: str, *, together: bool) -> int:
    check_player(connection, pad, player)
    query = f"""
        select count(*) from answers join games on games.id = answers.game_id
        where player = ? and games.game = ? and mode {"=" if together else "<>"} 'cooperative'
    """
    (count,) = connection.execute(query, (player, game)).fetchone()
    return int(count)


def answers(connection: sqlite3.Connection, pad: str, player: int, game_id: str) -> tuple[str, bytes]:
    """Which game it was, and a player's answers in it. Raises `Unknown`."""
    check_player(connection, pad, player)
    query = "select game, answers from answers join games on games.id = game_id where player = ? and game_id = ?"
    row = connection.execute(query, (player, game_id)).fetchone()
    if row is None:
        raise Unknown("no_such_game", f"no game {game_id!r} of this player on the notepad")
    return row[0], bytes(row[1])


def recent_answers(connection: sqlite3.Connection, pad: str, player: int, game: str, most: int) -> list[bytes]:
    """The answers of a player's last games."""
    check_player(connection, pad, player)
    query = """
        select answers from answers join games on games.id = answers.game_id
        where player = ? and games.game = ? order by games.ended desc limit ?
    """
    return [bytes(row[0]) for row in connection.execute(query, (player, game, most))]


# Reports that were made before ---------------------------------------------------------------------------------------


def report(
    connection: sqlite3.Connection, player: int, game: str, basis: str, games: int, measures: int
) -> bytes | None:
    """The last report, if no game has come since."""
    query = "select report from reports where player = ? and game = ? and basis = ? and games = ? and measures = ?"
    row = connection.execute(query, (player, game, basis, games, measures)).fetchone()
    return None if row is None else bytes(row[0])


def keep_report(
    connection: sqlite3.Connection, player: int, game: str, basis: str, games: int, measures: int, made: bytes
) -> None:
    row = (player, game, basis, games, measures, made)
    connection.execute("insert or replace into reports values (?, ?, ?, ?, ?, ?)", row)
