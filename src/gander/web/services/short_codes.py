"""A few letters that lead to a table for a short time: to be read off a big screen and typed into a phone.

They are kept in memory only, or where several workers share them. After a restart the screen asks again and shows
another one; links and QR codes hold a long code, which stays. `docs/security.md` says why guessing is hopeless.
"""

import secrets
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, Protocol

from gander.store.coordination import short_codes
from gander.store.sql import Connection
from gander.web.services.limits import Limiter, too_often
from gander.web.services.settings import Rate
from gander.workers.membership import Membership

LETTERS: Final = "BCDFGHJKMNPQRSTVWXYZ"
"""Twenty letters. Without vowels they make no word, and none is taken for another one or for a digit."""
SHORTEST: Final = 4
RARITY: Final = 10_000
"""Of this many codes at most one leads anywhere, so where many tables wait a code has another letter."""
GOOD_FOR: Final = 600.0
"""Seconds for which a code is good after somebody was shown it."""
EVERYBODY: Final = "everybody"


def new_code(others: int) -> str:
    """Long enough that guessing is hopeless beside this many others."""
    length = SHORTEST
    while len(LETTERS) ** length < RARITY * (others + 1):
        length += 1
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class ShortCodes(Protocol):
    async def of(self, table: str) -> str:
        """The code of a table, good for another while: the same for as long as somebody is shown it."""
        ...

    async def table_of(self, typed: str, address: str) -> str | None:
        """The table that is meant. Raises `TooMany` for who guesses."""
        ...


class OwnShortCodes:
    """The codes that are good now. Wrong ones are counted by address and in all, before they are tried."""

    def __init__(self, guessing: Rate, in_all: Rate, stopwatch: Callable[[], float] = monotonic) -> None:
        self._guessing = Limiter("trying a short code", guessing, stopwatch)
        self._guessing_in_all = Limiter("trying a short code", in_all, stopwatch)
        self._stopwatch = stopwatch
        self._tables: dict[str, str] = {}
        self._codes: dict[str, str] = {}
        self._until: dict[str, float] = {}

    async def of(self, table: str) -> str:
        self._forget_old_ones()
        if (code := self._codes.get(table)) is None:
            code = self._codes[table] = self._new_code()
            self._tables[code] = table
        self._until[code] = self._stopwatch() + GOOD_FOR
        return code

    async def table_of(self, typed: str, address: str) -> str | None:
        self._guessing.check(address)
        self._guessing_in_all.check(EVERYBODY)
        self._forget_old_ones()
        table = self._tables.get(typed)
        if table is not None:
            self._guessing.forgive(address)
            self._guessing_in_all.forgive(EVERYBODY)
        return table

    def _new_code(self) -> str:
        while (code := new_code(len(self._codes))) in self._tables:
            pass
        return code

    def _forget_old_ones(self) -> None:
        now = self._stopwatch()
        for code in [code for code, until in self._until.items() if until < now]:
            del self._until[code]
            del self._codes[self._tables.pop(code)]


class SharedShortCodes:
    """The same for several workers: what one gives out, all know, and all count wrong guesses together."""

    def __init__(self, membership: Membership, guessing: Rate, in_all: Rate) -> None:
        self._ask = membership.ask
        self._guessing, self._in_all = guessing, in_all

    async def of(self, table: str) -> str:
        return await self._ask(lambda line: _code_in(line, table))

    async def table_of(self, typed: str, address: str) -> str | None:
        for who, rate in ((f"address {address}", self._guessing), (EVERYBODY, self._in_all)):
            await self._count(who, rate)
        return await self._ask(lambda line: _meant_in(line, typed, (f"address {address}", EVERYBODY)))

    async def _count(self, who: str, rate: Rate) -> None:
        if not await self._ask(lambda line: short_codes.may_guess(line, who, rate.burst, rate.per_minute / 60)):
            raise too_often("trying a short code", rate)


def _code_in(line: Connection, table: str) -> str:
    while (code := short_codes.code_of(line, table, GOOD_FOR)) is None:
        short_codes.give(line, new_code(short_codes.forget_old_ones(line)), table, GOOD_FOR)
    return code


def _meant_in(line: Connection, typed: str, counted: Sequence[str]) -> str | None:
    table = short_codes.table_of(line, typed)
    if table is not None:
        for who in counted:
            short_codes.forgive(line, who)
    return table
