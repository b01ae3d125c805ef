"""The notepad written to files and read from them."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from gander.store.notepad.players import pad_of
from gander.store.notepad.result_rows import AllAnswers, SavedGame, SavedSeat
from gander.store.notepad.results import GAME_COLUMNS, as_game, renew_seat, save_game
from gander.store.sql import Connection, places
from gander.table.events import Device


def bring(connection: Connection, device: Device, game: SavedGame, seats: Sequence[SavedSeat]) -> bool:
    """Put a game from a file on the notepad of a device; whether it was new there."""
    pad = pad_of(connection, device)
    query = "select 1 from answers join players on players.id = player where game_id = ? and pad = ?"
    if connection.execute(query, (game.id, pad)).fetchone() is not None:
        return False
    save_game(connection, game, seats)
    return True


def remember_codes(connection: Connection, device: Device, codes: Sequence[tuple[str, str]]) -> None:
    """The participant codes of players who came with a file, unless they have one."""
    pad = pad_of(connection, device)
    connection.executemany(
        "update players set code = ? where code is null and pad = ? and name = ?",
        [(code, pad, name) for name, code in codes],
    )


def outdated_imports(connection: Connection, measures: int, most: int) -> list[tuple[str, bytes]]:
    """Games from files that were measured in an older way."""
    query = "select id, played from games where played is not null and measures < ? limit ?"
    return [(row["id"], row["played"]) for row in connection.execute(query, (measures, most))]


def renew(connection: Connection, game_id: str, seats: Sequence[SavedSeat], measures: int) -> None:
    """The answers of a game from a file, measured anew."""
    for saved in seats:
        renew_seat(connection, game_id, saved, measures)
    connection.execute("update games set measures = ? where id = ?", (measures, game_id))


class GameToWrite(NamedTuple):
    id: str
    table_id: str | None
    number: int
    played: bytes | None
    """The game, if it is kept whole."""


def games_to_write(connection: Connection, pads: Sequence[str], without: Collection[int] = ()) -> list[GameToWrite]:
    """The games of some pads, the oldest first; those that only some players have are left out."""
    left_out = f"and player not in ({places(without)})" if without else ""
    query = f"""
        select distinct games.id, table_id, number, played
        from games join answers on answers.game_id = games.id join players on players.id = player
        where pad in ({places(pads)}) {left_out} order by games.ended, games.id
    """
    return [GameToWrite(**row) for row in connection.execute(query, (*pads, *without))]


class OwnSeat(NamedTuple):
    """Where a player sat, with the present name and animal."""

    seat: int
    player: int
    name: str
    animal: str


def seats_of(connection: Connection, pads: Sequence[str], game_id: str) -> list[OwnSeat]:
    """Where the players of some pads sat in a game."""
    query = f"""
        select seat, player, name, animal from answers join players on players.id = player
        where pad in ({places(pads)}) and game_id = ?
    """
    return [OwnSeat(**row) for row in connection.execute(query, (*pads, game_id))]


def all_devices(connection: Connection) -> list[Device]:
    """Every device that ever had a seat on this server."""
    found = connection.execute("select distinct device from devices order by device")
    return [row["device"] for row in found]


ROWS: Final = f"""
    select player, name, code, answers.seat as own_seat,
        case when answers.measures = :measures then answers.answers end as readable,
        exists (select 1 from entries where entries.player = players.id and entries.game_id = games.id
            and entries.seat = answers.seat) as has_result, {GAME_COLUMNS}
    from answers join games on games.id = answers.game_id join players on players.id = answers.player
    where pad = :pad order by games.ended, games.id, answers.seat
"""


def all_answers(connection: Connection, pad: str, measures: int) -> list[AllAnswers]:
    """Every answer on a pad, game by game."""
    return [
        AllAnswers(
            player=row["player"],
            name=row["name"],
            code=row["code"],
            seat=row["own_seat"],
            answers=row["readable"],
            game=as_game(row),
            has_result=bool(row["has_result"]),
        )
        for row in connection.execute(ROWS, {"pad": pad, "measures": measures})
    ]
