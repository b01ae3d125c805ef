"""What is asked before a game of Boar in the text mode."""

from __future__ import annotations

import pytest

from gander.contract.game import WrongOption
from gander.games.boar.pieces import Options
from gander.text.agree import Wishes
from gander.text.catalogue import catalogue
from tests.text.scripted import agreed, options_after

ROOKIE = {"level": "rookie"}


def test_by_name_with_a_bot() -> None:
    result, _ = agreed(Wishes(bot="uniform"), "boar", "Mia, bot", "2", "yes")
    assert result.options == Options(players=2, level="experienced", naming=True)
    assert (result.names, result.bots) == (("Mia", "Bot"), {1: "uniform"})


def test_german() -> None:
    german = options_after("boar", "Mia und Ben", "schwer", "nein", "", language="de")
    assert german == Options(players=2, level="advanced")


def test_what_is_wished_is_not_asked() -> None:
    wishes = Wishes(
        "boar", "Mia, bot, Ben", "uniform", "versus", "ben", {"level": "expert", "naming": False, "left_out": ()}
    )
    result, said = agreed(wishes)
    assert said == ""
    assert result.options == Options(players=3, level="expert", mode="versus", left_out=(), starter=2)


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes("boar", "Mia, Ben", None, "cooperative", "Mia", {**ROOKIE, "naming": False}),
        Wishes("boar", "Mia", options={**ROOKIE, "naming": True}),
        Wishes("boar", "Mia", options={**ROOKIE, "left_out": ("fox",)}),
    ],
)
def test_wish_that_cannot_be_granted_is_refused(wishes: Wishes) -> None:
    with pytest.raises(WrongOption):
        agreed(wishes)


def test_question_mark_explains_each_question() -> None:
    _, said = agreed(Wishes(), "?", "boar", "?", "Mia, Ben", "?", "", "?", "", "?", "")
    helps = [
        "agree.game_help",
        "agree.seats_help",
        "option.level.help",
        "boar.option.naming.help",
        "agree.youngest_help",
    ]
    assert [key for key in helps if catalogue("en").say(key) not in said] == []
