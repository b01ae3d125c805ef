"""The lesson of the Boar keeps the rules, and tells of the right result."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from gander.contract.game import CHANCE
from gander.games.boar.game import GAME
from gander.games.boar.pieces import ANIMALS, COPIES, Draw, Options, Shuffle
from tests.games.boar.positions import animals, boar_at
from tests.kit import played
from tests.lessons import BEN, Scene, play_along, script_of


def scenes() -> tuple[Scene, ...]:
    """The top of a deck is its last card (B3). Of each animal an even number is left at the end, as pairs are taken."""
    top = animals("owl boar deer duck wolf boar")
    below = Counter(ANIMALS[:6] * COPIES) - Counter(top)
    shuffle = Shuffle((*below.elements(), *top))
    start = played(GAME, GAME.setup(Options(players=2)), (CHANCE, shuffle)).after
    mine = "boar " * 6 + "wolf " * 6 + "badger " * 4
    bens = "duck " * 6 + "deer " * 4 + "owl " * 4
    end = boar_at("owl", "deer badger", deck="owl", table="badger deer", piles=(mine, bens))
    draws = ((BEN, Draw()),)
    return (
        Scene(start, ((), draws, draws, (), ())),
        Scene(replace(end, designs=ANIMALS[:6]), ((),)),
    )


def test_the_lesson_keeps_the_rules() -> None:
    play_along(GAME, scenes(), whole=36)


def test_B14_the_result_is_18_less_nothing_to_14_less_two() -> None:
    last = script_of("boar")[-1]["observation"]
    hands = [len(hand["animals"]) for hand in last["hands"]]
    assert [got - left for got, left in zip(last["collected"], hands, strict=True)] == [18, 12]
