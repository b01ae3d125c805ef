"""What may be said about a change: better, worse, no change, or too early to tell.

A notepad is looked at again and again, and whoever looks often enough will one day see luck that looks like progress.
So the bar for «better» and «worse» is higher than for an interval that is looked at once: with it, of people who do not
change and look after every one of a hundred games, at most one in twenty is ever told that they got better, and at most
one in twenty that they got worse. Nobody knows how much practice brings to whom, so each word must hold where practice
speaks most against it: «better» after the practice that is expected, «worse» even if there was none.
"""

from collections.abc import Callable
from math import ceil
from typing import Final, Literal, NamedTuple, TypeAlias

from gander.measures.estimate import Estimate
from gander.measures.intervals import Interval
from gander.measures.quantiles import normal_quantile

Verdict: TypeAlias = Literal["better", "worse", "no_change", "too_early"]

BAR: Final = 0.99
"""The confidence that «better» and «worse» need, so that looking often does no harm."""
POWER: Final = 0.80
FEWEST: Final = 8
"""With fewer games nothing is said."""
RECENT: Final = 100
"""At most this many games are the recent ones."""


class Judgement(NamedTuple):
    """How the recent games compare with those before, practice aside."""

    verdict: Verdict
    change: Interval
    """In the share that is kept, or in what a decision leaves."""
    points: Interval | None
    """In the share of right answers, where that is what is measured."""
    practice: Interval | None
    """What practice has brought from the first game to today, in the share of right answers."""
    now: Interval
    """The share that is kept in the recent games, or what a decision leaves there."""
    recent: int
    """How many games are the recent ones; the others are those before."""
    more_games: int
    """While it is too early: about how many more games it takes until a change that matters would be seen."""


def first_recent(games: int) -> int:
    """The second half of the games is recent, but not more than `RECENT`."""
    return max((games + 1) // 2, games - RECENT)


def verdict(
    found: Estimate, better: Interval, games: int, matters: float, unpractised: Callable[[], tuple[Estimate, Interval]]
) -> Verdict:
    """What may be said, given that people look again and again. Above 0 is better.

    `unpractised` is the same estimate for somebody whom practice brings nothing. Who does not practise falls short of
    the practice that is expected of all, and that alone is not «worse».
    """
    if games < FEWEST:
        return "too_early"
    reach = found.reach(BAR) * better.error
    if better.mean > reach:
        return "better"
    if better.mean < -reach:
        plain, change = unpractised()
        if change.mean < -plain.reach(BAR) * change.error:
            return "worse"
    return "no_change" if max(-better.low, better.high) < matters else "too_early"


def more_games(change: Interval, games: int, matters: float) -> int:
    """How many more games it takes until a change that matters is seen with a chance of four in five.

    The error shrinks with the root of the number of games.
    """
    needed = matters / (normal_quantile(0.5 + BAR / 2) + normal_quantile(POWER))
    return max(1, ceil(games * ((change.error / needed) ** 2 - 1)))
