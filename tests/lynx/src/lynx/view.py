"""What a viewer of the Lynx sees now, and which other games would look the same."""

from msgspec.structs import replace

from gander.contract.game import Luck, Viewer, shuffled
from lynx.pieces import Observation
from lynx.state import State


def is_open(state: State) -> bool:
    return state.phase == "look"


def observe(state: State, viewer: Viewer) -> Observation:
    card = state.deck[-1] if is_open(state) else None
    return Observation(
        mode=state.mode,
        phase=state.phase,
        turn=state.turn,
        card=card,
        last=state.gone[-1] if state.gone else None,
        deck=len(state.deck),
        points=state.points,
        named=state.named,
    )


def rearrange(state: State, viewer: Viewer, luck: Luck) -> State:
    if is_open(state):
        return replace(state, deck=(*shuffled(state.deck[:-1], luck), state.deck[-1]))
    return replace(state, deck=shuffled(state.deck, luck))
