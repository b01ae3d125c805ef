"""Search for the traits with which a character comes nearest to people.

    python -m tools.studies.fit_memory otter

starts from the traits the character has, changes one at a time, keeps what brings the model nearer, and prints the
result. Five tasks cannot tell fourteen traits apart, so only the named ones are searched: the others are held.
"""

import sys
from collections.abc import Iterator
from typing import Final

from msgspec import structs

from gander.luck import QuickLuck
from gander.memory.characters import Profile, profile_of
from gander.memory.people import ALLOWANCE, ModelComparison, compare

SEARCHED: Final = (
    "keenness",
    "crowding",
    "first",
    "few",
    "fading",
    "familiar",
    "swap",
    "reach",
    "when",
    "span",
    "lapse",
)
STEPS: Final = (1.2, 1.1, 1.05)


def misfit(rows: list[ModelComparison]) -> float:
    """The mean square of the distances from people, each measured in what is allowed for it.

    A swap is a small number with a large allowance, so it is measured in a tenth of that.
    """
    distances = [
        (row.model - row.people.share) / (row.people.sd or ALLOWANCE) * (10 if "swap" in row.condition else 1)
        for row in rows
        if row.people
    ]
    return sum(distance * distance for distance in distances) / len(distances)


def misfit_of(profile: Profile, trials: int) -> float:
    """The same luck for every profile, so that two of them differ by their traits alone."""
    return misfit(compare(profile, trials, QuickLuck(1)))


def search(profile: Profile, trials: int = 300) -> Iterator[tuple[float, Profile]]:
    """Every better profile that is found on the way, with how far it is from people: the last is the best."""
    best = misfit_of(profile, trials)
    yield best, profile
    for step in STEPS:
        improved = True
        while improved:
            improved = False
            for trait in SEARCHED:
                for factor in (step, 1 / step):
                    value = getattr(profile.traits, trait) * factor
                    other = structs.replace(profile, traits=structs.replace(profile.traits, **{trait: value}))
                    if (distance := misfit_of(other, trials)) < best:
                        best, profile, improved = distance, other, True
                        yield best, profile


if __name__ == "__main__":
    for distance, found in search(profile_of(sys.argv[1])):
        print(f"{distance:.3f}", *(f"{trait}={getattr(found.traits, trait):.4g}" for trait in SEARCHED))
