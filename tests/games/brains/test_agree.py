"""What is asked before a game of Brains in the text mode."""

from __future__ import annotations

import pytest

from gander.contract.game import WrongOption
from gander.games.brains.pieces import Options
from gander.text.agree import Wishes
from tests.text.scripted import agreed


def test_M3_everybody_chooses_a_colour() -> None:
    result, said = agreed(Wishes(bot="uniform"), "brains", "Mia, bot, Ben", "gr", "red", "2")
    assert result.options == Options(players=3, colours=("green", "yellow", "red"), starter=2)
    assert "Ben, which colour do you take?" in said


def test_too_few_are_told_about_bots() -> None:
    _, said = agreed(
        Wishes("brains", bot="uniform", options={"colours": ("red", "blue", "green")}), "Mia", "Mia, bot, bot"
    )
    assert "You can add bots" in said


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes("brains", "Mia"),
        Wishes("brains", "Mia, bot, bot", options={"level": "expert"}),
        Wishes("brains", "A, B, C", youngest="A", options={"colours": ("red", "red", "blue")}),
    ],
)
def test_wish_that_cannot_be_granted_is_refused(wishes: Wishes) -> None:
    with pytest.raises(WrongOption):
        agreed(wishes)
