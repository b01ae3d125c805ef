"""Bots that play the Goose look at the suspect they are asked about, when they do not know (A5)."""

from __future__ import annotations

import pytest

from gander.games.goose.game import GAME
from gander.games.goose.pieces import Answer
from tests.bots.looking import SEEDS, game_of, looks, with_glances
from tests.kit import Agreed

every_agreement = pytest.mark.parametrize("agreed", with_glances(GAME), ids=str)


@every_agreement
@pytest.mark.parametrize("character", ["chick", "otter"])
def test_A5_they_look_at_what_is_asked_and_then_know_it(agreed: Agreed, character: str) -> None:
    for one, then in looks(agreed, character):
        state = one.step.after
        assert one.move.place == state.question.slot
        assert then.move == Answer(getattr(state.lineup[state.question.slot], state.question.feature))


@every_agreement
def test_A5_who_forgets_uses_them_all_or_all_but_one(agreed: Agreed) -> None:
    for seed in SEEDS:
        assert sum(game_of(agreed, "chick", seed)[-1].step.after.glances) <= 1
