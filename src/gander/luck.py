"""Luck: where shuffles and rolls come from."""

import hashlib
import hmac
import random
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct


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
        even = _WORDS - _WORDS % n
        while True:
            word = self._next_word()
            if word < even:
                return word % n

    def _next_word(self) -> int:
        if not self._words:
            self._words = [*self._words_of(self._seed, self._chance, self._block)]
            self._block += 1
        return self._words.pop()

    @staticmethod
    def _words_of(seed: bytes, chance: int, number: int) -> tuple[int, ...]:
        """A block of the stream, the last word first."""
        block = hmac.digest(seed, f"gander {chance} {number}".encode(), "sha256")
        return tuple([int.from_bytes(block[i : i + _WORD]) for i in range(len(block) - _WORD, -1, -_WORD)])


def hash_of_seed(seed: bytes) -> str:
    """What is shown before the game, so that the seed cannot be changed afterwards."""
    return hashlib.sha256(seed).hexdigest()


class Share(Struct, frozen=True, omit_defaults=True):
    """What one device at the table adds to the luck: first its pledge, which cannot be changed, then what it hid."""

    seats: tuple[int, ...]
    """The seats that it held."""
    pledge: str
    """SHA-256 of the salt, in hexadecimal."""
    salt: str | None = None
    """In hexadecimal; left out if the device did not show it in time."""

    def is_honoured(self) -> bool:
        """Whether what was shown is what was pledged; who shows nothing breaks no word."""
        return self.salt is None or hash_of_seed(bytes.fromhex(self.salt)) == self.pledge


def in_order(shares: Iterable[Share]) -> tuple[Share, ...]:
    """As they are mixed: by their seats, so the order in which they came chooses nothing."""
    return tuple(sorted(shares, key=lambda share: share.seats))


SILENT: Final = "-"
"""Stands for the salt of a device that did not show it."""


def mixed(secret: bytes, shares: Sequence[Share]) -> bytes:
    """The seed of a game, from what the server chose and what every device added. Without shares it is the secret."""
    if not shares:
        return secret
    salts = " ".join(share.salt or SILENT for share in shares)
    return hmac.digest(secret, f"gander shares {salts}".encode(), "sha256")
