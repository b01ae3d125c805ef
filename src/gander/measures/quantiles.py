"""The few functions of statistics that the figures need, so that no server has to load a library of thousands."""

from math import exp, isinf, lgamma, log, log1p, pi, sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray


def logistic(odds: NDArray[np.float64]) -> NDArray[np.float64]:
    """The chance that log-odds stand for, as precise for the smallest ones as for the largest."""
    small = np.exp(-np.abs(odds))
    chance: NDArray[np.float64] = np.where(odds < 0, small, 1.0) / (1 + small)
    return chance


def normal_quantile(share: float) -> float:
    return NormalDist().inv_cdf(share)


def student_quantile(freedom: float, share: float) -> float:
    """The value that Student's t stays below with this chance; degrees of freedom need not be whole."""
    if isinf(freedom):
        return normal_quantile(share)
    if share < 0.5:
        return -student_quantile(freedom, 1 - share)
    value, higher = -1.0, normal_quantile(share)  # which lies below; each step of Newton's gets nearer, never beyond
    while higher > value:
        value = higher
        higher = value + (_student_above(freedom, value) - (1 - share)) / _student_density(freedom, value)
    return value


def _student_above(freedom: float, value: float) -> float:
    """The chance that Student's t exceeds a value that is not negative."""
    return _beta_below(freedom / 2, 0.5, freedom / (freedom + value * value)) / 2


def _student_density(freedom: float, value: float) -> float:
    height = exp(lgamma((freedom + 1) / 2) - lgamma(freedom / 2)) / sqrt(freedom * pi)
    return height * exp(-(freedom + 1) / 2 * log1p(value * value / freedom))


def _beta_below(a: float, b: float, x: float) -> float:
    """The incomplete beta function, as a share of the whole."""
    if x in (0.0, 1.0):
        return x
    if x > (a + 1) / (a + b + 2):  # where the fraction below would converge slowly
        return 1 - _beta_below(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    return front * _beta_fraction(a, b, x)


def _beta_fraction(a: float, b: float, x: float) -> float:
    """The continued fraction of the incomplete beta function, by the method of Lentz."""
    numerator = 1.0
    denominator = value = 1 / (1 - (a + b) * x / (a + 1))
    for n in range(1, 10_000):
        for step in (
            n * (b - n) * x / ((a + 2 * n - 1) * (a + 2 * n)),
            -(a + n) * (a + b + n) * x / ((a + 2 * n) * (a + 2 * n + 1)),
        ):
            numerator = 1 + step / numerator
            denominator = 1 / (1 + step * denominator)
            value *= numerator * denominator
        if abs(numerator * denominator - 1) < 1e-15:
            break
    return value
