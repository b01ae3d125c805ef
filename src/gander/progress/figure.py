"""What a reader is shown: figures with their limits, and sentences by key, which the page or the command words."""

from msgspec import Struct


class Figure(Struct, frozen=True):
    """A figure, and the limits between which it lies with 95 % confidence."""

    mean: float
    low: float
    high: float


class Sentence(Struct, frozen=True):
    """A sentence of the catalogue, and what to fill in."""

    key: str
    values: dict[str, float | str] = {}
