"""What can simply be counted, and added up over games: kinds of error, fading, first and last, and hidden pages."""

from collections.abc import Iterable
from math import sqrt
from typing import Final, get_args

import numpy as np
from msgspec import Struct, field
from scipy.special import ndtri

from gander.contract.answer import Answer, Error, Position
from gander.progress.figure import Figure
from gander.progress.sample import Numbers

LAGS: Final = (0, 1, 3, 6, 11, 21)
"""Answers are put together by the events since the card was seen: 0, 1 to 2, 3 to 5 and so on."""
THROWS_LEFT: Final = ("0", "1", "2")


class Count(Struct):
    """So many answers, and so many of them right."""

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
    left: dict[str, list[float]] = field(default_factory=dict)
    """Brains, by the throws that were left: how many decisions, what they left on the table."""
    luck: float = 0.0
    """Brains: what the throws brought above their expectation."""


def tally_of(answers: Iterable[Answer]) -> Tally:
    """Count the answers that count."""
    tally = Tally()
    for answer in answers:
        if answer.luck is not None:
            tally.luck += answer.luck
        if not answer.counted:
            continue
        once = Count(1, int(answer.right))
        tally.all.add(once)
        tally.hidden += answer.hidden
        if answer.events is not None:
            tally.lags.setdefault(max(lag for lag in LAGS if lag <= answer.events), Count()).add(once)
        if answer.position is not None:
            tally.positions.setdefault(answer.position, Count()).add(once)
        if answer.left is not None:
            _add(tally.left.setdefault(str(answer.throws_left), [0.0, 0.0]), 1.0, answer.left)
        elif answer.error is not None:
            _count_error(tally, answer)
    return tally


def _count_error(tally: Tally, answer: Answer) -> None:
    """One error of its kind; and a blind guess among the wrong options, spread over their kinds."""
    assert answer.error is not None
    _add(tally.errors.setdefault(answer.error, [0.0, 0.0]), 1.0, 0.0)
    wrong = [outcome for outcome in answer.outcomes if outcome != "right"]
    for kind in wrong:
        _add(tally.errors.setdefault(kind, [0.0, 0.0]), 0.0, 1 / len(wrong))


def _add(sums: list[float], *more: float) -> None:
    for place, value in enumerate(more):
        sums[place] += value


# As numbers, so that thousands are added up at once ------------------------------------------------------------------

_PAIRS: Final = (
    *(("errors", kind) for kind in get_args(Error)),
    *(("lags", lag) for lag in LAGS),
    *(("positions", position) for position in get_args(Position)),
    *(("left", throws) for throws in THROWS_LEFT),
)
"""What is counted in twos, in a fixed order."""
WIDTH: Final = 4 + 2 * len(_PAIRS)


def counts_of(tally: Tally) -> Numbers:
    """A tally as a row of numbers."""
    counts = [tally.all.answers, tally.all.right, tally.hidden, tally.luck]
    for part, key in _PAIRS:
        found = getattr(tally, part).get(key, (0, 0))
        counts += (found.answers, found.right) if isinstance(found, Count) else found
    return np.array(counts, np.float64)


def tally_from(counts: Numbers) -> Tally:
    """The tally that a row of numbers stands for, or that many rows add up to."""
    answers, right, hidden, luck, *pairs = counts.tolist()
    tally = Tally(Count(round(answers), right), round(hidden), luck=luck)
    for (part, key), one, other in zip(_PAIRS, pairs[::2], pairs[1::2], strict=True):
        if one or other:
            counted = Count(round(one), other) if part in ("lags", "positions") else [one, other]
            getattr(tally, part)[key] = counted
    return tally


def share(count: Count, confidence: float = 0.95) -> Figure:
    """A share of answers with Wilson's interval."""
    if not count.answers:
        return Figure(0.0, 0.0, 1.0)
    n, p, z = count.answers, count.right / count.answers, float(ndtri(0.5 + confidence / 2))
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Figure(p, max(0.0, middle - reach), min(1.0, middle + reach))
