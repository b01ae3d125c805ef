"""The two measures under one protocol: what the notepad asks of a game's answers, whichever of the two it is."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal, Protocol, TypeAlias

import numpy as np

from gander.contract.game import Level
from gander.contract.measure import RecallMeasure
from gander.games import box
from gander.measures.answers import AnyAnswer
from gander.measures.coach import Advice
from gander.measures.decisions import DecisionFigures
from gander.measures.estimate import Numbers
from gander.measures.intervals import GivenAway, Interval
from gander.measures.recall import RecallFigures
from gander.measures.tally import Count, Pairs, Tally
from gander.measures.verdict import Judgement

Unit: TypeAlias = Literal["cards", "left"]
"""Cards that are kept, or what a decision leaves on the table."""


class Figures(Protocol):
    """One way to say how well somebody plays a game."""

    @property
    def unit(self) -> Unit: ...
    @property
    def width(self) -> int:
        """How many numbers there are of an answer."""

    @property
    def pairs(self) -> Pairs:
        """What it counts."""

    def row(self, answer: Any) -> tuple[float, ...]:
        """A counted answer as numbers; the first says whether it was right."""

    def count(self, tally: Tally, answer: Any) -> None:
        """Add an answer to what is counted."""

    def missed(self, tally: Tally) -> dict[str, float]:
        """Where how much is missed: by kind of error, or by stage."""

    def excess_errors(self, tally: Tally) -> dict[str, float]:
        """By kind of error, or by stage: how many errors there are beyond those that blind ones would bring there."""

    def given_away(self, games: Sequence[Numbers]) -> tuple[GivenAway, ...]:
        """What the decisions of a game give away of the chance to win, where that is known."""

    def load(self, level: Level | None) -> int | None:
        """The number of cards for which it is told what is kept."""

    def perfect(self, level: Level | None) -> float:
        """What perfect play reaches, in the unit."""

    def guessing(self) -> float:
        """What pure guessing reaches, in the unit."""

    def judgement(self, games: Sequence[Numbers], level: Level | None, since: int | None) -> Judgement:
        """The recent games, of which `since` is the first, beside those before. Some game has an answer."""

    def course(self, games: Sequence[Numbers], level: Level | None) -> list[Interval]:
        """How it went, block by block of games that have an answer."""

    def advice(self, found: Judgement, level: Level | None, games: int, total: Tally) -> Advice:
        """What to play next, after some games at this level."""


@cache
def figures_of(game: str) -> Figures:
    """The measure of a game."""
    by = box(game).measure.by
    return RecallFigures(game, by) if isinstance(by, RecallMeasure) else DecisionFigures(game, by)


def numbers_of(game: str, answers: Sequence[AnyAnswer]) -> Numbers:
    """One game's counted answers as numbers. Kept, so that it is done once."""
    figures = figures_of(game)
    rows = [figures.row(answer) for answer in answers if answer.counted]
    return np.array(rows, np.float64).reshape(len(rows), figures.width)


def tally_of(game: str, answers: Sequence[AnyAnswer]) -> Tally:
    """Count the answers that count."""
    figures, tally = figures_of(game), Tally()
    for answer in answers:
        figures.count(tally, answer)
        if answer.counted:
            tally.all.add(Count(1, int(answer.right)))
            tally.hidden += answer.hidden
    return tally


def encode_numbers(numbers: Numbers) -> bytes:
    """As they lie on the notepad: half as long, and more exact than any of them is known."""
    return numbers.astype(np.float32).tobytes()


def decode_numbers(game: str, written: Sequence[bytes]) -> list[Numbers]:
    """The numbers of many games, read in one go."""
    width = figures_of(game).width
    rows = np.frombuffer(b"".join(written), np.float32).astype(np.float64).reshape(-1, width)
    ends = np.cumsum([len(one) // (4 * width) for one in written])
    return np.split(rows, ends[:-1]) if written else []
