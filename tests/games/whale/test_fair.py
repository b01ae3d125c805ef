"""docs/fair.md is enough to check the luck of a game of Whale."""

from __future__ import annotations

from tests.fairness import chance_moves, finished, shuffled


def test_the_page_is_enough_to_check_a_game() -> None:
    record = finished("whale")
    (shuffle,) = chance_moves(record)
    colours = ["yellow", "red", "purple", "blue", "green", "orange"]
    creatures = ["whale", "puffer fish", "octopus", "turtle", "crab", "seahorse"]
    deck = [{"colour": colour, "creature": creature} for colour in colours for creature in creatures]
    assert shuffle["deck"] == shuffled(deck, bytes.fromhex(record.seed), 0)
