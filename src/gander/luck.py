"""Luck: where shuffles and rolls come from."""

import random


class QuickLuck:
    """Fast and repeatable, for simulation, bots and tests. A seed always gives the same run of numbers."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        # The bias of scaling a 53-bit fraction is below n / 2**53: nothing for decks and dice.
        return int(self._random() * n)
