"""The Brilliant Boar many times at once: the same rules over arrays, in which each game has one number.

The deck is not shuffled beforehand. Nobody sees more of it than its top, so the next top is drawn from the cards that
are left when it comes to light: every order of the deck has the same chance. A step is a decision and the card that it
uncovers. Every function takes the arrays' own module, NumPy or `jax.numpy`, with what was agreed, and changes nothing
in place, so that JAX can compile it. Moves have the numbers that they have in the vocabulary of the game.
"""

from typing import Any, Final

from gander.contract.batch import Array, Batch, batch_at, one_number, only
from gander.games.boar.batch.moves import any_move, legal
from gander.games.boar.batch.rows import rows
from gander.games.boar.batch.state import BatchOptions, BatchState, agreed, seat_of, setup
from gander.games.boar.batch.steps import step
from gander.games.boar.pieces import Options


def scores_of(rules: BatchOptions, state: BatchState) -> Array:
    """Collected cards less the cards left in hand; the error pile counts against a solo player (B14, B16)."""
    each = zip(state.collected, state.hands, strict=True)
    return rules.xp.stack([collected - hand.cards - state.errors for collected, hand in each], axis=1)


def places_of(rules: BatchOptions, state: BatchState) -> Array:
    """The most points win, and equal ones share a place (A3)."""
    scores = scores_of(rules, state)
    return 1 + (scores[:, None, :] > scores[:, :, None]).sum(axis=2)


def many(xp: Any, options: Options) -> Batch[BatchState]:
    """The game with these options, many times at once."""
    only(options, "players", "level", "mode", "starter", "naming", "left_out")
    rules = agreed(xp, options)
    quick = None if rules.naming else any_move
    return batch_at(rules, setup, legal, one_number, step, seat_of, rows, scores_of, places_of, quick, shortest)


def shortest(rules: BatchOptions) -> int:
    """The deck must be empty (B13), and a decision takes one card of it at the most."""
    return rules.deck


BATCH: Final = many
