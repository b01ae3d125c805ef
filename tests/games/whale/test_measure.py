"""The answers in a game of Whale, against games written down by hand."""

from __future__ import annotations

from math import comb
from typing import Any, get_args

import pytest

from gander.contract.game import CHANCE, CLOCK, Level
from gander.contract.measure import RecallMeasure
from gander.contract.played_game import Stint
from gander.games.whale.drill import DRILL, STEPS, Difficulty, DrillKind, item
from gander.games.whale.game import GAME
from gander.games.whale.measure import MEASURE, Pointing, position_in
from gander.games.whale.pieces import (
    CARDS,
    CARDS_AT,
    GRID_AT,
    Card,
    Grid,
    Missed,
    Point,
    Ready,
    Shuffle,
    Taken,
    TimeUp,
    is_hit,
)
from gander.luck import QuickLuck
from gander.measures.answers import answers_of
from gander.measures.playback import loveliest
from gander.measures.reference import played_games, reference, sometimes
from tests.games.whale.positions import cards
from tests.notepad.kit import BEN, MIA, some_game, written

GRID = "red turtle, blue crab, blue turtle, green whale, yellow octopus, orange seahorse"


def deck(grid: str, then: str) -> Shuffle:
    """A whole deck that begins with this grid and goes on with these cards."""
    first = cards(f"{grid}, {then}")
    return Shuffle((*(other for other in CARDS if other not in first), *reversed(first)))


def alone(then: str, *moves: Any, grid: str = GRID) -> tuple[Pointing, ...]:
    """The answers of a solo game in which the grid is studied for 30 seconds and then every move takes ten."""
    later = [(0, move, 30.0 + 10 * n) for n, move in enumerate(moves, 1)]
    return answers_of(written("whale", [(CHANCE, deck(grid, then), 0.0), (0, Ready(), 30.0), *later], level="rookie"))


def test_an_answer_knows_what_was_shown_when_and_for_how_long() -> None:
    """A red crab goes with the red turtle at 0 and the blue crab at 1; both were seen at the same time."""
    (answer,) = alone("red crab", Point(2))
    assert (answer.truth, answer.answer, answer.right, answer.matching) == ((0, 1), 2, False, 2)
    assert (answer.colour, answer.creature) == ("red", "crab")
    assert (answer.found_colour, answer.found_creature) == ("blue", "turtle")
    assert (answer.place, answer.position, answer.load) == (2, "corner", 6)
    assert (answer.events, answer.replacements, answer.occupant, answer.before) == (0, 0, 0, None)
    assert (answer.shown_for, answer.age, answer.response) == (30.0, 0.0, 10.0)
    # Of the others, 2, 3 and 4 lie beside a match; 5 lies two steps from the blue crab and three from the red turtle.
    assert answer.outcomes == ("right", "right", "neighbour", "neighbour", "neighbour", "elsewhere")
    assert answer.error == "neighbour"
    assert answer.guess == pytest.approx(2 / 6)


def test_a_hit_is_right() -> None:
    (answer,) = alone("red crab", Point(1))
    assert (answer.right, answer.error, answer.counted, answer.kind) == (True, None, True, "point")


def test_a_new_card_is_what_was_seen_last() -> None:
    """The red turtle is taken and a red crab lies there; then an orange crab asks for it, the blue crab or orange."""
    _, answer = alone("red crab, orange crab", Point(0), Ready(), Point(5))
    assert answer.truth == (0, 1, 5)
    assert (answer.occupant, answer.replacements, answer.events) == (1, 0, 0)
    assert (answer.shown_for, answer.age) == (10.0, 0.0)
    assert answer.right


def test_events_and_replacements_since_a_card_was_seen() -> None:
    """Only the yellow octopus goes with a yellow puffer fish: two cards were turned and one was new meanwhile."""
    _, answer = alone("red crab, yellow puffer fish", Point(0), Ready(), Point(4))
    assert answer.truth == (4,)
    assert (answer.events, answer.replacements, answer.occupant) == (2, 1, 0)
    assert (answer.position, answer.age) == ("side", 20.0)


def test_the_place_where_a_matching_card_lay_before() -> None:
    """The red turtle has left place 0; a green turtle asks for a turtle, a green one: places 2 and 3."""
    _, answer = alone("red crab, green turtle", Point(0), Ready(), Point(0))
    assert answer.truth == (2, 3)
    assert answer.outcomes == ("before", "neighbour", "right", "right", "neighbour", "neighbour")
    assert (answer.error, answer.before) == ("before", "red turtle")


def test_a_card_laid_away_is_an_event_too() -> None:
    _, answer = alone("red crab, purple puffer fish, yellow puffer fish", Point(0), Ready(), Point(4))
    assert (answer.truth, answer.events) == ((4,), 3)
    assert (answer.match, answer.match_colour, answer.match_creature) == (4, "yellow", "octopus")


@pytest.mark.parametrize(
    ("grid", "corners", "inside"),
    [
        (Grid(2, 3), {0, 2, 3, 5}, set()),
        (Grid(3, 4), {0, 3, 8, 11}, {5, 6}),
        (Grid(4, 4), {0, 3, 12, 15}, {5, 6, 9, 10}),
    ],
)
def test_where_in_the_grid(grid: Grid, corners: set[int], inside: set[int]) -> None:
    found = {place: position_in(grid, place) for place in range(grid.places)}
    assert {place for place, position in found.items() if position == "corner"} == corners
    assert {place for place, position in found.items() if position == "inside"} == inside


