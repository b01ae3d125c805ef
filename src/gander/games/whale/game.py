"""The Wise Whale: sea creatures in a grid, seen once; point at the like of what the deck turns up. Rules W1 to W13."""

from typing import Final

from gander.cards.memorising import COUNTDOWNS, countdown
from gander.contract.game import Game
from gander.contract.glances import OFFER as GLANCES
from gander.contract.glances import Glance
from gander.contract.head_start import OFFER as AHEAD
from gander.contract.options import level
from gander.games.whale.pieces import (
    CARDS,
    CARDS_AT,
    MOST_PLACES,
    PLAYERS,
    Happening,
    Missed,
    Move,
    Observation,
    Options,
    Point,
    Ready,
    Taken,
    TimeUp,
)
from gander.games.whale.rules import (
    apply,
    bet_on,
    chance,
    chances,
    idle_move,
    knew,
    legal_moves,
    outcome,
    setup,
    tally,
    to_move,
)
from gander.games.whale.state import State
from gander.games.whale.view import observe, rearrange

VOCABULARY: Final[tuple[Move, ...]] = (Ready(), *map(Point, range(MOST_PLACES)), *map(Glance, range(MOST_PLACES)))

GAME: Final = Game[Options, State, Move, Observation](
    name="whale",
    version=1,
    players=PLAYERS,
    options=Options,
    offers=(level(CARDS_AT), GLANCES, AHEAD),
    state=State,
    move=Move,
    event=Happening,
    observation=Observation,
    vocabulary=VOCABULARY,
    scores=(-len(CARDS), len(CARDS)),
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
    tally=tally,
    interruptions=(TimeUp,),
    said_for_all=(Ready,),
    countdowns=COUNTDOWNS,
    countdown=countdown,
    suspense=(Taken, Missed),
    refusals={
        "no_such_card": "There is no card at this place of the grid.",
        "wrong_deck": "Only chance shuffles.",
    },
)
