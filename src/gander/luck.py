"""Luck: where shuffles and rolls come from."""

import hashlib
import hmac
import random
from typing import Final


class QuickLuck:
    """Fast and repeatable, for simulation, bots and tests. A seed always gives the same run of numbers."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        # The bias of scaling a 53-bit fraction is below n / 2**53: nothing for decks and dice.
        return int(self._random() * n)


_WORD: Final = 8
_WORDS: Final = 1 << (8 * _WORD)


class FairLuck:
    """Luck that nobody can foresee and everybody can check afterwards, from a secret seed. `docs/fair.md` says how.

    The stream of numbers for the chance move number `chance` is HMAC-SHA-256 in counter mode, read as words of eight
    bytes; a word that would favour the small numbers is thrown away.
    """

    __slots__ = ("_block", "_chance", "_seed", "_words")

    def __init__(self, seed: bytes, chance: int) -> None:
        self._seed = seed
        self._chance = chance
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        fair = _WORDS - _WORDS % n
        while True:
            word = self._next_word()
            if word < fair:
                return word % n

    def _next_word(self) -> int:
        if not self._words:
            block = hmac.digest(self._seed, f"gander {self._chance} {self._block}".encode(), "sha256")
            self._block += 1
            self._words = [int.from_bytes(block[i : i + _WORD]) for i in range(len(block) - _WORD, -1, -_WORD)]
        return self._words.pop()


def hash_of_seed(seed: bytes) -> str:
    """What is shown before the game, so that the seed cannot be changed afterwards."""
    return hashlib.sha256(seed).hexdigest()
