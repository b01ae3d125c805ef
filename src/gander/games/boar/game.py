"""The Brilliant Boar: everybody sees your hand but you. Rules B1 to B16."""

from typing import Final

from gander.contract.game import (
    Game,
)
from gander.games.boar.pieces import (
    MODES,
    Happening,
    Move,
    Observation,
    Options,
)
from gander.games.boar.rules import apply, chance, chances, idle_move, legal_moves, outcome, setup, to_move
from gander.games.boar.state import State
from gander.games.boar.view import observe, rearrange

GAME: Final = Game[Options, State, Move, Observation](
    name="boar",
    version=1,
    players=range(1, 5),
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
