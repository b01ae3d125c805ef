"""How a bot remembers: a small model of how people remember what was shown where.

The model knows places (whole numbers), values (anything that can be compared) and events; it knows no game and no
clock. Whatever is shown leaves a *trace*: this value, at this place, this strong. To recall a place is to let all
traces compete. A trace counts

- in full at its own place, and less and less at places further off, so neighbours get mixed up;
- at other places also for having come at about the same time as what lies there, so what was learnt together is mixed
  up;
- less at its own place with every event since, so the newest shines: its tie to the place fades, while what is familiar
  stays familiar;
- less the more places are occupied, so a full table is harder than an empty one;
- more if little else was in mind when it came, so the first few of many are kept better;
- still a little when something else has taken its place, so the replaced value lingers, and what took its place is
  taken in less well, since letting go of something is work.

Every candidate also has a small weight of its own, so when nothing is strong the answer is a guess.
`docs/papers/memory.md` has the formulas and holds the model beside published figures for people.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache
from math import exp, expm1
from statistics import NormalDist
from typing import Any, Final, Generic, NamedTuple, TypeVar

from gander.contract.game import Luck
from gander.memory.characters import Profile, Traits

V = TypeVar("V", bound=Hashable)

SWEEP: Final = 0.175
"""Effort: one look over several things at once."""
MOMENT: Final = 0.305
"""Effort: a moment for one thing, and then the next one comes."""
LOOK: Final = 1.0
"""Effort: some six seconds for one thing, the measure of all efforts."""
STUDY: Final = 1.5
"""Effort: as long as one likes, going over it again."""

LISTED: Final = 9
"""As many places as the figures for people go. Beyond, it gets harder more slowly: of many things people keep about as
many as of some, and a power that holds for six would leave nothing of twenty."""
BEYOND: Final = 0.5
"""The power of the number of places beyond that."""

REPLACED_KEPT: Final = 2
"""How many replaced values of a place are kept. What is older is lost: people show no build-up over many updates."""

_STRONGEST: Final = 700.0  # e**709 is the largest power a float can hold
_FRACTIONS: Final = 1 << 52  # with a half added, the finest steps that a float tells apart up to 1
_NORMAL: Final = NormalDist()


class Sight(NamedTuple):
    """One thing shown: what, where, and which of several features it is («colour»), if there are several."""

    place: int
    value: Hashable
    topic: str = ""


class Recollection(NamedTuple, Generic[V]):
    """An answer, and how sure the bot is of it: a chance from 0 to 1."""

    value: V
    sure: float


class Memory:
    """What one player remembers. Time is a count of events and passes only by `see`, `see_all` and `tick`."""

    def __init__(self, profile: Profile, luck: Luck, distance: Callable[[int, int], float] | None = None) -> None:
        """`distance` says how far apart two places are; without it they stand in a row, one apart."""
        self.profile = profile
        self._traits = profile.traits
        self._luck = luck
        self._distance = distance or _in_a_row
        self._now = 0
        self._topics: dict[str, dict[int, _Spot]] = {}
        self._occupied: set[int] = set()
        self._formulas = formulas_of(profile.traits)

    @property
    def load(self) -> int:
        """How many places hold something. A card with three features is one place."""
        return len(self._occupied)

    def see(self, place: int, value: Hashable, topic: str = "", effort: float = LOOK) -> None:
        """Something is shown. Seeing the same again at the same place makes the trace stronger."""
        self.see_all((Sight(place, value, topic),), effort)

    def see_all(self, sights: Iterable[Sight], effort: float = LOOK) -> None:
        """Several things are shown at the same moment: one event, however many they are."""
        if effort <= 0:
            raise ValueError(f"nothing is seen without effort: {effort}: must be above 0")
        self.tick()
        uneven = self._traits.uneven / effort
        effort *= self._formulas.advantage[len(self._occupied)]
        for place, value, topic in sights:
            spot = self._topics.setdefault(topic, {}).setdefault(place, _Spot())
            attention = self._attention(uneven) * (1 - self._traits.removal if spot.replaced_by(value) else 1)
            spot.write(value, self._carried_over(spot, value) + effort * attention, self._now, self._traits.linger)
            self._occupied.add(place)

    def tick(self, events: int = 1) -> None:
        """Events pass in which nothing to be remembered was shown."""
        if events < 0:
            raise ValueError(f"time cannot run back: {events} events: must be 0 or more")
        self._now += events

    def clear(self, place: int) -> None:
        """What lay there is gone and the place is empty. The old value lingers."""
        self._occupied.discard(place)
        for spots in self._topics.values():
            if place in spots:
                spots[place].retire(self._traits.linger)

    def remove(self, place: int) -> None:
        """What lay there is gone and the gap closes: later places move down by one, with all their traces."""
        self.clear(place)
        self._occupied = {_moved_down(other, place) for other in self._occupied}
        for topic, spots in self._topics.items():
            moved: dict[int, _Spot] = {}
            for other in sorted(spots):
                moved.setdefault(_moved_down(other, place), _Spot()).join(spots[other])
            self._topics[topic] = moved

    def distribution(self, place: int, candidates: Sequence[V], topic: str = "") -> dict[V, float]:
        """What this memory says of a place: a chance for each candidate, adding up to 1."""
        weights = self._weights(place, candidates, topic)
        total = sum(weights.values())
        return {value: weight / total for value, weight in weights.items()}

    def recall(self, place: int, candidates: Sequence[V], topic: str = "") -> Recollection[V]:
        """One of the candidates, drawn from the distribution, or blindly in a moment of absence.

        It is drawn, not chosen: always saying the likeliest would make every character better than it is.
        """
        return self.draw(self.distribution(place, candidates, topic))

    def chances_to_say(self, place: int, candidates: Sequence[V], topic: str = "") -> dict[Hashable, float]:
        """How likely each candidate is to be what `recall` answers."""
        lapse = self._traits.lapse
        blind = lapse / len(candidates)
        return {value: blind + (1 - lapse) * p for value, p in self.distribution(place, candidates, topic).items()}

    def draw(self, chances: dict[V, float]) -> Recollection[V]:
        """One of the values by its chance, or blindly: for players that reason on what they remember."""
        lapse = self._traits.lapse
        point = self._fraction()
        if point < lapse:
            value = list(chances)[int(point / lapse * len(chances))]
            return Recollection(value, chances[value])
        return _drawn(chances, (point - lapse) / (1 - lapse))

    def _weights(self, place: int, candidates: Sequence[V], topic: str) -> dict[V, float]:
        """One for each candidate (the guess), and on top what the traces of that value bring."""
        if not candidates:
            raise ValueError(f"nothing to choose from: place {place} was asked for with no candidates")
        weights = dict.fromkeys(candidates, 1.0)
        fresh = self._traits.keenness / self._formulas.crowd[len(self._occupied)]
        now, distance, (shares, tied, ages, *_) = self._now, self._distance, self._formulas
        when, spots = self._traits.when, self._topics.get(topic, {})
        asked = spots.get(place)
        age = ages[now - asked.traces[0].seen] if asked and asked.traces else 0.0
        for other, spot in spots.items():
            apart = distance(place, other)
            share_of_place = shares[apart]
            for trace in spot.traces:
                value: Any = trace.value
                if value in weights:
                    lag = now - trace.seen
                    share = share_of_place if apart else share_of_place + tied[lag]
                    if age:
                        other_age = ages[lag]
                        share += when * (age / other_age if age < other_age else other_age / age)
                    activation = fresh * share * trace.strength
                    weights[value] += expm1(activation if activation < _STRONGEST else _STRONGEST)
        return weights

    def _carried_over(self, spot: "_Spot", value: Hashable) -> float:
        """What is left of an earlier trace of the same value at the same place."""
        return sum(
            trace.strength * self._formulas.kept(self._now - trace.seen)
            for trace in spot.traces
            if trace.value == value
        )

    def _attention(self, uneven: float) -> float:
        """How well something was taken in, 1 on average."""
        return exp(uneven * _NORMAL.inv_cdf(self._fraction()) - uneven * uneven / 2) if uneven else 1.0

    def _fraction(self) -> float:
        """A number between 0 and 1, never quite either: a chance of nothing must never come true."""
        return (self._luck.below(_FRACTIONS) + 0.5) / _FRACTIONS


class _Trace:
    """A value, how strong it was when last seen, and when that was."""

    __slots__ = ("seen", "strength", "value")

    def __init__(self, value: Hashable, strength: float, seen: int) -> None:
        self.value, self.strength, self.seen = value, strength, seen


class _Spot:
    """The traces of one place and topic, newest first. `current` says whether the first is still there."""

    __slots__ = ("current", "traces")

    def __init__(self) -> None:
        self.current = False
        self.traces: list[_Trace] = []

    def replaced_by(self, value: Hashable) -> bool:
        """Whether something else is there, and has to go if this comes."""
        return self.current and self.traces[0].value != value

    def write(self, value: Hashable, strength: float, now: int, linger: float) -> None:
        if self.replaced_by(value):
            self.retire(linger)
        replaced = [trace for trace in self.traces if trace.value != value]
        self.traces = [_Trace(value, strength, now), *replaced[:REPLACED_KEPT]]
        self.current = True

    def retire(self, linger: float) -> None:
        """The current value becomes a replaced one, and the replaced ones fade further."""
        self.current = False
        for trace in self.traces:
            trace.strength *= linger
        self.traces = [trace for trace in self.traces if trace.strength > 0][:REPLACED_KEPT]

    def join(self, other: "_Spot") -> None:
        """Take in the traces of a place that has moved here. Only one of the two can be current."""
        first, second = (self, other) if self.current else (other, self)
        self.traces = [*first.traces, *second.traces][: REPLACED_KEPT + first.current]
        self.current = first.current


class _Memo(dict[float, float]):
    """The values of a formula, each worked out once: recall asks for the same few all the time."""

    def __init__(self, formula: Callable[[float], float]) -> None:
        self._formula = formula

    def __missing__(self, x: float) -> float:
        value = self[x] = self._formula(x)
        return value


class Formulas(NamedTuple):
    """The formulas of a memory, each by what it depends on."""

    shares: _Memo
    """By distance: the part of a trace that counts there, whenever it came."""
    tied: _Memo
    """By the events since: what counts on top of that at its own place."""
    ages: _Memo
    """By the events since: an age such that the smaller of two over the larger says how near their moments are."""
    advantage: _Memo
    """By the number of occupied places: how much better something new is taken in."""

    crowd: _Memo
    """By the number of occupied places: by how much it is harder than with one."""

    def kept(self, lag: int) -> float:
        """The part of a trace that counts at its own place, if nothing has replaced it."""
        return 1 - self.tied[0] + self.tied[lag]


@lru_cache(maxsize=256)  # a fit asks for many that are never asked for again
def formulas_of(traits: Traits) -> Formulas:
    loose = traits.familiar + traits.swap + traits.when

    def share(distance: float) -> float:
        return traits.familiar + traits.swap * exp(-distance / traits.reach)

    def tied(lag: float) -> float:
        return float((1 - loose) * (1 + lag) ** -traits.fading)

    def age(lag: float) -> float:
        return float((1 + lag) ** (1 / traits.span))

    def advantage(occupied: float) -> float:
        return 1 + traits.first * exp(-occupied / traits.few)

    def crowd(occupied: float) -> float:
        within, further = min(max(1.0, occupied), LISTED), max(1.0, occupied / LISTED)
        return float(within**traits.crowding * further ** min(BEYOND, traits.crowding))

    return Formulas(_Memo(share), _Memo(tied), _Memo(age), _Memo(advantage), _Memo(crowd))


def _drawn(chances: dict[V, float], point: float) -> Recollection[V]:
    """The value on which a point between 0 and 1 falls."""
    for value, chance in chances.items():
        point -= chance
        if point < 0:
            return Recollection(value, chance)
    return Recollection(value, chance)  # rounding left a crumb beyond the last


def _in_a_row(place: int, other: int) -> int:
    return abs(place - other)


def _moved_down(place: int, gap: int) -> int:
    return place - 1 if place > gap else place
