"""Each example learns something: it beats those who move at random, and not by luck."""

from __future__ import annotations

from types import ModuleType

import pytest

from examples import learn_with_gymnasium, learn_with_openspiel, learn_with_pettingzoo


@pytest.mark.parametrize(
    ("example", "at_random"),
    [(learn_with_gymnasium, 1 / 3), (learn_with_pettingzoo, 1 / 2), (learn_with_openspiel, 1 / 2)],
    ids=lambda value: value.__name__ if isinstance(value, ModuleType) else "",
)
def test_learner_beats_those_who_move_at_random(example: ModuleType, at_random: float) -> None:
    won = example.main()
    assert won.excludes(at_random)
    assert won.mean > at_random
