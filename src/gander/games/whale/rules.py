"""The rules of The Wise Whale, W1 to W13, and A4 to A9."""

from collections.abc import Iterator
from itertools import permutations
from typing import Final

from msgspec.structs import replace

from gander.cards.deck import dealt, is_whole_deck
from gander.cards.memorising import (
    is_memorising,
    moves_while_memorising,
    nobody_ready,
    say_ready,
    who_memorises,
)
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
from gander.games.whale.pieces import (
    CARDS,
    GRID_AT,
    MOST_HITS,
    PLAYERS,
    Card,
    Dealt,
    Ended,
    Glanced,
    LaidAway,
    Missed,
    Move,
    NewCard,
    Options,
    Point,
    Ready,
    Shuffle,
    Taken,
    TurnedDown,
    TurnedUp,
    is_hit,
)
from gander.games.whale.state import State

# Setup ---------------------------------------------------------------------------------------------------------------


def setup(options: Options) -> State:
    """The table is empty; the deck is about to be shuffled (W2)."""
    mode = mode_of(options.players, options.mode, options.starter, PLAYERS)
    if options.level not in GRID_AT:
        raise WrongOption("level", options.level, f"one of {', '.join(GRID_AT)}")
    return State(
        mode=mode,
        phase="shuffle",
        turn=options.starter,
        shape=GRID_AT[options.level],
        deck=(),
        grid=(),
        piles=((),) * options.players,
        errors=(),
        box=(),
        ready=(False,) * options.players,
        glances=glances_per_seat(options.glances, options.players, mode),
        ahead=cards_given(options.ahead, options.players, mode),
    )


# Legal moves ---------------------------------------------------------------------------------------------------------

POINTS: Final[dict[int, tuple[Move, ...]]] = {
    shape.places: tuple(map(Point, range(shape.places))) for shape in GRID_AT.values()
}
"""While somebody points, all cards of the grid lie face down (W4)."""


def to_move(state: State) -> tuple[Seat, ...]:
    """The active player alone, except while all memorise."""
    if state.phase == "turn":
        return (state.turn,)
    if is_memorising(state):
        return who_memorises(state)
    return () if state.phase == "over" else (CHANCE,)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    if state.phase == "turn":
        return POINTS[len(state.grid)] + glances(state, seat) if seat == state.turn else ()
    return moves_while_memorising(state, seat) if is_memorising(state) else ()


def glances(state: State, seat: Seat) -> tuple[Glance, ...]:
    """The player whose turn it is may look at a card of the grid before pointing (A5)."""
    return glances_at(tuple(range(len(state.grid)))) if may_glance(state, seat) else ()


def idle_move(state: State, seat: Seat) -> Move:
    """Go on if one can; else point at the first card."""
    return legal_moves(state, seat)[0]


# Chance --------------------------------------------------------------------------------------------------------------


def chance(state: State, luck: Luck) -> Shuffle:
    return Shuffle(shuffled(CARDS, luck))


def chances(state: State) -> Iterator[Shuffle]:
    return map(Shuffle, permutations(CARDS))


# Apply ---------------------------------------------------------------------------------------------------------------


def apply(state: State, actor: Seat, move: Move) -> Step[State]:
    if actor == CHANCE:
        return _deal(state, move)
    if move not in legal_moves(state, actor):
        raise refusal(state, actor, move)
    if isinstance(move, Point):
        return _point(state, move.place)
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
        return IllegalMove(actor, move, "wrong_deck", f"a deck is each of the {len(CARDS)} cards once")
    if isinstance(move, Point) and state.phase == "turn":
        return IllegalMove(actor, move, "no_such_card", f"{len(state.grid)} cards lie in the grid, counted from 0")
    return IllegalMove(actor, move, "wrong_move", f"possible now: {', '.join(map(repr, legal_moves(state, actor)))}")


