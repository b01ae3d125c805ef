"""From when on a ghost can be made of somebody, how rough it is, and when enough is known of them to even chances."""

from functools import cache
from math import ceil
from typing import Final, Literal, TypeAlias

from gander.measures.verdict import FEWEST
from gander.memory.characters import PROFILES
from gander.memory.fit import Fit, doubt_beforehand
from gander.memory.ghost_profile import TYPICAL
from gander.memory.row_task import share_right

FIRST: Final = 4
"""From this many games on, a ghost foretells somebody about as well as the nearest character does, and better from
twice as many on (docs/papers/bots.md)."""

TOLD: Final = 1.96
"""How many standard errors a difference must be to be told."""


@cache
def needed() -> float:
    """The standard error at which a typical young adult can be told from a typical person of seventy, by how much of a
    plain task they answer right."""
    young, old = (share_right(profile.traits) for profile in (TYPICAL, PROFILES["tortoise"]))
    return abs(young - old) / TOLD


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
    if fit.doubt > needed():
        return "sketch"
    return "portrait" if fit.traits[MIXED_UP].error <= HALF_TOLD else "outline"


def is_enough(fit: Fit, games: int) -> bool:
    return games >= FEWEST and fit.doubt <= needed()


def games_missing(fit: Fit, games: int) -> int:
    """About how many more games it takes: what is known grows with the number of answers, beside what is known of
    everybody."""
    known, wanted = ((doubt_beforehand() / doubt) ** 2 - 1 for doubt in (fit.doubt, needed()))
    if games == 0 or known <= 0:
        return FEWEST
    by_answers = ceil(games * wanted / known) - games
    return 0 if is_enough(fit, games) else max(1, FEWEST - games, by_answers)
