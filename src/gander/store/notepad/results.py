"""Finished games on the notepad: results, the answers given in them, and reports made from these."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import asdict, replace

from gander.store.notepad.devices import pad_at
from gander.store.notepad.notepad_views import Average, SeatResult
from gander.store.notepad.players import check_player, devices_of, known_pad, player_named
from gander.store.notepad.result_rows import (
    AnswerNumbers,
    OwnAnswers,
    RecentAnswers,
    ResultFilter,
    SavedGame,
    SavedSeat,
)
from gander.store.progress_choice import WANTED_PLAYERS, who_wants_progress
from gander.store.sql import Connection, places
from gander.table.errors import Unknown
from gander.table.events import Device

_seats = msgspec.json.Decoder(tuple[SeatResult, ...])


KEYS: Final = {
    "harvested": ("table_id",),
    "games": ("id",),
    "answers": ("player", "game_id", "seat"),
    "entries": ("player", "game_id", "seat"),
    "reports": ("player", "game", "basis"),
    "ghosts": ("player", "month"),
}
"""By what a row is known."""


def put(connection: Connection, table: str, row: Mapping[str, object]) -> None:
    """Insert a row, or replace the one that is there, by the names of its columns."""
    columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
    renewed = ", ".join(f"{column} = excluded.{column}" for column in row if column not in KEYS[table])
    query = f"""
        insert into {table} ({columns}) values ({values})
        on conflict ({", ".join(KEYS[table])}) do update set {renewed}
    """
    # PostgreSQL does not take a truth for a number.
    plain = {column: int(value) if isinstance(value, bool) else value for column, value in row.items()}
    connection.execute(query, plain)


# Games ---------------------------------------------------------------------------------------------------------------


class HarvestedTable(NamedTuple):
    """A table that was read."""

    table_id: str
    events: int
    """How many it had then."""
    measures: int
    """The version of the measures with which it was read."""


def harvest_of(connection: Connection, tables: Sequence[str], measures: int) -> dict[str, int]:
    """For those of the tables that were read with these measures, how many events each had then."""
    if not tables:
        return {}
    query = f"select table_id, events from harvested where measures = ? and table_id in ({places(tables)})"
    return {row["table_id"]: row["events"] for row in connection.execute(query, (measures, *tables))}


class DevicePad(NamedTuple):
    """Where a device stands."""

    pad: str | None
    others: list[Device]
    """The devices that share its pad."""


def device_pad(connection: Connection, device: Device) -> DevicePad:
    pad = known_pad(connection, device)
    return DevicePad(pad, [] if pad is None else [one for one in devices_of(connection, pad) if one != device])


class OutdatedMeasures(NamedTuple):
    """What was measured in an older way and has not been derived again."""

    tables: list[str]
    """Tables, perhaps of other devices, from which games on the pad came."""
    imports: bool
    """Whether a game from a file is among it."""


def outdated(connection: Connection, pad: str | None, measures: int) -> OutdatedMeasures:
    tables = """
        select distinct table_id
        from answers join games on games.id = game_id join players on players.id = player
        where answers.measures < :measures and pad = :pad and table_id is not null
            and table_id not in (select table_id from harvested where measures = :measures)
    """
    imports = "select exists (select 1 from games where played is not null and measures < ?) as found"
    found = connection.execute(tables, {"measures": measures, "pad": pad})
    return OutdatedMeasures(
        [row["table_id"] for row in found],
        bool(connection.execute(imports, (measures,)).fetchone()["found"]),
    )


def save(
    connection: Connection, games: Sequence[tuple[SavedGame, Sequence[SavedSeat]]], read: HarvestedTable | None
) -> int:
    """Put finished games on the notepads of all who played them; how many were new. Doing it twice changes nothing.

    `read` is the table they come from.
    """
    new = sum(save_game(connection, game, seats) for game, seats in games)
    if read is not None:
        put(connection, "harvested", read._asdict())
    return new


def save_game(connection: Connection, game: SavedGame, seats: Sequence[SavedSeat]) -> bool:
    known = connection.execute("select measures from games where id = ?", (game.id,)).fetchone()
    if known is None:
        facts = asdict(game)
        put(connection, "games", {**facts, "seats": msgspec.json.encode(game.seats)})
    else:
        update = "update games set measures = ?, played = coalesce(played, ?) where id = ?"
        connection.execute(update, (max(game.measures, known["measures"]), game.played, game.id))
    for seat in seats:
        _save_seat(connection, game, seat)
    return known is None


def _save_seat(connection: Connection, game: SavedGame, saved: SavedSeat) -> None:
    """The answers on the notepad of the person, and the same on every other notepad to which the game was brought."""
    pad = pad_at(connection, saved.device, game.ended)
    query = "select player from answers join players on players.id = player where game_id = ? and seat = ? and pad = ?"
    old = connection.execute(query, (game.id, saved.seat, pad)).fetchone()
    player = old["player"] if old else player_named(connection, pad, saved.name, saved.animal, game.ended)
    derived = (
        answers_row(saved, game.measures) if player in who_wants_progress(connection, pad) else nothing_derived(saved)
    )
    put(connection, "answers", {"player": player, "game_id": game.id, **derived})
    renew_seat(connection, game.id, saved, game.measures)
    if saved.result:
        result = next(one for one in game.seats if one.seat == saved.seat)
        facts = {name: getattr(game, name) for name in ("ended", "game", "mode", "level", "variant", "players")}
        reached = {"seat": saved.seat, "score": result.score, "place": result.place, "won": result.won}
        put(connection, "entries", {"player": player, "game_id": game.id, **facts, **reached})


def answers_row(saved: SavedSeat, measures: int) -> dict[str, object]:
    derived = {"numbers": saved.numbers, "tally": saved.tally, "answers": saved.answers}
    return {"seat": saved.seat, "measures": measures, **derived}


def nothing_derived(saved: SavedSeat) -> dict[str, object]:
    """That somebody sat there, and nothing of how they answered."""
    return answers_row(replace(saved, numbers=b"", tally=b"", answers=b""), measures=0)


def renew_seat(connection: Connection, game_id: str, saved: SavedSeat, measures: int) -> None:
    """The same answers, measured anew, on every notepad where they are kept."""
    connection.execute(
        f"""
        update answers set measures = :measures, numbers = :numbers, tally = :tally, answers = :answers
        where game_id = :game_id and seat = :seat and measures < :measures and player in ({WANTED_PLAYERS})
        """,
        {"game_id": game_id, **answers_row(saved, measures)},
    )


# Results -------------------------------------------------------------------------------------------------------------

GAME_COLUMNS: Final = ", ".join(f"games.{name}" for name in SavedGame.__struct_fields__ if name != "played")


def results(connection: Connection, pad: str, wanted: ResultFilter, without: Collection[int] = ()) -> list[SavedGame]:
    """The finished games of a pad, the newest first, with its own players marked; those of some players are left out,
    unless somebody else of the pad played there, too."""
    clauses, values = _where(pad, wanted, without)
    query = f"""
        select distinct {GAME_COLUMNS} from entries join games on games.id = game_id join players on players.id = player
        where {clauses} order by games.ended desc, games.id limit ?
    """
    found = [as_game(row) for row in connection.execute(query, (*values, wanted.most))]
    return _with_own_seats(connection, pad, found)


def whole_game(connection: Connection, pad: str, game_id: str) -> SavedGame:
    """A game that is known to be on the pad, with its moves if it was brought from elsewhere."""
    row = connection.execute(f"select {GAME_COLUMNS}, played from games where id = ?", (game_id,)).fetchone()
    (game,) = _with_own_seats(connection, pad, [as_game(row)])
    return replace(game, played=row["played"])


def _where(pad: str, wanted: ResultFilter, without: Collection[int]) -> tuple[str, list[object]]:
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
    if without:
        clauses.append(f"players.id not in ({places(without)})")
        found += without
    return " and ".join(clauses), found


def as_game(row: Mapping[str, Any]) -> SavedGame:
    """A game without its moves."""
    facts = {name: row[name] for name in SavedGame.__struct_fields__ if name != "played"}
    return SavedGame(**facts | {"chosen": bool(row["chosen"]), "seats": _seats.decode(row["seats"])})


def _with_own_seats(connection: Connection, pad: str, games: Sequence[SavedGame]) -> list[SavedGame]:
    """The games with the pad's players marked."""
    own = _own_seats(connection, pad, [game.id for game in games])
    return [replace(game, seats=tuple(_own(game, seat, own) for seat in game.seats)) for game in games]


