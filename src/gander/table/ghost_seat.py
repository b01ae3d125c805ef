"""Somebody's ghost at a table. It is in the log, and of it only the name, the animal and the month go over the wire."""

from typing import Final

from msgspec import Struct

from gander.table.terms import Animal, Month, Name

GHOST: Final = "ghost"
"""Which bot a ghost is; whose, and with which traits, is written beside it."""


class Ghost(Struct, frozen=True):
    """All that a ghost needs to play. The traits are for nobody to read."""

    name: Name
    """Whose it is."""
    animal: Animal
    month: Month
    """When it was made."""
    traits: dict[str, float]
    device: str
    """The device that brought it, by the hash of its token."""
