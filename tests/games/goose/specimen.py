"""What the Goose brings to the tests of all games."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any, Final

from msgspec.structs import replace

from gander.contract.game import Luck
from gander.games.goose.pieces import SUSPECTS, Options, Suspect
from gander.games.goose.state import State
from gander.research.playthrough import Script
from tests.games.goose.plainly import PLAINLY
from tests.specimen import Specimen


def suspects_in(state: State) -> Counter[Any]:
    lying = [card for card in (*state.lineup, state.held) if card is not None]
    return Counter([*state.deck, *lying, *state.errors, *state.box, *chain(*state.piles)])


def exchanged_suspects(state: State, luck: Luck) -> State:
    """Two suspects change places, one of them the card that matters now."""
    asked = state.lineup[state.question.slot] if state.question else None
    glanced = None if state.glanced is None else state.lineup[state.glanced]
    matters = [
        card for card in (state.held, asked, glanced, state.shown, *state.deck[-1:]) if card is not None
    ] or SUSPECTS
    one, other = matters[luck.below(len(matters))], SUSPECTS[luck.below(25)]

    def swap(card: Suspect) -> Suspect:
        return other if card == one else one if card == other else card

    return replace(
        state,
        deck=tuple(map(swap, state.deck)),
        lineup=tuple(card and swap(card) for card in state.lineup),
        piles=tuple(tuple(map(swap, pile)) for pile in state.piles),
        errors=tuple(map(swap, state.errors)),
        box=tuple(map(swap, state.box)),
        held=state.held and swap(state.held),
        shown=state.shown and swap(state.shown),
    )


SPECIMEN: Final = Specimen(
    count=suspects_in,
    whole=lambda options: {1: 25},
    hidden_places={"deck", "lineup", "piles", "errors", "box", "held"},
    exchanged=exchanged_suspects,
    glanced_at=lambda state: state.lineup,
    plainly=PLAINLY,
    more_options=(
        Options(2, "rookie", "versus", glances=(5, 5)),
        Options(3, "expert", "versus", glances=(0, 5, 2), ahead=(0, 3, 20)),
        Options(3, "advanced", "cooperative", starter=1, glances=(5, 3, 0)),
    ),
    ways=(
        Options(1, "experienced", "solo"),
        Options(3, "rookie", "versus", glances=(5, 0, 3), ahead=(2, 0, 0)),
        Options(4, "expert", "cooperative", starter=2),
    ),
    scripts=(
        Script("goose-versus", Options(3, "rookie", "versus"), seed=2),
        Script("goose-cooperative", Options(3, "experienced", "cooperative", starter=2), seed=37),
        Script("goose-glances", Options(2, "rookie", "versus", glances=(2, 1)), seed=3),
        Script("goose-solo", Options(1, "expert", "solo"), seed=2),
    ),
)
