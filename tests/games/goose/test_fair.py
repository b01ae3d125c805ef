"""docs/fair.md is enough to check the luck of a game of Goose."""

from __future__ import annotations

from tests.fairness import chance_moves, finished, numbers, shuffled


def test_the_page_is_enough_to_check_a_game() -> None:
    record = finished("goose")
    seed, (shuffle, *rolls) = bytes.fromhex(record.seed), chance_moves(record)
    colours = ["yellow", "red", "purple", "blue", "green"]
    clothes = ["bow tie", "necktie", "scarf", "key chain", "striped shirt"]
    animals = ["rat", "dog", "cat", "goose", "parrot"]
    deck = [
        {"colour": colours[c], "clothing": clothes[f], "animal": animals[(c + f) % 5]}
        for c in range(5)
        for f in range(5)
    ]
    assert shuffle["deck"] == shuffled(deck, seed, 0)
    for chance, roll in enumerate(rolls, start=1):
        (drawn,) = numbers(seed, chance, [18])
        assert (roll["number"], roll["feature"]) == (drawn // 3 + 1, ["colour", "clothing", "animal"][drawn % 3])
