"""What is asked before a game of Goose in the text mode."""

from __future__ import annotations

import pytest

from gander.contract.game import WrongOption
from gander.games.goose.pieces import Options
from gander.text.agree import Wishes
from tests.text.scripted import agreed, options_after


def test_alone() -> None:
    assert options_after("goose", "Mia", "") == Options(players=1, level="rookie")


def test_together_A1() -> None:
    together = options_after("goose", "Mia, Ben, Ida", "all together", "expert", "Ben")
    assert together == Options(players=3, mode="cooperative", level="expert", starter=1)


def test_too_many_names_are_explained() -> None:
    _, said = agreed(Wishes("goose"), "A, B, C, D, E, F", "Mia", "")
    assert "This game is for 1 to 5 players, and those were 6 names." in said


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes("goose", "Mia", options={"naming": False}),
        Wishes("goose", "Mia, Ben", None, "versus", "Ida", {"level": "rookie"}),
    ],
)
def test_wish_that_cannot_be_granted_is_refused(wishes: Wishes) -> None:
    with pytest.raises(WrongOption):
        agreed(wishes)
