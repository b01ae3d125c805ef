"""The estimate for MMM… Brains!: how much a decision leaves on the table, how that went, and what changed.

What is left is a number of brains, not right or wrong, so there is no guess floor and nothing to bend: the same two
models as in `estimate.py`, fitted to the mean of each game by weighted least squares, with Knapp and Hartung's
correction for few games.
"""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

import numpy as np
from scipy.special import ndtri

from gander.progress.estimate import Estimate, Model, blocks_of, practice_after
from gander.progress.quantity import Interval
from gander.progress.sample import Numbers
from gander.progress.verdict import BAR, FEWEST, POWER, Verdict, first_recent

LEVEL: Final = (1.0, 2.0)
CHANGE: Final = (0.0, 1.0)
PRACTICE: Final = (-0.2, 0.3)
"""For each kind of practice: what is left shrinks by about so much."""
WANDER: Final = 0.05
MATTERS: Final = 0.2
"""A change that matters: a fifth of a brain less, or more, in every decision."""


class Games(NamedTuple):
    """The games of one player: what a decision left on average, and how many decisions there were."""

    left: Numbers
    decisions: Numbers
    within: float
    """The variance of what single decisions of a game leave."""


def games_of(decisions: Sequence[Numbers]) -> Games:
    """From what every decision of every game left. Games without a decision are left out."""
    played = [game for game in decisions if len(game)]
    means = np.array([game.mean() for game in played])
    counts = np.array([len(game) for game in played], np.float64)
    squares = sum(float(((game - game.mean()) ** 2).sum()) for game in played)
    return Games(means, counts, squares / max(1.0, float(counts.sum()) - len(played)))


def change_model(games: int, since: int) -> Model:
    after = (np.arange(games) >= since).astype(np.float64)
    by_game = np.column_stack((np.ones(games), after, practice_after(np.arange(games, dtype=np.float64))))
    mean, sd = np.array([LEVEL, CHANGE, PRACTICE, PRACTICE]).T
    return Model(by_game, mean, np.diag(sd**-2.0))


def course_model(games: int) -> Model:
    """A level for each block of games; each is a step away from the one before."""
    blocks = blocks_of(games)
    count = int(blocks[-1]) + 1
    by_game = (blocks[:, None] == np.arange(count)).astype(np.float64)
    precision = np.zeros((count, count))
    precision[0, 0] = LEVEL[1] ** -2.0
    for block in range(count - 1):
        step = count / (WANDER**2 * games)
        precision[block : block + 2, block : block + 2] += step * np.array([[1, -1], [-1, 1]])
    return Model(by_game, np.full(count, LEVEL[0]), precision)


def fit(games: Games, model: Model) -> Estimate:
    """Weighted least squares; the scatter between games is taken from the games themselves."""
    x, y, count = model.by_game, games.left, len(games.left)
    between = 0.0
    for _ in range(20):
        weight = 1 / (games.within / games.decisions + between + 1e-12)
        information = (x * weight[:, None]).T @ x + model.precision
        theta = np.linalg.solve(information, (x * weight[:, None]).T @ y + model.precision @ model.mean)
        rest = y - x @ theta
        found = float(np.mean(rest**2 - games.within / games.decisions)) * count / max(1, count - 2)
        if abs(max(0.0, found) - between) < 1e-9:
            break
        between = max(0.0, found)
    freedom = max(1, count - 2)
    scatter = float(np.sum(weight * rest**2)) / freedom
    covariance = np.asarray(np.linalg.inv(information) * max(scatter, 0.5), np.float64)
    return Estimate(model, np.asarray(theta, np.float64), covariance, float(freedom), between**0.5)


def interval(found: Estimate, row: Numbers, confidence: float = 0.95) -> Interval:
    """A weighted sum of parameters."""
    mean, error = float(row @ found.mean), float(np.sqrt(row @ found.covariance @ row))
    reach = found.reach(confidence) * error
    return Interval(mean, mean - reach, mean + reach, error)


class Change(NamedTuple):
    """How the recent games compare with those before, practice aside; above 0 more is left."""

    verdict: Verdict
    left: Interval
    recent: int
    more_games: int
    level: Interval
    """What a decision leaves in the recent games."""


def change_of(games: Games, since: int | None = None) -> Change:
    count = len(games.left)
    since = first_recent(count) if since is None else since
    found = fit(games, change_model(count, since))
    left = interval(found, np.array([0.0, 1.0, 0.0, 0.0]))
    level = interval(found, found.model.by_game[since:].mean(axis=0) if since < count else found.model.by_game[-1])
    said = verdict(found, left, count)
    return Change(said, left, count - since, more_games(left, count) if said == "too_early" else 0, level)


def verdict(found: Estimate, left: Interval, games: int) -> Verdict:
    if games < FEWEST:
        return "too_early"
    if abs(left.mean) > found.reach(BAR) * left.error:
        return "better" if left.mean < 0 else "worse"
    return "no_change" if max(-left.low, left.high) < MATTERS else "too_early"


def more_games(left: Interval, games: int) -> int:
    needed = MATTERS / float(ndtri(0.5 + BAR / 2) + ndtri(POWER))
    return max(1, ceil(games * ((left.error / needed) ** 2 - 1)))
