"""Reasoning by degrees."""

from __future__ import annotations

import pytest

from gander.luck import QuickLuck
from gander.memory.wits import happens
from tests.kit import FixedLuck


@pytest.mark.parametrize(("chance", "expected"), [(0, False), (1, True)])
def test_what_is_certain_takes_no_luck(chance: float, expected: bool) -> None:
    assert happens(chance, FixedLuck()) is expected


def test_what_has_a_chance_happens_as_often() -> None:
    luck = QuickLuck(1)
    assert sum(happens(0.25, luck) for _ in range(4000)) == pytest.approx(1000, abs=110)  # four standard errors
