"""Both implementations of every game agree, step by step, over many random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gander.games import GAMES
from tests.kit import Agreed
from tests.oracle.duel import Duel
from tests.oracle.positions import POSITIONS, Lines
from tests.specimen import specimen

GAMES_IN_TEST = 100
"""Of each game, over all its option sets."""
GAMES_FROM_POSITION = 20
GAMES_IN_NIGHT = 10_000
"""Of each option set."""
BATCH = 1_000
"""So that the night's work spreads over all cores."""


def every_option_set() -> Iterator[Any]:
    for name in GAMES:
        for options in specimen(name).plainly.option_sets:
            yield pytest.param(name, options, id=str(Agreed(GAMES[name], options)))


EVERY_OPTION_SET = list(every_option_set())


@pytest.mark.parametrize(("name", "options"), EVERY_OPTION_SET)
def test_both_implementations_agree(name: str, options: Any) -> None:
    for seed in range(1 + GAMES_IN_TEST // len(specimen(name).plainly.option_sets)):
        assert Duel.of(name, options, seed).play() > 0


@pytest.mark.parametrize("position", [position for position, _ in POSITIONS], ids=lambda position: position["id"])
def test_both_implementations_agree_from_positions_that_are_rare_in_play(position: Lines) -> None:
    for seed in range(GAMES_FROM_POSITION):
        assert Duel.at(position, seed).play() > 0


@pytest.mark.nightly
@pytest.mark.parametrize("batch", range(GAMES_IN_NIGHT // BATCH))
@pytest.mark.parametrize(("name", "options"), EVERY_OPTION_SET)
def test_both_implementations_agree_all_night(name: str, options: Any, batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        assert Duel.of(name, options, f"night {seed}").play() > 0