def test_a_card_shown_to_somebody_else_at_the_seat_does_not_count() -> None:
    moves = [
        (CHANCE, deck(GRID, "red crab"), 0.0),
        (CLOCK, TimeUp(), 30.0),
        (0, Point(0), 40.0),
    ]
    stints = [[Stint(0, bot="uniform"), Stint(2, MIA)], [Stint(0, BEN)]]
    (answer,) = answers_of(written("whale", moves, stints, players=2, level="rookie"))
    assert (answer.seen, answer.counted, answer.right) == (False, False, True)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("options", [{"players": 1}, {"players": 3}], ids=str)
def test_answers_agree_with_the_log_they_came_from(seed: int, options: dict[str, Any]) -> None:
    """Every card that was taken or missed is one answer, in order."""
    played = some_game("whale", seed, knows=0.5, level="expert", **options)
    happened, state = [], GAME.setup(played.options)
    for moved in played.moves:
        step = GAME.apply(state, moved.actor, moved.move)
        happened += [event for event in step.events if isinstance(event, Taken | Missed)]
        state = step.after
    answers = answers_of(played)
    assert [(answer.seat, answer.answer, answer.right) for answer in answers] == [
        (event.seat, event.place, isinstance(event, Taken)) for event in happened
    ]
    for answer in answers:
        assert answer.right == (answer.error is None)
        assert answer.matching == len(answer.truth) == answer.outcomes.count("right")
        assert 0 <= answer.replacements <= answer.events


def test_perfect_memory_takes_any_card_that_matches_and_no_other() -> None:
    """A red crab goes with the red turtle at place 0 and the blue crab at place 1, and with nothing else (W4)."""
    state = GAME.setup(GAME.options(players=1, level="rookie"))
    for actor, move in ((CHANCE, deck(GRID, "red crab")), (0, Ready())):
        state = GAME.apply(state, actor, move).after
    moves = GAME.legal_moves(state, 0)
    taken = [MEASURE.perfect(state, 0, moves, QuickLuck(seed)) for seed in range(200)]
    assert set(taken) == {Point(0), Point(1)}
    # Two hundred tosses: four standard deviations to both sides of a hundred.
    assert abs(taken.count(Point(0)) - 100) < 4 * 50**0.5


# Reference lines -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", get_args(Level))
def test_perfect_memory_takes_the_whole_deck_but_for_cards_laid_away(level: Level) -> None:
    """Ten of 35 cards match. Of cards with no match at all nobody is asked (W8), so guessing is right more often."""
    line = reference("whale").results[level]
    whole = 36 - CARDS_AT[level]
    asked = 1 - comb(25, CARDS_AT[level]) / comb(35, CARDS_AT[level])
    assert asked * whole - 1 < line.perfect <= whole
    assert line.guessing == pytest.approx((2 * 10 / 35 - asked) * whole, abs=0.5)


def test_covariates_are_zero_for_an_ordinary_answer() -> None:
    assert isinstance(MEASURE.by, RecallMeasure)
    _, answer = alone("red crab, green turtle", Point(0), Ready(), Point(0))
    named = {covariate.name: covariate.of(answer) for covariate in MEASURE.by.covariates}
    assert named["several"] == 0  # two cards match
    assert named["replaced"] == 0


# The drill -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", get_args(DrillKind))
@pytest.mark.parametrize("step", STEPS)
def test_a_drill_asks_for_one_card_that_was_seen_at_the_start(kind: DrillKind, step: Difficulty) -> None:
    luck = QuickLuck(f"{kind} {step}")
    for _ in range(20):
        made = item(kind, step, luck)
        shape, lying = GRID_AT[step.level], list(made.grid)
        assert len(made.replaced) == {"before": 1, "neighbour": 1, "long_ago": 4}[kind] + step.between
        assert (made.rows, made.columns, len(lying)) == (*shape, shape.places)
        for change in made.replaced:
            lying[change.place] = change.card
        assert made.truth == tuple(place for place, card in enumerate(lying) if is_hit(card, made.turned))
        (right,) = made.truth
        assert lying[right] == made.grid[right]
        assert len({*made.grid, *(change.card for change in made.replaced), made.turned}) == (
            shape.places + len(made.replaced) + 1
        )
        lures = [change.place for change in made.replaced if is_hit(made.grid[change.place], made.turned)]
        assert bool(lures) == (kind == "before")


@pytest.mark.parametrize(
    ("missed", "kind"),
    [
        ({"before": 3.0, "neighbour": 1.0}, "before"),
        ({"neighbour": 2.0, "elsewhere": 1.0}, "neighbour"),
        ({"elsewhere": 5.0, "before": 1.0}, "long_ago"),
        ({}, "long_ago"),
    ],
)
def test_what_is_missed_most_is_practised(missed: dict[str, float], kind: str) -> None:
    assert DRILL.kind_for(missed) == kind


def test_a_miss_is_played_back_from_its_last_sight() -> None:
    """The matching card that was seen last shows its face (W3)."""
    found = [
        playback
        for played in played_games("whale", sometimes("whale", 0.5), 3, players=3)
        for playback in loveliest(played)
    ]
    assert len(found) > 2
    for playback in found:
        miss = playback.answer
        assert playback.moments[0].observation.grid[miss.match].card == Card(miss.match_colour, miss.match_creature)
