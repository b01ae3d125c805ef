"""The moves of The Astute Goose in many games at once. Moves have the numbers of the vocabulary."""

from typing import Any, Final

from gander.cards.batch import take
from gander.contract.arrays import Column, Columns, chosen, either, members, picked, placed
from gander.contract.batch import Draw
from gander.games.goose.batch.state import (
    AGREE,
    ANSWER,
    KINDS,
    NEW_CARD,
    NONE,
    OTHERS,
    OVER,
    ROLL,
    STUDY,
    BatchOptions,
    BatchState,
    memorising,
    seat_of,
)
from gander.games.goose.game import VALUES, VOCABULARY
from gander.games.goose.pieces import (
    FEATURES,
    PIPS,
    Accept,
    Answer,
    Propose,
    Ready,
    Roll,
)

READY_MOVE: Final = VOCABULARY.index(Ready())
ROLL_MOVE: Final = VOCABULARY.index(Roll())
FIRST_ANSWER: Final = VOCABULARY.index(Answer(VALUES[0]))
FIRST_PROPOSAL: Final = VOCABULARY.index(Propose(VALUES[0]))
ACCEPT_MOVE: Final = VOCABULARY.index(Accept())


# Setup ---------------------------------------------------------------------------------------------------------------


def setup(table: BatchOptions, draw: Draw, games: int) -> BatchState:
    """The line-up lies face up (G5)."""
    xp = table.xp
    zero = xp.zeros(games, xp.int8)
    none = zero + NONE
    deck: Columns = (xp.full(games, 2**KINDS - 1, xp.uint8),) * KINDS
    lineup = []
    for chance in draw((table.suspects, games)):
        card, deck = deal(xp, deck, chance)
        lineup.append(card)
    return BatchState(
        phase=zero + STUDY,
        turn=zero + table.starter,
        deck=deck,
        lineup=tuple(lineup),
        points=(zero,) * (table.players if table.mode == "versus" else 1),
        errors=zero,
        box=zero,
        ready=zero,
        fresh=none,
        number=zero,
        feature=zero,
        held=none,
        wrong=(none,) * (table.players - 1 if table.mode == "versus" else 0),
        tried=zero,
        proposer=none,
        value=none,
        accepted=zero,
        shown=none,
    )


def deal(xp: Any, deck: Columns, chance: Column) -> tuple[Column, Columns]:
    """A card of the deck, each as likely, and the deck without it; none from a deck that is empty."""
    left = members(xp, deck)
    card, rest = take(xp, deck, (chance * left).astype(xp.uint8), KINDS)
    return either(xp, left > 0, card, NONE), rest


def value_of(xp: Any, card: Column, feature: Column) -> Column:
    """The value of a card, counted within its feature (G1)."""
    colour = card // KINDS
    clothing = card - KINDS * colour
    return either(xp, feature == 0, colour, either(xp, feature == 1, clothing, animal_of(xp, colour, clothing)))


def animal_of(xp: Any, colour: Column, clothing: Column) -> Column:
    both = colour + clothing
    return either(xp, both >= KINDS, both - KINDS, both)


# Who may do what -----------------------------------------------------------------------------------------------------


def legal(table: BatchOptions, state: BatchState) -> Any:
    xp, phase = table.xp, state.phase
    never = xp.zeros(phase.shape, bool)
    columns = [never] * len(VOCABULARY)
    columns[READY_MOVE], columns[ROLL_MOVE] = memorising(state), phase == ROLL
    columns[ACCEPT_MOVE] = (phase == AGREE) & (state.proposer >= 0)
    for value in range(len(VALUES)):
        asked = state.feature == value // KINDS
        columns[FIRST_ANSWER + value] = ((phase == ANSWER) | (phase == OTHERS)) & asked
        columns[FIRST_PROPOSAL + value] = (phase == AGREE) & asked & (state.value != value)
    return xp.stack(columns).T


def any_move(table: BatchOptions, state: BatchState, chance: Column) -> Column:
    """Where there is a choice, it is among five: values, one of which is accepted if it is proposed."""
    xp = table.xp
    value = KINDS * state.feature + (chance * KINDS).astype(xp.int8)
    said = FIRST_ANSWER + value
    if table.mode == "cooperative":
        said = either(xp, value == state.value, ACCEPT_MOVE, FIRST_PROPOSAL + value)
    return either(xp, memorising(state), READY_MOVE, either(xp, state.phase == ROLL, ROLL_MOVE, said))


# Steps ---------------------------------------------------------------------------------------------------------------


def step(table: BatchOptions, state: BatchState, move: Column, chance: Column) -> BatchState:
    """Every game goes on by a legal move: the phase says of which kind it is. What is over stays as it is."""
    xp, move = table.xp, move.astype(table.xp.int8)
    said = _agree(table, state, move, chance) if table.mode == "cooperative" else _answer(table, state, move, chance)
    after = chosen(xp, state.phase == ROLL, _roll(table, state, chance), said)
    after = chosen(xp, memorising(state), _ready(table, state), after)
    return chosen(xp, state.phase == OVER, state, after)


