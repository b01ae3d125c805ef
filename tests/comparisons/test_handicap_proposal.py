"""What is proposed brings the chances of those who are to sit at a table near even, glances first (A4, A9)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from gander.comparisons.even_as_known import chance_of_even
from gander.comparisons.even_chances import best_handicap, off_by, shares
from gander.comparisons.handicap_proposal import (
    HandicapProposal,
    PlannedTable,
    planned,
    played_out,
    proposal,
    scores,
    sides_in,
)
from gander.contract import head_start
from gander.contract.glances import MOST, OFFER
from gander.games import BOXES, box
from gander.memory.characters import PROFILES
from tests.kinds import FOR_TWO

WITH_MEMORY = [name for name, one in BOXES.items() if one.answer_reader is not None]
FORGETFUL, KEEN = (
    {trait: getattr(PROFILES[name].traits, trait) for trait in ("keenness", "fading", "linger", "lapse")}
    for name in ("chick", "crow")
)


def a_table(*bots: str | None, game: str = FOR_TWO.game.name, **traits: dict[str, float]) -> PlannedTable:
    """Bots, and `seat0`, `seat1` … for the traits of people."""
    options: Any = box(game).game.options(players=len(bots), mode="versus")
    return planned(game, options, bots, {int(seat.removeprefix("seat")): own for seat, own in traits.items()})


def test_people_are_given_by_their_own_traits_who_starts_and_where_they_sit() -> None:
    table = a_table(None, None, seat0=FORGETFUL, seat1=KEEN)
    found, turned = proposal(table, 30), proposal(replace(table, ghosts={0: KEEN, 1: FORGETFUL}), 30)
    first, second = zip(*found.given.values(), strict=True)
    assert any(first)
    assert not any(second)
    first, second = zip(*turned.given.values(), strict=True)
    assert any(second)
    assert not any(first)
    assert proposal(table, 30) == found


def test_chances_are_nearer_to_even_in_other_games_than_it_was_chosen_by() -> None:
    """A tortoise and a crow: by the games from 60 on, with what the first sixty say."""
    table = a_table("tortoise", "crow")
    given = proposal(table, 60).given
    nothing, cards = (0, 0), given[head_start.OFFER.name]
    before, after = (scores(table, glances, range(60, 180)) for glances in (nothing, given[OFFER.name]))
    assert off_by(shares(after, cards)) < off_by(shares(before, nothing))


def test_even_is_said_where_people_are_known_well_enough() -> None:
    """Two who are found alike, of whom one is known so little that they may be a chick or a crow: in the very same
    games they are even, if nobody asks how well they are known."""
    table = replace(a_table(None, None, seat0={}, seat1={}), possible={0: (FORGETFUL, KEEN)})
    told = proposal(table, 200)
    assert (told.even, told.unsure) == (False, True)
    played = played_out(table, 200)
    found, sides = best_handicap(played, head_start.MOST), [sides_in(table, number) for number in range(200)]
    assert chance_of_even(played, found, (0,), sides) < 0.5 < chance_of_even(played, found, (), [()] * 200)


def test_people_play_better_in_as_many_games_as_worse() -> None:
    table = replace(a_table(None, "otter", None), possible={0: (FORGETFUL, KEEN), 2: (FORGETFUL, KEEN)})
    sides = [sides_in(table, number) for number in range(8)]
    assert sorted(set(sides)) == [(-1, -1), (-1, 1), (1, -1), (1, 1)]
    assert [sum(column) for column in zip(*sides, strict=True)] == [0, 0]


@pytest.mark.parametrize("name", WITH_MEMORY)
def test_not_all_numbers_of_glances_are_played_out(name: str) -> None:
    """Somebody who forgets nothing beside somebody who guesses: nothing and the most. Others: what lies between."""
    far = played_out(a_table("uniform", "elephant", game=name), 10)
    assert list(far) == [(0, 0), (MOST, 0)]
    for bots in (("otter", "otter"), ("tortoise", "otter"), ("otter", "crow")):
        found = played_out(a_table(*bots, game=name), 10)
        assert 1 <= len(found) <= MOST
        assert len({len(some) for some in found.values()}) == 1


def test_what_was_agreed_before_is_passed_over_and_everybody_has_a_number() -> None:
    """Three people: what they had before changes nothing."""
    bots = ("squirrel", "otter", "tortoise")
    bare = a_table(*bots)
    options = replace(bare.options, glances=(5, 5, 0))
    again = planned(bare.game, options, bots, {})
    assert again == bare
    assert again.options.glances is UNSET
    found = proposal(bare, 30)
    assert isinstance(found, HandicapProposal)
    assert found.games == 30
    assert all(len(given) == 3 and min(given) == 0 for given in found.given.values())
