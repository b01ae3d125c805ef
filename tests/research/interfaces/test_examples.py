"""Each example learns something: it beats those who move at random, and not by luck."""

from __future__ import annotations

from types import ModuleType

import jax
import pytest

from examples import learn_by_self_play, learn_with_gymnasium, learn_with_openspiel, learn_with_pettingzoo


@pytest.mark.parametrize(
    ("example", "at_random"),
    [(learn_with_gymnasium, 1 / 3), (learn_with_pettingzoo, 1 / 2), (learn_with_openspiel, 1 / 2)],
    ids=lambda value: value.__name__ if isinstance(value, ModuleType) else "",
)
def test_learner_beats_those_who_move_at_random(example: ModuleType, at_random: float) -> None:
    won = example.main()
    assert won.excludes(at_random)
    assert won.mean > at_random


def test_self_play_learns_in_a_few_rounds() -> None:
    """From a network that knows nothing: 20 rounds of 64 games, then 40 games by the ordinary rules."""
    (duel,) = learn_by_self_play.tables([2], ["rookie"])
    begin, key = jax.random.split(jax.random.key(1))
    weights = learn_by_self_play.learn(learn_by_self_play.beginning(begin), [duel], games=64, rounds=20, key=key)
    won = learn_by_self_play.against("uniform", duel, weights, deals=20)
    assert won.mean > 0.5
    assert won.excludes(0.5)
