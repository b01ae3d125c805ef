"""Many games of the Brains at once against the rules, decision by decision."""

from __future__ import annotations

from typing import Any, Final

import pytest

from gander.games.brains.batch.state import COLLECT, OVER, PAY
from gander.games.brains.pieces import COLOURS, PLAYERS, Land
from gander.games.brains.state import State
from tests.batches import Beside, Moment, check_any_move

PHASES: Final = {"collect": COLLECT, "pay": PAY, "over": OVER}
ALL: Final = [
    {"players": players, "starter": starter, "colours": COLOURS[-players:] if starter % 2 else None}
    for players in PLAYERS["versus"]
    for starter in range(players)
] + [{"players": 3, "brains": (5, 0, 25)}]


def plainly(state: State) -> tuple[int, ...]:
    seats = range(len(state.brains))
    left = [next((moment for moment, went in enumerate(state.out, 1) if seat in went), 0) for seat in seats]
    faces = state.faces or (0,) * 5
    return (PHASES[state.phase], state.turn, state.middle, *state.brains, *left, state.throws, *faces)


def chance(state: State, moments: list[Moment], made: int, game: int) -> Land:
    faces = moments[made].state.faces
    return Land(tuple(int(faces[die][game]) for die in state.thrown))


BRAINS: Final = Beside("brains", chance, plainly)


@pytest.mark.parametrize("options", ALL, ids=str)
def test_arrays_keep_the_rules(options: dict[str, Any]) -> None:
    assert BRAINS.check(options, games=6, seed=1, rows_every=3) > 300


@pytest.mark.nightly
@pytest.mark.parametrize("options", ALL, ids=str)
def test_arrays_keep_the_rules_over_more_than_a_million_decisions(options: dict[str, Any]) -> None:
    """Thirteen ways to play, more than 90,000 decisions each."""
    assert sum(BRAINS.check(options, games=100, seed=seed, rows_every=7) for seed in range(2, 10)) > 90_000


def test_moves_are_chosen_evenly() -> None:
    check_any_move("brains", {"players": 4})
