"""Natural units out of an estimate: shares of what was asked, with their intervals."""

from collections.abc import Callable
from math import exp, log
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from scipy.special import expit

from gander.progress.estimate import Estimate, Numbers

CONFIDENCE: Final = 0.95
ENOUGH: Final = 24
"""Evenly spread games that stand for all in a mean over games: they differ by practice alone, which is smooth."""

Function: TypeAlias = Callable[[Numbers], tuple[float, Numbers]]
"""A quantity for given parameters, and how it grows with each of them."""


class Interval(NamedTuple):
    """A figure and the limits between which it lies, as far as the answers tell."""

    mean: float
    low: float
    high: float
    error: float
    """Its standard error."""

    def times(self, factor: float) -> "Interval":
        return Interval(self.mean * factor, self.low * factor, self.high * factor, self.error * factor)

    def reversed(self) -> "Interval":
        """The same where less is more."""
        return Interval(-self.mean, -self.high, -self.low, self.error)


def kept_in(situations: Numbers, games: Numbers) -> Function:
    """How much of what is asked in these situations is known, not guessed, on average over games of these designs."""
    games = games[np.linspace(0, len(games) - 1, min(len(games), ENOUGH)).round().astype(np.intp)]
    x = np.concatenate((np.repeat(games, len(situations), axis=0), np.tile(situations, (len(games), 1))), axis=1)

    def share(theta: Numbers) -> tuple[float, Numbers]:
        known = expit(x @ theta)
        return float(known.mean()), (x * (known * (1 - known))[:, None]).mean(axis=0)

    return share


def difference(one: Function, other: Function) -> Function:
    """How much more the one is than the other."""

    def minus(theta: Numbers) -> tuple[float, Numbers]:
        (value, gradient), (less, slope) = one(theta), other(theta)
        return value - less, gradient - slope

    return minus


def interval(estimate: Estimate, function: Function, confidence: float = CONFIDENCE) -> Interval:
    """A difference, or any figure that may take every value, with its interval."""
    mean, gradient = function(estimate.mean)
    error = float(np.sqrt(gradient @ estimate.covariance @ gradient))
    reach = estimate.reach(confidence) * error
    return Interval(mean, mean - reach, mean + reach, error)


def share_interval(estimate: Estimate, function: Function, confidence: float = CONFIDENCE) -> Interval:
    """A share between 0 and 1 with its interval, which stays there: it is taken on the scale of log-odds."""
    share, gradient = function(estimate.mean)
    slope = max(share * (1 - share), 1e-12)
    error = float(np.sqrt(gradient @ estimate.covariance @ gradient))
    odds, reach = log(max(share, 1e-12) / max(1 - share, 1e-12)), estimate.reach(confidence) * error / slope
    return Interval(share, _logistic(odds - reach), _logistic(odds + reach), error)


def _logistic(odds: float) -> float:
    return 1 / (1 + exp(-odds)) if odds > -700 else 0.0
