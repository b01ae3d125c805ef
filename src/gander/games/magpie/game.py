"""The Thieving Magpie: cards in pairs lie face down; turn two, and take them if they are alike. Rules P1 to P11."""

from typing import Final

from gander.cards.memorising import Ready, TimeUp, countdown
from gander.contract.game import Game
from gander.contract.glances import OFFER as GLANCES
from gander.contract.glances import Glance
from gander.contract.head_start import OFFER as AHEAD
from gander.contract.options import level
from gander.games.magpie.pieces import (
    CARDS_AT,
    COUNTDOWNS,
    MOST_PAIRS,
    MOST_PLACES,
    MOST_TURNS,
    PLAYERS,
    Happening,
    Move,
    NoPair,
    Observation,
    Options,
    PairTaken,
    TurnOver,
)
from gander.games.magpie.rules import (
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
from gander.games.magpie.state import State
from gander.games.magpie.view import observe, rearrange

VOCABULARY: Final[tuple[Move, ...]] = (Ready(), *map(TurnOver, range(MOST_PLACES)), *map(Glance, range(MOST_PLACES)))

GAME: Final = Game[Options, State, Move, Observation](
    name="magpie",
    version=1,
    players=PLAYERS,
    options=Options,
    offers=(level(CARDS_AT), GLANCES, AHEAD),
    state=State,
    move=Move,
    event=Happening,
    observation=Observation,
    vocabulary=VOCABULARY,
    scores=(-MOST_TURNS, MOST_PAIRS),
    fewest=("solo",),
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
    suspense=(PairTaken, NoPair),
    refusals={
        "no_such_card": "No card lies face down at this place.",
        "wrong_deck": "Only chance shuffles.",
    },
)
