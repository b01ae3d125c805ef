"""The lesson of the Magpie keeps the rules, and tells of the right result."""

from __future__ import annotations

from msgspec.structs import replace

from gander.cards.memorising import Ready
from gander.games.magpie.game import GAME
from gander.games.magpie.pieces import TurnOver
from tests.games.magpie.positions import magpie_at, things
from tests.lessons import BEN, Scene, play_along, script_of


def scenes() -> tuple[Scene, ...]:
    start = magpie_at("ring, key, key, ring")
    end = replace(
        start,
        grid=tuple("spoon" if place in (4, 8) else None for place in range(12)),
        piles=(things("ring, key, button"), things("coin, bell")),
        turns=14,
        wrong=9,
    )
    missed = ((BEN, TurnOver(6)), (BEN, Ready()))
    return Scene(start, ((), ((BEN, Ready()),), ((BEN, TurnOver(2)),), missed, (), (), ())), Scene(end, ((), ()))


def test_the_lesson_keeps_the_rules() -> None:
    play_along(GAME, scenes(), whole=12)


def test_P6_the_result_is_four_pairs_to_two() -> None:
    assert script_of("magpie")[-1]["observation"]["pairs"] == [4, 2]
