"""What rules over arrays are made of, against the same said one game at a time."""

from __future__ import annotations

import random

import numpy as np
import pytest
from msgspec import Struct

from gander.contract.arrays import chosen, members, nth_in, picked, placed, without
from gander.contract.batch import NotInBatch, only


def test_every_member_of_the_sets_has_one_number() -> None:
    """So a number that is as likely as all others gives a card that is as likely as all others."""
    luck = random.Random(1)
    for _ in range(200):
        sets = [luck.randrange(64) for _ in range(6)]
        there = [(which, bit) for which in range(6) for bit in range(6) if sets[which] >> bit & 1]
        if not there:
            continue
        columns = tuple(np.full(len(there), bits, np.uint8) for bits in sets)
        which, bit = nth_in(np, columns, np.arange(len(there), dtype=np.uint8), 6)
        assert list(zip(which.tolist(), bit.tolist(), strict=True)) == there
        assert members(np, columns).tolist() == [len(there)] * len(there)
        left = np.stack(without(np, columns, which, bit))
        for game, one in enumerate(there):
            assert [member for member in there if left[member[0], game] >> member[1] & 1] == [
                member for member in there if member != one
            ]
            assert members(np, tuple(left))[game] == len(there) - 1


def test_each_game_has_a_place_of_its_own() -> None:
    columns = (np.array([1, 2, 3]), np.array([4, 5, 6]))
    assert picked(np, columns, np.array([0, 1, 1])).tolist() == [1, 5, 6]
    assert [column.tolist() for column in placed(np, columns, np.array([1, 0, 1]), np.array([7, 8, 9]))] == [
        [1, 8, 3],
        [7, 5, 9],
    ]


def test_what_two_states_have_in_common_is_not_touched() -> None:
    same, which = np.array([1, 2]), np.array([True, False])
    one, other = (same, (np.array([3, 4]), same)), (same, (np.array([5, 6]), same))
    found = chosen(np, which, one, other)
    assert found[0] is same
    assert found[1][1] is same
    assert found[1][0].tolist() == [3, 6]


class Options(Struct):
    players: int = 1
    extra: tuple[int, ...] = ()


def test_options_that_arrays_do_not_know_are_refused() -> None:
    only(Options(players=3), "players")
    with pytest.raises(NotInBatch, match=r"extra=\(2,\)") as refused:
        only(Options(extra=(2,)), "players")
    assert refused.value.option == "extra"
