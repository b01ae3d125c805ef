"""The notepad written to files and read from them."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from gander.store.players import pad_of
from gander.store.results import GAME_COLUMNS, as_game, keep_game
from gander.store.rows import KeptGame, KeptSeat
from gander.table.events import Device


def bring(connection: sqlite3.Connection, device: Device, game: KeptGame, seats: Sequence[KeptSeat]) -> bool:
    """Put a game from a file on the notepad of a device; whether it was new there."""
    pad = pad_of(connection, device)
    query = "select 1 from answers join players on players.id = player where game_id = ? and pad = ?"
    if connection.execute(query, (game.id, pad)).fetchone() is not None:
        return False
    keep_game(connection, game, seats)
    return True


def remember_codes(connection: sqlite3.Connection, device: Device, codes: Sequence[tuple[str, str]]) -> None:
    """The participant codes of players who came with a file, unless they have one."""
    pad = pad_of(connection, device)
    connection.executemany(
        "update players set code = ? where code is null and pad = ? and name = ?",
        [(code, pad, name) for name, code in codes],
    )


def outdated_imports(connection: sqlite3.Connection, measures: int, most: int) -> list[tuple[str, bytes]]:
    """Games from files that were measured in an older way."""
    query = "select id, played from games where played is not null and measures < ? limit ?"
    return list(connection.execute(query, (measures, most)).fetchall())


def renew(connection: sqlite3.Connection, game_id: str, seats: Sequence[KeptSeat], measures: int) -> None:
    """The same answers, measured anew, on every notepad where they are."""
    for kept in seats:
        connection.execute(
            "update answers set numbers = ?, tally = ?, answers = ? where game_id = ? and seat = ?",
            (kept.numbers, kept.tally, kept.answers, game_id, kept.seat),
        )
    connection.execute("update games set measures = ? where id = ?", (measures, game_id))


def games_to_write(
    connection: sqlite3.Connection, pads: Sequence[str]
) -> list[tuple[str, str | None, int, bytes | None]]:
    """The games of some pads, the oldest first: id, table, number, and the game if it is kept whole."""
    query = f"""
        select distinct games.id, table_id, number, played, ended
        from games join answers on answers.game_id = games.id join players on players.id = player
        where pad in ({places(pads)}) order by ended, games.id
    """
    return [row[:4] for row in connection.execute(query, (*pads,))]


def seats_of(connection: sqlite3.Connection, pads: Sequence[str], game_id: str) -> list[tuple[int, int, str, str]]:
    """Where the players of some pads sat in a game: seat, player, and the present name and animal."""
    query = f"""
        select seat, players.id, name, animal from answers join players on players.id = player
        where pad in ({places(pads)}) and game_id = ?
    """
    return list(connection.execute(query, (*pads, game_id)).fetchall())


def places(values: Sequence[object]) -> str:
    """As many question marks, for a query."""
    return ", ".join("?" * len(values))


def all_devices(connection: sqlite3.Connection) -> list[Device]:
    """Every device that ever had a seat on this server."""
    return [device for (device,) in connection.execute("select distinct device from devices order by device")]


ROWS: Final = """
    select players.id, players.name, players.code, answers.seat, answers.answers, {games},
    (select score from entries where entries.player = players.id and entries.game_id = games.id
        and entries.seat = answers.seat)
    from answers join games on games.id = answers.game_id join players on players.id = answers.player
    where pad = ? order by games.ended, games.id, answers.seat
"""


def all_answers(
    connection: sqlite3.Connection, pad: str
) -> list[tuple[int, str, str | None, int, bytes, KeptGame, bool]]:
    """Every answer on a pad, game by game: player, name, code, seat, answers, game, and whether the result counts."""
    query = ROWS.format(games=GAME_COLUMNS)
    return [
        (player, name, code, seat, answers, as_game(facts), score is not None)
        for player, name, code, seat, answers, *facts, score in connection.execute(query, (pad,))
    ]
