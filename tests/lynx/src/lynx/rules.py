"""The rules of the Lynx, L1 to L4."""

from collections.abc import Iterator
from itertools import permutations

from msgspec.structs import replace

from gander.contract.game import (
    CHANCE,
    IllegalMove,
    Luck,
    Outcome,
    Seat,
    Step,
    mode_of,
    not_to_move,
    ranked,
    shared_outcome,
    shuffled,
    with_item,
)
from lynx.pieces import PLAYERS, PREY, Look, Move, Name, Named, Options, Shown, Shuffle, TurnedDown
from lynx.state import State


def setup(options: Options) -> State:
    mode = mode_of(options.players, options.mode, options.starter, PLAYERS)
    return State(mode=mode, phase="shuffle", turn=options.starter, deck=(), named=(None,) * options.players)


def to_move(state: State) -> tuple[Seat, ...]:
    if state.phase == "shuffle":
        return (CHANCE,)
    return () if state.phase == "over" else (state.turn,)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    if seat == CHANCE or seat not in to_move(state):
        return ()
    return (Look(),) if state.phase == "look" else tuple(map(Name, PREY))


def idle_move(state: State, seat: Seat) -> Move:
    return legal_moves(state, seat)[0]


def chance(state: State, luck: Luck) -> Shuffle:
    return Shuffle(shuffled(PREY, luck))


def chances(state: State) -> Iterator[Shuffle]:
    return map(Shuffle, permutations(PREY))


def apply(state: State, actor: Seat, move: Move) -> Step[State]:
    if actor not in to_move(state):
        raise not_to_move(actor, move, to_move(state))
    match move:
        case Shuffle(deck) if actor == CHANCE and sorted(deck) == sorted(PREY):
            return Step(state, replace(state, phase="look", deck=deck), (Shown(deck[-1]),))
        case Look() if state.phase == "look":
            return Step(state, replace(state, phase="name"), (TurnedDown(),))
        case Name(prey) if state.phase == "name" and prey in PREY:
            return _name(state, move)
    raise IllegalMove(actor, move, "wrong_move", f"the phase is {state.phase}")


def _name(state: State, move: Name) -> Step[State]:
    """Everybody says it once; then the card is turned up again (L3, L4)."""
    named = with_item(state.named, state.turn, move.prey)
    turn = (state.turn + 1) % len(named)
    said = Named(state.turn, move.prey)
    if None in named:
        return Step(state, replace(state, turn=turn, named=named), (said,))
    return Step(state, replace(state, phase="over", turn=turn, named=named), (said, Shown(state.deck[-1])))


def outcome(state: State) -> Outcome | None:
    """Whoever was right has a point (L4)."""
    if state.phase != "over":
        return None
    scores = tuple(int(prey == state.deck[-1]) for prey in state.named)
    return ranked("all_named", scores) if state.mode == "versus" else shared_outcome("all_named", scores[0], 1)
