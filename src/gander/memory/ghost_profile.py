"""A ghost: a typical person but for the traits that were found in somebody's own answers (`fit.py`)."""

from collections.abc import Mapping
from math import isfinite
from typing import Final

from msgspec.structs import replace

from gander.memory.characters import PROFILES, Profile, Traits

TYPICAL: Final = PROFILES["otter"]
"""A typical person, as far as the published figures go."""

MANNERS: Final = frozenset({"wits", "blind", "rash"})
"""What is not of the memory, but of how somebody plays: these are the profile's, and the others its traits."""
SHARES: Final = frozenset({"linger", "swap", "when", "familiar", "lapse"}) | MANNERS
"""Traits between 0 and 1."""
MOST: Final = 2000.0


def with_traits(traits: Mapping[str, float]) -> Profile:
    """Somebody with these traits; in all else a typical person. What is unknown here, as from another version, is
    passed over."""
    known = {name: value for name, value in traits.items() if name in Traits.__struct_fields__}
    manner = {name: value for name, value in traits.items() if name in MANNERS}
    return replace(TYPICAL, traits=replace(TYPICAL.traits, **known), **manner)


def are_possible(traits: Mapping[str, float]) -> bool:
    """Whether somebody could have these traits: they may come from a file that anybody wrote."""
    return all(
        isfinite(value) and 0 < value < (1 if name in SHARES else MOST)
        for name, value in traits.items()
        if name in Traits.__struct_fields__ or name in MANNERS
    )
