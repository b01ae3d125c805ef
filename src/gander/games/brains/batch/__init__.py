"""MMM… Brains! many times at once: the same rules over arrays, a number in each column for every game.

A step is a decision and, where dice are thrown, how they land: so there is no state with dice in the air. Moves have
the numbers that they have in the vocabulary of the game.
"""

from typing import Any, Final

from gander.contract.arrays import Columns, either
from gander.contract.batch import Batch, Draw, only
from gander.games.brains.batch.rows import rows
from gander.games.brains.batch.state import OVER, State, Table
from gander.games.brains.batch.steps import any_move, legal, places_of, setup, step
from gander.games.brains.pieces import COLOURS, DICE, FACES, Options
from gander.games.brains.rules import brains_ahead, colours_of


def many(xp: Any, options: Options) -> Batch[State]:
    """The game with these options, many times at once."""
    only(options, "players", "mode", "starter", "brains", "colours")
    own = tuple(COLOURS.index(colour) for colour in colours_of(options))
    table = Table(xp, options.players, options.starter, own, brains_ahead(options))

    def land(draw: Draw, games: int) -> Columns:
        return tuple((number * len(FACES)).astype(xp.int8) for number in draw((DICE, games)))

    return Batch(
        setup=lambda draw, games: setup(table, games),
        legal=lambda state: legal(table, state),
        chance=land,
        step=lambda state, move, landing: step(table, state, move, landing),
        seat=lambda state: either(xp, state.phase == OVER, -1, state.turn),
        rows=lambda state: rows(table, state),
        scores=lambda state: xp.stack(state.brains).T,
        places=lambda state: places_of(table, state),
        any_move=lambda state, chance: any_move(table, state, chance),
    )


BATCH: Final = many
