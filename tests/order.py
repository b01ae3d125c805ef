"""In which order tests are run: whoever waits begins, so that processors find something to work out meanwhile.

Each process of tests gets its share of the list from one end to the other. In the order of the alphabet one of them had
all files that start servers, and at the end everybody waited for it beside idle processors.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby, islice
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test")


def spread(
    tests: Sequence[Test], shares: int, waits: Callable[[Test], bool], file: Callable[[Test], str | Path]
) -> list[Test]:
    """The same tests in as many shares of equal size, each of which begins with whole files of those that wait."""
    waiting = [list(of_one_file) for _, of_one_file in groupby(filter(waits, tests), file)]
    others = (test for test in tests if not waits(test))
    ordered: list[Test] = []
    for share, size in enumerate(sizes(len(tests), shares)):
        heads = [test for of_one_file in waiting[share::shares] for test in of_one_file]
        ordered += [*heads, *islice(others, max(0, size - len(heads)))]
    return [*ordered, *others]


def sizes(count: int, shares: int) -> list[int]:
    """As pytest-xdist gives them out: what does not divide goes to the last."""
    given: list[int] = []
    for left in range(shares, 0, -1):
        given.append((count - sum(given)) // left)
    return given
