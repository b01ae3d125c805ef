"""The traits in which people differ, on scales without bounds: what is typical there, and how far people are from it.

Of a trace one part is tied to its place, and three others are not: they speak at places nearby, for what came at about
the same moment, or anywhere. The four make a whole. So each of the three is told by its odds against the first, and
whatever they are, something is left of that.
"""

from collections.abc import Callable, Iterable, Mapping
from math import exp, log
from statistics import pstdev
from typing import Final, NamedTuple

from gander.memory.characters import PROFILES
from gander.memory.ghost_profile import TYPICAL


class Scale(NamedTuple):
    """A trait on a scale without bounds, and back."""

    of: Callable[[float], float]
    back: Callable[[float], float]


LOG: Final = Scale(log, exp)
LOGIT: Final = Scale(lambda share: log(share / (1 - share)), lambda odds: 1 / (1 + exp(-odds)))

FREE: Final[Mapping[str, Scale]] = {
    "wits": LOGIT,
    "blind": LOGIT,
    "rash": LOGIT,
    "keenness": LOG,
    "fading": LOG,
    "linger": LOGIT,
    "swap": LOG,
    "when": LOG,
    "familiar": LOG,
    "lapse": LOGIT,
}
"""What is fitted. The answers of a few games tell these from one another; of the others they tell nothing. What is not
of the memory comes first: what is remembered at a place is the same for any manner of playing, and is kept so long."""

OF_ONE_WHOLE: Final = ("swap", "when", "familiar")
"""The parts of a trace that are not tied to its place: on their scales, by their odds against the part that is."""

OF_MANNER: Final[Mapping[str, float]] = {"wits": 0.5, "blind": 0.01, "rash": 0.02}
"""How somebody plays who is typical in that, too. Of this the published figures say nothing."""
WIDE: Final[Mapping[str, float]] = {
    "wits": 1.5,
    "blind": 1.5,
    "rash": 3.0,
    "fading": 0.3,
    "swap": 1.0,
    "when": 1.0,
    "familiar": 1.0,
}
"""How much people differ on the scale of a trait, where it is far more than our characters do: these all play with a
plan, and mix things up about alike; people with another kind of memory hardly do. Most people hardly ever play rashly
and some nearly always: nothing lies far from either."""

FURTHEST: Final = 5.0
"""Spreads from the typical person: nobody is further from them."""


def typical(name: str) -> float:
    return OF_MANNER[name] if name in OF_MANNER else float(getattr(TYPICAL.traits, name))


def centre_of(name: str) -> float:
    """What is typical of a trait, on its scale."""
    to_its_place = 1 - sum(map(typical, OF_ONE_WHOLE))
    return FREE[name].of(typical(name) / to_its_place if name in OF_ONE_WHOLE else typical(name))


def spread_of(name: str) -> float:
    """How much people differ in a trait, on its scale: as the characters who forget do, if not more."""
    if name in WIDE:
        return WIDE[name]
    scale = FREE[name]
    found = (getattr(profile.traits, name) for profile in PROFILES.values())
    return pstdev(scale.of(value) for value in found if 0 < value < 1e3)


CENTRES: Final[Mapping[str, float]] = {name: centre_of(name) for name in FREE}
SPREADS: Final[Mapping[str, float]] = {name: spread_of(name) for name in FREE}


def traits_at(offs: Iterable[tuple[str, float]]) -> dict[str, float]:
    """The traits that are so many spreads from the typical ones; what comes from a file may be any number."""
    found = {
        name: FREE[name].back(CENTRES[name] + SPREADS[name] * max(-FURTHEST, min(FURTHEST, off))) for name, off in offs
    }
    whole = 1 + sum(found.get(name, exp(CENTRES[name])) for name in OF_ONE_WHOLE)
    return found | {name: found[name] / whole for name in OF_ONE_WHOLE if name in found}
