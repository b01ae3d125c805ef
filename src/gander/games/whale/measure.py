"""The answers in a game of The Wise Whale.

Every card turned from the deck asks the same: where is its like? To point is to answer, and a hit is right. Often more
than one card matches. Then it is the one seen last that should be known best, and the circumstances told are its own.
"""

from collections.abc import Iterator
from math import log
from typing import Any, Final, Literal, TypeAlias, get_args

from gander.cards.sights import Sights
from gander.contract.answer import RecalledAnswer, circumstances, marking
from gander.contract.game import Luck, Seat
from gander.contract.measure import LAG, LOAD, Covariate, Measure, RecallMeasure
from gander.contract.played_game import PlayedGame, PlayedMove
from gander.games.whale.drill import DRILL
from gander.games.whale.game import GAME
from gander.games.whale.pieces import (
    CARDS_AT,
    Card,
    Colour,
    Creature,
    Dealt,
    FaceUp,
    Glanced,
    Grid,
    LaidAway,
    NewCard,
    Observation,
    Point,
    TurnedDown,
    TurnedUp,
    is_hit,
)
from gander.games.whale.state import State

Kind: TypeAlias = Literal["point"]

Error: TypeAlias = Literal["before", "neighbour", "elsewhere"]
"""`before`: the place where a matching card lay before. `neighbour`: a place beside a matching card, in its row or its
column. `elsewhere`: a place further off."""

Position: TypeAlias = Literal["corner", "side", "inside"]
POSITIONS: Final[tuple[Position, ...]] = get_args(Position)


class Pointing(RecalledAnswer[int], frozen=True, gc=False, kw_only=True):
    """A place of the grid that was pointed at. Places are counted row by row, from 0."""

    kind: Kind = "point"
    error: Error | None = None
    truth: tuple[int, ...]
    """The places of the matching cards."""
    place: int
    """The place that was pointed at."""
    position: Position
    """Where in the grid the matching card lies that was seen last."""
    load: int
    """Cards in the grid."""
    events: int
    """Cards turned from the deck and new cards."""
    replacements: int
    """Cards that came to other places."""
    occupant: int
    """Which card it is, the matching one seen last, at its place in this game: 0 is the first."""
    before: str | None = None
    """The card that lay before at the place that was pointed at, as "red crab"."""
    matching: int
    """How many cards in the grid match."""
    colour: Colour
    """The colour of the card turned from the deck."""
    creature: Creature
    """The creature on the card turned from the deck."""
    found_colour: Colour
    """The colour of the card that was pointed at."""
    found_creature: Creature
    """The creature on the card that was pointed at."""
    match: int
    """The place of the matching card that was seen last."""
    match_colour: Colour
    """The colour of that card."""
    match_creature: Creature
    """The creature on that card."""


def answers(played: PlayedGame) -> Iterator[Pointing]:
    """Every pointing, in order (W4)."""
    table = _Sea(played)
    state: State = GAME.setup(played.options)
    number = 0
    for place, moved in enumerate(played.moves):
        if isinstance(moved.move, Point):
            number += 1
            yield table.answer(state, number, place, moved)
        step = GAME.apply(state, moved.actor, moved.move)
        state = step.after
        for event in step.events:
            table.notice(event, state, place, moved)


class _Sea(Sights[Card]):
    """What lies at each place, and when it was to be seen."""

    def notice(self, event: Any, state: State, number: int, moved: PlayedMove) -> None:
        if isinstance(event, Dealt):
            self.deal(state.grid, moved.clock)
        elif isinstance(event, NewCard):
            self.lay(event.place, state.grid[event.place], moved.clock)
        elif isinstance(event, TurnedDown):
            self.turn_down(number, moved.clock)
        elif isinstance(event, Glanced):
            self.glance(event.place, event.seat)
        elif isinstance(event, TurnedUp | LaidAway):
            self.ask(moved.clock)

    def answer(self, state: State, number: int, place: int, moved: PlayedMove) -> Pointing:
        turned, pointed, grid = state.turned, moved.move.place, state.grid
        assert turned is not None
        truth = tuple(lying for lying, card in enumerate(grid) if is_hit(card, turned))
        errors = {lying: self.error_of(lying, truth, turned, state.shape) for lying in range(len(grid))}
        match = max(truth, key=lambda lying: self[lying].event)
        card, before = self[match].card, self[pointed].before
        seen = self.was_there(moved.actor, place, match)
        looked = state.glanced is not None or self.has_looked(moved.actor, *truth)
        return Pointing(
            **circumstances(number, place, moved, moved.actor, self.asked_at),
            **marking(pointed, errors[pointed], errors),
            **self.circumstances(match),
            counted=seen and moved.by == "person" and not looked,
            truth=truth,
            guess=len(truth) / len(grid),
            reasoned=len(truth) / len(grid),
            place=pointed,
            position=position_in(state.shape, match),
            load=len(grid),
            before=None if before is None else f"{before.colour} {before.creature}",
            seen=seen,
            matching=len(truth),
            colour=turned.colour,
            creature=turned.creature,
            found_colour=grid[pointed].colour,
            found_creature=grid[pointed].creature,
            match=match,
            match_colour=card.colour,
            match_creature=card.creature,
        )

    def error_of(self, option: int, truth: tuple[int, ...], turned: Card, shape: Grid) -> Error | None:
        """The kind of error that pointing there is, the most telling kind first."""
        if option in truth:
            return None
        before = self[option].before
        if before is not None and is_hit(before, turned):
            return "before"
        return "neighbour" if any(shape.steps(option, match) == 1 for match in truth) else "elsewhere"


def position_in(shape: Grid, place: int) -> Position:
    """In a corner of the grid, at one of its sides, or inside."""
    row, column = divmod(place, shape.columns)
    ends = (row in (0, shape.rows - 1)) + (column in (0, shape.columns - 1))
    return "corner" if ends == 2 else "side" if ends == 1 else "inside"


# Knowing everything, and nothing -------------------------------------------------------------------------------------


def perfect(state: State, seat: Seat, moves: tuple[Any, ...], luck: Luck) -> Any:
    """A card that matches; which one is a matter of luck, for nobody sees what comes next (W2)."""
    turned = state.turned
    if turned is None:
        return moves[0]
    hits = [move for move in moves if is_hit(state.grid[move.place], turned)]
    return hits[luck.below(len(hits))]


# The measure ---------------------------------------------------------------------------------------------------------


def shows(seen: Observation, moved: PlayedMove, pointing: Pointing) -> bool:
    """The matching card that was seen last shows its face (W3)."""
    return isinstance(seen.grid[pointing.match], FaceUp)


def _replaced(pointing: Pointing) -> float:
    return float(bool(pointing.occupant))


def _several(pointing: Pointing) -> float:
    """Whoever could know two cards need know only one of them."""
    return log(pointing.matching / 2)


def _corner(pointing: Pointing) -> float:
    return float(pointing.position == "corner")


MEASURE: Final = Measure(
    answer=Pointing,
    answers=answers,
    errors=get_args(Error),
    spell=str,
    by=RecallMeasure(
        shows=shows,
        covariates=(
            LOAD,
            LAG,
            Covariate("replaced", _replaced, -0.3, 0.4),
            Covariate("several", _several, 0.8, 0.5),
            Covariate("corner", _corner, 0.2, 0.3),
        ),
        load=CARDS_AT,
        positions=POSITIONS,
    ),
    drill=DRILL,
    perfect=perfect,
)
