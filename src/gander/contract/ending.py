"""What is told of a game once it is over: where it turned, and what everybody won.

All of it follows from the record, which everybody at the table may have by then. `docs/endings.md` states the rules by
which a turning point is named.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from gander.contract.game import Outcome, Seat, Step, with_ahead

S = TypeVar("S")
C = TypeVar("C")


class TurningPoint(Struct, frozen=True, omit_defaults=True):
    """One true sentence about how the game went."""

    key: str
    """Which sentence: `turning.…` in the words of the game, or in the common ones."""
    values: dict[str, int] = {}
    """The numbers in it."""
    seats: tuple[Seat, ...] = ()
    """Whom it is about."""
    by: Seat | None = None
    """Whose turn it was, where that is somebody else."""


@dataclass(frozen=True)
class Ending(Generic[S, C]):
    """What a game brings to its own end."""

    turning: Callable[[Sequence[Step[S]], Outcome], TurningPoint | None]
    """Where it turned, from all its steps; `None` where nothing is worth a sentence."""
    card: Any = None
    """What was won, one by one: a card; `None` in a game without piles."""
    piles: Callable[[S], tuple[tuple[C, ...], ...]] = lambda state: ()
    """Everybody's cards when the game is over; one pile for all who play together."""


AnyEnding: TypeAlias = Ending[Any, Any]


class TurnPoints(NamedTuple):
    """A turn, and how everybody stood after it."""

    points: tuple[int, ...]
    right: bool | None = None
    """Whether something was found or missed; `None` for a turn in which neither could happen."""


SHORTEST_RUN: Final = 2


def by_points(turns: Sequence[TurnPoints], outcome: Outcome) -> TurningPoint | None:
    """Where a game of points turned: when the lead was taken for good, or, without a winner, the longest run."""
    if not outcome.winners:
        return longest_run(turns)
    ahead = outcome.ahead or ()
    counted = [turn._replace(points=with_ahead(turn.points, ahead)) for turn in turns]
    return lead_for_good(counted, outcome.winners, ahead)


def lead_for_good(
    turns: Sequence[TurnPoints], winners: tuple[Seat, ...], ahead: tuple[int, ...] = ()
) -> TurningPoint | None:
    """The first turn after which nobody but the winners led, to the very end; with what they started with (A9).

    A last turn is the end and no turning point: nothing came after it that could have gone otherwise.
    """
    not_yet = [place for place, turn in enumerate(turns) if leaders(turn.points) != winners]
    decided = not_yet[-1] + 1 if not_yet else 0
    if decided + 1 >= len(turns) or not any(map(any, (turn.points for turn in turns))):
        return None
    values = {"turn": decided + 1, "turns": len(turns)}
    if len(winners) > 1:
        return TurningPoint("level", values, winners)
    if ahead and decided == 0 and leaders(ahead) == winners:
        return TurningPoint("ahead", {"turns": len(turns)}, winners)
    first_points = decided == 0 or (not ahead and not any(map(any, (turn.points for turn in turns[:decided]))))
    return TurningPoint("start" if first_points else "lead", values, winners)


def leaders(points: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, held in enumerate(points) if held == max(points))


def longest_run(turns: Sequence[TurnPoints]) -> TurningPoint | None:
    """The most that was found without a miss in between; the first of several such runs."""
    asked = [(place, turn.right) for place, turn in enumerate(turns, start=1) if turn.right is not None]
    runs: list[list[int]] = [[]]
    for place, right in asked:
        if right:
            runs[-1].append(place)
        else:
            runs.append([])
    best = max(runs, key=len)
    if len(best) < SHORTEST_RUN:
        return None
    values = {"n": len(best), "from": best[0], "to": best[-1], "turns": len(turns)}
    return TurningPoint("clean" if len(runs) == 1 else "run", values)
