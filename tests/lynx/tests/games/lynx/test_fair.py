"""docs/fair.md is enough to check the luck of a game of Lynx."""

from __future__ import annotations

from tests.fairness import chance_moves, finished, shuffled


def test_the_page_is_enough_to_check_a_game() -> None:
    record = finished("lynx")
    (shuffle,) = chance_moves(record)
    assert shuffle["deck"] == shuffled(["frog", "hedgehog", "snail"] * 4, bytes.fromhex(record.seed), 0)
