"""The lesson of the Lynx keeps the rules."""

from __future__ import annotations

from gander.contract.game import CHANCE
from lynx.game import GAME
from lynx.pieces import Name, Options, Shuffle
from tests.kit import played
from tests.lessons import BEN, Scene, play_along


def test_the_lesson_keeps_the_rules() -> None:
    start = played(GAME, GAME.setup(Options(2)), (CHANCE, Shuffle(("hedgehog", "snail", "frog")))).after
    play_along(GAME, (Scene(start, ((), (), ((BEN, Name("snail")),))),), whole=3)
