"""What the Whale brings to the tests of all games."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any, Final

from msgspec.structs import replace

from gander.contract.game import Luck
from gander.games.whale.pieces import CARDS, Card, Options
from gander.games.whale.state import State
from gander.research.playthrough import Script
from tests.games.whale.plainly import PLAINLY
from tests.specimen import Specimen


def cards_in(state: State) -> Counter[Any]:
    turned = [] if state.turned is None else [state.turned]
    return Counter([*state.deck, *state.grid, *turned, *state.away, *state.errors, *state.box, *chain(*state.piles)])


def exchanged_cards(state: State, luck: Luck) -> State:
    """Two cards change places, one of them a card that matters now or did before."""
    turned = [] if state.turned is None else [state.turned]
    left = [*state.errors, *state.box, *chain(*state.piles)]
    matters = [*state.grid, *turned, *state.deck[-2:], *left] or CARDS
    one, other = matters[luck.below(len(matters))], CARDS[luck.below(len(CARDS))]

    def swap(card: Card) -> Card:
        return other if card == one else one if card == other else card

    return replace(
        state,
        deck=tuple(map(swap, state.deck)),
        grid=tuple(map(swap, state.grid)),
        piles=tuple(tuple(map(swap, pile)) for pile in state.piles),
        errors=tuple(map(swap, state.errors)),
        box=tuple(map(swap, state.box)),
        turned=state.turned and swap(state.turned),
        away=tuple(map(swap, state.away)),
        shown=state.shown and swap(state.shown),
    )


SPECIMEN: Final = Specimen(
    count=cards_in,
    whole=lambda options: {1: 36},
    hidden_places={"deck", "grid", "piles", "errors", "box"},
    exchanged=exchanged_cards,
    glanced_at=lambda state: state.grid,
    plainly=PLAINLY,
    more_options=(
        Options(2, "rookie", "versus", glances=(5, 5)),
        Options(3, "expert", "versus", glances=(0, 5, 2), ahead=(0, 3, 20)),
    ),
    ways=(
        Options(1, "experienced", "solo"),
        Options(3, "rookie", "versus", glances=(5, 0, 3), ahead=(2, 0, 0)),
        Options(4, "expert", "versus", starter=2),
    ),
    scripts=(
        Script("whale-versus", Options(3, "rookie", "versus", starter=1)),
        Script("whale-glances", Options(2, "rookie", "versus", glances=(2, 1)), seed=3),
        Script("whale-solo", Options(1, "experienced", "solo")),
    ),
)
