"""The Attentive Lynx. Rules L1 to L4."""

from typing import Final

from gander.contract.game import Game
from lynx.pieces import DECK, PLAYERS, PREY, Happening, Look, Move, Name, Observation, Options
from lynx.rules import apply, chance, chances, idle_move, legal_moves, outcome, setup, to_move
from lynx.state import State
from lynx.view import observe, rearrange

GAME: Final = Game[Options, State, Move, Observation](
    name="lynx",
    version=1,
    players=PLAYERS,
    options=Options,
    state=State,
    move=Move,
    event=Happening,
    observation=Observation,
    vocabulary=(Look(), *map(Name, PREY)),
    scores=(0, len(DECK)),
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
    refusals={"wrong_move": "Not now."},
)
