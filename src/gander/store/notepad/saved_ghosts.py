"""The ghosts on a notepad, and the games they are made from. A ghost goes with its player."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gander.memory.fit import Fit
from gander.store.notepad.players import check_player, known_pad, pad_of, player_named
from gander.store.notepad.result_rows import SavedGame
from gander.store.notepad.results import GAME_COLUMNS, as_game, put
from gander.store.progress_choice import who_wants_progress
from gander.store.sql import Connection, places
from gander.table.errors import Unknown
from gander.table.events import Device
from gander.table.terms import Animal


class SavedGhost(Struct, frozen=True):
    """A ghost as it is kept, with the present name and animal of its player."""

    player: int
    name: str
    animal: Animal
    month: str
    games: int
    fit: Fit


class SeatIn(NamedTuple):
    """A game of a player, and where they sat."""

    game: SavedGame
    seat: int


class PlayedSoFar(NamedTuple):
    """How many games somebody has played in which there was something to remember, and which was the last."""

    player: int
    name: str
    animal: Animal
    games: int
    game: str


_read_fit = msgspec.json.Decoder(Fit).decode

GHOSTS: Final = """
    select player, name, animal, month, games, fit from ghosts join players on players.id = player
    where pad in ({pads}) {only} order by month desc, name
"""


def ghosts(connection: Connection, pads: Sequence[str], player: int | None = None) -> list[SavedGhost]:
    """All ghosts of some pads, or those of one player, the newest first."""
    query = GHOSTS.format(pads=places(pads), only="" if player is None else "and player = ?")
    found = connection.execute(query, (*pads, *(() if player is None else (player,))))
    return [_ghost(row) for row in found]


def _ghost(row: Any) -> SavedGhost:
    columns = {name: row[name] for name in SavedGhost.__struct_fields__}
    return SavedGhost(**columns | {"fit": _read_fit(row["fit"])})


def _written(fit: Fit) -> str:
    return msgspec.json.encode(fit).decode()


def ghost_of(connection: Connection, device: Device, player: int, month: str) -> SavedGhost:
    """A ghost of the notepad of a device. Raises `Unknown` for any other, just as for one that does not exist."""
    pad = known_pad(connection, device)
    for ghost in ghosts(connection, [pad or ""], player):
        if ghost.month == month:
            return ghost
    raise Unknown("no_such_ghost", f"no ghost of player {player}, {month} on this device's notepad")


def save(connection: Connection, pad: str, player: int, month: str, games: int, fit: Fit) -> None:
    """Another one of the same month takes the place of the first."""
    check_player(connection, pad, player)
    put(connection, "ghosts", {"player": player, "month": month, "games": games, "fit": _written(fit)})


def remove(connection: Connection, pad: str, player: int, month: str) -> None:
    check_player(connection, pad, player)
    connection.execute("delete from ghosts where player = ? and month = ?", (player, month))


def bring(connection: Connection, device: Device, ghost: SavedGhost, now: float) -> None:
    """Put a ghost from a file on the notepad of a device, unless there is one of that month, or none are kept there."""
    pad = pad_of(connection, device)
    player = player_named(connection, pad, ghost.name, ghost.animal, now)
    if player not in who_wants_progress(connection, pad):
        return
    insert = "insert into ghosts (player, month, games, fit) values (?, ?, ?, ?) on conflict do nothing"
    connection.execute(insert, (player, ghost.month, ghost.games, _written(ghost.fit)))


def games_of(connection: Connection, pad: str, player: int, names: Sequence[str], most: int) -> list[SeatIn]:
    """The last games of a player, of the games of these names, the newest first."""
    check_player(connection, pad, player)
    query = f"""
        select answers.seat as own_seat, games.played, {GAME_COLUMNS}
        from answers join games on games.id = answers.game_id
        where player = ? and games.game in ({places(names)}) order by games.ended desc, games.id limit ?
    """
    found = connection.execute(query, (player, *names, most))
    return [SeatIn(replace(as_game(row), played=row["played"]), row["own_seat"]) for row in found]


PLAYED: Final = """
    select player, name, animal, games.game as kind, count(distinct games.id) as so_many, max(games.ended) as last
    from answers join games on games.id = answers.game_id join players on players.id = player
    where pad = ? and games.game in ({names}) group by player, name, animal, games.game order by last desc, player
"""


def games_by_player(connection: Connection, pad: str, names: Sequence[str]) -> list[PlayedSoFar]:
    """What everybody on a pad has played of the games of these names, who played last first."""
    found: dict[int, PlayedSoFar] = {}
    for row in connection.execute(PLAYED.format(names=places(names)), (pad, *names)):
        here = PlayedSoFar(row["player"], row["name"], row["animal"], row["so_many"], row["kind"])
        before = found.get(here.player)
        found[here.player] = here if before is None else before._replace(games=before.games + here.games)
    return list(found.values())
