"""When a glance is worth using (A5): below one half always, the sooner the fewer answers are left for each, and never
by somebody who knows."""

from __future__ import annotations

import pytest

from gander.memory.glance_timing import is_worth_a_glance


@pytest.mark.parametrize(
    ("sure", "glances", "answers", "looks"),
    [
        (0.49, 1, 20, True),
        (0.50, 5, 20, False),
        (0.74, 3, 4, True),
        (0.75, 3, 4, False),
        (0.99, 2, 2, True),
        (1.00, 2, 2, False),
        (0.99, 1, 0.5, True),
        (1.00, 1, 0.5, False),
    ],
)
def test_A5_who_is_unsure_looks_and_nothing_is_saved_for_too_long(
    sure: float, glances: int, answers: float, looks: bool
) -> None:
    """Three glances for four answers: one goes without for the surest of them."""
    assert is_worth_a_glance(sure, glances, answers) is looks
