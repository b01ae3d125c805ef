"""The best catch: what somebody found in one turn, counted from what everybody sees."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from gander.contract.game import nothing_to_catch
from gander.luck import QuickLuck
from gander.table.change import course, fold
from gander.table.events import GameEnded, Moved
from tests.kit import A_FEW, Agreed, random_game
from tests.table.kit import HERE, OPEN, Sitting, sitting

CATCHING = [agreed for agreed in A_FEW if agreed.game.tally is not nothing_to_catch]
FOR_TWO = sorted({agreed.game.name for agreed in CATCHING})


@pytest.mark.parametrize("agreed", CATCHING, ids=str)
def test_what_is_counted_is_known_to_everybody(agreed: Agreed) -> None:
    """Whatever is rearranged of what the public cannot see, the tally is the same."""
    luck = QuickLuck(1)
    for made in random_game(agreed, 1):
        state = made.step.after
        assert agreed.game.tally(agreed.game.rearrange(state, None, luck)) == agreed.game.tally(state)


def by_hand(table: Sitting) -> tuple[int, ...]:
    """The finds of each turn, from the events that say who found something, by whose turn it was."""
    game, table_now = table.table.game, None
    turns: list[tuple[int, int]] = []
    for event, now in course(table.events):
        if isinstance(event, Moved) and table_now is not None and table_now.round is not None:
            kinds = [type(made).__name__ for made in now.step.events] if now.step else []
            found = sum(kind in ("Paired", "PairTaken", "Taken") for kind in kinds)
            turns.append((table_now.round.state.turn, found))
        table_now = now
    assert game.tally is not nothing_to_catch
    finds = [(seat, sum(found for _, found in turn)) for seat, turn in groupby(turns, key=lambda one: one[0])]
    return tuple(max((found for seat, found in finds if seat == mine), default=0) for mine in (0, 1))


@pytest.mark.parametrize("name", FOR_TWO)
def test_the_catches_of_a_game_are_those_of_its_turns(name: str) -> None:
    table = sitting(name, HERE, OPEN).join("Ben").start()
    table.play_on(QuickLuck(3), 100_000)
    ended: Any = next(event for event in table.events if isinstance(event, GameEnded))
    assert ended.catches == by_hand(table)
    assert max(ended.catches) > 0
    again = fold(table.events)
    assert again is not None
    assert again.room is not None
    assert again.room.played[0].catches == ended.catches
