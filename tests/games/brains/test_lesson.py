"""The lesson of the Brains keeps the rules, and tells of the right result."""

from __future__ import annotations

from typing import Final

from gander.contract.game import CHANCE
from gander.games.brains.game import GAME
from gander.games.brains.pieces import Colour, Land, Options
from tests.games.brains.positions import brains_at, dice
from tests.lessons import Moves, Scene, play_along, script_of

RED_BLUE_GREEN: Final[tuple[Colour, ...]] = ("red", "blue", "green")


def land(faces: str) -> Moves:
    return ((CHANCE, Land(dice(faces))),)


def scenes() -> tuple[Scene, ...]:
    start = GAME.setup(Options(players=3, colours=RED_BLUE_GREEN))
    paying = brains_at(brains_of=(38, 34, 28), colours=RED_BLUE_GREEN)
    end = brains_at("4 1 5 5 1", brains_of=(9, 6, 0), colours=RED_BLUE_GREEN, middle=85, throws=3, out=((2,),))
    return (
        Scene(start, (land("3 * 5 4 2"), land("* 1"), ())),
        Scene(paying, (land("4 4 5 5 3"), ())),
        Scene(end, ((),)),
    )


def test_the_lesson_keeps_the_rules() -> None:
    play_along(GAME, scenes(), whole=100)


def test_M11_the_last_with_brains_has_nine() -> None:
    assert script_of("brains")[-1]["observation"]["brains"] == [9, 0, 0]
