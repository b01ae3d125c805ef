"""How much one address or device may ask for. What is refused here has cost next to nothing.

An address stands for a home, a school or an office, so it has room for a class of thirty; a device stands for one
person. A visitor without a cookie is counted by the address alone.

Limits are measured with a stopwatch: a clock on the wall that is set back would lock everybody out who is known.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from gander.table.errors import TableError
from gander.web.services.sessions import NOBODY, Visitor
from gander.web.services.settings import Allowance, ConcurrentLimit, Rate

MOST_BUCKETS: Final = 10_000
"""Addresses or devices that are remembered; the one that was quiet for longest is forgotten first."""

STICKERS: Final = Rate(burst=4, per_minute=30)
"""What one person may show to the whole table. The page waits two seconds after each, and so never goes beyond it."""


class TooMany(TableError):
    """Asked too often, or for more than there is room for."""

    def __init__(self, code: str, detail: str, seconds: int | None = None) -> None:
        self.seconds = seconds
        """After so long it is possible again, where that is known."""
        super().__init__(code, detail)


def too_often(what: str, rate: Rate) -> TooMany:
    again = f"{what} is possible {rate.per_minute:g} times a minute"
    return TooMany("too_many_requests", f"too often: {again}: wait a little")


class Bucket:
    """Fills steadily, and every request takes one out."""

    __slots__ = ("_at", "_level", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate, self._level, self._at = rate, float(rate.burst), now

    def take(self, now: float) -> bool:
        filled = self._level + (now - self._at) * self._rate.per_minute / 60
        self._level, self._at = min(float(self._rate.burst), filled), now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def put_back(self) -> None:
        self._level += 1


class Limiter:
    """One bucket for everybody who is known."""

    def __init__(self, what: str, rate: Rate, stopwatch: Callable[[], float] = monotonic) -> None:
        self._what, self._rate, self._stopwatch = what, rate, stopwatch
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def check(self, who: str) -> None:
        """Raises `TooMany`."""
        if not self.allows(who):
            raise too_often(self._what, self._rate)

    def allows(self, who: str) -> bool:
        now = self._stopwatch()
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, now)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take(now)

    def forgive(self, who: str) -> None:
        """What was asked last does not count."""
        if who in self._buckets:
            self._buckets[who].put_back()


class VisitorLimiter:
    """How often one device, and one address with all its devices, may do something."""

    def __init__(self, what: str, allowance: Allowance, stopwatch: Callable[[], float] = monotonic) -> None:
        self.devices = Limiter(f"{what} from one device", allowance.device, stopwatch)
        self.addresses = Limiter(f"{what} from one address", allowance.address, stopwatch)

    def check(self, visitor: Visitor) -> None:
        """Raises `TooMany`. A device that asks too often takes nothing from the others at its address."""
        if visitor.device != NOBODY:
            self.devices.check(visitor.device)
        self.addresses.check(visitor.address)


class AtOnce:
    """How many of something there are at the same time: in all, and by one address or device."""

    def __init__(self, what: str, most: ConcurrentLimit, code: str = "too_many_requests") -> None:
        self._what, self._most, self._code = what, most, code
        self._by_address: Counter[str] = Counter()
        self._by_device: Counter[str] = Counter()
        self.open = 0

    @property
    def is_full(self) -> bool:
        return self.open >= self._most.in_all

    def enter(self, visitor: Visitor) -> None:
        """Raises `TooMany`."""
        most, address, device = self._most, visitor.address, visitor.device
        if self.is_full:
            raise TooMany("server_full", f"{self.open} {self._what} are open here, which is all there is room for")
        if self._by_address[address] >= most.address:
            raise TooMany(self._code, f"this address has {most.address} {self._what} open already")
        if device != NOBODY and self._by_device[device] >= most.device:
            raise TooMany(self._code, f"this device has {most.device} {self._what} open already")
        self.open += 1
        self._by_address[address] += 1
        self._by_device[device] += 1

    def leave(self, visitor: Visitor) -> None:
        self.open -= 1
        for counted, who in ((self._by_address, visitor.address), (self._by_device, visitor.device)):
            counted[who] -= 1
            if not counted[who]:
                del counted[who]

    @contextmanager
    def one_more(self, visitor: Visitor) -> Iterator[None]:
        """Raises `TooMany`."""
        self.enter(visitor)
        try:
            yield
        finally:
            self.leave(visitor)
