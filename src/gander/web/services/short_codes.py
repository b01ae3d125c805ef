"""A few letters that lead to a room all evening: to be read off a big screen and typed into a phone.

Which ones are good is kept in memory only, or where several workers share it. They follow from the room and the key of
the server, so after a restart the screen has the same ones; links and QR codes hold a long code. `docs/security.md`
says why guessing is hopeless.
"""

import secrets
from collections.abc import Callable, Sequence
from itertools import count
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
GOOD_FOR: Final = 24 * 3600.0
"""Seconds for which a code is good after somebody was shown it: for that evening. Who may come by it, the room says."""
EVERYBODY: Final = "everybody"
TRYING: Final = "trying a short code"
NO_RATE: Final = Rate(burst=0, per_minute=0)


def new_code(number: int, others: int) -> str:
    """Long enough that guessing is hopeless beside this many others."""
    length = SHORTEST
    while len(LETTERS) ** length < RARITY * (others + 1):
        length += 1
    return letters_of(number, length)


def letters_of(number: int, length: int) -> str:
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(length))


def any_number(room: str, attempt: int) -> int:
    return secrets.randbits(256)


class ShortCodes(Protocol):
    async def of(self, table: str, home: str = "") -> str:
        """The code of a table, good for another while: the same for as long as somebody is shown it. `home` is the
        address of its host, if it is the host who asks."""
        ...

    async def table_of(self, typed: str, address: str) -> str | None:
        """The table that is meant: one that is at home at this address, else any. Raises `TooMany` for who guesses."""
        ...


class OwnShortCodes:
    """The codes that are good now. Wrong ones are counted by address and in all, before they are tried."""

    def __init__(
        self,
        guessing: Rate,
        in_all: Rate,
        stopwatch: Callable[[], float] = monotonic,
        at_home: Rate = NO_RATE,
        number_of: Callable[[str, int], int] = any_number,
    ) -> None:
        self._number_of = number_of
        self._guessing = Limiter(TRYING, guessing, stopwatch)
        self._guessing_in_all = Limiter(TRYING, in_all, stopwatch)
        self._guessing_at_home = Limiter(TRYING, at_home, stopwatch)
        self._stopwatch = stopwatch
        self._tables: dict[str, str] = {}
        self._codes: dict[str, str] = {}
        self._numbers: dict[str, int] = {}
        """What the letters of a code follow from."""
        self._until: dict[str, float] = {}
        self._homes: dict[str, str] = {}

    async def of(self, table: str, home: str = "") -> str:
        self._forget_old_ones()
        if (code := self._codes.get(table)) is None:
            code = self._codes[table] = self._new_code(table)
            self._tables[code] = table
        self._until[code] = self._stopwatch() + GOOD_FOR
        if home:
            self._homes[code] = home
        return code

    async def table_of(self, typed: str, address: str) -> str | None:
        self._forget_old_ones()
        meant = self._meant(typed)
        if address in self._homes.values():
            self._guessing_at_home.check(address)
            if self._homes.get(meant) == address:
                self._guessing_at_home.forgive(address)
                return self._tables[meant]
        self._guessing.check(address)
        self._guessing_in_all.check(EVERYBODY)
        table = self._tables.get(meant)
        if table is not None:
            self._guessing.forgive(address)
            self._guessing_in_all.forgive(EVERYBODY)
        return table

    def _meant(self, typed: str) -> str:
        """The code as it is now: before a restart more rooms were known, and it may have had a letter more."""
        for length in range(SHORTEST, len(typed)):
            number = self._numbers.get(typed[:length])
            if number is not None and letters_of(number, len(typed)) == typed:
                return typed[:length]
        return typed

    def _new_code(self, table: str) -> str:
        """The second of two rooms with the same letters has others."""
        others = len(self._codes)
        numbers = (self._number_of(table, attempt) for attempt in count())
        found = ((new_code(number, others), number) for number in numbers)
        code, self._numbers[code] = next((code, number) for code, number in found if code not in self._tables)
        return code

    def _forget_old_ones(self) -> None:
        now = self._stopwatch()
        for code in [code for code, until in self._until.items() if until < now]:
            del self._until[code]
            self._homes.pop(code, None)
            del self._numbers[code]
            del self._codes[self._tables.pop(code)]


class SharedShortCodes:
    """The same for several workers: what one gives out, all know, and all count wrong guesses together. Of an address a
    hash is written down."""

    def __init__(
        self,
        membership: Membership,
        guessing: Rate,
        in_all: Rate,
        at_home: Rate = NO_RATE,
        number_of: Callable[[str, int], int] = any_number,
        *,
        hash_of_address: Callable[[str], str],
    ) -> None:
        self._ask, self._number_of, self._hash_of = membership.ask, number_of, hash_of_address
        self._guessing, self._in_all, self._at_home = guessing, in_all, at_home

    async def of(self, table: str, home: str = "") -> str:
        home = home and self._hash_of(home)
        return await self._ask(lambda line: _code_in(line, table, home, self._number_of))

    async def table_of(self, typed: str, address: str) -> str | None:
        address = self._hash_of(address)
        if await self._ask(lambda line: short_codes.is_home(line, address)):
            at_home = f"home {address}"
            await self._count(at_home, self._at_home)
            if (table := await self._ask(lambda line: _meant_in(line, typed, (at_home,), address))) is not None:
                return table
        for who, rate in ((f"address {address}", self._guessing), (EVERYBODY, self._in_all)):
            await self._count(who, rate)
        return await self._ask(lambda line: _meant_in(line, typed, (f"address {address}", EVERYBODY)))

    async def _count(self, who: str, rate: Rate) -> None:
        if not await self._ask(lambda line: short_codes.may_guess(line, who, rate.burst, rate.per_minute / 60)):
            raise too_often(TRYING, rate)


def _code_in(line: Connection, table: str, home: str, number_of: Callable[[str, int], int]) -> str:
    attempts = count()
    while (code := short_codes.code_of(line, table, GOOD_FOR, home)) is None:
        number = number_of(table, next(attempts))
        short_codes.give(line, new_code(number, short_codes.forget_old_ones(line)), table, GOOD_FOR)
    return code


def _meant_in(line: Connection, typed: str, counted: Sequence[str], home: str | None = None) -> str | None:
    table = short_codes.table_of(line, typed, home)
    if table is not None:
        for who in counted:
            short_codes.forgive(line, who)
    return table
