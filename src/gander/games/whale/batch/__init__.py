"""The Wise Whale many times at once: the same rules over arrays, a number in each column for every game.

A step is a decision and, where cards are turned from the deck, which they are. They come as they are needed, each of
those left as likely: what a shuffle would do, without the order that nobody sees. Where several are awaited, the first
of them by seat moves.

Cards and moves have the numbers that they have in `CARDS` and in the vocabulary; -1 is none.
"""

from typing import Any, Final

from gander.contract.batch import Batch, batch_at, only
from gander.contract.game import mode_of
from gander.games.whale.batch.rows import rows
from gander.games.whale.batch.state import BatchOptions, BatchState, seat_of
from gander.games.whale.batch.steps import any_move, chance, legal, places_of, scores_of, setup, step
from gander.games.whale.pieces import CARDS, GRID_AT, PLAYERS, Options


def many(xp: Any, options: Options) -> Batch[BatchState]:
    """The game with these options, many times at once."""
    only(options, "players", "level", "mode", "starter")
    mode = mode_of(options.players, options.mode, options.starter, PLAYERS)
    table = BatchOptions(xp, options.players, mode, GRID_AT[options.level], options.starter)
    return batch_at(table, setup, legal, chance, step, seat_of, rows, scores_of, places_of, any_move, shortest)


def shortest(table: BatchOptions) -> int:
    """All look once; then somebody points and all look, and no turn takes more of the deck than W8 allows."""
    deck, most = len(CARDS) - table.shape.places, table.most_away
    points = -(-(deck - most) // (1 + most))
    return table.players + points * (1 + table.players)


BATCH: Final = many
