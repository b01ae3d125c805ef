"""The decisions in a game of MMM… Brains!, each beside the best one."""

from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias, get_args

from gander.contract.answer import DecidedAnswer, circumstances
from gander.contract.game import Luck, Seat
from gander.contract.measure import CourseRules, DecisionMeasure, Measure
from gander.contract.played_game import PlayedGame, PlayedMove
from gander.games.brains.chances.course import Course, CourseStep, course, turns_of
from gander.games.brains.chances.worth import Chosen, DiceWorth, best_of, odds_for, spell, stakes
from gander.games.brains.drill import DRILL
from gander.games.brains.game import GAME
from gander.games.brains.odds.turn_odds import CLOSE
from gander.games.brains.pieces import DICE, THROWS, Land, Throw
from gander.games.brains.state import State

Kind: TypeAlias = Literal["keep", "announce"]
"""Dice thrown again, or a colour announced."""

Error: TypeAlias = Literal["poorer"]
"""A choice that was worth less than the best one."""


class Decision(DecidedAnswer[Chosen], frozen=True, gc=False, kw_only=True):
    """A decision once the dice lie."""

    kind: Kind
    truth: tuple[Chosen, ...]
    """The best choice."""
    error: Error | None = None
    throws_left: int
    """How many more throws were allowed."""
    value: float
    """In brains won or not lost by this turn."""
    luck: float
    """What the last throw brought."""
    chance_left: float
    """What the choice gave away of the chance to win, of 1."""
    chance_luck: float
    """What the last throw brought of the chance to win, of 1."""
    chance_exact: bool
    """Whether the chances to win are solved; else they are estimated."""


def answers(played: PlayedGame) -> Iterator[Decision]:
    """Every decision once the dice lie: which to throw again, and which colour to announce (M4, M6, M8)."""
    state: State = GAME.setup(played.options)
    expected = luck = asked_at = 0.0
    number = 0
    weighed = {step.move: (step, turn.exact) for turn in turns_of(played) for step in turn.steps}
    for place, moved in enumerate(played.moves):
        after: State = GAME.apply(state, moved.actor, moved.move).after
        odds = odds_for(stakes(state)) if state.phase != "over" else None
        if isinstance(moved.move, Land):
            assert odds is not None
            luck = odds.best(after.faces, THROWS - after.throws) - expected
            asked_at = moved.clock
        elif moved.actor >= 0 and odds is not None:
            if state.throws:
                number += 1
                yield decision(state, odds, number, place, moved, luck, asked_at, *weighed[place])
            if isinstance(moved.move, Throw):
                expected = expected_of(state, moved.move)
        state = after


def decision(
    state: State,
    odds: DiceWorth,
    number: int,
    place: int,
    moved: PlayedMove,
    luck: float,
    asked_at: float,
    weighed: CourseStep,
    exact: bool,
) -> Decision:
    throws_left = THROWS - state.throws
    values = odds.values(state.faces, throws_left)
    best, chosen = max(values.values()), moved.move
    right = values[chosen] >= best - CLOSE
    as_good = sum(value >= best - CLOSE for value in values.values())
    return Decision(
        **circumstances(number, place, moved, moved.actor, asked_at),
        kind="keep" if isinstance(moved.move, Throw) else "announce",
        counted=moved.by == "person" and len(values) > 1,
        right=right,
        truth=(best_of(values),),
        answer=chosen,
        error=None if right else "poorer",
        guess=as_good / len(values),
        reasoned=as_good / len(values),
        throws_left=throws_left,
        value=values[chosen],
        best=best,
        left=max(0.0, best - values[chosen]),
        luck=luck,
        chance_left=weighed.left,
        chance_luck=weighed.luck,
        chance_exact=exact,
    )


def perfect(state: State, seat: Seat, moves: tuple[Any, ...], luck: Luck) -> Any:
    """The best choice of dice, or the best colour."""
    if not state.faces or len(moves) == 1:
        return moves[0]
    values = odds_for(stakes(state)).values(state.faces, THROWS - state.throws)
    return max(moves, key=lambda move: values[move])


def luck(played: PlayedGame) -> tuple[float, ...]:
    """The brains that everybody's throws brought beyond what could be expected of them, to the seat that threw."""
    state: State = GAME.setup(played.options)
    brought, expected = [0.0] * len(state.brains), 0.0
    for moved in played.moves:
        after: State = GAME.apply(state, moved.actor, moved.move).after
        if isinstance(moved.move, Throw):
            expected = expected_of(state, moved.move)
        elif isinstance(moved.move, Land):
            brought[state.turn] += odds_for(stakes(state)).best(after.faces, THROWS - after.throws) - expected
        state = after
    return tuple(brought)


def expected_of(state: State, throw: Throw) -> float:
    """What a throw is worth before the dice lie."""
    return odds_for(stakes(state)).throwing(state.faces or (0,) * DICE, throw.dice, THROWS - state.throws)


def stage(decision: Decision) -> str:
    """Decisions are told apart by the throws that are left."""
    return str(decision.throws_left)


def given_away(decision: Decision) -> tuple[float, bool]:
    return decision.chance_left, decision.chance_exact


MEASURE: Final = Measure(
    answer=Decision,
    answers=answers,
    errors=get_args(Error),
    spell=spell,
    by=DecisionMeasure(stages=tuple(map(str, range(THROWS))), stage=stage, given_away=given_away),
    drill=DRILL,
    perfect=perfect,
    course=CourseRules(Course, course),
    luck=luck,
)
