"""Quantiles against the formulas that some degrees of freedom have, printed tables, and another implementation."""

from __future__ import annotations

from math import acos, cos, inf, log, pi, sqrt, tan

import numpy as np
import pytest
from scipy.special import stdtrit

from gander.measures.quantiles import logistic, normal_quantile, student_quantile

SHARES = (0.5, 0.6, 0.8, 0.9, 0.975, 0.995, 0.9999)


@pytest.mark.parametrize("share", SHARES)
def test_one_two_and_four_degrees_of_freedom_have_formulas(share: float) -> None:
    both = 4 * share * (1 - share)
    assert student_quantile(1, share) == pytest.approx(tan(pi * (share - 0.5)), rel=1e-9, abs=1e-12)
    assert student_quantile(2, share) == pytest.approx((2 * share - 1) * sqrt(2 / both), rel=1e-9, abs=1e-12)
    four = 2 * sqrt(max(0.0, cos(acos(sqrt(both)) / 3) / sqrt(both) - 1))
    assert student_quantile(4, share) == pytest.approx(four, rel=1e-7, abs=1e-7)


@pytest.mark.parametrize(
    ("freedom", "share", "printed"), [(5, 0.995, 4.032), (10, 0.975, 2.228), (30, 0.975, 2.042), (inf, 0.975, 1.960)]
)
def test_what_tables_print(freedom: float, share: float, printed: float) -> None:
    assert round(student_quantile(freedom, share), 3) == printed
    assert round(student_quantile(freedom, 1 - share), 3) == -printed


@pytest.mark.parametrize("freedom", [0.5, 1.5, 4.7, 30.3, 777.7, 1e5])
def test_freedom_need_not_be_whole(freedom: float) -> None:
    found = [student_quantile(freedom, share) for share in SHARES]
    assert found == pytest.approx([float(stdtrit(freedom, share)) for share in SHARES], rel=1e-9)


def test_the_normal_distribution() -> None:
    assert round(normal_quantile(0.975), 6) == 1.959964
    assert round(normal_quantile(0.995), 6) == 2.575829


def test_log_odds_of_any_size_are_chances() -> None:
    """Three to one, and so far off that an exponential alone would overflow or vanish."""
    found = logistic(np.array([-1000.0, -50.0, -log(3), 0.0, log(3), 1000.0]))
    assert found == pytest.approx([0.0, np.exp(-50.0), 0.25, 0.5, 0.75, 1.0], rel=1e-12)
