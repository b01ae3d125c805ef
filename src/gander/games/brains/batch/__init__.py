"""MMM… Brains! many times at once: the same rules over arrays, a number in each column for every game.

A step is a decision and, where dice are thrown, how they land: so there is no state with dice in the air. Moves have
the numbers that they have in the vocabulary of the game.
"""

from typing import Any, Final

from gander.contract.batch import Batch, batch_at, only
from gander.games.brains.batch.rows import rows
from gander.games.brains.batch.state import BatchOptions, BatchState, seat_of
from gander.games.brains.batch.steps import any_move, landing, legal, places_of, scores_of, setup, step
from gander.games.brains.pieces import COLOURS, Options
from gander.games.brains.rules import brains_ahead, colours_of


def many(xp: Any, options: Options) -> Batch[BatchState]:
    """The game with these options, many times at once."""
    only(options, "players", "mode", "starter", "brains", "colours")
    own = tuple(COLOURS.index(colour) for colour in colours_of(options))
    table = BatchOptions(xp, options.players, options.starter, own, brains_ahead(options))
    return batch_at(table, setup, legal, landing, step, seat_of, rows, scores_of, places_of, any_move)


BATCH: Final = many
