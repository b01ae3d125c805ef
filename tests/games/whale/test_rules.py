"""The Wise Whale by the numbers of its rules. Cards are laid and results counted by hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from math import comb
from typing import get_args

import pytest

from gander.contract.game import CHANCE, CLOCK, IllegalMove, Level, Outcome, WrongOption
from gander.games.whale.game import GAME
from gander.games.whale.pieces import (
    CARDS,
    COLOURS,
    CREATURES,
    GRID_AT,
    Card,
    Dealt,
    Ended,
    FaceDown,
    FaceUp,
    GotReady,
    LaidAway,
    Missed,
    NewCard,
    Options,
    Point,
    Ready,
    Shuffle,
    Taken,
    TimeUp,
    TurnedDown,
    TurnedUp,
    is_hit,
)
from gander.games.whale.state import State
from gander.luck import QuickLuck
from tests.games.whale.positions import card, cards, whale_at
from tests.kit import FixedLuck, played

GRID = "red turtle, blue crab, blue turtle, green whale, yellow octopus, orange seahorse"
RED_TURTLE, BLUE_CRAB, BLUE_TURTLE, GREEN_WHALE, YELLOW_OCTOPUS, ORANGE_SEAHORSE = cards(GRID)
RED_CRAB = card("red crab")
DOWN = FaceDown()


def turned_red_crab(players: int = 3, deck: str = "purple whale, purple turtle") -> State:
    """Seat 0 has the turn, a red crab lies turned, a purple turtle is next."""
    return whale_at(GRID, deck=deck, turned="red crab", players=players)


def refused(state: State, actor: int, move: object) -> str:
    """The reason for which a move is refused."""
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, actor, move)  # type: ignore[arg-type]
    return refusal.value.reason


def on(state: State, *places: int) -> State:
    """Point at one place after the other; the new cards are memorised in no time."""
    for place in places:
        state = played(GAME, state, (state.turn, Point(place)), (CLOCK, TimeUp())).after
    return state


# Components and setup ------------------------------------------------------------------------------------------------


def test_W1_every_creature_comes_once_in_every_colour() -> None:
    assert CREATURES == ("whale", "puffer fish", "octopus", "turtle", "crab", "seahorse")
    assert COLOURS == ("yellow", "red", "purple", "blue", "green", "orange")
    assert Counter((card.colour, card.creature) for card in CARDS) == dict.fromkeys(product(COLOURS, CREATURES), 1)
    assert len(CARDS) == 36


@pytest.mark.parametrize(
    ("level", "rows", "columns", "left"),
    [("rookie", 2, 3, 30), ("experienced", 3, 3, 27), ("advanced", 3, 4, 24), ("expert", 4, 4, 20)],
)
def test_W2_level_decides_the_grid(level: Level, rows: int, columns: int, left: int) -> None:
    step = GAME.apply(GAME.setup(Options(2, level)), CHANCE, Shuffle(CARDS))
    assert step.events == (Dealt(rows * columns),)
    for viewer in (None, 0, 1):
        seen = GAME.observe(step.after, viewer)
        assert (seen.rows, seen.columns, len(seen.grid), seen.deck) == (rows, columns, rows * columns, left)


def test_W2_every_level_is_known() -> None:
    assert tuple(GRID_AT) == get_args(Level)
    with pytest.raises(WrongOption):
        GAME.setup(Options(2, "legend"))  # type: ignore[arg-type]


def test_W2_grid_is_laid_face_up_row_by_row_from_the_top_of_the_deck() -> None:
    after = GAME.apply(GAME.setup(Options(2, "rookie")), CHANCE, Shuffle(CARDS)).after
    top_down = tuple(reversed(CARDS))
    assert after.grid == top_down[:6]
    assert after.deck == CARDS[:30]
    assert GAME.observe(after, 0).grid == tuple(map(FaceUp, top_down[:6]))


def test_W2_deck_is_shuffled() -> None:
    before = GAME.setup(Options(2))
    assert GAME.to_move(before) == (CHANCE,)
    assert GAME.chance(before, FixedLuck(*range(35, 0, -1))) == Shuffle(CARDS)
    first_and_last_exchanged = GAME.chance(before, FixedLuck(0, *range(34, 0, -1)))
    assert first_and_last_exchanged == Shuffle((CARDS[35], *CARDS[1:35], CARDS[0]))


@pytest.mark.parametrize("deck", [(), CARDS[1:], (*CARDS[1:], CARDS[1]), (*CARDS, CARDS[0])])
def test_W2_deck_must_be_whole(deck: tuple[Card, ...]) -> None:
    assert refused(GAME.setup(Options(2)), CHANCE, Shuffle(deck)) == "wrong_deck"


def test_W3_grid_is_turned_down_when_all_are_ready() -> None:
    study = GAME.apply(GAME.setup(Options(3)), CHANCE, Shuffle(CARDS)).after
    assert GAME.to_move(study) == (0, 1, 2, CLOCK)
    first = played(GAME, study, (1, Ready()))
    assert first.events == (GotReady(1),)
    assert GAME.to_move(first.after) == (0, 2, CLOCK)
    assert refused(first.after, 1, Ready()) == "not_your_turn"
    assert GAME.observe(first.after, 1).grid == GAME.observe(study, 1).grid
    last = played(GAME, first.after, (0, Ready()), (2, Ready()))
    assert last.events[:2] == (GotReady(2), TurnedDown(None))
    assert {GAME.observe(last.after, viewer).grid for viewer in (None, 0, 1, 2)} == {(DOWN,) * 6}


def test_W3_grid_is_turned_down_when_time_is_up() -> None:
    study = GAME.apply(GAME.setup(Options(3, starter=1)), CHANCE, Shuffle(CARDS)).after
    step = played(GAME, study, (2, Ready()), (CLOCK, TimeUp()))
    assert step.events[0] == TurnedDown(None)
    assert GAME.observe(step.after, 0).grid == (DOWN,) * 6
    assert GAME.to_move(step.after) == (1,)


# Turn ----------------------------------------------------------------------------------------------------------------


def test_W4_top_of_the_deck_is_turned_for_all() -> None:
    study = whale_at(GRID, deck="purple whale, red crab", phase="study")
    step = played(GAME, study, (CLOCK, TimeUp()))
    assert step.events == (TurnedDown(None), TurnedUp(RED_CRAB))
    for viewer in (None, 0, 1):
        seen = GAME.observe(step.after, viewer)
        assert (seen.phase, seen.turned, seen.deck) == ("turn", RED_CRAB, 1)


def test_W4_active_player_points_at_any_card_of_the_grid() -> None:
    state = turned_red_crab()
    assert GAME.legal_moves(state, 0) == tuple(Point(place) for place in range(6))
    assert GAME.legal_moves(state, 1) == ()
    assert refused(state, 1, Point(0)) == "not_your_turn"
    assert {refused(state, 0, Point(place)) for place in (-1, 6)} == {"no_such_card"}
    assert refused(state, 0, Ready()) == "wrong_move"


@pytest.mark.parametrize(("place", "pointed"), [(0, RED_TURTLE), (2, BLUE_TURTLE)])
def test_W4_card_pointed_at_is_turned_over_for_all(place: int, pointed: Card) -> None:
    after = GAME.apply(turned_red_crab(), 0, Point(place)).after
    assert {GAME.observe(after, viewer).shown for viewer in (None, 0, 1, 2)} == {pointed}
    assert GAME.observe(played(GAME, after, (CLOCK, TimeUp())).after, 0).shown is None


@pytest.mark.parametrize(("place", "taken"), [(0, RED_TURTLE), (1, BLUE_CRAB)])
def test_W5_same_colour_or_same_creature_is_a_point(place: int, taken: Card) -> None:
    step = GAME.apply(turned_red_crab(), 0, Point(place))
    assert step.events == (Taken(0, place, taken), NewCard(place))
    assert step.after.piles == ((taken,), (), ())
    assert GAME.observe(step.after, 1).points == (1, 0, 0)


def test_W5_card_from_the_deck_takes_its_place_face_up_then_face_down() -> None:
    state = GAME.apply(turned_red_crab(), 0, Point(1)).after
    for viewer in (None, 0, 1, 2):
        seen = GAME.observe(state, viewer)
        assert seen.grid == (DOWN, FaceUp(RED_CRAB), DOWN, DOWN, DOWN, DOWN)
        assert (seen.turned, seen.fresh, seen.phase) == (None, 1, "new_card")
    down = played(GAME, state, (CLOCK, TimeUp()))
    assert down.events == (TurnedDown(1), TurnedUp(card("purple turtle")))
    assert down.after.grid[1] == RED_CRAB
    assert GAME.observe(down.after, 0).grid == (DOWN,) * 6


def test_W6_after_a_hit_the_same_player_goes_on() -> None:
    state = on(turned_red_crab(), 1)
    assert (state.turn, state.hits, state.turned) == (0, 1, card("purple turtle"))


def test_W6_third_hit_ends_the_turn() -> None:
    state = whale_at(GRID, turned="red crab", deck="green crab, green turtle, red whale", hits=0, players=2)
    state = on(state, 0)  # the red turtle; a red whale is turned
    state = on(state, 3)  # the green whale; a green turtle is turned
    assert (state.turn, state.hits) == (0, 2)
    state = on(state, 2)  # the blue turtle
    assert (state.turn, state.hits) == (1, 0)
    assert len(state.piles[0]) == 3


def test_W7_miss_leaves_the_game_and_ends_the_turn() -> None:
    step = GAME.apply(turned_red_crab(), 0, Point(2))
    assert step.events == (Missed(0, 2, BLUE_TURTLE), NewCard(2))
    assert step.after.box == (BLUE_TURTLE,)
    assert step.after.piles == ((), (), ())
    assert GAME.observe(step.after, 0).grid == (DOWN, DOWN, FaceUp(RED_CRAB), DOWN, DOWN, DOWN)
    after = played(GAME, step.after, (CLOCK, TimeUp())).after
    assert (after.turn, after.hits, GAME.to_move(after)) == (1, 0, (1,))


def test_W7_hits_before_a_miss_stay_points() -> None:
    state = on(whale_at(GRID, turned="red crab", deck="orange crab, purple turtle", turn=1), 0, 3)
    assert state.piles == ((), (RED_TURTLE,))
    assert state.turn == 0


def test_W8_card_without_its_like_is_laid_away_and_the_next_is_turned() -> None:
    """Nothing here is purple or a puffer fish."""
    study = whale_at(GRID, deck="red crab, purple puffer fish", phase="study", turn=1)
    step = played(GAME, study, (CLOCK, TimeUp()))
    laid_away = card("purple puffer fish")
    assert step.events == (TurnedDown(None), LaidAway(laid_away), TurnedUp(RED_CRAB))
    for viewer in (None, 0, 1):
        assert step.told(viewer) == step.events
        assert GAME.observe(step.after, viewer).away == (laid_away,)
    assert (step.after.turn, step.after.turned, step.after.deck) == (1, RED_CRAB, ())


def test_W8_costs_nobody_anything() -> None:
    state = whale_at(GRID, turned="red crab", deck="blue whale, purple puffer fish", hits=0)
    state = GAME.apply(state, 0, Point(0)).after
    state = played(GAME, state, (CLOCK, TimeUp())).after
    assert (state.turn, state.hits, state.piles) == (0, 1, ((RED_TURTLE,), ()))
    after = GAME.apply(state, 0, Point(3)).after
    assert (after.away, after.box) == ((), cards("purple puffer fish"))


def test_W8_several_cards_in_a_row_are_laid_away() -> None:
    grid = "red turtle, red crab, red whale, red octopus, red seahorse, orange turtle"
    study = whale_at(grid, deck="red puffer fish, blue puffer fish, green puffer fish", phase="study")
    step = played(GAME, study, (CLOCK, TimeUp()))
    first, second = cards("green puffer fish, blue puffer fish")
    assert step.events == (TurnedDown(None), LaidAway(first), LaidAway(second), TurnedUp(card("red puffer fish")))


@pytest.mark.parametrize(("count", "one_in"), [(6, 9), (9, 35), (12, 160), (16, 1987)])
def test_W8_how_often_the_first_card_has_no_like(count: int, one_in: int) -> None:
    """25 of the 35 other cards are unlike any card; all of the grid must be among them."""
    assert all(sum(not is_hit(other, one) for other in CARDS) == 25 for one in CARDS)
    assert round(comb(35, count) / comb(25, count)) == one_in


@pytest.mark.parametrize("seed", range(20))
def test_W8_what_was_said_of_the_grid_holds_in_every_world_that_looks_the_same(seed: int) -> None:
    state = whale_at(GRID, turned="red crab", away="purple puffer fish", deck="purple turtle, red puffer fish")
    other = GAME.rearrange(state, 0, QuickLuck(seed))
    assert any(is_hit(lying, RED_CRAB) for lying in other.grid)
    assert not any(is_hit(lying, card("purple puffer fish")) for lying in other.grid)


def test_W9_new_card_is_memorised_until_all_are_ready() -> None:
    state = GAME.apply(turned_red_crab(), 0, Point(1)).after
    assert GAME.to_move(state) == (0, 1, 2, CLOCK)
    assert {GAME.legal_moves(state, seat) for seat in (0, 1, 2)} == {(Ready(),)}
    assert refused(state, 0, Point(0)) == "wrong_move"
    step = played(GAME, state, (2, Ready()), (0, Ready()), (1, Ready()))
    assert step.events == (GotReady(1), TurnedDown(1), TurnedUp(card("purple turtle")))
    assert step.after.ready == (False, False, False)


def test_W9_new_card_is_memorised_until_time_is_up() -> None:
    state = GAME.apply(turned_red_crab(), 0, Point(1)).after
    assert TimeUp in GAME.interruptions
    assert GAME.awaited(state) == (0, 1, 2)
    assert played(GAME, state, (0, Ready()), (CLOCK, TimeUp())).after.phase == "turn"


# End -----------------------------------------------------------------------------------------------------------------


def test_W10_game_ends_when_the_last_card_of_the_deck_has_found_its_place() -> None:
    step = GAME.apply(turned_red_crab(deck=""), 0, Point(1))
    assert step.events == (Taken(0, 1, BLUE_CRAB), NewCard(1), Ended())
    assert GAME.to_move(step.after) == ()
    assert refused(step.after, 0, Point(1)) == "game_over"
    grid = (RED_TURTLE, RED_CRAB, BLUE_TURTLE, GREEN_WHALE, YELLOW_OCTOPUS, ORANGE_SEAHORSE)
    assert {GAME.observe(step.after, viewer).grid for viewer in (None, 0)} == {tuple(map(FaceUp, grid))}


def test_W10_game_ends_when_the_last_cards_are_laid_away() -> None:
    state = whale_at(GRID, turned="red crab", deck="purple puffer fish", players=2)
    step = played(GAME, state, (0, Point(1)), (CLOCK, TimeUp()))
    assert step.events == (TurnedDown(1), LaidAway(card("purple puffer fish")), Ended())
    assert GAME.outcome(step.after) == Outcome("deck_empty", (1, 0), (1, 2), (0,))


def test_W10_grid_belongs_to_nobody() -> None:
    over = GAME.apply(turned_red_crab(players=2, deck=""), 0, Point(2)).after
    assert GAME.outcome(over) == Outcome("deck_empty", (0, 0), (1, 1), (0, 1))


@pytest.mark.parametrize(
    ("piles", "outcome"),
    [
        (("red whale, red octopus", "green crab", ""), Outcome("deck_empty", (3, 1, 0), (1, 2, 3), (0,))),
        (("", "green crab", "red whale"), Outcome("deck_empty", (1, 1, 1), (1, 1, 1), (0, 1, 2))),
        (("", "green crab, red whale", ""), Outcome("deck_empty", (1, 2, 0), (2, 1, 3), (1,))),
    ],
)
def test_W11_most_cards_win(piles: tuple[str, ...], outcome: Outcome) -> None:
    state = whale_at(GRID, turned="red crab", players=3, piles=piles)
    assert GAME.outcome(state) is None
    assert GAME.outcome(GAME.apply(state, 0, Point(0)).after) == outcome


def test_W12_alone_there_is_no_limit_of_three() -> None:
    state = whale_at(GRID, turned="red crab", deck="green crab", hits=3, players=1, mode="solo")
    after = GAME.apply(state, 0, Point(1)).after
    assert (after.turn, after.hits) == (0, 4)


def test_W12_alone_a_miss_is_an_error() -> None:
    state = whale_at(GRID, turned="red crab", players=1, mode="solo", piles=("red whale, green crab",))
    step = GAME.apply(state, 0, Point(2))
    assert step.events == (Missed(0, 2, BLUE_TURTLE), NewCard(2), Ended())
    assert (step.after.errors, step.after.box) == ((BLUE_TURTLE,), ())
    assert GAME.outcome(step.after) == Outcome("deck_empty", (2 - 1,), (1,), ())


def test_W12_a_result_can_be_below_nothing() -> None:
    state = whale_at(GRID, turned="red crab", players=1, mode="solo", errors="red whale, green crab")
    assert GAME.outcome(GAME.apply(state, 0, Point(2)).after) == Outcome("deck_empty", (-3,), (1,), ())


# Examples ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "hit"), [(0, True), (1, True), (2, False)])
def test_W13_red_turtle_and_blue_crab_go_with_a_red_crab_and_a_blue_turtle_does_not(place: int, hit: bool) -> None:
    happened, _ = GAME.apply(turned_red_crab(), 0, Point(place)).events
    assert isinstance(happened, Taken if hit else Missed)


def test_W13_third_hit_ends_the_turn_even_if_a_fourth_is_known() -> None:
    state = on(whale_at(GRID, turned="red crab", deck="red octopus, green crab", hits=2), 0)
    assert is_hit(state.grid[1], card("green crab"))
    assert (state.turn, state.hits) == (1, 0)
    assert state.turned == card("green crab")
    assert refused(state, 0, Point(1)) == "not_your_turn"


def test_W13_card_laid_down_by_a_hit_can_be_taken_next() -> None:
    state = on(turned_red_crab(deck="green whale, red octopus"), 0)
    step = GAME.apply(state, 0, Point(0))
    assert step.events[0] == Taken(0, 0, RED_CRAB)


def test_W13_every_card_goes_with_ten_others() -> None:
    """Five of its colour and five of its kind."""
    likes = Counter(one for pair in combinations(CARDS, 2) if is_hit(*pair) for one in pair)
    assert set(likes.values()) == {10}
