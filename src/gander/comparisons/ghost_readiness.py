"""From when on a ghost can be made of somebody, how rough it is, and when enough is known of them to even chances."""

from math import ceil
from typing import Final, Literal, TypeAlias

from gander.measures.verdict import FEWEST
from gander.memory.characters import PROFILES
from gander.memory.fit import FREE, Fit, spread_of
from gander.memory.ghost_profile import TYPICAL

FIRST: Final = 4
"""From this many games on, a ghost foretells somebody better than the nearest character does (docs/papers/bots.md)."""

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


MIXED_UP: Final = "linger"
"""The trait that says what somebody mixes up; it is told later than how much they forget."""
HALF_TOLD: Final = 0.5**0.5
"""The standard error at which the answers say as much about a trait as is known of everybody beforehand."""

Roughness: TypeAlias = Literal["sketch", "outline", "portrait"]


def games_to_first(games: int) -> int:
    """How many more games it takes until a first ghost can be made, however rough."""
    return max(0, FIRST - games)


def roughness(fit: Fit) -> Roughness:
    """A sketch knows about how often somebody forgets, an outline knows it well, a portrait what they mix up, too."""
    if fit.traits[DECISIVE].error > NEEDED:
        return "sketch"
    return "portrait" if fit.traits[MIXED_UP].error <= HALF_TOLD else "outline"


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