def _ready(table: BatchOptions, state: BatchState) -> BatchState:
    """Once all are ready the cards are face down and somebody rolls: first the starter, later the next (G6, G15)."""
    xp = table.xp
    all_ready = state.ready == table.players - 1
    passed_on = all_ready & (state.phase == NEW_CARD)
    return state._replace(
        phase=either(xp, all_ready, ROLL, state.phase),
        turn=either(xp, passed_on, table.left_of(state.turn), state.turn),
        ready=either(xp, all_ready, 0, state.ready + 1),
        fresh=either(xp, all_ready, NONE, state.fresh),
    )


def _roll(table: BatchOptions, state: BatchState, chance: Column) -> BatchState:
    """The dice ask a question; a number that points at a gap ends the game (G7, G16)."""
    xp = table.xp
    dice = (chance * (PIPS * len(FEATURES))).astype(xp.int8)
    number = dice // len(FEATURES)
    gap = picked(xp, state.lineup, table.slot(number + 1)) < 0
    asks = AGREE if table.mode == "cooperative" else ANSWER
    return state._replace(
        phase=either(xp, gap, OVER, asks),
        number=number + 1,
        feature=dice - len(FEATURES) * number,
        shown=xp.full_like(state.shown, NONE),
    )


def _answer(table: BatchOptions, state: BatchState, move: Column, chance: Column) -> BatchState:
    """Alone: a point or an error. Else a point, the next one's turn to answer, or the box (G8 to G12, G18)."""
    xp, slot = table.xp, table.slot(state.number)
    card = xp.maximum(state.held, picked(xp, state.lineup, slot))
    right = value_of(xp, card, state.feature) == move - FIRST_ANSWER - KINDS * state.feature
    if table.mode == "solo":
        return _settle(table, state, slot, card, right, chance)
    tried = state.tried + 1
    boxed = ~right & (tried == table.players)
    winner = either(xp, right, seat_of(table, state), NONE)
    settled = state._replace(
        points=tuple(pile + (winner == seat) for seat, pile in enumerate(state.points)),
        box=state.box + boxed,
        shown=either(xp, right, card, NONE),
    )
    missed = state._replace(
        phase=xp.full_like(state.phase, OTHERS),
        held=card,
        lineup=placed(xp, state.lineup, slot, xp.full_like(card, NONE)),
        wrong=placed(xp, state.wrong, state.tried, move - FIRST_ANSWER),
        tried=tried,
    )
    return chosen(xp, right | boxed, _refill(table, settled, slot, chance), missed)


def _agree(table: BatchOptions, state: BatchState, move: Column, chance: Column) -> BatchState:
    """A new proposal needs everybody's word again; what all accept is the answer (G19)."""
    xp, slot, seat = table.xp, table.slot(state.number), seat_of(table, state)
    accepts = move == ACCEPT_MOVE
    bit = xp.ones_like(seat) << xp.maximum(seat, 0)
    heard = state._replace(
        proposer=either(xp, accepts, state.proposer, seat),
        value=either(xp, accepts, state.value, move - FIRST_PROPOSAL),
        accepted=either(xp, accepts, state.accepted, 0) | bit,
    )
    card = picked(xp, state.lineup, slot)
    right = value_of(xp, card, state.feature) == state.value - KINDS * state.feature
    everybody = heard.accepted == 2**table.players - 1
    return chosen(xp, everybody, _settle(table, state, slot, card, right, chance), heard)


def _settle(
    table: BatchOptions, state: BatchState, slot: Column, card: Column, right: Column, chance: Column
) -> BatchState:
    """Alone and together the card is shown, and is a point or an error (G18, G19)."""
    points, errors = state.points[0] + right, state.errors + ~right
    return _refill(table, state._replace(points=(points,), errors=errors, shown=card), slot, chance)


def _refill(table: BatchOptions, state: BatchState, slot: Column, chance: Column) -> BatchState:
    """The gap is filled face up while there is a deck; else it stays and the next player rolls (G14, G16)."""
    xp = table.xp
    card, deck = deal(xp, state.deck, chance)
    filled = card >= 0
    zero = xp.zeros_like(slot)
    none = zero + NONE
    return state._replace(
        phase=either(xp, filled, NEW_CARD, ROLL),
        turn=either(xp, filled, state.turn, table.left_of(state.turn)),
        deck=deck,
        lineup=placed(xp, state.lineup, slot, card),
        fresh=either(xp, filled, slot, NONE),
        number=zero,
        feature=zero,
        held=none,
        wrong=(none,) * len(state.wrong),
        tried=zero,
        proposer=none,
        value=none,
        accepted=zero,
    )


def scores_of(table: BatchOptions, state: BatchState) -> Any:
    """Cards; alone or together less those that were wrong (G17, G18, G19)."""
    if table.mode == "versus":
        return table.xp.stack(state.points).T
    return table.xp.stack([state.points[0] - state.errors] * table.players).T


def places_of(table: BatchOptions, state: BatchState) -> Any:
    """Most cards win; a group has one place (G17, G19)."""
    scores = scores_of(table, state)
    return 1 + (scores[:, None, :] > scores[:, :, None]).sum(axis=2)