def _deal(state: State, move: Move) -> Step[State]:
    """The grid is dealt face up from the shuffled deck, row by row (W2)."""
    if state.phase != "shuffle" or not isinstance(move, Shuffle) or not is_whole_deck(move.deck, CARDS):
        raise refusal(state, CHANCE, move)
    count = state.shape.places
    grid, deck = dealt(move.deck, count)
    return Step(state, replace(state, phase="study", deck=deck, grid=grid), (Dealt(count),))


def _turn_down(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The grid is face down, and the next card of the deck is turned (W3, W4)."""
    after = replace(state, ready=nobody_ready(state), fresh=None, shown=None)
    return _turn_up(state, after, (*events, TurnedDown(state.fresh)))


def _turn_up(before: State, after: State, events: tuple[Event, ...]) -> Step[State]:
    """Turn cards from the deck until one is like a card of the grid; lay the others away (W4, W8, W10)."""
    deck, away = after.deck, after.away
    while deck:
        turned, deck = deck[-1], deck[:-1]
        if any(is_hit(card, turned) for card in after.grid):
            after = replace(after, phase="turn", deck=deck, turned=turned, away=away)
            return Step(before, after, (*events, TurnedUp(turned)))
        away = (*away, turned)
        events = (*events, LaidAway(turned))
    return Step(before, replace(after, phase="over", deck=deck, away=away), (*events, Ended()))


def _point(state: State, place: int) -> Step[State]:
    """The card is turned over for all, and the one from the deck takes its place (W4, W5, W7)."""
    assert state.turned is not None
    card = state.grid[place]
    put = replace(
        state,
        grid=with_item(state.grid, place, state.turned),
        turned=None,
        away=(),
        box=state.box + state.away,
        shown=card,
        glanced=None,
    )
    if is_hit(card, state.turned):
        return _lay_new(state, _take(put, card), place, Taken(state.turn, place, card))
    return _lay_new(state, _miss(put, card), place, Missed(state.turn, place, card))


def _take(state: State, card: Card) -> State:
    """A point; and another card, but no more than three in one turn, unless one plays alone (W5, W6, W12)."""
    piles = with_item(state.piles, state.turn, (*state.piles[state.turn], card))
    after = replace(state, piles=piles, hits=state.hits + 1)
    return end_turn(after) if after.hits == MOST_HITS and state.mode == "versus" else after


def _miss(state: State, card: Card) -> State:
    """The card leaves the game, or counts against a player alone; the turn ends (W7, W12)."""
    if state.mode == "solo":
        return end_turn(replace(state, errors=(*state.errors, card)))
    return end_turn(replace(state, box=(*state.box, card)))


def end_turn(state: State) -> State:
    """The next player clockwise has the turn (A1)."""
    return replace(state, turn=(state.turn + 1) % len(state.ready), hits=0)


def _lay_new(before: State, after: State, place: int, happened: Event) -> Step[State]:
    """All memorise the new card while there is more to come; after the last one nothing is asked any more (W9, W10)."""
    events = (happened, NewCard(place))
    if not after.deck:
        return Step(before, replace(after, phase="over"), (*events, Ended()))
    return Step(before, replace(after, phase="new_card", fresh=place), events)


# Outcome -------------------------------------------------------------------------------------------------------------


def outcome(state: State) -> Outcome | None:
    """Most cards win (W11); alone, errors count against the cards taken (W12)."""
    if state.phase != "over":
        return None
    if state.mode == "versus":
        return ranked("deck_empty", tuple(map(len, state.piles)), state.ahead)
    return shared_outcome("deck_empty", len(state.piles[0]) - len(state.errors), 1)


# Bets -----------------------------------------------------------------------------------------------------------------


def tally(state: State) -> tuple[Seat, tuple[int, ...]]:
    """The cards that everybody has hit (W6)."""
    return state.turn, tuple(map(len, state.piles))


def bet_on(state: State) -> Seat | None:
    """The one who points at a card, unless they are looking (W4)."""
    return state.turn if state.phase == "turn" and state.glanced is None else None


def knew(step: Step[State]) -> bool | None:
    hits = [isinstance(event, Taken) for event in step.events if isinstance(event, Taken | Missed)]
    return hits[0] if hits else None
