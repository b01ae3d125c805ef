"""What was played in a room, as everybody in it may know it."""

from typing import TypeAlias

from msgspec import Struct

from gander.contract.game import Seat
from gander.contract.options import Mode

PersonNumber: TypeAlias = int
"""By which a person is known in the room: the first who came has 0."""


class EveningGame(Struct, frozen=True, omit_defaults=True):
    """A game of the evening that came to its end, by seats."""

    game: str
    mode: Mode
    at: float
    """When it ended, in seconds since 1970."""
    people: tuple[PersonNumber | None, ...]
    """Who sat there at the end; `null`: a bot."""
    bots: tuple[str | None, ...]
    """The bots that played there at the end."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    """None in a game that all play together."""
    catches: tuple[int, ...] = ()
    """By seat: the most that was found in one turn, where a find brings another try."""
