"""Positions of the Brains in one line."""

from __future__ import annotations

from gander.contract.game import Seat
from gander.games.brains.pieces import BRAIN, Colour, Phase
from gander.games.brains.state import State


def dice(faces: str) -> tuple[int, ...]:
    """`3 3 5 * 1` are five dice in order, the fourth with its brain up."""
    return tuple(BRAIN if face == "*" else int(face) for face in faces.split())


def brains_at(
    faces: str = "",
    *,
    brains_of: tuple[int, ...] = (10, 10, 10),
    colours: tuple[Colour, ...] = ("red", "yellow", "blue"),
    middle: int = 0,
    phase: Phase = "pay",
    turn: Seat = 0,
    throws: int | None = None,
    out: tuple[tuple[Seat, ...], ...] = (),
) -> State:
    """A position of Brains: the dice lie after one throw, or are still to be thrown if no faces are given."""
    return State(
        mode="versus",
        phase=phase,
        turn=turn,
        colours=colours,
        middle=middle,
        brains=brains_of,
        out=out,
        throws=(1 if faces else 0) if throws is None else throws,
        faces=dice(faces),
        thrown=(),
    )
