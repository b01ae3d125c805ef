"""Which deals of the day the players of a notepad have begun, and what they reached."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from gander.contract.options import Level
from gander.store.notepad.players import pad_of, player_named
from gander.store.sql import Connection, places
from gander.table.events import Device
from gander.table.terms import Animal


class BegunDay(Struct, frozen=True):
    """The deal of a day as a player has begun it."""

    player: int
    name: str
    animal: Animal
    day: str
    game: str
    level: Level
    begun_on: str
    """The player's own date when they began."""
    table_id: str
    score: int | None = None
    """The result of the first game at the table, or of the one that came in a file; `None` while there is none."""
    game_id: str | None = None
    """That game."""
    seed: str | None = None
    """What its cards followed from."""


class CarriedDay(Struct, frozen=True):
    """The deal of a day as it comes in a file."""

    day: str
    game: str
    level: str
    begun_on: str
    seed: str
    """What the deal follows from by the formula."""
    drawn_here: str
    """By what was drawn here; where nothing was, the same."""
    drawn_there: str
    """By what was drawn where it was begun."""
    finished: str | None
    """The game that was made of it, as the file says."""
    table_id: str
    """Where it can be begun here, if it was not finished."""


DAYS: Final = """
    select days.player, name, animal, day, days.game, days.level, begun_on, days.table_id, score, entries.game_id,
        games.seed
    from days join players on players.id = days.player
    left join games on games.id = coalesce(
        days.game_id, (select here.id from games as here where here.table_id = days.table_id and here.number = 1)
    )
    left join entries on entries.game_id = games.id and entries.player = days.player
"""


def _found(connection: Connection, where: str, *values: object) -> list[BegunDay]:
    query = f"{DAYS} where {where} order by day, days.game, name"
    return [_begun(row) for row in connection.execute(query, values)]


def _begun(row: Any) -> BegunDay:
    return BegunDay(**{name: row[name] for name in BegunDay.__struct_fields__})


def player_on(connection: Connection, pad: str, name: str) -> int | None:
    """The player of a pad who sits down under this name, if there is one."""
    query = "select player from names where pad = ? and name = ? and now = 1"
    row = connection.execute(query, (pad, name)).fetchone()
    return None if row is None else int(row["player"])


def begin(
    connection: Connection, device: Device, name: str, animal: str, now: float, wanted: tuple[str, str, str, str, str]
) -> BegunDay:
    """Note that a player begins the deal of a day: day, game, level, own date and table. If it was begun before, that
    one counts."""
    player = player_named(connection, pad_of(connection, device), name, animal, now)
    insert = """
        insert into days (player, day, game, level, begun_on, table_id) values (?, ?, ?, ?, ?, ?)
        on conflict (player, day, game) do nothing
    """
    connection.execute(insert, (player, *wanted))
    (begun,) = _found(connection, "days.player = ? and day = ? and days.game = ?", player, *wanted[:2])
    return begun


BRING: Final = """
    insert into days (player, day, game, level, begun_on, table_id, game_id)
    values (:player, :day, :game, :level, :begun_on, :table_id, (
        select games.id from games join entries on entries.game_id = games.id and entries.player = :player
        where games.id = :finished and games.game = :game and games.level = :level
        and games.seed in (:seed, :drawn_here, :drawn_there)
    ))
    on conflict (player, day, game) do nothing
"""
"""A game counts if it is on the notepad, the player's own, and of this deal: nobody can write themself a result."""


def bring(connection: Connection, device: Device, name: str, animal: str, now: float, carried: CarriedDay) -> None:
    """Put the deal of a day from a file on the notepad of a device. What was begun here counts."""
    player = player_named(connection, pad_of(connection, device), name, animal, now)
    connection.execute(BRING, {"player": player, **asdict(carried)})


def all_days(connection: Connection, pads: Sequence[str]) -> list[BegunDay]:
    """Everything that was begun on some pads."""
    return _found(connection, f"pad in ({places(pads)})", *pads)


def days_of(connection: Connection, player: int, first: str, last: str) -> list[BegunDay]:
    """What a player has begun of the deals from one day to another."""
    return _found(connection, "days.player = ? and day between ? and ?", player, first, last)


def finished_on(connection: Connection, pad: str, day: str) -> list[BegunDay]:
    """What the players of a pad have finished of the deals of a day."""
    return _found(connection, "pad = ? and day = ? and score is not null", pad, day)


def day_at(connection: Connection, pad: str, table: str) -> BegunDay | None:
    """The deal of the day that a player of the pad has at a table."""
    return next(iter(_found(connection, "pad = ? and days.table_id = ?", pad, table)), None)
