"""When there is enough of somebody to make a ghost of them, and how much is missing."""

from math import ceil
from typing import Final

from gander.measures.verdict import FEWEST
from gander.memory.characters import PROFILES
from gander.memory.fit import FREE, Fit, spread_of
from gander.memory.ghost_profile import TYPICAL

DECISIVE: Final = "keenness"
"""The trait by which people differ most."""
TOLD: Final = 1.96
"""How many standard errors a difference must be to be told."""


def _told_apart() -> float:
    """The distance from a typical young adult to a typical person of seventy, in spreads."""
    scale = FREE[DECISIVE]
    young, old = (scale.of(getattr(profile.traits, DECISIVE)) for profile in (TYPICAL, PROFILES["tortoise"]))
    return abs(young - old) / spread_of(DECISIVE)


NEEDED: Final = _told_apart() / TOLD
"""The standard error at which those two can be told apart."""


def is_enough(fit: Fit, games: int) -> bool:
    return games >= FEWEST and fit.traits[DECISIVE].error <= NEEDED


def games_missing(fit: Fit, games: int) -> int:
    """About how many more games it takes: what is known grows with the number of answers, beside the prior's one."""
    known = fit.traits[DECISIVE].error ** -2 - 1
    wanted = NEEDED**-2 - 1
    if games == 0 or known <= 0:
        return FEWEST
    by_answers = ceil(games * wanted / known) - games
    return 0 if is_enough(fit, games) else max(1, FEWEST - games, by_answers)
