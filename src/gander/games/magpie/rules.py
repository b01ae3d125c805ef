"""The rules of The Thieving Magpie, P1 to P11, and A4 to A9."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations

from msgspec.structs import replace

from gander.cards.memorising import Ready, is_memorising, moves_while_memorising, nobody_ready, say_ready, who_memorises
from gander.contract.game import (
    CHANCE,
    Event,
    IllegalMove,
    Luck,
    Outcome,
    Seat,
    Step,
    WrongOption,
    mode_of,
    not_to_move,
    ranked,
    shared_outcome,
    shuffled,
    with_item,
)
from gander.contract.glances import Glance, glances_at, glances_per_seat, looking, may_glance
from gander.contract.head_start import cards_given
from gander.games.magpie.pieces import (
    LATTICE_AT,
    MOST_TURNS,
    PATIENCE,
    PLAYERS,
    Ended,
    FlownOff,
    Glanced,
    Laid,
    Move,
    NoPair,
    Options,
    PairTaken,
    Shuffle,
    TurnedDown,
    TurnedOver,
    TurnOver,
    deck_of,
)
from gander.games.magpie.state import State

# Setup ---------------------------------------------------------------------------------------------------------------


def setup(options: Options) -> State:
    """The table is empty; the cards are about to be laid (P2)."""
    mode = mode_of(options.players, options.mode, options.starter, PLAYERS)
    if options.level not in LATTICE_AT:
        raise WrongOption("level", options.level, f"one of {', '.join(LATTICE_AT)}")
    return State(
        mode=mode,
        phase="shuffle",
        turn=options.starter,
        shape=LATTICE_AT[options.level],
        grid=(),
        open=(),
        seen=(),
        piles=((),) * (options.players if mode == "versus" else 1),
        turns=0,
        wrong=0,
        patience=PATIENCE[options.level] if mode == "cooperative" else 0,
        ready=(False,) * options.players,
        glances=glances_per_seat(options.glances, options.players, mode),
        ahead=cards_given(options.ahead, options.players, mode),
    )


# Legal moves ---------------------------------------------------------------------------------------------------------


def to_move(state: State) -> tuple[Seat, ...]:
    if is_memorising(state):
        return who_memorises(state)
    if state.phase == "shuffle":
        return (CHANCE,)
    return () if state.phase == "over" else (state.turn,)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    if is_memorising(state):
        return moves_while_memorising(state, seat)
    if state.phase not in ("first", "second") or seat != state.turn:
        return ()
    return turns_at(face_down(state)) + glances(state, seat)


def face_down(state: State) -> tuple[int, ...]:
    """The places at which a card can be turned: not an empty one, nor the first card again (P5, P10)."""
    return tuple([place for place, card in enumerate(state.grid) if card is not None and place not in state.open])


@cache
def turns_at(places: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(map(TurnOver, places))


def glances(state: State, seat: Seat) -> tuple[Glance, ...]:
    """Before the first card is turned one may look at one (P9)."""
    return glances_at(face_down(state)) if state.phase == "first" and may_glance(state, seat) else ()


def idle_move(state: State, seat: Seat) -> Move:
    """Go on if one can; else turn cards one after the other, so that a game that all have left comes to its end."""
    if is_memorising(state):
        return legal_moves(state, seat)[0]
    places = face_down(state)
    return TurnOver(places[(state.turns // len(places) if state.phase == "first" else state.turns) % len(places)])


# Chance --------------------------------------------------------------------------------------------------------------


def chance(state: State, luck: Luck) -> Shuffle:
    return Shuffle(shuffled(deck_of(state.shape.places), luck))


def chances(state: State) -> Iterator[Shuffle]:
    return map(Shuffle, permutations(deck_of(state.shape.places)))


# Apply ---------------------------------------------------------------------------------------------------------------


def apply(state: State, actor: Seat, move: Move) -> Step[State]:
    if actor == CHANCE:
        return _lay(state, move)
    if move not in legal_moves(state, actor):
        raise refusal(state, actor, move)
    if isinstance(move, TurnOver):
        return _turn_over(state, move.place)
    if isinstance(move, Ready):
        return say_ready(state, actor, _turn_down)
    if isinstance(move, Glance):
        return Step(state, looking(state, actor, move.place), (Glanced(actor, move.place, state.grid[move.place]),))
    return _turn_down(state, ())


def refusal(state: State, actor: Seat, move: object) -> IllegalMove:
    """Why a move is not legal."""
    acting = to_move(state)
    if actor not in acting:
        return not_to_move(actor, move, acting)
    if actor == CHANCE:
        return IllegalMove(actor, move, "wrong_deck", f"a deck is {state.shape.places // 2} kinds, each of them twice")
    if isinstance(move, TurnOver) and not is_memorising(state):
        return IllegalMove(actor, move, "no_such_card", "no card lies face down at this place")
    return IllegalMove(actor, move, "wrong_move", f"the phase is {state.phase}")


def _lay(state: State, move: Move) -> Step[State]:
    """The cards lie face down, row by row, and nobody has seen any (P2)."""
    deck = deck_of(state.shape.places)
    if state.phase != "shuffle" or not isinstance(move, Shuffle) or sorted(move.deck) != sorted(deck):
        raise refusal(state, CHANCE, move)
    return Step(state, replace(state, phase="first", grid=move.deck), (Laid(len(deck)),))


def _turn_over(state: State, place: int) -> Step[State]:
    """A card is turned face up for all; after the second one it shows whether they are alike (P3, P4)."""
    card = state.grid[place]
    assert card is not None
    turned = TurnedOver(state.turn, place, card)
    seen = state.seen if place in state.seen else (*state.seen, place)
    after = replace(state, open=(*state.open, place), seen=seen, glanced=None)
    if state.phase == "first":
        return Step(state, replace(after, phase="second"), (turned,))
    (first, second) = after.open
    if state.grid[first] == card:
        return _take(state, after, (first, second), turned)
    looked_at = replace(after, phase="study", turns=state.turns + 1, wrong=state.wrong + 1)
    return Step(state, looked_at, (turned, NoPair(state.turn, (first, second))))


def _take(before: State, after: State, places: tuple[int, int], turned: TurnedOver) -> Step[State]:
    """Two alike: the player takes both, the places stay empty, and the player goes on (P4, P5)."""
    grid = with_item(with_item(after.grid, places[0], None), places[1], None)
    owner = after.turn if after.mode == "versus" else 0
    piles = with_item(after.piles, owner, (*after.piles[owner], turned.card))
    taken = replace(after, phase="first", grid=grid, open=(), piles=piles, turns=after.turns + 1)
    events: tuple[Event, ...] = (turned, PairTaken(after.turn, places, turned.card))
    if any(grid) and taken.turns < MOST_TURNS:
        return Step(before, taken, events)
    return Step(before, replace(taken, phase="over"), (*events, Ended()))


def _turn_down(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The two are turned down where they lay, and the next player's turn begins (P4)."""
    first, second = state.open
    told = (*events, TurnedDown((first, second)))
    after = replace(state, phase="first", open=(), ready=nobody_ready(state), turn=(state.turn + 1) % len(state.ready))
    if state.patience and state.wrong >= state.patience:
        left = sum(card is not None for card in state.grid) // 2
        return Step(state, replace(after, phase="over"), (*told, FlownOff(left)))
    if state.turns >= MOST_TURNS:
        return Step(state, replace(after, phase="over"), (*told, Ended()))
    return Step(state, after, told)


