"""What the players of a notepad have practised. It stands apart from games, and no figure is made of it."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from gander.store.notepad.players import check_player, pad_of, player_named
from gander.store.sql import Connection, places
from gander.table.events import Device


class Practised(Struct, frozen=True):
    """One exercise of a practice that was done to its end."""

    practice: str
    """Which practice it was part of."""
    at: float
    """When that was done, in seconds since 1970."""
    game: str
    kind: str
    asked: int
    """How many situations there were."""
    got: int
    """How many of them were answered rightly."""
    step: int
    """How hard it would have gone on, from 0."""


class WhoPractised(Struct, frozen=True):
    """An exercise and who did it, for files."""

    player: int
    name: str
    code: str | None
    animal: str
    done: Practised


COLUMNS: Final = ", ".join(Practised.__struct_fields__)


def save(connection: Connection, device: Device, name: str, animal: str, done: Sequence[Practised]) -> int:
    """Put exercises on the notepad of a device, each once; whose they are there."""
    player = player_named(connection, pad_of(connection, device), name, animal, done[0].at)
    values = ", ".join(f":{column}" for column in Practised.__struct_fields__)
    insert = f"insert into practised (player, {COLUMNS}) values (:player, {values}) on conflict do nothing"
    connection.executemany(insert, [{"player": player, **asdict(one)} for one in done])
    return player


def exercises_of(connection: Connection, pad: str, player: int, most: int) -> list[Practised]:
    """What a player has practised, the newest first."""
    check_player(connection, pad, player)
    query = f"select {COLUMNS} from practised where player = ? order by at desc, practice, game, kind limit ?"
    return [_exercise_in(row) for row in connection.execute(query, (player, most))]


def steps_of(connection: Connection, player: int) -> dict[str, dict[str, int]]:
    """By game and kind of exercise, how hard it would have gone on the last time."""
    found: dict[str, dict[str, int]] = {}
    for row in connection.execute("select game, kind, step from practised where player = ? order by at", (player,)):
        found.setdefault(row["game"], {})[row["kind"]] = row["step"]
    return found


def all_practised(connection: Connection, pads: Sequence[str]) -> list[WhoPractised]:
    """Everything that was practised on some pads, the oldest first."""
    query = f"""
        select player, name, code, animal, {COLUMNS} from practised join players on players.id = player
        where pad in ({places(pads)}) order by at, practice, game, kind
    """
    return [
        WhoPractised(row["player"], row["name"], row["code"], row["animal"], _exercise_in(row))
        for row in connection.execute(query, (*pads,))
    ]


def _exercise_in(row: Any) -> Practised:
    return Practised(**{name: row[name] for name in Practised.__struct_fields__})