def _own(game: SavedGame, seat: SeatResult, own: Mapping[tuple[str, int], SeatResult]) -> SeatResult:
    """What only the game tells of a seat stays."""
    found = own.get((game.id, seat.seat))
    return replace(found, ahead=seat.ahead, catch=seat.catch, feathers=seat.feathers) if found else seat


def _own_seats(connection: Connection, pad: str, games: Sequence[str]) -> dict[tuple[str, int], SeatResult]:
    """The seats of the pad's players in some games, with their present names."""
    query = f"""
        select game_id, seat, score, place, won, player, name, animal
        from entries join players on players.id = player
        where pad = ? and game_id in ({places(games)})
    """
    return {
        (row["game_id"], row["seat"]): SeatResult(
            seat=row["seat"],
            name=row["name"],
            bot=None,
            score=row["score"],
            place=row["place"],
            won=bool(row["won"]),
            player=row["player"],
            animal=row["animal"],
        )
        for row in connection.execute(query, (pad, *games))
    }


def seed_of(connection: Connection, game_id: str) -> str | None:
    """What the deal of a game followed from, if there is such a game."""
    row = connection.execute("select seed from games where id = ?", (game_id,)).fetchone()
    return None if row is None else str(row["seed"])


def finished_seeds(connection: Connection, pad: str, name: str) -> set[str]:
    """The seeds of the games that a player has finished."""
    query = """
        select seed from entries join games on games.id = game_id join players on players.id = player
        where pad = ? and name = ?
    """
    return {row["seed"] for row in connection.execute(query, (pad, name))}


