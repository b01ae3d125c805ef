"""Reasoning by degrees: who has half the wits does a thing half of the time."""

from typing import Final

from gander.contract.game import Luck

_FINE: Final = 1 << 30


def happens(chance: float, luck: Luck) -> bool:
    """Whether something comes about that has this chance. What is certain takes no luck."""
    return chance >= 1 or (chance > 0 and luck.below(_FINE) < chance * _FINE)
