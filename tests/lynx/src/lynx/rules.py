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
from lynx.pieces import DECK, PLAYERS, PREY, ItWas, Look, Move, Name, Named, Options, Shown, Shuffle, TurnedDown
from lynx.state import State


def setup(options: Options) -> State:
    mode = mode_of(options.players, options.mode, options.starter, PLAYERS)
    return State(
        mode=mode,
        phase="shuffle",
        turn=options.starter,
        deck=(),
        gone=(),
        points=(0,) * options.players,
        named=(None,) * options.players,
    )


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
    return Shuffle(shuffled(DECK, luck))


def chances(state: State) -> Iterator[Shuffle]:
    return map(Shuffle, permutations(DECK))


def apply(state: State, actor: Seat, move: Move) -> Step[State]:
    if actor not in to_move(state):
        raise not_to_move(actor, move, to_move(state))
    match move:
        case Shuffle(deck) if actor == CHANCE and sorted(deck) == sorted(DECK):
            return Step(state, replace(state, phase="look", deck=deck), (Shown(deck[-1]),))
        case Look() if state.phase == "look":
            return Step(state, replace(state, phase="name"), (TurnedDown(),))
        case Name(prey) if state.phase == "name" and prey in PREY:
            return _name(state, move)
    raise IllegalMove(actor, move, "wrong_move", f"the phase is {state.phase}")


def _name(state: State, move: Name) -> Step[State]:
    """Everybody says it once, in the order of the seats (L3)."""
    named = with_item(state.named, state.turn, move.prey)
    turn = (state.turn + 1) % len(named)
    said = Named(state.turn, move.prey)
    if None in named:
        return Step(state, replace(state, turn=turn, named=named), (said,))
    return _next_card(state, replace(state, turn=(turn + 1) % len(named), named=named), said)


def _next_card(before: State, after: State, said: Named) -> Step[State]:
    """It was this card; who was right has a point. The next one is turned up, as long as there is one (L4)."""
    *deck, card = after.deck
    points = tuple(had + (prey == card) for had, prey in zip(after.points, after.named, strict=True))
    counted = replace(after, deck=tuple(deck), gone=(*after.gone, card), points=points)
    if not deck:
        return Step(before, replace(counted, phase="over"), (said, ItWas(card)))
    cleared = replace(counted, phase="look", named=(None,) * len(points))
    return Step(before, cleared, (said, ItWas(card), Shown(deck[-1])))


def outcome(state: State) -> Outcome | None:
    """The most points win (L4)."""
    if state.phase != "over":
        return None
    return (
        ranked("deck_empty", state.points)
        if state.mode == "versus"
        else shared_outcome("deck_empty", state.points[0], 1)
    )