# The end -------------------------------------------------------------------------------------------------------------


def outcome(state: State) -> Outcome | None:
    """The most pairs win; alone the fewest turns count, together the pairs that were saved (P6, P7, P8)."""
    if state.phase != "over":
        return None
    won = tuple(map(len, state.piles))
    if state.mode == "versus":
        return ranked("all_taken", won, state.ahead)
    if state.mode == "solo":
        return shared_outcome("all_taken", -state.turns, 1)
    return shared_outcome("flown_off" if any(state.grid) else "all_taken", won[0], len(state.ready))


# Bets -----------------------------------------------------------------------------------------------------------------


def tally(state: State) -> tuple[Seat, tuple[int, ...]]:
    """The pairs that everybody has taken (P4)."""
    return state.turn, tuple(map(len, state.piles))


def bet_on(state: State) -> Seat | None:
    """The one who looks for the other card of a pair, whether it has been seen before or not: that would tell (P3).

    Where the last pair lies everybody knows.
    """
    to_choose = sum(thing is not None for thing in state.grid) > 2
    return state.turn if state.phase == "second" and to_choose else None


def knew(step: Step[State]) -> bool | None:
    pairs = [isinstance(event, PairTaken) for event in step.events if isinstance(event, PairTaken | NoPair)]
    return pairs[0] if pairs else None
