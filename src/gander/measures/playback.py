"""Misses played back: the table as the card was last to be seen, what came in between, and the moment of the answer.

A game that is over has no secrets left, and its rules lay the same table again. So whatever somebody saw then can be
shown once more: to themselves, or to all who were there.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

from gander.contract.answer import RecalledAnswer
from gander.contract.game import Event, Seat
from gander.contract.measure import RecallMeasure
from gander.contract.played_game import PlayedGame
from gander.games import box
from gander.measures.answers import AnyAnswer, answers_of

V = TypeVar("V")
"""What somebody saw."""
E = TypeVar("E")
"""What somebody was told."""
A = TypeVar("A")
"""One answer of a game."""
M = TypeVar("M")
"""A move."""

BETWEEN: Final = 3
"""Moments that are shown of all that came in between."""
LOVELIEST: Final = 3
"""Misses that are shown to all who were there."""


class PlaybackMoment(Struct, Generic[V, E], frozen=True):
    """The table as one player saw it."""

    observation: V
    news: tuple[E, ...]
    """What they were told on the way there."""
    ago: float
    """Seconds of play before the answer."""


class Playback(Struct, Generic[A, V, E, M], frozen=True):
    """A miss, once more."""

    answer: A
    seat: Seat
    """Through whose eyes."""
    moments: tuple[PlaybackMoment[V, E], ...]
    """First the last sight of what was asked for, last the moment of the answer."""
    moves: tuple[M, ...]
    """What could be done at that moment."""


class Playbacks(Struct, Generic[A, V, E, M], frozen=True):
    """Misses of one game."""

    misses: tuple[Playback[A, V, E, M], ...]


AnyPlayback: TypeAlias = Playback[Any, Any, Any, Any]


def playbacks(played: PlayedGame, seat: Seat, missed: Iterable[AnyAnswer]) -> tuple[AnyPlayback, ...]:
    """Those of a player's misses that had been to be seen, in their order."""
    found = (_Table(played, seat).playback(answer) for answer in missed)
    return tuple(playback for playback in found if playback is not None)


def loveliest(played: PlayedGame) -> tuple[AnyPlayback, ...]:
    """What all who were there may laugh about: of each person the miss that was seen the shortest while ago.

    The fewest things came in between; of equals, it had been to be seen for longest. Nobody is shown twice.
    """
    best: dict[Seat, RecalledAnswer[Any]] = {}
    for answer in sorted(filter(_missed, answers_of(played)), key=_distance):
        best.setdefault(played.moves[answer.move].actor, answer)
    found = (playback for seat, answer in best.items() for playback in playbacks(played, seat, (answer,)))
    return tuple(found)[:LOVELIEST]


def _missed(answer: AnyAnswer) -> bool:
    return isinstance(answer, RecalledAnswer) and answer.counted and not answer.right and answer.events is not None


def _distance(answer: RecalledAnswer[Any]) -> tuple[int, float]:
    return answer.events or 0, -(answer.shown_for or 0.0)


class _Table:
    """The table of a game that is gone through again, as one player saw it before each move."""

    def __init__(self, played: PlayedGame, seat: Seat) -> None:
        self._played, self._seat = played, seat
        self._game = box(played.game).game
        state = self._game.setup(played.options)
        self._states: list[Any] = [state]
        self._told: list[tuple[Event, ...]] = [()]
        for moved in played.moves:
            step = self._game.apply(state, moved.actor, moved.move)
            state = step.after
            self._states.append(state)
            self._told.append(step.told(seat))
        self._seen = cache(lambda number: self._game.observe(self._states[number], seat))

    def playback(self, answer: AnyAnswer) -> AnyPlayback | None:
        by = box(self._played.game).measure.by
        shows = by.shows if isinstance(by, RecallMeasure) else None
        last = None if shows is None else self._last_sight(answer, shows)
        if last is None:
            return None
        between = [number for number in range(last + 1, answer.move) if self._told[number]]
        numbers = (last, *_spread(between, BETWEEN), answer.move)
        moves = self._game.legal_moves(self._states[answer.move], self._played.moves[answer.move].actor)
        return Playback(answer, self._seat, tuple(self._moment(number, answer) for number in numbers), moves)

    def _last_sight(self, answer: AnyAnswer, shows: Callable[[Any, Any, Any], bool]) -> int | None:
        """The last moment before an answer at which what it asks for could be seen."""
        before = range(answer.move - 1, -1, -1)
        moves = self._played.moves
        return next((number for number in before if shows(self._seen(number), moves[number], answer)), None)

    def _moment(self, number: int, answer: AnyAnswer) -> PlaybackMoment[Any, Any]:
        moves = self._played.moves
        ago = moves[answer.move].clock - moves[number].clock
        return PlaybackMoment(self._seen(number), self._told[number], round(ago, 1))


def _spread(numbers: Sequence[int], most: int) -> list[int]:
    """At most so many of these, evenly, and the last among them."""
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[(place + 1) * len(numbers) // most - 1] for place in range(most)]
