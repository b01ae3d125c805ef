"""A player of The Thieving Magpie. It remembers which thing lay where, and mixes up what lies near.

If two places come to mind with the same thing it turns these; otherwise it turns a card that nobody has turned yet. For
the second card it asks its memory where the like of the first one is. With its wits it knows which places were never
turned, and which things are gone. With a glance it looks where it would turn, if that is a guess.
"""

from collections.abc import Iterable
from typing import Final

from msgspec import UNSET

from gander.cards.memorising import Ready
from gander.contract.bot import BotMakers
from gander.contract.game import Event, Luck, Seat
from gander.contract.glances import Glance
from gander.games.magpie.pieces import (
    Glanced,
    Lattice,
    Move,
    Observation,
    PairTaken,
    Thing,
    TurnedOver,
    TurnOver,
    deck_of,
)
from gander.memory.characters import Profile
from gander.memory.glance_timing import is_worth_a_glance
from gander.memory.model import LOOK, Memory
from gander.memory.wits import happens


class MagpieBot:
    """One character in one seat. All it knows it has from `see`, so it can take over from somebody else."""

    def __init__(self, profile: Profile, seat: Seat, luck: Luck, memory: Memory | None = None) -> None:
        self._wits = profile.wits
        self._seat = seat
        self._luck = luck
        self._shape = Lattice(1, 2)
        self._memory = memory or Memory(profile, luck, self._steps)
        self._seen: set[int] = set()
        self._gone: set[Thing] = set()

    def _steps(self, place: int, other: int) -> int:
        return self._shape.steps(place, other)

    # Seeing ----------------------------------------------------------------------------------------------------------

    def see(self, observation: Observation, events: tuple[Event, ...]) -> None:
        self._shape = Lattice(observation.rows, observation.columns)
        for event in events:
            if isinstance(event, TurnedOver):
                self._look_at(event.place, event.card)
            elif isinstance(event, PairTaken):
                self._see_taken(event)
            elif isinstance(event, Glanced) and event.card is not None:
                self._look_at(event.place, event.card)

    def _look_at(self, place: int, card: Thing) -> None:
        self._seen.add(place)
        self._memory.see(place, card, effort=LOOK)

    def _see_taken(self, event: PairTaken) -> None:
        """The two places are empty, and their thing lies nowhere any more (P5)."""
        for place in event.places:
            self._memory.clear(place)
        if happens(self._wits, self._luck):
            self._gone.add(event.card)

    # Choosing --------------------------------------------------------------------------------------------------------

    def choose(self, observation: Observation, moves: tuple[Move, ...]) -> Move:
        if isinstance(moves[0], Ready):
            return moves[0]
        places = [move.place for move in moves if isinstance(move, TurnOver)]
        if observation.phase == "second":
            return TurnOver(self._like(observation, places))
        place, sure = self._beginning(places)
        return Glance(place) if self._looks(sure, observation, moves) else TurnOver(place)

    def _like(self, observation: Observation, places: list[int]) -> int:
        """Where the like of the open card lies, as far as memory says (P4)."""
        card = observation.grid[observation.open[0]].card
        assert card is not None
        odds = {place: self.odds(place) for place in places if place in self._seen}
        in_mind = [place for place in odds if self._memory.draw(odds[place]).value == card]
        if not in_mind:
            return self._untried(places)
        total = sum(odds[place].get(card, 0.0) for place in in_mind)
        shares = {place: odds[place].get(card, 0.0) / total for place in in_mind}
        return self._memory.draw(shares).value

    def _beginning(self, places: list[int]) -> tuple[int, float]:
        """A card of which the like comes to mind as well, and how sure that is; else one that nobody has turned."""
        came = {place: self._memory.draw(self.odds(place)) for place in places if place in self._seen}
        pairs = [
            (one.sure * other.sure, place)
            for place, one in came.items()
            for twin, other in came.items()
            if place != twin and one.value == other.value
        ]
        if pairs:
            sure, place = max(pairs)
            return place, sure
        return self._untried(places), 0.0

    def _untried(self, places: list[int]) -> int:
        """Any card that was never turned, as long as one has one's wits about one; else any card."""
        new = [place for place in places if place not in self._seen]
        among = new if new and happens(self._wits, self._luck) else places
        return among[self._luck.below(len(among))]

    def _looks(self, sure: float, observation: Observation, moves: tuple[Move, ...]) -> bool:
        if observation.glances is UNSET or not isinstance(moves[-1], Glance):
            return False
        answers = len(moves) / len(observation.ready)
        return is_worth_a_glance(sure, observation.glances.left[self._seat], answers)

    def odds(self, place: int) -> dict[Thing, float]:
        """How likely each thing is to lie there."""
        return self._memory.distribution(place, self._possible())

    def _possible(self) -> tuple[Thing, ...]:
        kinds: Iterable[Thing] = deck_of(self._shape.places)[: self._shape.places // 2]
        return tuple(thing for thing in kinds if thing not in self._gone)


BOTS: Final = BotMakers(MagpieBot)
