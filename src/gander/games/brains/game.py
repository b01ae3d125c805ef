"""MMM… Brains!: gather brains with five dice, then make the others pay. Rules M1 to M12."""

from typing import Final

from gander.contract.game import (
    Game,
)
from gander.games.brains.pieces import (
    MODES,
    Happening,
    Move,
    Observation,
    Options,
)
from gander.games.brains.rules import apply, chance, chances, idle_move, legal_moves, outcome, setup, to_move
from gander.games.brains.state import State
from gander.games.brains.view import observe, rearrange

GAME: Final = Game[Options, State, Move, Observation](
    name="brains",
    version=1,
    players=range(3, 6),
    modes=MODES,
    options=Options,
    state=State,
    move=Move,
    event=Happening,
    observation=Observation,
    setup=setup,
    to_move=to_move,
    legal_moves=legal_moves,
    chance=chance,
    chances=chances,
    apply=apply,
    observe=observe,
    outcome=outcome,
    rearrange=rearrange,
    idle_move=idle_move,
)
