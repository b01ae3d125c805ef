"""A few letters that lead to a table for a short time: to be read off a big screen and typed into a phone.

They are kept in memory only. After a restart the screen asks again and shows another one; links and QR codes hold a
long code, which stays. `docs/security.md` says why guessing is hopeless.
"""

import secrets
from collections.abc import Callable
from time import monotonic
from typing import Final

from gander.web.limits import Limiter
from gander.web.settings import Rate

LETTERS: Final = "BCDFGHJKMNPQRSTVWXYZ"
"""Twenty letters. Without vowels they make no word, and none is taken for another one or for a digit."""
SHORTEST: Final = 4
RARITY: Final = 10_000
"""Of this many codes at most one leads anywhere, so where many tables wait a code has another letter."""
GOOD_FOR: Final = 600.0
"""Seconds for which a code is good after somebody was shown it."""
EVERYBODY: Final = "everybody"


class ShortCodes:
    """The codes that are good now. Wrong ones are counted by address and in all, before they are tried."""

    def __init__(self, guessing: Rate, in_all: Rate, stopwatch: Callable[[], float] = monotonic) -> None:
        self._guessing = Limiter("trying a short code", guessing, stopwatch)
        self._guessing_in_all = Limiter("trying a short code", in_all, stopwatch)
        self._stopwatch = stopwatch
        self._tables: dict[str, str] = {}
        self._codes: dict[str, str] = {}
        self._until: dict[str, float] = {}

    def of(self, table: str) -> str:
        """The code of a table, good for another while: the same for as long as somebody is shown it."""
        self._forget_old_ones()
        if (code := self._codes.get(table)) is None:
            code = self._codes[table] = self._new_code()
            self._tables[code] = table
        self._until[code] = self._stopwatch() + GOOD_FOR
        return code

    def table_of(self, typed: str, address: str) -> str | None:
        """The table that is meant. Raises `TooMany` for who guesses."""
        self._guessing.check(address)
        self._guessing_in_all.check(EVERYBODY)
        self._forget_old_ones()
        table = self._tables.get(typed)
        if table is not None:
            self._guessing.forgive(address)
            self._guessing_in_all.forgive(EVERYBODY)
        return table

    def _new_code(self) -> str:
        length = SHORTEST
        while len(LETTERS) ** length < RARITY * (len(self._codes) + 1):
            length += 1
        while (code := "".join(secrets.choice(LETTERS) for _ in range(length))) in self._tables:
            pass
        return code

    def _forget_old_ones(self) -> None:
        now = self._stopwatch()
        for code in [code for code, until in self._until.items() if until < now]:
            del self._until[code]
            del self._codes[self._tables.pop(code)]
