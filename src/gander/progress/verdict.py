"""What may be said about a change: better, worse, no change, or too early to tell.

A notepad is looked at again and again, and whoever looks often enough will one day see luck that looks like progress.
So the bar for «better» and «worse» is higher than for an interval that is looked at once: with it, of people who do not
change and look after every one of a hundred games, at most one in twenty is ever told that they got better.
"""

from math import ceil
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np
from scipy.special import ndtri

from gander.progress.estimate import Estimate, change_model, fit
from gander.progress.quantity import Function, Interval, difference, interval, kept_in, share_interval
from gander.progress.sample import Covariate, Numbers, Sample

Verdict: TypeAlias = Literal["better", "worse", "no_change", "too_early"]

BAR: Final = 0.99
"""The confidence that «better» and «worse» need, so that looking often does no harm."""
MATTERS: Final = 0.10
"""A change that matters: ten answers more, or fewer, of a hundred."""
POWER: Final = 0.80
FEWEST: Final = 8
"""Before so many games nothing is said."""
RECENT: Final = 100
"""At most so many games are the recent ones."""


class Change(NamedTuple):
    """How the recent games compare with those before, practice aside."""

    verdict: Verdict
    kept: Interval
    """The change in the share that is kept."""
    right: Interval
    """The change in the share of right answers."""
    recent: int
    """How many games are the recent ones; the others are those before."""
    more_games: int
    """While it is too early: about so many more games until a change that matters would be seen."""
    practice: Interval
    """What practice has brought from the first game to today, in the share of right answers."""
    level: Interval
    """The share that is kept in the recent games."""


def first_recent(games: int) -> int:
    """The second half of the games is recent, but not more than so many."""
    return max((games + 1) // 2, games - RECENT)


def change_of(
    sample: Sample, covariates: tuple[Covariate, ...], situations: Numbers, guess: float, since: int | None = None
) -> Change:
    """Compare the recent games with those before. `since` names the first of them, counted from 0."""
    since = first_recent(sample.games) if since is None else since
    found = fit(sample, change_model(sample, covariates, since))
    rows = found.model.by_game
    recent = rows[since:] if since < len(rows) else rows[-1:]
    kept = interval(found, _beyond_practice(situations, recent))
    right = kept.times(1 - guess)
    said = verdict(found, kept, right, sample.games)
    return Change(
        verdict=said,
        kept=kept,
        right=right,
        recent=sample.games - since,
        more_games=more_games(right, sample.games) if said == "too_early" else 0,
        practice=interval(found, _practice(situations, rows)).times(1 - guess),
        level=share_interval(found, kept_in(situations, recent)),
    )


def _beyond_practice(situations: Numbers, recent: Numbers) -> Function:
    """The recent games less the same games without what changed."""
    return difference(kept_in(situations, recent), kept_in(situations, _with(recent, 1, 0.0)))


def _practice(situations: Numbers, rows: Numbers) -> Function:
    """Today's practice less that of the first game, all else as today."""
    today = rows[-1:]
    first = np.concatenate((today[:, :2], rows[:1, 2:]), axis=1)
    return difference(kept_in(situations, today), kept_in(situations, first))


def _with(rows: Numbers, column: int, value: float) -> Numbers:
    changed = rows.copy()
    changed[:, column] = value
    return changed


def verdict(found: Estimate, kept: Interval, right: Interval, games: int) -> Verdict:
    """What may be said, given that people look again and again."""
    if games < FEWEST:
        return "too_early"
    reach = found.reach(BAR) * kept.error
    if abs(kept.mean) > reach:
        return "better" if kept.mean > 0 else "worse"
    return "no_change" if max(-right.low, right.high) < MATTERS else "too_early"


def more_games(right: Interval, games: int) -> int:
    """How many more games it takes until a change that matters is seen with a chance of four in five.

    The error shrinks with the root of the number of games.
    """
    needed = MATTERS / float(ndtri(0.5 + BAR / 2) + ndtri(POWER))
    return max(1, ceil(games * ((right.error / needed) ** 2 - 1)))
