"""Where a game of Boar turned."""

from __future__ import annotations

from gander.contract.ending import TurningPoint
from gander.games.boar.ending import ENDING
from gander.games.boar.game import GAME
from gander.games.boar.pieces import Draw, Play
from tests.games.boar.positions import boar_at
from tests.kit import steps_of


def test_B14_the_cards_in_hand_can_take_the_win_away() -> None:
    """Seat 1 has collected four and holds three at the end: 1 point against the 2 of seat 0."""
    begun = boar_at("wolf", "fox hare owl", deck="wolf", piles=("", "deer deer duck duck"))
    steps = steps_of(GAME, begun, (0, Play(0)))
    outcome = GAME.outcome(steps[-1].after)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((2, 1), (0,))
    assert ENDING.turning(steps, outcome) == TurningPoint("hand", {"collected": 4, "n": 3}, (1,))


def test_the_last_pair_can_decide() -> None:
    """2:0; a pair of foxes, 2:2; two draw, two cards stay on the table; a pair of wolves, 2:4."""
    begun = boar_at("wolf", "fox owl", deck="owl wolf fox", piles=("deer deer", ""), turn=1)
    steps = steps_of(GAME, begun, (1, Play(0)), (1, Draw()), (0, Draw()), (1, Play(0)), (0, Play(0)), (1, Play(0)))
    outcome = GAME.outcome(steps[-1].after)
    assert outcome is not None
    assert outcome.scores == (1, 4)
    assert ENDING.turning(steps, outcome) is None  # it was decided by the last card
    assert ENDING.piles(steps[-1].after) == (("deer", "deer"), ("fox", "fox", "wolf", "wolf"))


def test_B16_alone_the_pairs_without_an_error_count_also_with_draws_between() -> None:
    begun = boar_at("wolf hare fox", deck="fox duck wolf owl", mode="solo")
    steps = steps_of(GAME, begun, (0, Play(1)), (0, Play(0)), (0, Draw()), (0, Play(0)))
    outcome = GAME.outcome(steps[-1].after)
    assert outcome is not None
    assert ENDING.turning(steps, outcome) == TurningPoint("run", {"n": 2, "from": 2, "to": 4, "turns": 4})
