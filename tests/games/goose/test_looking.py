"""Bots that play the Goose look at the suspect they are asked about, when they do not know (A5)."""

from __future__ import annotations

import pytest

from gander.games.goose.game import GAME
from gander.games.goose.pieces import Answer
from tests.bots.looking import SEEDS, game_of, looks, with_glances
from tests.kit import Agreed

every_agreement = pytest.mark.parametrize("agreed", with_glances(GAME), ids=str)


@every_agreement
@pytest.mark.parametrize("character", ["chick", "otter", "elephant"])
def test_A5_they_look_at_what_is_asked_and_then_know_it(agreed: Agreed, character: str) -> None:
    for one, then in looks(agreed, character):
        state = one.step.after
        assert one.move.place == state.question.slot
        assert then.move == Answer(getattr(state.lineup[state.question.slot], state.question.feature))


@every_agreement
def test_A5_who_forgets_uses_them_all_and_who_never_does_saves_them_for_the_end(agreed: Agreed) -> None:
    """The elephant always knows: it looks only once it has more glances than it will be asked about cards."""
    for seed in SEEDS:
        assert not any(game_of(agreed, "chick", seed)[-1].step.after.glances)
    for one, _ in looks(agreed, "elephant"):
        before = one.step.before
        assert before.glances[one.actor] > len(before.deck) / agreed.options.players
