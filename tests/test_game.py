"""The contract's own words: seats, places, errors, luck, and the three rules that hold for every game."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from gander.contract.game import (
    CHANCE,
    CLOCK,
    AnyGame,
    Event,
    GameError,
    IllegalMove,
    Move,
    Outcome,
    PublicEvent,
    Step,
    UnknownGame,
    WrongOption,
    not_to_move,
    places_by_score,
    ranked,
    shared_outcome,
    shuffled,
    who,
    with_item,
    without_item,
)
from gander.games import GAMES, game
from gander.luck import QuickLuck
from tests.kit import Agreed, FixedLuck, agreements, random_play

# What holds for every game -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "starter"), [(name, starter) for name in GAMES for starter in range(3)])
def test_A1_whoever_is_said_to_be_youngest_starts(name: str, starter: int) -> None:
    playing = game(name)
    state = playing.setup(playing.options(players=3, starter=starter))
    while playing.to_move(state) != (starter,):
        actor = playing.to_move(state)[-1]
        assert actor in (CHANCE, CLOCK), "nobody may have a turn before the starter"
        move = playing.chance(state, QuickLuck(1)) if actor == CHANCE else playing.idle_move(state, actor)
        state = playing.apply(state, actor, move).after
    assert playing.observe(state, None).turn == starter


@pytest.mark.parametrize("agreed", [next(agreements(each)) for each in GAMES.values()], ids=str)
def test_A2_scores_by_player_come_at_the_end_and_not_before(agreed: Agreed) -> None:
    *before, last = random_play(agreed, seed=2)
    assert {agreed.game.outcome(made.step.after) for made in before} == {None}
    outcome = agreed.game.outcome(last.step.after)
    assert outcome
    assert len(outcome.scores) == len(outcome.places) == agreed.options.players


def test_A3_equal_best_scores_share_the_win() -> None:
    assert ranked("r", (7, 3, 7)) == Outcome("r", (7, 3, 7), (1, 3, 1), (0, 2))
    assert ranked("r", (0, 0)) == Outcome("r", (0, 0), (1, 1), (0, 1))


@pytest.mark.parametrize(
    ("scores", "places"),
    [((5,), (1,)), ((1, 2, 3), (3, 2, 1)), ((4, 9, 4, 1), (2, 1, 2, 4)), ((-3, -1, -3), (2, 1, 2))],
)
def test_A3_equal_scores_share_a_place(scores: tuple[int, ...], places: tuple[int, ...]) -> None:
    assert places_by_score(scores) == places


def test_result_of_a_group_has_no_winner() -> None:
    assert shared_outcome("r", -4, 3) == Outcome("r", (-4, -4, -4), (1, 1, 1), ())


class Ring(Move, frozen=True, gc=False):
    """A move of no game in particular."""

    bell: int


# Registry and errors -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_game_is_found_by_its_name(name: str) -> None:
    assert game(name).name == name


def test_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=rf"^unknown game: 'chess': known are {', '.join(GAMES)}$") as unknown:
        game("chess")
    assert (unknown.value.name, unknown.value.known) == ("chess", tuple(GAMES))


def test_every_error_is_a_value_error_with_a_code_of_its_own() -> None:
    codes = {error.code for error in (GameError, UnknownGame, WrongOption, IllegalMove)}
    assert codes == {"game_error", "unknown_game", "wrong_option", "illegal_move"}
    assert issubclass(GameError, ValueError)


def test_illegal_move_says_what_and_why() -> None:
    error = IllegalMove(1, Ring(4), "no_such_bell", "3 bells are here, counted from 0")
    assert str(error) == "illegal move: Ring(bell=4): 3 bells are here, counted from 0"


@pytest.mark.parametrize(
    ("actor", "awaited", "reason", "detail"),
    [
        (0, (), "game_over", "the game is over"),
        (0, (1,), "not_your_turn", "seat 0 may not make it now: to move is seat 1"),
        (CHANCE, (1, CLOCK), "not_your_turn", "chance may not make it now: to move is seat 1 or the clock"),
    ],
)
def test_move_out_of_turn_names_those_who_are_to_move(
    actor: int, awaited: tuple[int, ...], reason: str, detail: str
) -> None:
    refusal = not_to_move(actor, Ring(0), awaited)
    assert (refusal.actor, refusal.reason, refusal.detail) == (actor, reason, detail)


def test_actors_are_named() -> None:
    assert [who(actor) for actor in (0, 3, CHANCE, CLOCK)] == ["seat 0", "seat 3", "chance", "the clock"]


# Events --------------------------------------------------------------------------------------------------------------


class Unfinished(Event, frozen=True, gc=False):
    """An event whose author forgot to say who may see it."""


class Rang(PublicEvent, frozen=True, gc=False):
    times: int


def test_event_that_does_not_say_who_may_see_it_is_told_to_nobody() -> None:
    with pytest.raises(NotImplementedError, match="Unfinished does not say who may see it"):
        Step(0, 1, (Unfinished(),)).told(0)


def test_public_event_is_told_whole() -> None:
    assert {Step(0, 1, (Rang(2),)).told(viewer) for viewer in (None, 0, 1)} == {(Rang(2),)}


@pytest.mark.parametrize("playing", GAMES.values(), ids=GAMES)
def test_every_event_says_who_may_see_it(playing: AnyGame) -> None:
    kinds = playing.event.__args__
    assert [kind for kind in kinds if kind.seen_by is Event.seen_by] == []


# Luck and tuples -----------------------------------------------------------------------------------------------------


def test_every_order_is_as_likely() -> None:
    orders = Counter(shuffled("abc", FixedLuck(*luck)) for luck in product(range(3), range(2)))
    assert len(orders) == 6
    assert set(orders.values()) == {1}


def test_seed_repeats_luck() -> None:
    first, again, other = QuickLuck(7), QuickLuck(7), QuickLuck(8)
    numbers = [first.below(1000) for _ in range(50)]
    assert numbers == [again.below(1000) for _ in range(50)]
    assert numbers != [other.below(1000) for _ in range(50)]


def test_luck_stays_below_and_reaches_every_number() -> None:
    luck = QuickLuck(1)
    assert {luck.below(6) for _ in range(200)} == set(range(6))
    assert {luck.below(1) for _ in range(20)} == {0}


def test_items_are_exchanged_and_taken_out() -> None:
    assert with_item((1, 2, 3), 1, 9) == (1, 9, 3)
    assert without_item((1, 2, 3), 0) == (2, 3)
    assert without_item((1, 2, 3), 2) == (1, 2)
