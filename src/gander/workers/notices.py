"""What workers tell one another: that there is something to read, and what need not be kept. No notice holds a card."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from gander.contract.game import Seat
from gander.table.events import Device
from gander.table.room.played import PersonNumber
from gander.table.terms import Reaction


class EventsWritten(Struct, frozen=True, tag="w", array_like=True):
    """Events of a table up to this number are written."""

    table: str
    seq: int


class DevicesChanged(Struct, frozen=True, tag="c", array_like=True):
    """Other devices have a line to a table."""

    table: str


class ReactionShown(Struct, frozen=True, tag="r", array_like=True):
    table: str
    seat: Seat
    reaction: Reaction


class CheerShown(Struct, frozen=True, tag="p", array_like=True):
    table: str
    person: PersonNumber
    reaction: Reaction


class BotsHurried(Struct, frozen=True, tag="h", array_like=True):
    table: str
    device: Device


class TablesRewritten(Struct, frozen=True, tag="n", array_like=True):
    """A name was taken out of tables; the database says of which."""


Notice: TypeAlias = TablesRewritten | EventsWritten | DevicesChanged | ReactionShown | CheerShown | BotsHurried


class Letter(Struct, frozen=True, array_like=True):
    sender: str
    notices: list[Notice]


encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(Letter).decode
