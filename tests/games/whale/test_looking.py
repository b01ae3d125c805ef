"""Bots that play the Whale look where they would point, when that is a guess, and go by what they see (A5)."""

from __future__ import annotations

import pytest

from gander.games.whale.game import GAME
from gander.games.whale.pieces import is_hit
from tests.bots.looking import SEEDS, game_of, looks, with_glances
from tests.kit import Agreed

every_agreement = pytest.mark.parametrize("agreed", with_glances(GAME), ids=str)


@every_agreement
@pytest.mark.parametrize("character", ["chick", "otter"])
def test_A5_they_point_there_if_it_matches_and_elsewhere_if_not(agreed: Agreed, character: str) -> None:
    for one, then in looks(agreed, character):
        state, place = one.step.after, one.move.place
        assert (then.move.place == place) == is_hit(state.grid[place], state.turned)


@every_agreement
def test_A5_who_forgets_uses_them_all(agreed: Agreed) -> None:
    for seed in SEEDS:
        assert not any(game_of(agreed, "chick", seed)[-1].step.after.glances)
