"""The Astute Goose many times at once: the same rules over arrays, a number in each column for every game.

A step is a decision and, where dice are rolled or a card is laid, what chance makes of it. Cards come from the deck as
they are needed, each of those left as likely: what a shuffle would do, without the order that nobody sees. Where
several are awaited, the first of them by seat moves; «somebody saw my card» (G13) is left to people.

Cards, values and moves have the numbers that they have in `SUSPECTS`, `OVERVIEW` and the vocabulary; -1 is none.
"""

from typing import Any, Final

from gander.contract.batch import Batch, batch_at, one_number, only
from gander.contract.game import mode_of
from gander.games.goose.batch.rows import rows
from gander.games.goose.batch.state import BatchOptions, BatchState, seat_of
from gander.games.goose.batch.steps import any_move, legal, places_of, scores_of, setup, step
from gander.games.goose.pieces import LINEUP_AT, PLAYERS, SUSPECTS, Options


def many(xp: Any, options: Options) -> Batch[BatchState]:
    """The game with these options, many times at once."""
    only(options, "players", "level", "mode", "starter")
    mode = mode_of(options.players, options.mode, options.starter, PLAYERS)
    table = BatchOptions(xp, options.players, mode, LINEUP_AT[options.level], options.starter)
    return batch_at(table, setup, legal, one_number, step, seat_of, rows, scores_of, places_of, any_move, shortest)


def shortest(table: BatchOptions) -> int:
    """All look once, and then for every card of the deck there is a roll, an answer and another look (G14, G16)."""
    return table.players + (len(SUSPECTS) - table.suspects) * (2 + table.players)


BATCH: Final = many
