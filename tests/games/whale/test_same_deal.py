"""What others reach in a game of Whale alone."""

from __future__ import annotations

import pytest

from gander.comparisons.same_deal import GameSetup, reached
from gander.comparisons.same_deal_messages import OtherPlayer
from gander.games.whale.game import GAME
from gander.luck import hash_of_seed

GAMES = 120


def mean_of(player: OtherPlayer) -> float:
    return sum(bar.value * bar.games for bar in player.seats[0]) / player.games


@pytest.mark.parametrize("number", range(6))
def test_who_never_errs_is_no_better_than_who_remembers_everything(number: int) -> None:
    """Neither knows what comes next, so on one deal they differ by luck alone: four standard errors of a mean."""
    deal = GameSetup(
        "whale", GAME.version, GAME.options(players=1, level="rookie"), hash_of_seed(b"whale %d" % number), (None,)
    )
    perfect, elephant = reached(deal, "perfect", GAMES), reached(deal, "elephant", GAMES)
    assert perfect.games == GAMES
    spread = [
        sum((bar.value - mean_of(one)) ** 2 * bar.games for bar in one.seats[0]) / GAMES for one in (perfect, elephant)
    ]
    assert abs(mean_of(perfect) - mean_of(elephant)) <= 4 * (sum(spread) / GAMES) ** 0.5 + 1e-9
