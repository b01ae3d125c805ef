"""Whether progress and ghosts of a person are kept: what they chose for themself, or else what is chosen for their
notepad, or else what the server does for all.

Where they are not kept, a game leaves its result and nothing that was worked out from its moves. Switched on again, all
of it is worked out again from the games that are there; ghosts have to be made again.
"""

from typing import Final

from gander.store.sql import Connection

FOR_ALL: Final = ""
"""In the place of a pad."""

WANTED: Final = """
    coalesce(
        (select progress from choices where choices.pad = {pad}),
        (select progress from choices where choices.pad = ''), 1
    ) = 1
"""
OF_PLAYER: Final = """
    coalesce(
        (select progress from own_choices where own_choices.player = players.id),
        (select progress from choices where choices.pad = players.pad),
        (select progress from choices where choices.pad = ''), 1
    ) = 1
"""
UNWANTED_PLAYERS: Final = f"select id from players where not ({OF_PLAYER})"
WANTED_PLAYERS: Final = f"select id from players where {OF_PLAYER}"
UNMEASURED: Final = f"""
    select game_id from answers where measures = 0
    and player in (select id from players where pad = ?) and player in ({WANTED_PLAYERS})
"""


def choose_for_all(connection: Connection, progress: bool) -> None:
    """What a server does for the notepads that have not chosen."""
    _put(connection, FOR_ALL, progress)


def choose(connection: Connection, pad: str, progress: bool) -> None:
    """For a notepad. Off is off for everybody on it; on leaves those out who switched it off for themselves."""
    _put(connection, pad, progress)
    if not progress:
        connection.execute("delete from own_choices where player in (select id from players where pad = ?)", (pad,))
    follow_choice(connection, pad)


def choose_for_one(connection: Connection, pad: str, player: int, progress: bool) -> None:
    """For one person, who must be on the notepad."""
    insert = """
        insert into own_choices (player, progress) values (?, ?)
        on conflict (player) do update set progress = excluded.progress
    """
    connection.execute(insert, (player, int(progress)))
    follow_choice(connection, pad)


def _put(connection: Connection, pad: str, progress: bool) -> None:
    insert = """
        insert into choices (pad, progress) values (?, ?) on conflict (pad) do update set progress = excluded.progress
    """
    connection.execute(insert, (pad, int(progress)))


def wants_progress(connection: Connection, pad: str) -> bool:
    return connection.execute(f"select 1 where {WANTED.format(pad='?')}", (pad,)).fetchone() is not None


def who_wants_progress(connection: Connection, pad: str) -> set[int]:
    """Of the players of a notepad."""
    rows = connection.execute(f"select id from players where pad = ? and {OF_PLAYER}", (pad,))
    return {int(row["id"]) for row in rows.fetchall()}


def follow_choice(connection: Connection, pad: str) -> None:
    """Take away what is not wanted, and see to it that what is missing is worked out when somebody next looks."""
    take_away_unwanted(connection)
    again = f"delete from harvested where table_id in (select table_id from games where id in ({UNMEASURED}))"
    connection.execute(again, (pad,))
    connection.execute(f"update games set measures = 0 where played is not null and id in ({UNMEASURED})", (pad,))


def take_away_unwanted(connection: Connection) -> None:
    """On every notepad for which they are not kept."""
    for derived in ("ghosts", "reports"):
        connection.execute(f"delete from {derived} where player in ({UNWANTED_PLAYERS})")
    blank = f"""
        update answers set numbers = :none, tally = :none, answers = :none, measures = 0
        where measures <> 0 and player in ({UNWANTED_PLAYERS})
    """
    connection.execute(blank, {"none": b""})
    connection.execute("delete from choices where pad <> '' and pad not in (select pad from pads)")
