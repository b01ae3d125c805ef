"""What lies at each place of the table, and when it was to be seen: the circumstances of an answer from memory."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from gander.contract.game import Seat
from gander.contract.played_game import PlayedGame

C = TypeVar("C")


@dataclass
class CardSight(Generic[C]):
    """A card at a place of the table: when it was to be seen."""

    card: C
    event: int
    """How many questions and showings had been before."""
    shown: float
    """Seconds of play until it was shown."""
    occupant: int
    """Which card it is at its place: 0 is the first."""
    new_cards: int
    """How many new cards had come before."""
    covered: float = 0.0
    """Seconds of play until it was turned down."""
    covering: int | None = None
    """The move that turned it down."""
    before: C | None = None
    """The card that was there before."""


class Sights(Generic[C]):
    """All places of a game that is gone through again, move by move. It is told what happens, and asked in between."""

    def __init__(self, played: PlayedGame) -> None:
        self._played = played
        self._sights: dict[int, CardSight[C]] = {}
        self._looked: dict[int, set[Seat]] = {}
        """Who has had a glance at the card that lies at a place (A5)."""
        self._events = 0
        self._new_cards = 0
        self._asked_at = 0.0

    # What happens ----------------------------------------------------------------------------------------------------

    def deal(self, cards: Iterable[C], clock: float) -> None:
        """Cards come to the first places and lie face up, all at once."""
        for place, card in enumerate(cards):
            self._show(place, card, clock)
        self._events += 1

    def lay(self, place: int, card: C, clock: float) -> None:
        """A new card comes to a place and lies face up."""
        self._new_cards += 1
        self._show(place, card, clock)
        self._events += 1

    def show(self, place: int, card: C, clock: float) -> None:
        """The card that has lain at a place from the beginning lies face up, once more or for the first time."""
        self._sights[place] = CardSight(card, self._events, clock, 0, self._new_cards)
        self._events += 1

    def _show(self, place: int, card: C, clock: float) -> None:
        was = self._sights.get(place)
        occupant = 0 if was is None else was.occupant + 1
        before = None if was is None else was.card
        self._sights[place] = CardSight(card, self._events, clock, occupant, self._new_cards, before=before)
        self._looked.pop(place, None)

    def turn_down(self, move: int, clock: float) -> None:
        """What lay face up is covered by this move."""
        for sight in self._sights.values():
            if sight.covering is None:
                sight.covered, sight.covering = clock, move

    def glance(self, place: int, seat: Seat) -> None:
        """Somebody looks at a card that lies face down, and that nobody need have seen before (A5)."""
        self._looked.setdefault(place, set()).add(seat)

    def ask(self, clock: float) -> None:
        """Something new is asked, which takes everybody's attention."""
        self._events += 1
        self._asked_at = clock

    def ask_again(self, clock: float) -> None:
        """The same is asked of somebody else from now on."""
        self._asked_at = clock

    # What can be asked -----------------------------------------------------------------------------------------------

    def __getitem__(self, place: int) -> CardSight[C]:
        return self._sights[place]

    def was_shown(self, place: int) -> bool:
        """Whether what lies there was to be seen by all and is covered now."""
        return place in self._sights and self._sights[place].covering is not None

    @property
    def asked_at(self) -> float:
        """Seconds of play until the question."""
        return self._asked_at

    def was_there(self, seat: Seat | None, move: int, place: int) -> bool:
        """Whether whoever answers by this move was at the seat when the card was turned down; a group always was."""
        covering = self._sights[place].covering
        assert covering is not None
        return seat is None or covering >= self._played.settled_since(seat, move)

    def has_looked(self, seat: Seat | None, *places: int) -> bool:
        """Whether a seat has had a glance at a card of these places; of a group, anybody (A5)."""
        looked = {other for place in places for other in self._looked.get(place, ())}
        return bool(looked) if seat is None else seat in looked

    def circumstances(self, place: int) -> dict[str, Any]:
        """The fields of an answer that say when its card was to be seen and what came in between.

        The showing itself and the question that is answered did not come in between.
        """
        sight = self._sights[place]
        return {
            "events": self._events - 2 - sight.event,
            "replacements": self._new_cards - sight.new_cards,
            "occupant": sight.occupant,
            "shown_for": round(sight.covered - sight.shown, 3),
            "age": round(self._asked_at - sight.covered, 3),
        }
