"""Many games of the Magpie at once against the rules, decision by decision."""

from __future__ import annotations

from typing import Any, Final

import pytest

from gander.games.magpie.batch import PHASES
from gander.games.magpie.pieces import CARDS_AT, PLAYERS, THINGS, Shuffle
from gander.games.magpie.state import State
from tests.batches import Beside, Moment

ALL: Final = [
    {"players": players, "level": level, "mode": mode, "starter": nth % players}
    for nth, level in enumerate(CARDS_AT)
    for mode, counts in PLAYERS.items()
    for players in counts
]
SHORT: Final = [options for options in ALL if options["level"] == "rookie"]


def plainly(state: State) -> tuple[int, ...]:
    grid = [-1 if card is None else THINGS.index(card) for card in state.grid]
    first, second, *_ = (*state.open, -1, -1)
    counted = (*map(len, state.piles), state.turns, state.wrong, sum(state.ready))
    return PHASES[state.phase], state.turn, *grid, first, second, *counted


def chance(state: State, moments: list[Moment], made: int, game: int) -> Shuffle:
    return Shuffle(tuple(THINGS[int(card[game])] for card in moments[0].state.grid))


MAGPIE: Final = Beside("magpie", chance, plainly)


@pytest.mark.parametrize("options", SHORT, ids=str)
def test_arrays_keep_the_rules(options: dict[str, Any]) -> None:
    assert MAGPIE.check(options, games=1, seed=1, rows_every=9) > 20


@pytest.mark.nightly
@pytest.mark.parametrize("options", ALL, ids=str)
def test_arrays_keep_the_rules_over_many_decisions(options: dict[str, Any]) -> None:
    assert MAGPIE.check(options, games=10, seed=2, rows_every=5, longest=7000) > 300
