"""The answers in a game of The Astute Goose."""

from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias, get_args

from gander.cards.sights import Sights
from gander.contract.answer import RecalledAnswer, circumstances, marking, position_of
from gander.contract.game import Luck, Seat
from gander.contract.measure import EDGE, LAG, LOAD, Covariate, Measure, RecallMeasure, any_move
from gander.contract.played_game import PlayedGame, PlayedMove
from gander.games.goose.drill import DRILL
from gander.games.goose.game import GAME
from gander.games.goose.pieces import (
    LINEUP_AT,
    OVERVIEW,
    SUSPECTS,
    Accept,
    Answer,
    Answered,
    Dealt,
    FaceUp,
    Feature,
    Glanced,
    NewCard,
    Observation,
    Propose,
    Proposed,
    Question,
    Rolled,
    Suspect,
    TurnedDown,
    Value,
)
from gander.games.goose.state import State

Kind: TypeAlias = Literal["answer", "in_turn", "proposal", "group"]
"""One's own question, somebody else's after a mistake, a proposal to the group, the group's answer."""

Error: TypeAlias = Literal["before", "neighbour", "elsewhere", "earlier", "never", "called"]
"""`before`: what lay at that place before. `neighbour`: what lies beside it. `elsewhere`: what lies further off.
`earlier`: what was shown and is gone. `never`: what was never shown. `called`: what was called wrong a moment ago."""


class Reply(RecalledAnswer[Value], frozen=True, gc=False, kw_only=True):
    """An answer to the question that the dice ask."""

    kind: Kind
    error: Error | None = None
    feature: Feature
    """What was asked, a colour, clothing or animal."""
    place: int
    before: Value | None = None
    load: int
    """Face-down suspects."""
    events: int
    """Questions and new cards."""
    replacements: int
    """Cards that came to other places."""


def answers(played: PlayedGame) -> Iterator[Reply]:
    """Every answer of the game, also those in turn after somebody's mistake and the group's (G8, G11, G19)."""
    table = _Lineup(played)
    state: State = GAME.setup(played.options)
    number = 0
    for place, moved in enumerate(played.moves):
        step = GAME.apply(state, moved.actor, moved.move)
        for event in step.events:
            if isinstance(event, Proposed | Answered):
                number += 1
                yield table.answer(event, state, number, place, moved)
        state = step.after
        for event in step.events:
            table.notice(event, state, place, moved)


class _Lineup(Sights[Suspect]):
    """What lies at each place, and when it was to be seen."""

    def __init__(self, played: PlayedGame) -> None:
        super().__init__(played)
        self._ever_shown: list[Suspect] = []

    def notice(self, event: Any, state: State, number: int, moved: PlayedMove) -> None:
        if isinstance(event, Dealt):
            dealt = [card for card in state.lineup if card is not None]
            self.deal(dealt, moved.clock)
            self._ever_shown += dealt
        elif isinstance(event, NewCard):
            card = state.lineup[event.slot]
            assert card is not None
            self.lay(event.slot, card, moved.clock)
            self._ever_shown.append(card)
        elif isinstance(event, TurnedDown):
            self.turn_down(number, moved.clock)
        elif isinstance(event, Rolled):
            self.ask(moved.clock)
        elif isinstance(event, Glanced):
            self.glance(event.place, event.seat)
        elif isinstance(event, Answered):
            self.ask_again(moved.clock)  # from now on it is the next player's question (G11)

    def answer(self, said: Proposed | Answered, state: State, number: int, place: int, moved: PlayedMove) -> Reply:
        question, kind = state.question, kind_of(said, state)
        assert question is not None
        seat = None if kind == "group" else said.seat
        feature, slot = question.feature, question.slot
        sight = self[slot]
        errors = {option: self.error_of(option, state, question) for option in OVERVIEW[feature]}
        seen = self.was_there(seat, place, slot)
        return Reply(
            **circumstances(number, place, moved, seat, self.asked_at),
            **marking(said.value, errors[said.value], errors),
            **self.circumstances(slot),
            kind=kind,
            counted=seen and moved.by == "person" and kind != "proposal" and not self.has_looked(seat, slot),
            truth=(value_of(sight.card, feature),),
            guess=1 / (len(errors) - len(set(state.wrong))),
            reasoned=self.reasoned(state, question),
            feature=feature,
            place=slot,
            position=position_of(slot, len(state.lineup)),
            load=face_down(state),
            before=None if sight.before is None else value_of(sight.before, feature),
            seen=seen,
        )

    def error_of(self, value: Value, state: State, question: Question) -> Error | None:
        """The kind of error that saying this value is, the most telling kind first."""
        feature, slot = question.feature, question.slot
        here = self[slot]
        if value == value_of(here.card, feature):
            return None
        if value in state.wrong:
            return "called"
        if here.before is not None and value == value_of(here.before, feature):
            return "before"
        lying = {at: card for at, card in enumerate(state.lineup) if card is not None and at != slot}
        if any(value == value_of(card, feature) for at, card in lying.items() if abs(at - slot) == 1):
            return "neighbour"
        if any(value == value_of(card, feature) for card in lying.values()):
            return "elsewhere"
        shown = any(value == value_of(card, feature) for card in self._ever_shown)
        return "earlier" if shown else "never"

    def reasoned(self, state: State, question: Question) -> float:
        """The share of the likeliest value among the cards that may lie here, for who knows all the others.

        Those are the card itself and all that were never shown, less what was called wrong.
        """
        others = set(self._ever_shown) - {self[question.slot].card}
        possible = [value_of(card, question.feature) for card in SUSPECTS if card not in others]
        possible = [value for value in possible if value not in state.wrong]
        return max(map(possible.count, possible)) / len(possible)


