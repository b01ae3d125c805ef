"""Everybody's chance to win between two turns of a game that is looked at as a whole. No bot sees a game so."""

from gander.games.brains.chances.win_chances import Position, win_chances
from gander.games.brains.pieces import COLOURS
from gander.games.brains.state import State


def position_at(state: State) -> Position:
    """The position before the first throw of a turn."""
    players = len(state.brains)
    seats = [(state.turn + place) % players for place in range(players)]
    return Position(
        holdings=tuple(state.brains[seat] for seat in seats),
        colours=tuple(COLOURS.index(state.colours[seat]) for seat in seats),
        middle=state.middle if state.phase == "collect" else None,
    )


def chances_at(state: State) -> tuple[float, ...]:
    """Everybody's chances between two turns, by seat; once the game is over, those of the winner alone."""
    if state.phase == "over":
        return tuple(float(seat == state.turn) for seat in range(len(state.brains)))
    found = win_chances(position_at(state)).chances
    return found[-state.turn :] + found[: -state.turn] if state.turn else found
