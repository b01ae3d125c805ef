"""Who plays with whom, drawn by lot."""

from collections.abc import Collection
from hashlib import sha256

from gander.classroom.classroom import PupilNumber


def drawn(pupils: Collection[PupilNumber], people: int, lot: str) -> tuple[tuple[PupilNumber, ...], ...]:
    """Groups of so many; the last one may be smaller. The same lot draws the same groups."""
    order = sorted(pupils, key=lambda number: sha256(f"{lot} {number}".encode()).digest())
    return tuple(tuple(order[place : place + people]) for place in range(0, len(order), people))
