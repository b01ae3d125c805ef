"""What the answers of a game say about a player, and what else the notepad needs of a game.

There are two measures. *How much is kept* is for games of hidden cards: an answer is right or wrong, sometimes by a
guess. *What was left on the table* is for games in open sight: a choice is worth less than the best one, or as much.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import log
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from gander.contract.answer import POSITIONS, MeasuredAnswer, RecalledAnswer
from gander.contract.game import Luck, Seat
from gander.contract.options import Level
from gander.contract.played_game import PlayedGame, PlayedMove

A = TypeVar("A", bound=MeasuredAnswer[Any])
D = TypeVar("D")
W = TypeVar("W")

# How much is kept ----------------------------------------------------------------------------------------------------


class Covariate(NamedTuple):
    """Something that makes an answer easier or harder, and what is thought of it before any answer is seen.

    The prior is on the scale of log-odds. `docs/papers/progress.md` says where its mean comes from.
    """

    name: str
    of: Callable[[Any], float]
    """Zero for an ordinary answer."""
    mean: float
    sd: float


def _load(answer: RecalledAnswer[Any]) -> float:
    return log((answer.load or 4) / 4)


def _lag(answer: RecalledAnswer[Any]) -> float:
    return log((1 + (answer.events or 0)) / 7)


def _edge(answer: RecalledAnswer[Any]) -> float:
    return float(answer.position in ("first", "last"))


LOAD: Final = Covariate("load", _load, -2.0, 1.0)
LAG: Final = Covariate("lag", _lag, -0.3, 0.3)
EDGE: Final = Covariate("edge", _edge, 0.2, 0.3)


@dataclass(frozen=True)
class RecallMeasure:
    """How much is kept of what was shown. Its answers are `RecalledAnswer`."""

    covariates: tuple[Covariate, ...]
    """What makes an answer hard; `LOAD` is one of them."""
    load: Mapping[Level, int]
    """At each level, for how many cards it is told what is kept."""
    near: float = 0.01
    """How far from that the load of an ordinary situation may be, as a difference of logarithms."""
    positions: tuple[str, ...] = POSITIONS
    """The positions that are counted apart."""
    shows: Callable[[Any, PlayedMove, Any], bool] | None = None
    """Whether what an answer asks for is seen in an observation, which this move then changes; for playing it back."""


@dataclass(frozen=True)
class DecisionMeasure:
    """What a decision leaves on the table. Its answers are `Decided`."""

    stages: tuple[str, ...]
    """The stages of a turn, of which each is counted apart."""
    stage: Callable[[Any], str]
    """At which stage a decision was made."""
    given_away: Callable[[Any], tuple[float, bool]] | None = None
    """What a decision gave away of the chance to win, and whether that is exact; only where it is known."""


# The drill -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DrillRules(Generic[D]):
    """A drill: situations of one kind, without a game around them."""

    item: type[D]
    kinds: dict[str, tuple[str, ...]]
    """What can be practised, and the kinds of error, or stages of a turn, that call for it. Somebody of whom nothing is
    known begins with the last."""
    steps: tuple[Any, ...]
    """How hard it can be, the easiest first: in every game something else makes it so."""
    at_level: Callable[[Level], Any]
    """How hard it is at a level of the game; most of these are steps, too."""
    make: Callable[[Any, Any, Luck], D]
    """A situation of one of these kinds, so hard."""
    for_beginners: bool = True
    """Whether somebody who has never played can tell what to do."""

    def kind_for(self, missed: Mapping[str, float]) -> str:
        """Which kind to practise, given how much is missed by each kind of error, or at each stage."""
        called_for = {error: kind for kind, errors in self.kinds.items() for error in errors}
        worst = worst_of({error: much for error, much in missed.items() if error in called_for})
        return next(reversed(self.kinds)) if worst is None else called_for[worst]


def worst_of(missed: Mapping[str, float]) -> str | None:
    """Where most is missed; `None` where nothing is known."""
    return max(missed, key=lambda kind: missed[kind], default=None)


# How it went ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CourseRules(Generic[W]):
    """Looking back on a whole game, where everybody's chances to win can be told at any moment."""

    course: type[W]
    of: Callable[[PlayedGame, Seat], W]
    """How a finished game went for somebody."""


# All of it -----------------------------------------------------------------------------------------------------------

Way: TypeAlias = Callable[[Any, Seat, tuple[Any, ...], Luck], Any]
"""A way to play: chooses among the legal moves, given the whole state, which no bot may see."""


def any_move(state: Any, seat: Seat, moves: tuple[Any, ...], luck: Luck) -> Any:
    return moves[luck.below(len(moves))]


@dataclass(frozen=True)
class Measure(Generic[A, D]):
    answer: type[A]
    """The struct of one of its answers."""
    answers: Callable[[PlayedGame], Iterable[A]]
    """Every answer of a game, in the order in which they were given, by anybody."""
    errors: tuple[str, ...]
    """The kinds of error there are."""
    spell: Callable[[Any], str]
    """A choice as a cell of a table holds it."""
    by: RecallMeasure | DecisionMeasure
    """Which of the two measures."""
    drill: DrillRules[D]
    perfect: Way
    """How somebody plays who knows everything."""
    guessing: Way = any_move
    """How somebody plays who knows nothing."""
    course: CourseRules[Any] | None = None
    luck: Callable[[PlayedGame], tuple[float, ...]] | None = None
    """What luck brought to each seat in a game, in what its results are counted in, beyond what could be expected;
    only where that can be told apart from play."""


AnyMeasure: TypeAlias = Measure[Any, Any]
