"""A game of MMM… Brains! at one moment, with all its secrets."""

from msgspec import Struct

from gander.contract.game import (
    Mode,
    Seat,
)
from gander.games.brains.pieces import (
    Colour,
    Faces,
    Phase,
)


class State(Struct, frozen=True, gc=False):
    """Everything there is. The dice to come are not in it."""

    mode: Mode
    phase: Phase
    turn: Seat
    colours: tuple[Colour, ...]
    middle: int
    brains: tuple[int, ...]
    out: tuple[tuple[Seat, ...], ...]
    """Who is out, in order; those who went at the same moment stand together."""
    throws: int
    faces: Faces
    thrown: tuple[int, ...]
