"""What the Magpie brings to the tests of all games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any, Final

from msgspec.structs import replace

from gander.cards.memorising import Ready, TimeUp
from gander.contract.game import Luck
from gander.contract.glances import Glance
from gander.games.magpie.pieces import CARDS_AT, PATIENCE, Move, Observation, Options, Shuffle, TurnOver
from gander.games.magpie.state import State
from gander.research.playthrough import Script
from tests.games.magpie.oracle import Magpie
from tests.games.magpie.positions import first_at, second_at
from tests.oracle import Oracle
from tests.oracle.ahead import ahead_seen, some_ahead, with_ahead
from tests.oracle.glances import glances_seen, some_glances, with_glances
from tests.oracle.plain import Plainly
from tests.specimen import Specimen


def option_sets() -> Iterator[Options]:
    for level in CARDS_AT:
        yield Options(1, level, "solo")
        yield Options(2, level, "versus")
        yield Options(3, level, "cooperative")
    yield Options(4, "rookie", "versus")


def vary(options: Options, rng: random.Random) -> Options:
    starter = rng.randrange(options.players)
    glances, ahead = some_glances(options, rng), some_ahead(options, rng)
    return Options(options.players, options.level, options.mode, starter, glances, ahead)


def second(options: Options) -> Oracle:
    assert options.mode is not None
    table = Magpie(options.players, options.level, options.mode, options.starter, PATIENCE[options.level])
    may_look = with_glances(table, options.glances or (), to_look_at)
    return with_ahead(may_look, options.ahead or ())


def to_look_at(table: Magpie) -> list[Any]:
    """Before the first card is turned (P9)."""
    if table.up or table.not_ready or table.state != "play":
        return []
    return [table.table.get(place) for place in range(table.rows * table.columns)]


def plain_move(move: Move) -> tuple[Any, ...]:
    match move:
        case Shuffle(deck):
            return "deal", deck
        case TurnOver(place):
            return "turn", place
        case Glance(place):
            return "glance", place
        case Ready():
            return ("ready",)
        case TimeUp():
            return ("time is up",)


def view(seen: Observation) -> dict[str, Any]:
    return {
        "lying": {place for place, spot in enumerate(seen.grid) if spot.lies != "taken"},
        "shown": {place: spot.card for place, spot in enumerate(seen.grid) if spot.card is not None},
        "pairs": list(seen.pairs),
        "turns": seen.turns,
        "wrong": seen.wrong,
        "turn": seen.turn,
        **glances_seen(seen.glances, lambda card: card),
        **ahead_seen(seen.ahead),
    }


def places(state: State) -> dict[str, Any]:
    lying = {place: card for place, card in enumerate(state.grid) if card is not None}
    return {"table": lying, "won": [list(pile) for pile in state.piles]}


def exchanged(state: State, luck: Luck) -> State:
    """Two cards change places, seen or not."""
    lying = [place for place, card in enumerate(state.grid) if card is not None]
    if not lying:
        return state
    one, other = (lying[luck.below(len(lying))] for _ in range(2))
    grid = list(state.grid)
    grid[one], grid[other] = grid[other], grid[one]
    return replace(state, grid=tuple(grid))


SPECIMEN: Final = Specimen(
    count=lambda state: Counter([card for card in state.grid if card] + list(chain(*state.piles)) * 2),
    whole=lambda options: {2: CARDS_AT[options.level] // 2},
    hidden_places={"grid"},
    all_shown=False,
    exchanged=exchanged,
    glanced_at=lambda state: state.grid,
    more_options=(
        Options(2, "rookie", "versus", glances=(0, 5)),
        Options(2, "experienced", "versus", glances=(2, 0), ahead=(0, 3)),
        Options(3, "experienced", "cooperative", glances=(5, 2, 1)),
    ),
    ways=(
        Options(1, "rookie", "solo"),
        Options(3, "experienced", "versus", glances=(5, 0, 3), ahead=(2, 0, 0)),
        Options(2, "rookie", "cooperative", starter=1),
    ),
    scripts=(
        Script("magpie-versus", Options(2, "rookie", "versus", starter=1, glances=(1, 2))),
        Script("magpie-cooperative", Options(2, "rookie", "cooperative"), seed=3),
        Script("magpie-solo", Options(1, "rookie", "solo")),
    ),
    plainly=Plainly(
        option_sets=tuple(option_sets()),
        vary=vary,
        oracle=second,
        move=plain_move,
        places=places,
        view=view,
        reasons={"all_taken": "all taken", "flown_off": "flown off"},
        first_at=first_at,
        second_at=second_at,
    ),
)
