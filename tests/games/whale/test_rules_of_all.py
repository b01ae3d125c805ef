"""The rules that hold for every game, in the Whale."""

from __future__ import annotations

from gander.contract.game import CLOCK, Outcome
from gander.games.whale.game import GAME
from gander.games.whale.pieces import Point, TimeUp
from tests.games.whale.positions import whale_at
from tests.kit import played

GRID = "red turtle, blue crab, blue turtle, green whale, yellow octopus, orange seahorse"


def test_A1_play_goes_clockwise() -> None:
    state = whale_at(GRID, turned="red crab", deck="purple turtle", players=3, turn=2)
    assert GAME.to_move(played(GAME, state, (2, Point(2)), (CLOCK, TimeUp())).after) == (0,)


def test_A3_a_tie() -> None:
    last = whale_at(GRID, turned="red crab", piles=("", "blue whale"))
    assert GAME.outcome(GAME.apply(last, 0, Point(0)).after) == Outcome("deck_empty", (1, 1), (1, 1), (0, 1))


def test_nobody_waits_for_an_interruption() -> None:
    state = played(GAME, whale_at(GRID, turned="red crab", deck="purple turtle"), (0, Point(0))).after
    assert GAME.to_move(state) == (0, 1, CLOCK)
    assert GAME.awaited(state) == (0, 1)
