"""The lesson of the Goose keeps the rules, and tells of the right result."""

from __future__ import annotations

from gander.contract.game import CHANCE
from gander.games.goose.game import GAME
from gander.games.goose.pieces import SUSPECTS, Answer, Dice, Options, Ready, Roll, Shuffle
from tests.games.goose.positions import goose_at, suspects
from tests.kit import played
from tests.lessons import BEN, Scene, play_along, script_of


def scenes() -> tuple[Scene, ...]:
    """Ben is ready at once every time; the last card of a deck is dealt first (G5)."""
    first = suspects("purple necktie, green scarf, red key chain, blue bow tie, yellow scarf")
    deck = (*(card for card in SUSPECTS if card not in first), *first)
    start = played(GAME, GAME.setup(Options(players=2)), (CHANCE, Shuffle(deck)), (BEN, Ready())).after
    left = [f"{card.colour} {card.clothing}" for card in SUSPECTS]
    left.remove("green necktie")
    left.remove("purple bow tie")
    end = goose_at(
        "green necktie, -, purple bow tie",
        piles=(", ".join(left[:12]), ", ".join(left[12:21])),
        box=", ".join(left[21:]),
    )
    return (
        Scene(
            start,
            (
                (),
                ((CHANCE, Dice(5, "colour")),),
                ((BEN, Ready()),),
                ((BEN, Roll()), (CHANCE, Dice(3, "animal"))),
                ((BEN, Answer("dog")),),
                ((BEN, Ready()),),
            ),
        ),
        Scene(end, (((CHANCE, Dice(5, "animal")),),)),
    )


def test_the_lesson_keeps_the_rules() -> None:
    play_along(GAME, scenes(), whole=25)


def test_G17_the_result_is_twelve_cards_to_nine() -> None:
    assert script_of("goose")[-1]["observation"]["points"] == [12, 9]
