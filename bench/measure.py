"""Measuring in a way that says something on another machine too.

Time is the CPU time of this process, so other work on the machine disturbs little. What still disturbs (a shared core
runs slower) is seen in the yardstick: a fixed loop of plain Python, run beside every trial. A ratio to it compares
machines, and Python versions, better than a bare number does.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

TRIALS = 5
YARDSTICK_ROUNDS = 400_000


@dataclass(frozen=True)
class Speed:
    """The median of the trials."""

    per_second: float
    """How often in one second of CPU time."""
    per_yardstick: float
    """How often while the yardstick goes one round."""


def speed(work: Callable[[], int]) -> Speed:
    """How fast some work is that says how often it did its thing; its first, unmeasured run warms up the caches."""
    work()
    rates, ratios = [], []
    for _ in range(TRIALS):
        yard = rate(yardstick)
        rates.append(rate(work))
        ratios.append(rates[-1] / yard)
    return Speed(median(rates), median(ratios))


def rate(work: Callable[[], int]) -> float:
    gc.collect()
    start = process_time()
    times = work()
    return times / (process_time() - start)


def yardstick() -> int:
    """The fixed loop: arithmetic, a tuple, a dictionary and a function call in every round. Never change it."""
    seen: dict[int, tuple[int, int]] = {}
    number = 1
    for turn in range(YARDSTICK_ROUNDS):
        number = _scramble(number, turn)
        seen[number & 1023] = (turn, number)
    assert len(seen) == 1024
    return YARDSTICK_ROUNDS


def _scramble(number: int, turn: int) -> int:
    return (number * 1_103_515_245 + turn + 12_345) % 2_147_483_648
