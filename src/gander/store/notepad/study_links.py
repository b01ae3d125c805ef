"""Links of a study that work once: where one was given out, nobody takes part under that code without it."""

from typing import NamedTuple

from gander.store.sql import Connection
from gander.table.events import Device


class StudyLink(NamedTuple):
    device: Device | None
    """Who came by it."""


def give(connection: Connection, participant: str, code: str) -> None:
    """In place of any link before. `code` is a hash."""
    take_back(connection, participant)
    connection.execute("insert into study_links (participant, code) values (?, ?)", (participant, code))


def take_back(connection: Connection, participant: str) -> None:
    connection.execute("delete from study_links where participant = ?", (participant,))


def link_of(connection: Connection, participant: str) -> StudyLink | None:
    row = connection.execute("select device from study_links where participant = ?", (participant,)).fetchone()
    return None if row is None else StudyLink(row["device"])


def use(connection: Connection, participant: str, code: str, device: Device) -> None:
    """The first device that comes by the link is the participant's; for every other one nothing happens."""
    used = "update study_links set device = ? where participant = ? and code = ? and device is null"
    connection.execute(used, (device, participant, code))
