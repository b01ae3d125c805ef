"""docs/fair.md is enough to check the luck of a game of Boar."""

from __future__ import annotations

from tests.fairness import chance_moves, finished, shuffled


def test_the_page_is_enough_to_check_a_game() -> None:
    record = finished("boar")  # rookie: the first six designs
    (shuffle,) = chance_moves(record)
    designs = ["boar", "wolf", "badger", "deer", "duck", "owl"]
    assert shuffle["deck"] == shuffled(designs * 6, bytes.fromhex(record.seed), 0)
