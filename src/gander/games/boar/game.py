"""The Brilliant Boar: everybody sees your hand but you. Rules B1 to B16."""

from typing import Final

from gander.contract.game import Game
from gander.contract.glances import OFFER as GLANCES
from gander.contract.glances import Glance
from gander.contract.head_start import OFFER as AHEAD
from gander.contract.options import Option, level
from gander.games.boar.pieces import (
    ANIMALS,
    DESIGNS_AT,
    MOST_CARDS,
    PLAYERS,
    Draw,
    Happening,
    Move,
    Observation,
    Options,
    Paired,
    Play,
    Played,
    Take,
)
from gander.games.boar.rules import (
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
from gander.games.boar.state import State
from gander.games.boar.view import observe, rearrange

VOCABULARY: Final[tuple[Move, ...]] = (
    Draw(),
    Take(None),
    *(Take(place) for place in range(MOST_CARDS)),
    *(Play(slot) for slot in range(MOST_CARDS)),
    *(Play(slot, name) for slot in range(MOST_CARDS) for name in ANIMALS),
    *map(Glance, range(MOST_CARDS)),
)

GAME: Final = Game[Options, State, Move, Observation](
    name="boar",
    version=1,
    players=PLAYERS,
    options=Options,
    offers=(
        level(DESIGNS_AT),
        Option("naming", "switch", default=False, modes=("versus",)),
        Option("left_out", "some", ANIMALS),
        GLANCES,
        AHEAD,
    ),
    state=State,
    move=Move,
    event=Happening,
    observation=Observation,
    vocabulary=VOCABULARY,
    scores=(-MOST_CARDS, MOST_CARDS),
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
    suspense=(Played, Paired),
    refusals={
        "deck_empty": "The deck is empty: play a card.",
        "name_missing": "Cards are named in this game: say which animal it is.",
        "name_not_asked": "Cards are not named in this game.",
        "no_match": "No such card to take.",
        "no_such_card": "There is no card at this place of the hand.",
        "wrong_deck": "Only chance shuffles.",
    },
)
