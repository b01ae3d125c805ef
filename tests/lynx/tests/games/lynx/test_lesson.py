"""The lesson of the Lynx keeps the rules."""

from __future__ import annotations

from tests.games.lynx.positions import lynx_at, prey  # type: ignore[import-not-found]  # there once it is copied

from gander.contract.game import CHANCE
from lynx.game import GAME
from lynx.pieces import Name, Options, Shuffle
from tests.kit import played
from tests.lessons import BEN, Scene, play_along


def test_the_lesson_keeps_the_rules() -> None:
    deck = prey("hedgehog, hedgehog, hedgehog, hedgehog, frog, frog, snail, snail, snail, frog, snail, frog")
    start = played(GAME, GAME.setup(Options(2)), (CHANCE, Shuffle(deck))).after
    end = lynx_at("snail", said="", points=(4, 3))
    play_along(
        GAME, (Scene(start, ((), (), ((BEN, Name("snail")),))), Scene(end, (((BEN, Name("snail")),),))), whole=12
    )
