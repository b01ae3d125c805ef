"""Who takes part in a study, what they have done of it, and who plays with whom.

A step is written down once: who sends the same again changes nothing.
"""

from collections.abc import Callable
from itertools import chain, count
from secrets import token_hex
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gander.store.forget import close_teams_of
from gander.store.sql import Connection
from gander.table.names import as_read
from gander.table.terms import LONGEST_NAME


class Participant(Struct, frozen=True):
    """Somebody who takes part."""

    participant: str
    study: str
    number: int
    name: str
    code: str
    condition: str
    ordering: int
    attempt: int
    device: str | None
    arrived: float
    link: str


class StepDone(Struct, frozen=True):
    step: str
    at: float
    value: dict[str, Any]


FIELDS = ", ".join(Participant.__struct_fields__)


def participant_of(connection: Connection, participant: str) -> Participant | None:
    row = connection.execute(f"select {FIELDS} from participants where participant = ?", (participant,)).fetchone()
    return None if row is None else Participant(*row)


def participants_in(connection: Connection, study: str) -> list[Participant]:
    query = f"select {FIELDS} from participants where study = ? order by number"
    return [Participant(*row) for row in connection.execute(query, (study,))]


def everybody_in_studies(connection: Connection) -> list[tuple[Participant, dict[str, StepDone]]]:
    """All participants of all studies, with what they have done."""
    found = connection.execute(f"select {FIELDS} from participants order by study, number").fetchall()
    return [(one, steps_of(connection, one.participant)) for one in (Participant(*row) for row in found)]


def enrol(connection: Connection, study: str, participant: str, made: Callable[[int], Participant]) -> Participant:
    """Whoever takes part, with the next number if they are new."""
    known = participant_of(connection, participant)
    if known is not None:
        return known
    (last,) = connection.execute("select max(number) from participants where study = ?", (study,)).fetchone()
    new = made(0 if last is None else int(last) + 1)
    new = replace(new, name=_of_their_own(connection, new.name))
    marks = ", ".join("?" * len(Participant.__struct_fields__))
    connection.execute(f"insert into participants ({FIELDS}) values ({marks})", msgspec.structs.astuple(new))
    return new


def _of_their_own(connection: Connection, name: str) -> str:
    """The name, or one like it that nobody in a study has yet: by it alone the files that come out tell people apart.
    Whom a page recruits may have come as P1 before somebody does whose code is P1."""
    taken = {as_read(row["name"]) for row in connection.execute("select name from participants")}
    others = (f"{name[: LONGEST_NAME - 4]}x{again}" for again in count(2))
    return next(each for each in chain([name], others) if as_read(each) not in taken)


def steps_of(connection: Connection, participant: str) -> dict[str, StepDone]:
    """What somebody has done, in the order in which they did it."""
    query = "select step, at, value from study_steps where participant = ? order by at, step"
    rows = connection.execute(query, (participant,))
    return {row["step"]: StepDone(row["step"], row["at"], msgspec.json.decode(row["value"])) for row in rows}


def take_step(connection: Connection, participant: str, step: str, at: float, value: dict[str, Any]) -> None:
    """Write a step down, unless it is."""
    insert = "insert into study_steps (participant, step, at, value) values (?, ?, ?, ?) on conflict do nothing"
    connection.execute(insert, (participant, step, at, msgspec.json.encode(value).decode()))


def begin_anew(connection: Connection, participant: str) -> None:
    """Somebody does everything again, at other tables, in the condition that they have."""
    close_teams_of(connection, participant)
    connection.execute("delete from study_steps where participant = ?", (participant,))
    connection.execute("delete from study_teams where participant = ?", (participant,))
    connection.execute(
        "update participants set attempt = attempt + 1, device = null where participant = ?", (participant,)
    )


def go_elsewhere(connection: Connection, participant: str) -> None:
    """The next device under this code is theirs."""
    connection.execute("update participants set device = null where participant = ?", (participant,))


def stay_on(connection: Connection, participant: str, device: str) -> None:
    """From now on somebody is on this device, if they were on none."""
    stays = "update participants set device = ? where participant = ? and device is null"
    connection.execute(stays, (device, participant))


# Who plays with whom -------------------------------------------------------------------------------------------------


class Team(Struct, frozen=True):
    """Those who play together."""

    name: str
    members: tuple[str, ...]
    """In the order of their seats."""
    since: float
    """When the last of them came."""
    closed: bool


def team_of(connection: Connection, block: str, participant: str) -> Team | None:
    query = "select team from study_teams where block = ? and participant = ?"
    row = connection.execute(query, (block, participant)).fetchone()
    return None if row is None else _team(connection, block, row["team"])


def _team(connection: Connection, block: str, name: str) -> Team:
    query = "select participant, joined, closed from study_teams where block = ? and team = ? order by place"
    rows = connection.execute(query, (block, name)).fetchall()
    members = tuple(row["participant"] for row in rows)
    return Team(name, members, max(row["joined"] for row in rows), any(row["closed"] for row in rows))


def join_team(
    connection: Connection, block: str, participant: str, people: int, now: float, wanted: str | None = None
) -> Team:
    """The team of somebody: the one they are in, the one they want, or the first that waits for more.

    No name is ever given twice, also where a team has gone: its tables follow from its name.
    """
    known = team_of(connection, block, participant)
    if known is not None:
        return known
    query = """
        select team, count(*) as members, max(closed) as closed from study_teams where block = ?
        group by team order by min(joined), team
    """
    rows = connection.execute(query, (block,)).fetchall()
    waiting = [row for row in rows if row["members"] < people and not row["closed"]]
    fits = [row for row in waiting if wanted is None or row["team"].rpartition("/")[0] == wanted]
    name = fits[0]["team"] if fits else f"{wanted or 'team'}/{token_hex(4)}"
    place = fits[0]["members"] if fits else 0
    insert = "insert into study_teams (block, participant, team, place, joined) values (?, ?, ?, ?, ?)"
    connection.execute(insert, (block, participant, name, place, now))
    return _team(connection, block, name)


def close_team(connection: Connection, block: str, team: str) -> None:
    """Nobody else comes."""
    connection.execute("update study_teams set closed = 1 where block = ? and team = ?", (block, team))
