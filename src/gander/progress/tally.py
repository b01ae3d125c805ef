"""What can simply be counted, and added up over games: kinds of error, fading, first and last, and hidden pages."""

from collections.abc import Iterable
from math import sqrt
from typing import Final

from msgspec import Struct, field
from scipy.special import ndtri

from gander.progress.answer import Answer
from gander.progress.figure import Figure

LAGS: Final = (0, 1, 3, 6, 11, 21)
"""Answers are put together by the events since the card was seen: 0, 1 to 2, 3 to 5 and so on."""
THROWS_LEFT: Final = ("0", "1", "2")


class Count(Struct, array_like=True):
    """So many answers, and so many of them right."""

    answers: int = 0
    right: float = 0

    def add(self, other: "Count") -> None:
        self.answers += other.answers
        self.right += other.right


class Tally(Struct, array_like=True):
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


def total_of(tallies: Iterable[Tally]) -> Tally:
    """Add up the tallies of many games."""
    total = Tally()
    for tally in tallies:
        total.all.add(tally.all)
        total.hidden += tally.hidden
        total.luck += tally.luck
        for error, sums in tally.errors.items():
            _add(total.errors.setdefault(error, [0.0, 0.0]), *sums)
        for lag, count in tally.lags.items():
            total.lags.setdefault(lag, Count()).add(count)
        for position, count in tally.positions.items():
            total.positions.setdefault(position, Count()).add(count)
        for throws, sums in tally.left.items():
            _add(total.left.setdefault(throws, [0.0, 0.0]), *sums)
    return total


def share(count: Count, confidence: float = 0.95) -> Figure:
    """A share of answers with Wilson's interval."""
    if not count.answers:
        return Figure(0.0, 0.0, 1.0)
    n, p, z = count.answers, count.right / count.answers, float(ndtri(0.5 + confidence / 2))
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return Figure(p, max(0.0, middle - reach), min(1.0, middle + reach))
