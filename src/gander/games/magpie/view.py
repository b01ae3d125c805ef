"""What a viewer of The Thieving Magpie sees now, and which other games would look the same."""

from msgspec import UNSET
from msgspec.structs import replace

from gander.contract.game import Luck, Viewer, shuffled
from gander.games.magpie.pieces import Glances, Observation, Spot
from gander.games.magpie.state import State

FACE_DOWN = Spot("face_down", None)
TAKEN = Spot("taken", None)


def spot(state: State, place: int) -> Spot:
    """What was turned over lies open until it is taken or turned down; what the magpie took nobody sees (P4, P8)."""
    card = state.grid[place]
    if card is None:
        return TAKEN
    return Spot("face_up", card) if place in state.open else FACE_DOWN


def observe(state: State, viewer: Viewer) -> Observation:
    return Observation(
        mode=state.mode,
        phase=state.phase,
        turn=state.turn,
        rows=state.shape.rows,
        columns=state.shape.columns,
        grid=tuple([spot(state, place) for place in range(len(state.grid))]),
        open=state.open,
        pairs=tuple(map(len, state.piles)),
        turns=state.turns,
        wrong=state.wrong,
        patience=state.patience,
        ready=state.ready,
        glances=glances_seen(state, viewer) if state.glances else UNSET,
        ahead=state.ahead or UNSET,
    )


def glances_seen(state: State, viewer: Viewer) -> Glances:
    """All see where somebody looks; what lies there only who looks (A7)."""
    place = state.glanced
    card = state.grid[place] if place is not None and viewer == state.turn else None
    return Glances(state.glances, place, card)


def rearrange(state: State, viewer: Viewer, luck: Luck) -> State:
    """The cards that lie face down change places with one another."""
    seen = state.glanced if viewer == state.turn else None
    known = (*state.open, seen)
    hidden = [place for place, card in enumerate(state.grid) if card is not None and place not in known]
    grid = list(state.grid)
    for place, card in zip(hidden, shuffled([state.grid[place] for place in hidden], luck), strict=True):
        grid[place] = card
    return replace(state, grid=tuple(grid))
