"""docs/fair.md is enough to check the luck of a game of Brains."""

from __future__ import annotations

from tests.fairness import chance_moves, finished, numbers


def test_the_page_is_enough_to_check_a_game() -> None:
    record = finished("brains")
    for chance, land in enumerate(chance_moves(record)):
        dice = len(land["faces"])
        (drawn,) = numbers(bytes.fromhex(record.seed), chance, [6**dice])
        assert land["faces"] == [drawn // 6 ** (dice - 1 - place) % 6 for place in range(dice)]
