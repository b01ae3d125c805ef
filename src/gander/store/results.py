"""Finished games on the notepad: results, the answers given in them, and reports made from these."""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from gander.store.players import check_player, pad_of, player_named
from gander.store.rows import KeptGame, KeptSeat, Measured, Wanted
from gander.store.shown import Average, SeatResult
from gander.table.errors import Unknown

_seats = msgspec.json.Decoder(tuple[SeatResult, ...])

# Games ---------------------------------------------------------------------------------------------------------------


def harvest_of(connection: sqlite3.Connection, measures: int) -> dict[str, int]:
    """For every table that was read with these measures, how many events it had then."""
    return dict(connection.execute("select table_id, events from harvested where measures = ?", (measures,)).fetchall())


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
