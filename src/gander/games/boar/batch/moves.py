"""Which moves are legal, over arrays (B6, B9, B15)."""

from typing import Final

import numpy as np

from gander.contract.batch import Array
from gander.games.boar.batch.cards import first, like, spread
from gander.games.boar.batch.state import CHOOSE, TURN, BatchOptions, BatchState, own_hand
from gander.games.boar.game import VOCABULARY
from gander.games.boar.pieces import ANIMALS, MOST_CARDS, Draw, Play, Take

DRAW: Final = VOCABULARY.index(Draw())
TAKE_TOP: Final = VOCABULARY.index(Take(None))
TAKE: Final = VOCABULARY.index(Take(0))
PLAY: Final = VOCABULARY.index(Play(0))
NAME: Final = VOCABULARY.index(Play(0, ANIMALS[0]))
END: Final = NAME + MOST_CARDS * len(ANIMALS)
"""Moves from here on belong to variants that are not played over arrays."""


def legal(rules: BatchOptions, state: BatchState) -> Array:
    xp, games = rules.xp, len(state.turn)
    turns, chooses = state.phase == TURN, state.phase == CHOOSE
    draws = turns & (state.deck > 0)
    from_top = chooses & (state.top == state.played)
    from_table = spread(xp, like(xp, state.table, state.played), MOST_CARDS) & chooses[:, None]
    held = turns[:, None] & (xp.arange(MOST_CARDS) < own_hand(xp, state).cards[:, None])
    names = np.isin(np.arange(len(ANIMALS)) + 1, rules.designs) & rules.naming
    named = (held[:, :, None] & xp.asarray(names)).reshape(games, -1)
    others = xp.zeros((games, len(VOCABULARY) - END), bool)
    return xp.concatenate(
        [draws[:, None], from_top[:, None], from_table, held & (not rules.naming), named, others], axis=1
    )


def any_move(rules: BatchOptions, state: BatchState, chance: Array) -> Array:
    """A legal move, all as likely, where cards are not named: then a choice is between the top and one of the table."""
    xp = rules.xp
    draws = (state.deck > 0).astype(xp.int8)
    choices = xp.where(state.phase == TURN, draws + own_hand(xp, state).cards, 2)
    nth = (chance * choices).astype(xp.int16)
    turn = xp.where(nth < draws, DRAW, nth - draws + PLAY)
    choice = xp.where(nth == 0, TAKE_TOP, TAKE + first(xp, like(xp, state.table, state.played)))
    return xp.where(state.phase == TURN, turn, choice).astype(xp.int16)
