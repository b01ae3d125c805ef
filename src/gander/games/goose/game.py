"""The Astute Goose: a line-up of suspects, seen once, then asked about for ever after. Rules G1 to G19."""

from typing import Final

from gander.cards.memorising import COUNTDOWNS, countdown
from gander.contract.game import Game
from gander.contract.glances import OFFER as GLANCES
from gander.contract.glances import Glance
from gander.contract.head_start import OFFER as AHEAD
from gander.contract.options import level
from gander.games.goose.pieces import (
    LINEUP_AT,
    OVERVIEW,
    PLAYERS,
    SUSPECTS,
    Accept,
    Answer,
    Answered,
    Happening,
    Move,
    Observation,
    Options,
    Propose,
    Ready,
    Roll,
    Rolled,
    Slip,
    TimeUp,
)
from gander.games.goose.rules import (
    apply,
    bet_on,
    chance,
    chances,
    idle_move,
    knew,
    legal_moves,
    outcome,
    setup,
    to_move,
)
from gander.games.goose.state import State
from gander.games.goose.view import observe, rearrange

VALUES: Final = tuple(value for values in OVERVIEW.values() for value in values)
VOCABULARY: Final[tuple[Move, ...]] = (
    Ready(),
    Roll(),
    *map(Answer, VALUES),
    Slip(),
    *map(Propose, VALUES),
    Accept(),
    *map(Glance, range(max(LINEUP_AT.values()))),
)

GAME: Final = Game[Options, State, Move, Observation](
    name="goose",
    version=1,
    players=PLAYERS,
    options=Options,
    offers=(level(LINEUP_AT), GLANCES, AHEAD),
    state=State,
    move=Move,
    event=Happening,
    observation=Observation,
    vocabulary=VOCABULARY,
    scores=(-len(SUSPECTS), len(SUSPECTS)),
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
    bet_on=bet_on,
    knew=knew,
    interruptions=(Slip, TimeUp),
    said_for_all=(Ready, Accept),
    countdowns=COUNTDOWNS,
    countdown=countdown,
    suspense=(Answered,),
    falling=(Rolled,),
    refusals={
        "same_value": "This is proposed already: accept it.",
        "wrong_deck": "Only chance shuffles.",
        "wrong_dice": "Only chance says how the dice lie.",
        "wrong_feature": "Another feature is asked.",
    },
)
