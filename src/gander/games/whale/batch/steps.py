"""The moves of The Wise Whale in many games at once. Moves have the numbers of the vocabulary."""

from typing import Any, Final

from gander.cards.batch import take
from gander.contract.arrays import Column, Columns, chosen, concerned, either, members, picked, placed
from gander.contract.batch import Draw
from gander.games.whale.batch.state import (
    KINDS,
    NEW_CARD,
    NONE,
    OVER,
    STUDY,
    TURN,
    BatchOptions,
    BatchState,
    memorising,
)
from gander.games.whale.game import VOCABULARY
from gander.games.whale.pieces import CARDS, COLOURS, MOST_HITS, Point, Ready

READY_MOVE: Final = VOCABULARY.index(Ready())
FIRST_POINT: Final = VOCABULARY.index(Point(0))


# Setup ---------------------------------------------------------------------------------------------------------------


def setup(table: BatchOptions, draw: Draw, games: int) -> BatchState:
    """The grid lies face up (W2)."""
    xp = table.xp
    zero = xp.zeros(games, xp.int8)
    none = zero + NONE
    deck: Columns = (xp.full(games, 2**KINDS - 1, xp.uint8),) * len(COLOURS)
    grid = []
    for dealt, chance in enumerate(draw((table.shape.places, games))):
        card, deck = take(xp, deck, (chance * (len(CARDS) - dealt)).astype(xp.uint8), KINDS)
        grid.append(card)
    return BatchState(
        phase=zero + STUDY,
        turn=zero + table.starter,
        deck=deck,
        grid=tuple(grid),
        turned=none,
        away=(none,) * table.most_away,
        hits=zero,
        points=(zero,) * table.players,
        errors=zero,
        box=zero,
        ready=zero,
        fresh=none,
        shown=none,
    )


# Who may do what -----------------------------------------------------------------------------------------------------


def legal(table: BatchOptions, state: BatchState) -> Any:
    xp = table.xp
    columns = [xp.zeros(state.phase.shape, bool)] * len(VOCABULARY)
    columns[READY_MOVE] = memorising(state)
    for place in range(table.shape.places):
        columns[FIRST_POINT + place] = state.phase == TURN
    return xp.stack(columns).T


def any_move(table: BatchOptions, state: BatchState, chance: Column) -> Column:
    place = (chance * table.shape.places).astype(table.xp.int8)
    return either(table.xp, memorising(state), READY_MOVE, FIRST_POINT + place)


# Steps ---------------------------------------------------------------------------------------------------------------


def chance(table: BatchOptions, draw: Draw, games: int) -> Columns:
    """A number for each card that may be turned from the deck."""
    return tuple(draw((table.most_away + 1, games)))


def step(table: BatchOptions, state: BatchState, move: Column, chance: Columns) -> BatchState:
    """Every game goes on by a legal move: the phase says of which kind it is. What is over stays as it is."""
    xp = table.xp
    pointed = _point(table, state, move.astype(xp.int8) - FIRST_POINT)
    after = chosen(xp, memorising(state), _ready(table, state, chance), pointed)
    return chosen(xp, state.phase == OVER, state, after)


def _ready(table: BatchOptions, state: BatchState, chance: Columns) -> BatchState:
    """Once all are ready the cards are face down, and the next card of the deck is turned (W3, W4, W9)."""
    xp = table.xp
    waiting = state._replace(ready=state.ready + 1)
    none = xp.full_like(state.fresh, NONE)
    down = state._replace(ready=xp.zeros_like(state.ready), fresh=none, shown=none)
    return chosen(xp, state.ready == table.players - 1, _turn_up(table, down, chance), waiting)


