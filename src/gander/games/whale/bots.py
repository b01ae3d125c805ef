"""A player of The Wise Whale. It remembers where in the grid which colour and which creature lay.

Near means near in the grid: what it mixes up are neighbours in a row or in a column. When a card is turned from the
deck, something comes to mind at every place. Of the places where that goes with the turned card it points at one, the
likelier the surer it is of it; where nothing comes to mind it guesses. With its wits it also reasons:

- a card that it saw leave the game lies nowhere any more, and the turned card lies nowhere yet;
- when a card is laid away, no card that lies there then is like it (W8).

With a glance it looks first where it would point, if that is a guess, and points elsewhere if it was not there.

Every card exists once, so both tell more and more towards the end. Without wits it knows only what comes to mind.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

from msgspec import UNSET

from gander.cards.attention import look_at
from gander.contract.bot import BotMakers
from gander.contract.game import Event, Luck, Seat
from gander.contract.glances import Glance
from gander.games.whale.pieces import (
    CARDS,
    COLOURS,
    CREATURES,
    FEATURES,
    Card,
    Dealt,
    FaceUp,
    Glanced,
    Grid,
    LaidAway,
    Missed,
    Move,
    NewCard,
    Observation,
    Point,
    Taken,
    TurnedUp,
    is_hit,
)
from gander.memory.characters import Profile
from gander.memory.glance_timing import is_worth_a_glance
from gander.memory.model import LOOK, STUDY, Memory
from gander.memory.wits import happens

V = TypeVar("V")


class WhaleBot:
    """One character in one seat. All it knows it has from `see`, so it can take over from somebody else."""

    def __init__(self, profile: Profile, seat: Seat, luck: Luck, memory: Memory | None = None) -> None:
        self._wits, self._rash = profile.wits, profile.rash
        self._seat = seat
        self._luck = luck
        self._grid = Grid(1, 1)
        self._memory = memory or Memory(profile, luck, self._steps)
        self._gone: set[Card] = set()
        self._unlike: dict[int, set[Card]] = {}
        """For each place the cards that its card is not like, because they were laid away (W8)."""
        self._glanced: Glanced | None = None
        """One's own look, until one points (A5)."""

    def _steps(self, place: int, other: int) -> int:
        return self._grid.steps(place, other)

    # Seeing ----------------------------------------------------------------------------------------------------------

    def see(self, observation: Observation, events: tuple[Event, ...]) -> None:
        self._grid = Grid(observation.rows, observation.columns)
        for event in events:
            if isinstance(event, Dealt):
                self._look_at(range(event.cards), observation, STUDY)
            elif isinstance(event, NewCard):
                self._look_at((event.place,), observation, LOOK)
            elif isinstance(event, Glanced):
                self._see_glance(event)
            elif isinstance(event, TurnedUp):
                self._memory.tick()  # the card from the deck takes everybody's attention (W4)
            elif isinstance(event, Taken | Missed):
                self._see_leave(event)
            elif isinstance(event, LaidAway):
                self._hear_of_none(event.card)

    def _look_at(self, places: Iterable[int], observation: Observation, effort: float) -> None:
        """Memorise cards that lie face up, all at once (W3, W5)."""
        lying = [(place, observation.grid[place]) for place in places]
        cards = [(place, lies.card) for place, lies in lying if isinstance(lies, FaceUp)]
        look_at(self._memory, cards, FEATURES, effort)
        self._unlike.update({place: set() for place, _ in cards})

    def _see_leave(self, event: Taken | Missed) -> None:
        """The place is empty for a moment, and its card will not come again (W5, W7)."""
        self._memory.clear(event.place)
        self._glanced = None
        if happens(self._wits, self._luck):
            self._gone.add(event.card)

    def _see_glance(self, glanced: Glanced) -> None:
        """What one looks at oneself is learnt again (A5)."""
        if glanced.card is not None:
            self._glanced = glanced
            look_at(self._memory, [(glanced.place, glanced.card)], FEATURES, LOOK)

    def _hear_of_none(self, card: Card) -> None:
        """The dealer says that nothing in the grid goes with the card (W8)."""
        if happens(self._wits, self._luck):
            self._gone.add(card)
            for unlike in self._unlike.values():
                unlike.add(card)

    # Choosing --------------------------------------------------------------------------------------------------------

    def choose(self, observation: Observation, moves: tuple[Move, ...]) -> Move:
        turned = observation.turned
        if turned is None:
            return moves[0]  # to be ready
        looked = self._glanced
        if looked is not None and looked.card is not None and is_hit(looked.card, turned):
            return Point(looked.place)
        places = [place for place in range(len(observation.grid)) if looked is None or place != looked.place]
        odds = {place: self.odds(place, turned) for place in places}
        in_mind = [place for place in odds if is_hit(self._memory.draw(odds[place]).value, turned)]
        if happens(self._rash, self._luck):
            any_place = in_mind or places
            return Point(any_place[self._luck.below(len(any_place))])
        likely = {place: _chance_of_hit(odds[place], turned) for place in in_mind or odds}
        place = self._memory.draw(_shares(likely)).value
        return Glance(place) if self._looks(likely[place], observation, moves) else Point(place)

    def _looks(self, sure: float, observation: Observation, moves: tuple[Move, ...]) -> bool:
        """Look before pointing, if it would be a guess (A5)."""
        if observation.glances is UNSET or not isinstance(moves[-1], Glance):
            return False
        answers = (1 + observation.deck) / len(observation.ready)
        return is_worth_a_glance(sure, observation.glances.left[self._seat], answers)

    def odds(self, place: int, turned: Card) -> dict[Card, float]:
        """How likely each card is to lie there, by memory and by reasoning; cards that cannot are not among them."""
        colours = self._memory.distribution(place, COLOURS, "colour")
        creatures = self._memory.distribution(place, CREATURES, "creature")
        weights = {card: colours[card.colour] * creatures[card.creature] for card in self._possible(place)}
        if turned in weights:
            weights[turned] *= 1 - self._wits
        return _shares(weights)

    def _possible(self, place: int) -> Iterable[Card]:
        unlike = self._unlike.get(place, ())
        return (card for card in CARDS if card not in self._gone and not any(is_hit(card, other) for other in unlike))


def _chance_of_hit(odds: dict[Card, float], turned: Card) -> float:
    return sum(chance for card, chance in odds.items() if is_hit(card, turned))


def _shares(weights: dict[V, float]) -> dict[V, float]:
    """The same weights, adding up to 1."""
    total = sum(weights.values())
    return {value: weight / total for value, weight in weights.items()}


BOTS: Final = BotMakers(WhaleBot)
