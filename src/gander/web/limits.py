"""How much one address or device may ask for. What is refused here has cost next to nothing.

Limits are measured with a stopwatch: a clock on the wall that is set back would lock everybody out who is known.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from gander.table.errors import TableError
from gander.table.events import Device
from gander.web.settings import Rate

MOST_BUCKETS: Final = 10_000
"""Addresses that are remembered; the one that was quiet for longest is forgotten first."""


class TooMany(TableError):
    """Asked too often, or for more than there is room for."""


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
    """One bucket for each address."""

    def __init__(self, what: str, rate: Rate, stopwatch: Callable[[], float] = monotonic) -> None:
        self._what, self._rate, self._stopwatch = what, rate, stopwatch
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        """Raises `TooMany`."""
        now = self._stopwatch()
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, now)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not bucket.take(now):
            raise TooMany(
                "too_many_requests",
                f"too often: {self._what} is possible {self._rate.per_minute:g} times a minute: wait a little",
            )

    def forgive(self, address: str) -> None:
        """What was asked last does not count."""
        if address in self._buckets:
            self._buckets[address].put_back()


class SocketCount:
    """The open sockets, in all and by device."""

    def __init__(self, most: int, most_per_device: int) -> None:
        self._most, self._most_per_device = most, most_per_device
        self._by_device: Counter[Device] = Counter()
        self.open = 0

    def enter(self, device: Device) -> None:
        """Raises `TooMany`."""
        if self.open >= self._most:
            raise TooMany("server_full", f"{self.open} lines are open here, which is all there is room for")
        if self._by_device[device] >= self._most_per_device:
            raise TooMany("too_many_sockets", f"this device has {self._by_device[device]} lines open already")
        self.open += 1
        self._by_device[device] += 1

    def leave(self, device: Device) -> None:
        self.open -= 1
        self._by_device[device] -= 1
        if not self._by_device[device]:
            del self._by_device[device]
