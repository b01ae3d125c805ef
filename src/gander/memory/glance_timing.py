"""When a player uses a glance: whoever is unsure looks, whoever knows saves it for later (A5)."""

from typing import Final

UNSURE: Final = 0.5
"""Who is less sure than this looks, whatever is still to come."""
SURE: Final = 0.999
"""Who is as sure as this knows it, and does not look however many glances are left."""


def is_worth_a_glance(sure: float, glances: int, answers: float) -> bool:
    """Whether to look now, with so many glances for so many answers to come.

    The fewer answers there are for each glance, the surer one must be to go without; so nothing is saved for a
    time that never comes.
    """
    return sure < min(SURE, max(UNSURE, glances / max(1.0, answers)))
