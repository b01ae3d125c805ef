"""The rules that hold for every game, in the Goose."""

from __future__ import annotations

from gander.contract.game import CHANCE, Outcome
from gander.games.goose.game import GAME
from gander.games.goose.pieces import Answer, Dice, Roll
from tests.games.goose.positions import goose_at
from tests.kit import played


def test_A1_play_goes_clockwise() -> None:
    state = goose_at("yellow bow tie, red scarf, blue necktie", players=3, turn=2)
    rolled = ((2, Roll()), (CHANCE, Dice(1, "animal")), (2, Answer("rat")))
    assert GAME.to_move(played(GAME, state, *rolled).after) == (0,)


def test_A3_a_tie() -> None:
    last = goose_at("-, red scarf, blue necktie", piles=("red necktie", "blue scarf"))
    end = played(GAME, last, (0, Roll()), (CHANCE, Dice(1, "animal"))).after
    assert GAME.outcome(end) == Outcome("gap_rolled", (1, 1), (1, 1), (0, 1))


def test_nobody_waits_for_an_interruption() -> None:
    asked = goose_at("yellow bow tie, red scarf, blue necktie", players=3, phase="answer", asked=(2, "animal"))
    held = played(GAME, asked, (0, Answer("cat"))).after
    assert set(GAME.to_move(held)) == {0, 1}  # seat 0 may still say that somebody saw the card
    assert GAME.awaited(held) == (1,)
