"""docs/fair.md is enough to check the luck of a game of Magpie."""

from __future__ import annotations

from tests.fairness import chance_moves, finished, shuffled


def test_the_page_is_enough_to_check_a_game() -> None:
    record = finished("magpie")
    (shuffle,) = chance_moves(record)
    kinds = ["ring", "key", "spoon", "button", "coin", "bell"]
    assert shuffle["deck"] == shuffled([*kinds, *kinds], bytes.fromhex(record.seed), 0)
