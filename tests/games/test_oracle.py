"""Both implementations of every game agree, step by step, over many random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gander.games import GAMES
from gander.games.boar import rules as boar
from gander.games.boar.pieces import Options
from tests.games.boar.oracle import Boar
from tests.oracle import PlainMove
from tests.oracle.duel import Disagreement, Duel
from tests.oracle.plain import PLAINLY
from tests.oracle.positions import POSITIONS, Lines

GAMES_IN_TEST = 200
"""Of each game, over all its option sets."""
GAMES_FROM_POSITION = 20
GAMES_IN_NIGHT = 10_000
"""Of each option set."""
BATCH = 1_000
"""So that the night's work spreads over all cores."""


def every_option_set() -> Iterator[Any]:
    for name, plainly in PLAINLY.items():
        for options in plainly.option_sets:
            about = [str(getattr(options, field)) for field in ("players", "mode", "level") if hasattr(options, field)]
            naming = ["naming"] if getattr(options, "naming", False) else []
            yield pytest.param(name, options, id="-".join([name, *about, *naming]))


EVERY_OPTION_SET = list(every_option_set())


def test_every_game_has_a_second_implementation() -> None:
    assert PLAINLY.keys() == GAMES.keys()


@pytest.mark.parametrize(("name", "options"), EVERY_OPTION_SET)
def test_both_implementations_agree(name: str, options: Any) -> None:
    for seed in range(1 + GAMES_IN_TEST // len(PLAINLY[name].option_sets)):
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


class WrongWayRound(Boar):
    """Puts a drawn card at the first place of the hand, against B4."""

    def act(self, actor: Any, move: PlainMove) -> None:
        super().act(actor, move)
        if move == ("draw",):
            self.hands[actor].insert(0, self.hands[actor].pop())


def test_a_difference_is_found() -> None:
    duel = Duel("boar", Options(2), boar.setup(Options(2)), WrongWayRound(2, "rookie"), seed=1)
    with pytest.raises(Disagreement, match="hands"):
        duel.play()