def kind_of(said: Proposed | Answered, state: State) -> Kind:
    if isinstance(said, Proposed):
        return "proposal"
    if state.mode == "cooperative":
        return "group"
    return "in_turn" if state.wrong else "answer"


def face_down(state: State) -> int:
    """How many suspects lie in the line-up, with the one that is held after a mistake (G11)."""
    return sum(card is not None for card in state.lineup) + (state.held is not None)


def value_of(card: Suspect, feature: Feature) -> Value:
    value: Value = getattr(card, feature)
    return value


# Knowing everything, and nothing -------------------------------------------------------------------------------------


def perfect(state: State, seat: Seat, moves: tuple[Any, ...], luck: Luck) -> Any:
    """The true answer."""
    if not isinstance(moves[0], Answer | Propose | Accept):
        return moves[0]
    question = state.question
    assert question is not None
    card = state.held or state.lineup[question.slot]
    assert card is not None
    truth = value_of(card, question.feature)
    return next(move for move in moves if isinstance(move, Accept) or move.value == truth)


def guessing(state: State, seat: Seat, moves: tuple[Any, ...], luck: Luck) -> Any:
    """Any move; but nobody repeats what was just called wrong, and a group takes the first proposal."""
    possible = tuple(move for move in moves if not (isinstance(move, Answer) and move.value in state.wrong))
    agreeing = tuple(move for move in possible if isinstance(move, Accept))
    return any_move(state, seat, agreeing or possible, luck)


# The measure ---------------------------------------------------------------------------------------------------------


def shows(seen: Observation, moved: PlayedMove, reply: Reply) -> bool:
    """The suspect shows its face to all (G5, G12)."""
    return isinstance(seen.lineup[reply.place], FaceUp)


def _replaced(reply: Reply) -> float:
    return float(bool(reply.occupant))


def _in_turn(reply: Reply) -> float:
    return float(reply.kind == "in_turn")


def _reasoning(reply: Reply) -> float:
    return reply.reasoned - reply.guess


MEASURE: Final = Measure(
    answer=Reply,
    answers=answers,
    errors=get_args(Error),
    spell=str,
    by=RecallMeasure(
        shows=shows,
        covariates=(
            LOAD,
            LAG,
            Covariate("replaced", _replaced, -0.3, 0.4),
            EDGE,
            Covariate("in_turn", _in_turn, -0.3, 0.5),
            Covariate("reasoning", _reasoning, 1.0, 1.0),
        ),
        load=LINEUP_AT,
    ),
    drill=DRILL,
    perfect=perfect,
    guessing=guessing,
)
