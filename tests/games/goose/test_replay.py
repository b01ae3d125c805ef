"""Looking back at a game of Goose: what one looked at alone."""

from __future__ import annotations

from gander.contract.game import CHANCE
from gander.games.goose.game import GAME
from gander.games.goose.pieces import SUSPECTS, Answer, Dice, Options, Ready, Roll, Shuffle
from tests.text.scripted import record_of, shown

WRONG_ANSWER = record_of(
    GAME,
    Options(players=2),
    (CHANCE, Shuffle(SUSPECTS)),
    (0, Ready()),
    (1, Ready()),
    (0, Roll()),
    (CHANCE, Dice(1, "animal")),
    (0, Answer("rat")),
)


def test_only_the_one_who_looked_sees_the_card() -> None:
    held = "green, striped shirt, goose"  # the last suspect of the deck is dealt first
    assert held in shown(WRONG_ANSWER, *[""] * 4, seat=0)[-1]
    assert held not in shown(WRONG_ANSWER, *[""] * 4, seat=1)[-1]
    assert held not in shown(WRONG_ANSWER, *[""] * 4)[-1]
