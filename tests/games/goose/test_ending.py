"""Where a game of Goose turned."""

from __future__ import annotations

from gander.contract.ending import TurningPoint
from gander.contract.game import CHANCE
from gander.games.goose.ending import ENDING
from gander.games.goose.game import GAME
from gander.games.goose.pieces import Answer, Colour, Dice, Roll
from tests.games.goose.positions import goose_at
from tests.kit import steps_of

GAP = ((1, Roll()), (CHANCE, Dice(1, "colour")))


def test_G11_a_card_won_in_anothers_turn_counts() -> None:
    """1:0; the second question goes wrong and round, 2:0; so does the third, 2:1: the first card led for good."""
    begun = goose_at("red scarf, blue necktie, green bow tie")
    first = ((0, Roll()), (CHANCE, Dice(1, "colour")), (0, Answer("red")))
    second = ((1, Roll()), (CHANCE, Dice(2, "colour")), (1, Answer("red")), (0, Answer("blue")))
    third = ((0, Roll()), (CHANCE, Dice(3, "clothing")), (0, Answer("scarf")), (1, Answer("bow tie")))
    steps = steps_of(GAME, begun, *first, *second, *third, *GAP)
    outcome = GAME.outcome(steps[-1].after)
    assert outcome is not None
    assert outcome.scores == (2, 1)
    assert ENDING.turning(steps, outcome) == TurningPoint("start", {"turn": 1, "turns": 3}, (0,))
    assert [len(pile) for pile in ENDING.piles(steps[-1].after)] == [2, 1]


def test_alone_the_longest_run_is_told() -> None:
    begun = goose_at("red scarf, blue necktie, green bow tie", mode="solo", players=1)
    asked: tuple[tuple[int, Colour], ...] = ((1, "green"), (2, "blue"), (3, "green"))
    moves = [
        move for number, said in asked for move in ((0, Roll()), (CHANCE, Dice(number, "colour")), (0, Answer(said)))
    ]
    steps = steps_of(GAME, begun, *moves, (0, Roll()), (CHANCE, Dice(1, "animal")))
    outcome = GAME.outcome(steps[-1].after)
    assert outcome is not None
    assert ENDING.turning(steps, outcome) == TurningPoint("run", {"n": 2, "from": 2, "to": 3, "turns": 3})
