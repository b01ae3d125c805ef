"""The Astute Goose: a line-up of suspects, seen once, then asked about for ever after. Rules G1 to G19."""

from typing import Final

from gander.contract.game import Game
from gander.games.goose.pieces import MODES, Happening, Move, Observation, Options, Slip, TimeUp
from gander.games.goose.rules import apply, chance, chances, idle_move, legal_moves, outcome, setup, to_move
from gander.games.goose.state import State
from gander.games.goose.view import observe, rearrange

GAME: Final = Game[Options, State, Move, Observation](
    name="goose",
    version=1,
    players=range(1, 6),
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
    interruptions=(Slip, TimeUp),
)
