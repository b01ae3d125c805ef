"""Figures with their limits, as they are reckoned and as a reader is shown them; and sentences by key.

The page, or the command, has the words for a sentence.
"""

from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

Likeness: TypeAlias = Literal["more", "less", "typical"]
"""How a trait is beside a typical person's: more or less of it, or not to be told from theirs."""


class Figure(Struct, frozen=True):
    """A figure, and the limits between which it lies with 95 % confidence."""

    mean: float
    low: float
    high: float


class GivenAway(Struct, frozen=True):
    """Chances to win that the decisions of a game gave away."""

    exact: bool
    """Whether they were solved in all of these games; else estimated in each of them."""
    games: int
    figure: Figure
    """Per game, in per cent."""


class Sentence(Struct, frozen=True):
    """A sentence of the catalogue, and what to fill in."""

    key: str
    values: dict[str, float | str] = {}


class Interval(NamedTuple):
    """A figure and the limits between which it lies, as far as the answers tell."""

    mean: float
    low: float
    high: float
    error: float
    """Its standard error."""

    def times(self, factor: float) -> "Interval":
        return Interval(self.mean * factor, self.low * factor, self.high * factor, self.error * factor)

    def reversed(self) -> "Interval":
        """The same where less is more."""
        return Interval(-self.mean, -self.high, -self.low, self.error)

    def shown(self, digits: int = 3) -> Figure:
        return Figure(round(self.mean, digits), round(self.low, digits), round(self.high, digits))
