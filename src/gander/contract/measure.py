"""What the answers of a game say about a player."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from gander.contract.answer import Answer
from gander.contract.played import PlayedGame


@dataclass(frozen=True)
class Measure:
    answers: Callable[[PlayedGame], Iterable[Answer]]
    """Every answer of a game, in the order in which they were given, by whomever."""


AnyMeasure: TypeAlias = Measure