def averages(connection: Connection, pad: str, player: int) -> list[Average]:
    """Bests and means of a player, apart by game, mode, level, variant and number of players."""
    check_player(connection, pad, player)
    kind = "game, mode, level, variant, players"
    query = f"""
        select {kind}, count(*) as games, avg(score) as mean, max(score) as best, min(score) as worst,
            sum(won) as won, avg(place) as mean_place
        from entries where player = ? group by {kind} order by count(*) desc
    """
    return [Average(**row) for row in connection.execute(query, (player,))]


# Answers -------------------------------------------------------------------------------------------------------------
# Only those that were derived with the present measures: what others wrote down can no longer be read.

OF_PLAYER: Final = """
    from answers join games on games.id = answers.game_id
    where player = :player and games.game = :game and answers.measures = :measures
"""


def _basis(together: bool) -> str:
    return f"and games.mode {'=' if together else '<>'} 'cooperative'"


def measured(
    connection: Connection, pad: str, player: int, game: str, measures: int, *, together: bool
) -> list[AnswerNumbers]:
    """The answers of a player in numbers, the oldest game first: their own, or those of their groups."""
    check_player(connection, pad, player)
    query = f"""
        select answers.game_id, games.ended, games.level, numbers, tally
        {OF_PLAYER} {_basis(together)} order by games.ended, answers.game_id
    """
    asked = {"player": player, "game": game, "measures": measures}
    return [AnswerNumbers(**row) for row in connection.execute(query, asked)]


def count_measured(connection: Connection, pad: str, player: int, game: str, measures: int, *, together: bool) -> int:
    check_player(connection, pad, player)
    query = f"select count(*) as games {OF_PLAYER} {_basis(together)}"
    asked = {"player": player, "game": game, "measures": measures}
    return int(connection.execute(query, asked).fetchone()["games"])


def answers(connection: Connection, pad: str, player: int, game_id: str, measures: int) -> OwnAnswers:
    """A player's answers in a game. Raises `Unknown`."""
    check_player(connection, pad, player)
    query = "select seat, answers, measures from answers where player = ? and game_id = ?"
    row = connection.execute(query, (player, game_id)).fetchone()
    if row is None:
        raise no_such_game(game_id)
    return OwnAnswers(row["seat"], row["answers"] if row["measures"] == measures else None)


def no_such_game(game_id: str) -> Unknown:
    return Unknown("no_such_game", f"no game {game_id!r} of this player on the notepad")


def recent_answers(
    connection: Connection, pad: str, player: int, game: str, measures: int, most: int
) -> list[RecentAnswers]:
    """The answers of a player's last games, the newest first."""
    check_player(connection, pad, player)
    query = f"select games.level, answers {OF_PLAYER} order by games.ended desc limit :most"
    asked = {"player": player, "game": game, "measures": measures, "most": most}
    return [RecentAnswers(**row) for row in connection.execute(query, asked)]


# Reports that were made before ---------------------------------------------------------------------------------------


def report(connection: Connection, player: int, game: str, basis: str, games: int, measures: int) -> bytes | None:
    """The last report, if no game has come since."""
    query = "select report from reports where player = ? and game = ? and basis = ? and games = ? and measures = ?"
    row = connection.execute(query, (player, game, basis, games, measures)).fetchone()
    return None if row is None else bytes(row["report"])


def save_report(
    connection: Connection, player: int, game: str, basis: str, games: int, measures: int, made: bytes
) -> None:
    wanted = connection.execute(f"select 1 where ? in ({WANTED_PLAYERS})", (player,)).fetchone()
    if wanted is None:  # it was switched off while the report was made
        return
    kind = {"player": player, "game": game, "basis": basis}
    put(connection, "reports", {**kind, "games": games, "measures": measures, "report": made})
