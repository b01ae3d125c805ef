"""What the Boar brings to the tests of all games."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any, Final

from msgspec.structs import replace

from gander.contract.game import Luck
from gander.games.boar.pieces import Options, Play
from gander.games.boar.state import State
from gander.research.playthrough import Script
from tests.games.boar.plainly import PLAINLY
from tests.specimen import Specimen

DESIGNS: Final = {"rookie": 6, "experienced": 7, "advanced": 8, "expert": 9}


def animals_in(state: State) -> Counter[Any]:
    laid = [] if state.played is None else [state.played]
    return Counter([*state.deck, *state.table, *laid, *state.errors, *chain(*state.hands, *state.piles)])


def exchanged_animals(state: State, luck: Luck) -> State:
    """The deck's top card, or any other of deck and hands, changes places with another of them."""
    sizes = [len(state.deck), *map(len, state.hands)]
    cards = [*state.deck, *(animal for hand in state.hands for animal in hand)]
    if not cards:
        return state
    one = len(state.deck) - 1 if state.deck and luck.below(2) else luck.below(len(cards))
    other = luck.below(len(cards))
    cards[one], cards[other] = cards[other], cards[one]
    groups = [tuple(cards[sum(sizes[:i]) : sum(sizes[: i + 1])]) for i in range(len(sizes))]
    return replace(state, deck=groups[0], hands=tuple(groups[1:]))


def laid_open(state: State, move: Any) -> tuple[Any, ...]:
    """A card that is played lies beside the deck's top while the move is made (B3, B5)."""
    return (state.hands[state.turn][move.slot], state.deck[-1:]) if isinstance(move, Play) else ()


SPECIMEN: Final = Specimen(
    count=animals_in,
    whole=lambda options: {6: DESIGNS[options.level]},
    hidden_places={"deck", "hands", "piles", "errors"},
    exchanged=exchanged_animals,
    laid_open=laid_open,
    glanced_at=lambda state: state.hands[state.turn],
    plainly=PLAINLY,
    more_options=(
        Options(players=2, level="rookie", left_out=("boar", "owl", "deer")),
        Options(players=3, level="advanced", naming=True, left_out=("wolf",)),
        Options(2, "rookie", "versus", glances=(5, 5)),
        Options(3, "experienced", "versus", naming=True, glances=(0, 5, 2), ahead=(0, 3, 20)),
    ),
    ways=(
        Options(1, "rookie", "solo"),
        Options(2, "expert", "versus", naming=True, glances=(5, 3), ahead=(2, 0)),
        Options(4, "rookie", "versus", starter=2),
    ),
    scripts=(
        Script("boar-versus", Options(3, "rookie", "versus", starter=1), seed=45),
        Script("boar-naming", Options(2, "rookie", "versus", naming=True), seed=18),
        Script("boar-glances", Options(2, "rookie", "versus", glances=(2, 1)), seed=3),
        Script("boar-solo", Options(1, "experienced", "solo", left_out=("boar", "owl"))),
    ),
)
