"""What somebody was shown, noted so that it can be asked later what anybody would remember of it.

`Exposures` stands where a memory would, is told the same and forgets nothing: of every trace it keeps what its strength
is made of, which depends on no trait. `topic_traces.py` turns that into chances, for any traits.
"""

from collections.abc import Hashable, Iterable, Iterator
from typing import NamedTuple

from gander.luck import QuickLuck
from gander.memory.characters import PROFILES
from gander.memory.model import LOOK, REPLACED_KEPT, Memory, Sight


class Exposure(NamedTuple):
    """What one sight adds to the strength of a trace."""

    effort: float
    occupied: int = 0
    """How many places were occupied when it came."""
    removing: bool = False
    """Whether something else had to go for it."""
    replaced: int = 0
    """How often its place was given to something else since."""
    lags: tuple[int, ...] = ()
    """The events from this sight to the next one of the same thing, and so on."""


class TraceAtQuestion(NamedTuple):
    """A trace as it is at the moment of a question."""

    place: int
    value: Hashable
    parts: tuple[Exposure, ...]
    lag: int
    """Events since it was seen last."""


class _NotedTrace(NamedTuple):
    value: Hashable
    parts: tuple[Exposure, ...]
    seen: int

    def replaced(self) -> "_NotedTrace":
        return self._replace(parts=tuple(part._replace(replaced=part.replaced + 1) for part in self.parts))


class _NotedSpot:
    """The traces of one place and topic, newest first, as in a memory."""

    __slots__ = ("current", "traces")

    def __init__(self) -> None:
        self.current = False
        self.traces: list[_NotedTrace] = []

    def write(self, value: Hashable, part: Exposure, now: int) -> None:
        again = tuple(
            earlier._replace(lags=(*earlier.lags, now - trace.seen))
            for trace in self.traces
            if trace.value == value
            for earlier in trace.parts
        )
        if self.current and self.traces[0].value != value:
            part = part._replace(removing=True)
            self.retire()
        others = [trace for trace in self.traces if trace.value != value]
        self.traces = [_NotedTrace(value, (part, *again), now), *others[:REPLACED_KEPT]]
        self.current = True

    def retire(self) -> None:
        self.current = False
        self.traces = [trace.replaced() for trace in self.traces[:REPLACED_KEPT]]

    def join(self, other: "_NotedSpot") -> None:
        first, second = (self, other) if self.current else (other, self)
        self.traces = [*first.traces, *second.traces][: REPLACED_KEPT + first.current]
        self.current = first.current


class Exposures(Memory):
    """A memory that keeps notes. Nobody recalls anything by it: it has no traits of its own."""

    def __init__(self) -> None:
        super().__init__(PROFILES["elephant"], QuickLuck(0))
        self._noted: dict[str, dict[int, _NotedSpot]] = {}

    def see_all(self, sights: Iterable[Sight], effort: float = LOOK) -> None:
        self.tick()
        part = Exposure(effort, occupied=len(self._occupied))
        for place, value, topic in sights:
            self._noted.setdefault(topic, {}).setdefault(place, _NotedSpot()).write(value, part, self._now)
            self._occupied.add(place)

    def clear(self, place: int) -> None:
        self._occupied.discard(place)
        for spots in self._noted.values():
            if place in spots:
                spots[place].retire()

    def remove(self, place: int) -> None:
        self.clear(place)
        self._occupied = {other - (other > place) for other in self._occupied}
        for topic, spots in self._noted.items():
            moved: dict[int, _NotedSpot] = {}
            for other in sorted(spots):
                moved.setdefault(other - (other > place), _NotedSpot()).join(spots[other])
            self._noted[topic] = moved

    def notes(self, topic: str = "") -> Iterator[TraceAtQuestion]:
        """All traces of a topic, as they are now."""
        for place, spot in self._noted.get(topic, {}).items():
            for value, parts, seen in spot.traces:
                yield TraceAtQuestion(place, value, parts, self._now - seen)
