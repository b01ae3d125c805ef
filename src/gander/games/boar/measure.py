"""The answers in a game of The Brilliant Boar.

Every turn of somebody who holds cards asks the same: does one of them match what lies face up, and which? Whoever plays
says «this one», whoever draws says «none». A turn counts when a card in the hand matches: then one can be right, and
the measure does not depend on how daring somebody is.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import log
from typing import Any, Final, Literal, TypeAlias, get_args

from gander.contract.answer import RecalledAnswer, circumstances, marking, position_of
from gander.contract.game import Luck, Seat
from gander.contract.measure import EDGE, LAG, LOAD, Covariate, Measure, RecallMeasure
from gander.contract.played_game import PlayedGame, PlayedMove
from gander.games.boar.drill import DRILL
from gander.games.boar.game import GAME
from gander.games.boar.pieces import DESIGNS_AT, Animal, Draw, Drawn, Glanced, Observation, Paired, Play, Played
from gander.games.boar.state import State

Kind: TypeAlias = Literal["play", "draw"]
"""A card played, or drawn instead."""

Error: TypeAlias = Literal["before", "neighbour", "elsewhere", "missed", "misnamed", "none_in_hand"]
"""`before`: the place where the right card was before the hand closed up. `neighbour`: the place beside it.
`elsewhere`: a place further off. `missed`: drew though a card in hand matched. `misnamed`: the right card under a wrong
name. `none_in_hand`: played though no card in hand matched."""

Chosen: TypeAlias = Draw | Play

HAND: Final = 5
"""What is kept is told for a hand of five, whatever the level."""


class TurnAnswer(RecalledAnswer[Chosen], frozen=True, gc=False, kw_only=True):
    """A turn of somebody who holds cards."""

    kind: Kind
    truth: tuple[Chosen, ...]
    """The matching places of the hand."""
    error: Error | None = None
    position: str | None = None
    """The place of the newest matching card."""
    load: int
    """Cards in the hand."""
    events: int | None = None
    """Turns."""
    before: Animal | None = None
    replacements: int | None = None
    """How often the card moved up in the hand."""
    named: Animal | None = None
    """With naming, the animal that was named."""
    matched: bool | None = None
    """Whether a pair was made."""
    matching: int
    """How many cards in the hand would have matched."""
    forced: bool = False
    """The deck was empty, so a card had to be played."""
    found_animal: Animal
    """The animal on the card that was played or drawn."""
    match_animal: Animal
    """The animal on the card that would have been right: the newest that matched, or if none did the one to draw."""


@dataclass
class HeldCard:
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
    looked_at: bool = False
    """Its owner has had a glance at it since (A5)."""


def answers(played: PlayedGame) -> Iterator[TurnAnswer]:
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
        self._hands: list[list[HeldCard]] = [[] for _ in played.seats]
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
            self._hands[event.seat].append(HeldCard(event.animal, place, self.turns, moved.clock, shown_for))
        elif isinstance(event, Glanced):
            self._hands[event.seat][event.place].looked_at = True
        elif isinstance(event, Played):
            self._close_up(event.seat, event.slot)

    def _close_up(self, seat: Seat, slot: int) -> None:
        """Later cards move up by one (B5)."""
        hand = self._hands[seat]
        self._before[seat].update({place: hand[place].animal for place in range(slot, len(hand))})
        del hand[slot]
        for held in hand[slot:]:
            held.moved_up += 1

    def answer(self, state: State, events: tuple[Any, ...], number: int, place: int, moved: PlayedMove) -> TurnAnswer:
        seat, move, hand = moved.actor, moved.move, self._hands[moved.actor]
        played = move if isinstance(move, Play) else None
        answer = Play(played.slot) if played else Draw()  # what it was called stands in `named`
        targets = targets_of(state)
        fitting = [slot for slot, held in enumerate(hand) if held.animal in targets]
        errors = {option: self.error_of(seat, option, state, fitting) for option in choices_of(state, seat)}
        misnamed = "misnamed" if played and not is_pair(events) else None
        newest = hand[fitting[-1]] if fitting else None
        top = state.deck[-1] if state.deck else None
        found = hand[played.slot].animal if played else state.deck[-1]
        seen = newest is not None and newest.move >= self._played.settled_since(seat, place)
        looked = state.glanced is not None or any(hand[slot].looked_at for slot in fitting)
        return TurnAnswer(
            **circumstances(number, place, moved, seat, self._asked_at),
            **marking(answer, errors[answer] or misnamed, errors),
            kind="play" if played else "draw",
            counted=seen and moved.by == "person" and len(errors) > 1 and not looked,
            truth=tuple(map(Play, fitting)) or (Draw(),),
            guess=len(fitting) / len(errors),
            reasoned=len(fitting) / len(hand),
            place=played.slot if played else None,
            position=position_of(fitting[-1], len(hand)) if fitting else None,
            load=len(hand),
            events=self.turns - newest.turn if newest else None,
            replacements=newest.moved_up if newest else None,
            before=self._before[seat].get(played.slot) if played else None,
            shown_for=newest.shown_for if newest else None,
            age=round(self._asked_at - newest.drawn, 3) if newest else None,
            seen=seen,
            named=played.name if played else None,
            matched=is_pair(events) if played else None,
            matching=len(fitting),
            forced=not state.deck,
            found_animal=found,
            match_animal=newest.animal if newest else top or found,
        )

    def error_of(self, seat: Seat, option: Chosen, state: State, fitting: list[int]) -> Error | None:
        """The kind of error that this choice is, the most telling kind first."""
        if isinstance(option, Draw):
            return "missed" if fitting else None
        slot = option.slot
        if slot in fitting:
            return None
        if not fitting:
            return "none_in_hand" if state.deck else None
        if self._before[seat].get(slot) in targets_of(state):
            return "before"
        return "neighbour" if {slot - 1, slot + 1} & set(fitting) else "elsewhere"


def targets_of(state: State) -> set[Animal]:
    """What lies face up: a card that matches one of these makes a pair (B8)."""
    return {*state.table, *state.deck[-1:]}


def choices_of(state: State, seat: Seat) -> tuple[Chosen, ...]:
    """To draw, while there is a deck, or to play a card of the hand (B4, B5, B6)."""
    return ((Draw(),) if state.deck else ()) + tuple(map(Play, range(len(state.hands[seat]))))


def is_pair(events: tuple[Any, ...]) -> bool:
    return any(isinstance(event, Paired) for event in events) or is_choosing(events)


def is_choosing(events: tuple[Any, ...]) -> bool:
    """A card that matches several lies there until its player has chosen: nothing but `Played` has happened (B9)."""
    return len(events) == 1 and isinstance(events[0], Played)


def spell(choice: Chosen) -> str:
    """`draw`, or the place of the hand, counted from 0."""
    return "draw" if isinstance(choice, Draw) else str(choice.slot)


def perfect(state: State, seat: Seat, moves: tuple[Any, ...], luck: Luck) -> Any:
    """Lay a card that matches, with its name; else draw; else lay the first."""
    targets, hand = targets_of(state), state.hands[seat]
    plays = [move for move in moves if isinstance(move, Play) and move.name in (None, hand[move.slot])]
    return next((move for move in plays if hand[move.slot] in targets), moves[0])


def shows(seen: Observation, moved: PlayedMove, turn: TurnAnswer) -> bool:
    """The matching card lies on the deck, and whoever answers draws it (B4)."""
    return isinstance(moved.move, Draw) and moved.actor == turn.seat and seen.top == turn.match_animal


def _moved_up(turn: TurnAnswer) -> float:
    return log(1 + (turn.replacements or 0))


MEASURE: Final = Measure(
    answer=TurnAnswer,
    answers=answers,
    errors=get_args(Error),
    spell=spell,
    by=RecallMeasure(
        covariates=(LOAD, LAG, Covariate("moved_up", _moved_up, -0.3, 0.4), EDGE),
        load=dict.fromkeys(DESIGNS_AT, HAND),
        near=0.25,
        shows=shows,
    ),
    drill=DRILL,
    perfect=perfect,
)
