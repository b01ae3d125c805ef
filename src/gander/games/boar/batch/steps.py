"""A decision and the card that it uncovers, over arrays (B4 to B16)."""

from functools import reduce
from operator import add
from typing import Any, NamedTuple

from gander.contract.arrays import chosen, either, picked
from gander.contract.batch import Array
from gander.games.boar.batch.cards import (
    NOTHING,
    CardRow,
    Places,
    are_several,
    card_at,
    is_any,
    like,
    place,
    with_card,
    without_card,
)
from gander.games.boar.batch.moves import DRAW, NAME, PLAY, TAKE, TAKE_TOP
from gander.games.boar.batch.state import CHOOSE, OVER, TURN, BatchOptions, BatchState, own_hand, uncovered
from gander.games.boar.pieces import ANIMALS


class _Deed(NamedTuple):
    """What a move comes to. A card that is played chooses, pairs or misses; it pairs with the top or with the table."""

    animal: Array
    """The card that is played."""
    slot: Places
    lies: Places
    """The card of the table that is taken."""
    draws: Array
    plays: Array
    chooses: Array
    pairs: Array
    from_top: Array
    misses: Array


def step(rules: BatchOptions, state: BatchState, move: Array, chance: Array) -> BatchState:
    """Every game goes on by a legal move; `chance` uncovers the next top. What is over stays as it is."""
    xp, deed = rules.xp, _deed(rules, state, move)
    leaves = deed.draws | (deed.pairs & deed.from_top) | (deed.misses & rules.solo)
    top, under = uncovered(rules, state.under, state.deck - 1, chance)
    gains, errs = 2 * deed.pairs.astype(xp.int8), 2 * (deed.misses & rules.solo).astype(xp.int8)
    moved = state._replace(
        deck=state.deck - leaves,
        top=either(xp, leaves, top, state.top),
        under=chosen(xp, leaves, under, state.under),
        hands=_hands(xp, state, deed),
        table=_table(rules, state, deed),
        collected=tuple(cards + gains * (state.turn == seat) for seat, cards in enumerate(state.collected)),
        errors=state.errors + errs,
        played=either(xp, deed.chooses, deed.animal, NOTHING),
    )
    return _go_on(rules, moved, deed)


def _deed(rules: BatchOptions, state: BatchState, move: Array) -> _Deed:
    xp, on = rules.xp, state.phase != OVER
    draws, plays = on & (move == DRAW), on & (move >= PLAY)
    takes = on & ~draws & ~plays
    number = (move - NAME) // len(ANIMALS) if rules.naming else move - PLAY
    hand = own_hand(xp, state)
    slot = place(xp, number, len(hand.planes[0]))
    animal = either(xp, plays, card_at(xp, hand, slot), state.played)
    is_right = (move - NAME) % len(ANIMALS) + 1 == animal if rules.naming else plays
    alike, like_top = like(xp, state.table, animal), state.top == animal
    found = plays & is_right & (like_top | is_any(alike))
    chooses = found & (are_several(alike) | (like_top & is_any(alike)))
    pointed_at = place(xp, move - TAKE, len(alike))
    return _Deed(
        animal=animal,
        slot=slot,
        lies=chosen(xp, takes, pointed_at, alike),
        draws=draws,
        plays=plays,
        chooses=chooses,
        pairs=takes | (found & ~chooses),
        from_top=(takes & (move == TAKE_TOP)) | (~takes & like_top),
        misses=plays & ~found,
    )


def _hands(xp: Any, state: BatchState, deed: _Deed) -> tuple[CardRow, ...]:
    """The top goes to the end of the hand; a card that is played leaves it (B4, B5)."""
    hand = with_card(xp, own_hand(xp, state), state.top, deed.draws)
    hand = without_card(xp, hand, deed.slot, deed.plays)
    return tuple(chosen(xp, state.turn == seat, hand, old) for seat, old in enumerate(state.hands))


def _table(rules: BatchOptions, state: BatchState, deed: _Deed) -> CardRow:
    """A card is taken from it by its like; one that has none stays there (B8, B10). Alone it is always empty (B16)."""
    if rules.solo:
        return state.table
    table = without_card(rules.xp, state.table, deed.lies, deed.pairs & ~deed.from_top)
    return with_card(rules.xp, table, deed.animal, deed.misses)


def _go_on(rules: BatchOptions, state: BatchState, deed: _Deed) -> BatchState:
    """Who is next, if anybody is. A pair brings another turn to those who can do something (B11, B13, B16)."""
    xp = rules.xp
    holding = tuple((hand.cards > 0).astype(xp.int8) for hand in state.hands)
    is_empty = state.deck == 0
    few = is_empty if rules.solo else reduce(add, holding) <= 1
    over = (state.phase == OVER) | (is_empty & few & ~deed.chooses)
    ends_turn = deed.draws | deed.misses | (deed.pairs & is_empty & (picked(xp, holding, state.turn) == 0))
    phase = either(xp, over, OVER, either(xp, deed.chooses, CHOOSE, TURN))
    turn = either(xp, ends_turn & ~over, _next_seat(rules, state.turn, holding, is_empty), state.turn)
    return state._replace(phase=phase, turn=turn)


def _next_seat(rules: BatchOptions, turn: Array, holding: tuple[Array, ...], is_empty: Array) -> Array:
    """The next one clockwise; with an empty deck those without cards sit out (B6)."""
    xp, last = rules.xp, rules.players - 1

    def after(seat: Array) -> Array:
        return either(xp, seat == last, 0, seat + 1)

    seat = after(turn)
    for _ in range(last):
        sits_out = is_empty & (picked(xp, holding, seat) == 0)
        seat = either(xp, sits_out, after(seat), seat)
    return seat