def _turn_up(table: BatchOptions, state: BatchState, chance: Columns) -> BatchState:
    """Turn cards from the deck until one is like a card of the grid; lay the others away (W4, W8, W10).

    Of the cards left, those unlike all of the grid are counted first: a card among them is laid away.
    """
    xp = table.xp
    unlike, like = _cards_by_likeness(table, state)
    alike, other = members(xp, like), members(xp, unlike)
    none = xp.full_like(state.turned, NONE)
    away: list[Column] = []
    going_on, hit = alike + other > 0, none.astype(xp.uint8)
    for number in chance:
        nth = (number * (alike + other)).astype(xp.uint8)
        laid_away = going_on & (nth < other)
        hit = either(xp, going_on, nth - other, hit)
        if len(away) == table.most_away or not concerned(xp, laid_away):
            break
        card, rest = take(xp, unlike, nth, KINDS)
        unlike = chosen(xp, laid_away, rest, unlike)
        away.append(either(xp, laid_away, card, none))
        other = other - laid_away
        going_on = laid_away & (alike + other > 0)
    away += [none] * (table.most_away - len(away))
    card, rest = take(xp, like, hit, KINDS)
    found = alike > 0
    like = chosen(xp, found, rest, like)
    return state._replace(
        phase=either(xp, found, TURN, OVER),
        deck=tuple(one | another for one, another in zip(unlike, like, strict=True)),
        turned=either(xp, found, card, none),
        away=tuple(away),
    )


def _cards_by_likeness(table: BatchOptions, state: BatchState) -> tuple[Columns, Columns]:
    """The cards left in the deck: those unlike all of the grid, and those like one of its cards (W5, W8)."""
    xp = table.xp
    one = xp.ones_like(state.deck[0])
    colours, creatures = xp.zeros_like(one), xp.zeros_like(one)
    for card in state.grid:
        colour = card.astype(xp.uint8) // KINDS
        colours, creatures = colours | (one << colour), creatures | (one << (card.astype(xp.uint8) - KINDS * colour))
    like = tuple(either(xp, colours >> colour & 1, left, left & creatures) for colour, left in enumerate(state.deck))
    return tuple(left ^ those for left, those in zip(state.deck, like, strict=True)), like


def _point(table: BatchOptions, state: BatchState, place: Column) -> BatchState:
    """The card is turned over for all, and the one from the deck takes its place (W4 to W7, W10, W12)."""
    xp = table.xp
    card = picked(xp, state.grid, place)
    hit = is_hit(card, state.turned)
    hits = either(xp, hit, state.hits + 1, 0)
    ends = ~hit | (hits == MOST_HITS) if table.mode == "versus" else ~hit
    left = either(xp, state.turn == table.players - 1, 0, state.turn + 1)
    laid_away = sum((one >= 0).astype(xp.int8) for one in state.away)
    none = xp.full_like(card, NONE)
    empty = members(xp, state.deck) == 0
    return state._replace(
        phase=either(xp, empty, OVER, NEW_CARD),
        turn=either(xp, ends, left, state.turn),
        grid=placed(xp, state.grid, place, state.turned),
        turned=none,
        away=(none,) * len(state.away),
        hits=either(xp, ends, 0, hits),
        points=tuple(pile + (hit & (state.turn == seat)) for seat, pile in enumerate(state.points)),
        errors=state.errors + ~hit if table.mode == "solo" else state.errors,
        box=state.box + laid_away if table.mode == "solo" else state.box + laid_away + ~hit,
        fresh=either(xp, empty, NONE, place),
        shown=card,
    )


def is_hit(card: Column, turned: Column) -> Column:
    """The same colour or the same creature (W5)."""
    colour, other = card // KINDS, turned // KINDS
    return (colour == other) | (card - KINDS * colour == turned - KINDS * other)


def scores_of(table: BatchOptions, state: BatchState) -> Any:
    """Cards; alone less the errors (W11, W12)."""
    if table.mode == "versus":
        return table.xp.stack(state.points).T
    return (state.points[0] - state.errors)[:, None]


def places_of(table: BatchOptions, state: BatchState) -> Any:
    """Most cards win (W11)."""
    scores = scores_of(table, state)
    return 1 + (scores[:, None, :] > scores[:, :, None]).sum(axis=2)
