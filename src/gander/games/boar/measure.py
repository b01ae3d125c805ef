"""The answers in a game of The Brilliant Boar.

Every turn of somebody who holds cards asks the same: does one of them match what lies face up, and which? Whoever plays
says «this one», whoever draws says «none». A turn counts when a card in the hand matches: then one can be right, and
the measure does not depend on how daring somebody is.
"""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from gander.contract.answer import Answer, position_of
from gander.contract.game import Seat
from gander.contract.measure import Measure
from gander.contract.played import PlayedGame, PlayedMove
from gander.games.boar.game import GAME
from gander.games.boar.pieces import Animal, Draw, Drawn, Paired, Play, Played
from gander.games.boar.state import State


class Held(Struct):
    """A card in a hand, and when its owner saw it."""

    animal: Animal
    move: int
    """The move by which it was drawn."""
    turn: int
    """How many turns had been, that of drawing it among them."""
    drawn: float
    """Seconds of play until it was drawn."""
    shown_for: float
    """For how long it lay on top of the deck."""
    moved_up: int = 0


def answers(played: PlayedGame) -> Iterator[Answer]:
    """Every turn of somebody who holds cards, in order."""
    table = _Hands(played)
    state: State = GAME.setup(played.options)
    number = 0
    for place, moved in enumerate(played.moves):
        step = GAME.apply(state, moved.actor, moved.move)
        if isinstance(moved.move, Draw | Play):
            if state.hands[moved.actor]:
                number += 1
                yield table.answer(state, step.events, number, place, moved)
            table.turns += 1
        for event in step.events:
            table.notice(event, place, moved)
        state = step.after
        table.look(state, moved.clock)


class _Hands:
    """All hands, with what each owner saw when."""

    def __init__(self, played: PlayedGame) -> None:
        self._played = played
        self._hands: list[list[Held]] = [[] for _ in played.seats]
        self._before: list[dict[int, Animal]] = [{} for _ in played.seats]
        """For each seat and place the animal that was there before the hand last closed up."""
        self._deck = 0
        self._uncovered = 0.0
        self._asked_at = 0.0
        self.turns = 0

    def look(self, state: State, clock: float) -> None:
        """Whose turn it is now sees the top card; a new one may have been uncovered (B11)."""
        if len(state.deck) != self._deck:
            self._deck, self._uncovered = len(state.deck), clock
        self._asked_at = clock

    def notice(self, event: Any, place: int, moved: PlayedMove) -> None:
        if isinstance(event, Drawn):
            assert event.animal is not None
            shown_for = round(moved.clock - self._uncovered, 3)
            self._hands[event.seat].append(Held(event.animal, place, self.turns, moved.clock, shown_for))
        elif isinstance(event, Played):
            self._close_up(event.seat, event.slot)

    def _close_up(self, seat: Seat, slot: int) -> None:
        """Later cards move up by one (B5)."""
        hand = self._hands[seat]
        self._before[seat].update({place: hand[place].animal for place in range(slot, len(hand))})
        del hand[slot]
        for held in hand[slot:]:
            held.moved_up += 1

    def answer(self, state: State, events: tuple[Any, ...], number: int, place: int, moved: PlayedMove) -> Answer:
        seat, move, hand = moved.actor, moved.move, self._hands[moved.actor]
        targets = set(state.table) | set(state.deck[-1:])
        fitting = [slot for slot, held in enumerate(hand) if held.animal in targets]
        slots = tuple(map(str, range(len(hand))))
        options = (*(("draw",) if state.deck else ()), *slots)
        answer = "draw" if isinstance(move, Draw) else str(move.slot)
        outcomes = tuple(self.outcome_of(seat, option, targets, fitting, forced=not state.deck) for option in options)
        matched = any(isinstance(event, Paired) for event in events) or is_choosing(events)
        outcome = outcomes[options.index(answer)]
        if outcome == "right" and isinstance(move, Play) and not matched:
            outcome = "misnamed"
        shown = hand[fitting[-1]] if fitting else None
        seen = shown is not None and shown.move >= self._played.settled_since(seat, place)
        return Answer(
            number=number,
            move=place,
            at=moved.at,
            seat=seat,
            by=moved.by,
            kind="draw" if isinstance(move, Draw) else "play",
            counted=seen and moved.by == "person" and len(options) > 1,
            right=outcome == "right",
            truth=" ".join(slots[slot] for slot in fitting) if fitting else "draw",
            answer=answer,
            options=options,
            outcomes=outcomes,
            error=None if outcome == "right" else outcome,  # type: ignore[arg-type]
            guess=len(fitting) / len(options),
            reasoned=len(fitting) / len(hand),
            place=move.slot if isinstance(move, Play) else None,
            position=position_of(fitting[-1], len(hand)) if fitting else None,
            load=len(hand),
            events=self.turns - shown.turn if shown else None,
            replacements=shown.moved_up if shown else None,
            before=self._before[seat].get(move.slot) if isinstance(move, Play) else None,
            shown_for=shown.shown_for if shown else None,
            age=round(self._asked_at - shown.drawn, 3) if shown else None,
            seen=seen,
            response=round(moved.clock - self._asked_at, 3),
            took=moved.took,
            hidden=moved.hidden,
            named=move.name if isinstance(move, Play) else None,
            matched=matched if isinstance(move, Play) else None,
            matching=len(fitting),
            forced=not state.deck,
        )

    def outcome_of(self, seat: Seat, option: str, targets: set[Animal], fitting: list[int], *, forced: bool) -> str:
        """`right`, or the kind of error that this choice is, the most telling kind first."""
        if option == "draw":
            return "missed" if fitting else "right"
        slot = int(option)
        if slot in fitting:
            return "right"
        if not fitting:
            return "right" if forced else "none_in_hand"
        if self._before[seat].get(slot) in targets:
            return "before"
        return "neighbour" if {slot - 1, slot + 1} & set(fitting) else "elsewhere"


def is_choosing(events: tuple[Any, ...]) -> bool:
    """A card that matches several lies there until its player has chosen: nothing but `Played` has happened (B9)."""
    return len(events) == 1 and isinstance(events[0], Played)


MEASURE: Final = Measure(answers=answers)
