"""What a viewer of MMM… Brains! sees now, and which other games would look the same."""

from functools import cache

from gander.contract.game import (
    Luck,
    Viewer,
)
from gander.games.brains.pieces import (
    COLOURS,
    Colour,
    Faces,
    Observation,
    Total,
    faces_up,
    multiplier,
    sum_of,
)
from gander.games.brains.rules import payer_of
from gander.games.brains.state import State


@cache
def sums_of(faces: Faces) -> tuple[tuple[Colour, int, int, int], ...]:
    """Colour, sum, multiplier and total, for each colour."""
    factor = multiplier(faces)
    return tuple((colour, n := sum_of(faces, colour), factor, n * factor) for colour in COLOURS)


def totals_now(state: State) -> tuple[Total, ...]:
    """What each colour counts, whom it would hit and for how much, before one commits."""
    if not state.faces or state.thrown:
        return ()
    return tuple([_total(state, *sums) for sums in sums_of(state.faces)])


def _total(state: State, colour: Colour, numbers: int, factor: int, total: int) -> Total:
    if not total:
        return Total(colour, numbers, factor, 0, None, 0)
    if state.phase == "collect":
        return Total(colour, numbers, factor, total, None, min(total, state.middle))
    payer = payer_of(state, colour)
    return Total(colour, numbers, factor, total, payer, min(total, state.brains[payer]))


def observe(state: State, viewer: Viewer) -> Observation:
    """Nothing is hidden: all see the same."""
    return Observation(
        mode=state.mode,
        stage=state.phase,
        turn=state.turn,
        colours=state.colours,
        middle=state.middle,
        brains=state.brains,
        out=tuple([seat for seats in state.out for seat in seats]),
        throws=state.throws,
        thrown=state.thrown,
        dice=faces_up(state.faces),
        totals=totals_now(state),
    )


def rearrange(state: State, viewer: Viewer, luck: Luck) -> State:
    """Nothing is hidden, so there is no other state that looks the same."""
    return state
