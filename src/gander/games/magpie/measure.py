"""What a game of The Thieving Magpie says about a player: where the like of a card lay that had been seen."""

from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias, get_args

from gander.cards.sights import Sights
from gander.contract.answer import RecalledAnswer, circumstances, marking
from gander.contract.game import Luck, Seat
from gander.contract.measure import LAG, LOAD, Measure, RecallMeasure
from gander.contract.played_game import PlayedGame, PlayedMove
from gander.games.magpie.drill import DRILL
from gander.games.magpie.game import GAME
from gander.games.magpie.pieces import CARDS_AT, Glanced, Observation, Thing, TurnedDown, TurnedOver, TurnOver
from gander.games.magpie.rules import face_down
from gander.games.magpie.state import State

Error: TypeAlias = Literal["neighbour", "elsewhere"]


class Matching(RecalledAnswer[int], frozen=True, gc=False, kw_only=True):
    """The second card of a turn, where its like had been seen. A choice is a place, counted row by row."""

    error: Error | None = None
    card: Thing
    """The card that was turned first."""
    found: Thing
    """The card that was turned second."""


def answers(played: PlayedGame) -> Iterator[Matching]:
    """Every second card for which memory could help, in order (P3, P4)."""
    sights: Sights[Thing] = Sights(played)
    state: State = GAME.setup(played.options)
    given = 0
    for number, moved in enumerate(played.moves):
        if isinstance(moved.move, TurnOver) and state.phase == "second" and sights.was_shown(twin_of(state)):
            given += 1
            yield _answer(sights, state, given, number, moved)
        step = GAME.apply(state, moved.actor, moved.move)
        state = step.after
        for event in step.events:
            if isinstance(event, TurnedOver):
                sights.show(event.place, event.card, moved.clock)
                sights.ask_again(moved.clock)
            elif isinstance(event, TurnedDown):
                sights.turn_down(number, moved.clock)
            elif isinstance(event, Glanced):
                sights.glance(event.place, event.seat)


def _answer(sights: Sights[Thing], state: State, given: int, number: int, moved: PlayedMove) -> Matching:
    twin, chosen, options = twin_of(state), moved.move.place, face_down(state)
    errors = {place: error_of(state, place, twin) for place in options}
    together = state.mode == "cooperative"
    seen = sights.was_there(None if together else moved.actor, number, twin)
    first, found = state.grid[state.open[0]], state.grid[chosen]
    assert first is not None
    assert found is not None
    return Matching(
        **circumstances(given, number, moved, moved.actor, sights.asked_at),
        **marking(chosen, errors[chosen], errors),
        **sights.circumstances(twin),
        kind="match",
        counted=seen and moved.by == "person" and not sights.has_looked(moved.actor, twin),
        truth=(twin,),
        guess=1 / len(options),
        reasoned=1 / len(options),
        place=chosen,
        position="middle",
        load=sum(place in state.seen for place in options),
        seen=seen,
        card=first,
        found=found,
    )


def twin_of(state: State) -> int:
    """Where the like of the first card lies."""
    (first,) = state.open
    return next(place for place, card in enumerate(state.grid) if card == state.grid[first] and place != first)


def error_of(state: State, place: int, twin: int) -> Error | None:
    if place == twin:
        return None
    return "neighbour" if state.shape.steps(place, twin) == 1 else "elsewhere"


def shows(seen: Observation, moved: PlayedMove, answer: Matching) -> bool:
    """The like of the card lies face up (P4)."""
    return seen.grid[answer.truth[0]].lies == "face_up"


def perfect(state: State, seat: Seat, moves: tuple[Any, ...], luck: Luck) -> Any:
    """Nothing that was seen is forgotten, and nothing else is known (P7)."""
    if not isinstance(moves[0], TurnOver):
        return moves[0]
    places = face_down(state)
    known = [place for place in places if place in state.seen]
    if state.phase == "second":
        twin = twin_of(state)
        wanted = [twin] if twin in known else []
    else:
        cards = [state.grid[place] for place in known]
        wanted = [place for place in known if cards.count(state.grid[place]) == 2]
    new = [place for place in places if place not in known]
    among = wanted or new or list(places)
    return TurnOver(among[0] if wanted else among[luck.below(len(among))])


MEASURE: Final = Measure(
    answer=Matching,
    answers=answers,
    errors=get_args(Error),
    spell=str,
    by=RecallMeasure(
        covariates=(LOAD, LAG),
        load={level: cards // 3 for level, cards in CARDS_AT.items()},
        positions=("middle",),
        shows=shows,
    ),
    drill=DRILL,
    perfect=perfect,
)
