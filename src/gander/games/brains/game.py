"""MMM… Brains!: gather brains with five dice, then make the others pay. Rules M1 to M12."""

from typing import Final

from gander.contract.game import Game
from gander.contract.options import Option
from gander.games.brains.pieces import (
    AHEAD,
    BRAINS_FOR,
    COLOURS,
    PLAYERS,
    Announce,
    Happening,
    Landed,
    Move,
    Observation,
    Options,
    Paid,
    Pass,
    PhaseTwo,
    Took,
)
from gander.games.brains.rules import (
    RETHROWS,
    apply,
    chance,
    chances,
    idle_move,
    legal_moves,
    outcome,
    plays_on,
    setup,
    to_move,
)
from gander.games.brains.state import State
from gander.games.brains.view import observe, rearrange

VOCABULARY: Final[tuple[Move, ...]] = (*map(Announce, COLOURS), Pass(), *RETHROWS)

GAME: Final = Game[Options, State, Move, Observation](
    name="brains",
    version=1,
    players=PLAYERS,
    options=Options,
    offers=(Option("colours", "seats", COLOURS), Option("brains", "amounts", tuple(map(str, AHEAD)))),
    state=State,
    move=Move,
    event=Happening,
    observation=Observation,
    vocabulary=VOCABULARY,
    scores=(0, max(BRAINS_FOR.values())),
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
    counted=(Took, Paid),
    chapters=(PhaseTwo,),
    thrown=(Landed,),
    plays_on=plays_on,
    refusals={
        "no_throw_left": "The dice were thrown three times: announce a colour.",
        "no_total": "This colour counts nothing.",
        "throw_all": "The first throw is with all dice.",
        "wrong_dice": "There are no such dice to throw.",
        "wrong_faces": "Only chance says how dice lie.",
    },
)
