"""The games keep their secrets over whole games. That the check notices when they do not, each game shows itself."""

from __future__ import annotations

import pytest
from hypothesis import given

from gander.games import GAMES
from gander.luck import QuickLuck
from tests.kit import Agreed, agreements, every_agreement, random_game
from tests.secrecy import check_game, seeds, some_examples
from tests.specimen import specimen


@every_agreement
@some_examples
@given(seed=seeds)
def test_nobody_can_tell_apart_what_looks_the_same(agreed: Agreed, seed: int) -> None:
    assert any(True for _ in check_game(agreed.game, agreed, seed))


@pytest.mark.parametrize("name", [name for name in GAMES if specimen(name).hidden_places])
def test_telling_of_every_kind_of_event_was_compared(name: str) -> None:
    compared = set()
    for agreed in agreements(GAMES[name]):
        for viewer, made in check_game(agreed.game, agreed, seed=1):
            compared |= {(type(event), viewer is None) for event in made.step.events}
    assert compared == {(kind, public) for kind in GAMES[name].event.__args__ for public in (False, True)}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("public", [False, True])
def test_rearranging_changes_every_hidden_place(name: str, public: bool) -> None:
    luck, changed = QuickLuck(1), set()
    for agreed in agreements(GAMES[name]):
        for made in random_game(agreed, 1):
            state = made.step.after
            other = agreed.game.rearrange(state, None if public else luck.below(len(agreed.seats)), luck)
            fields = state.__struct_fields__
            changed |= {field for field in fields if getattr(state, field) != getattr(other, field)}
    assert changed == specimen(name).hidden_places
