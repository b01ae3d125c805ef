"""What can simply be counted, and added up over games: kinds of error, fading, first and last, and hidden pages."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct, field

from gander.measures.estimate import Numbers
from gander.measures.intervals import Figure
from gander.measures.quantiles import normal_quantile

LAGS: Final = (0, 1, 3, 6, 11, 21)
"""Answers are put together by the events since the card was seen: 0, 1 to 2, 3 to 5 and so on."""

Pairs: TypeAlias = Sequence[tuple[str, str | int]]
"""What is counted in twos, in a fixed order: a part of the tally, and a key in it."""


class Count(Struct):
    """A number of answers, and how many of them were right."""

    answers: int = 0
    right: float = 0

    def add(self, other: "Count") -> None:
        self.answers += other.answers
        self.right += other.right


class Tally(Struct):
    """The counts of one game, or of many."""

    all: Count = field(default_factory=Count)
    hidden: int = 0
    """Answers given after the page had been out of sight."""
    errors: dict[str, list[float]] = field(default_factory=dict)
    """For each kind of error how often it happened, and how often it would have if every error were a blind guess."""
    lags: dict[int, Count] = field(default_factory=dict)
    """By the events since the card was seen, for each step of `LAGS`."""
    positions: dict[str, Count] = field(default_factory=dict)
    stages: dict[str, list[float]] = field(default_factory=dict)
    """By the stage of a turn: how many decisions, what they left on the table."""
    luck: float = 0.0
    """What chance brought above its expectation."""


def add_to(sums: list[float], *more: float) -> None:
    for place, value in enumerate(more):
        sums[place] += value


# As numbers, so that thousands are added up at once ------------------------------------------------------------------


def width_of(pairs: Pairs) -> int:
    return 4 + 2 * len(pairs)


def counts_of(tally: Tally, pairs: Pairs) -> Numbers:
    """A tally as a row of numbers."""
    counts = [tally.all.answers, tally.all.right, tally.hidden, tally.luck]
    for part, key in pairs:
        found = getattr(tally, part).get(key, (0, 0))
        counts += (found.answers, found.right) if isinstance(found, Count) else found
    return np.array(counts, np.float64)


def tally_from(counts: Numbers, pairs: Pairs) -> Tally:
    """The tally that a row of numbers stands for, or that many rows add up to."""
    answers, right, hidden, luck, *twos = counts.tolist()
    tally = Tally(Count(round(answers), right), round(hidden), luck=luck)
    for (part, key), one, other in zip(pairs, twos[::2], twos[1::2], strict=True):
        if one or other:
            counted = Count(round(one), other) if part in ("lags", "positions") else [one, other]
            getattr(tally, part)[key] = counted
    return tally


def share(count: Count, confidence: float = 0.95) -> Figure:
    """A share of answers with Wilson's interval."""
    if not count.answers:
        return Figure(0.0, 0.0, 1.0)
    n, p, z = count.answers, count.right / count.answers, normal_quantile(0.5 + confidence / 2)
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Figure(p, max(0.0, middle - reach), min(1.0, middle + reach))
