"""The lesson of the Whale keeps the rules, and tells of the right result."""

from __future__ import annotations

from gander.contract.game import CHANCE
from gander.games.whale.game import GAME
from gander.games.whale.pieces import CARDS, Options, Point, Ready, Shuffle
from tests.games.whale.positions import cards, whale_at
from tests.kit import played
from tests.lessons import BEN, Scene, play_along, script_of


def scenes() -> tuple[Scene, ...]:
    """Ben is ready at once every time; the last card of a deck is dealt first (W2)."""
    first = cards(
        "red turtle, blue whale, blue octopus, yellow seahorse, yellow whale, purple puffer fish, "
        "red crab, orange crab, green seahorse, green turtle"
    )
    deck = (*(card for card in CARDS if card not in first), *reversed(first))
    start = played(GAME, GAME.setup(Options(players=2)), (CHANCE, Shuffle(deck)), (BEN, Ready())).after
    grid = "blue whale, green crab, red turtle, yellow seahorse, red seahorse, purple crab"
    lying = cards(f"blue octopus, {grid}")
    left = [f"{card.colour} {card.creature}" for card in CARDS if card not in lying]
    end = whale_at(
        grid,
        turned="blue octopus",
        piles=(", ".join(left[:14]), ", ".join(left[14:23])),
        box=", ".join(left[23:]),
    )
    ready = ((BEN, Ready()),)
    return (
        Scene(start, ((), ready, (), ready, (), ready, (), ((BEN, Point(5)), (BEN, Ready())))),
        Scene(end, ((),)),
    )


def test_the_lesson_keeps_the_rules() -> None:
    play_along(GAME, scenes(), whole=36)


def test_W11_the_result_is_fifteen_cards_to_nine() -> None:
    assert script_of("whale")[-1]["observation"]["points"] == [15, 9]
