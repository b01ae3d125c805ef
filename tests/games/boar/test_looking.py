"""Bots that play the Boar keep a card in hand that they looked at in vain (A5)."""

from __future__ import annotations

import pytest

from gander.games.boar.game import GAME
from gander.games.boar.pieces import Play
from tests.bots.looking import looks, with_glances
from tests.kit import Agreed


@pytest.mark.parametrize("agreed", with_glances(GAME), ids=str)
@pytest.mark.parametrize("character", ["chick", "otter"])
def test_A5_a_card_that_turned_out_to_match_nothing_is_not_played_for_a_match(agreed: Agreed, character: str) -> None:
    for one, then in looks(agreed, character):
        state, place = one.step.after, one.move.place
        matches = state.hands[one.actor][place] in {*state.deck[-1:], *state.table}
        assert matches or not state.deck or not (isinstance(then.move, Play) and then.move.slot == place)
