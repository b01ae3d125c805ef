"""The rules of the Magpie, by number."""

from __future__ import annotations

import pytest

from gander.cards.memorising import Ready, TimeUp
from gander.contract.game import CHANCE, CLOCK, IllegalMove, Level, Outcome
from gander.contract.glances import Glance
from gander.games.magpie.game import GAME
from gander.games.magpie.needs import perfect_turns, turns_by_luck
from gander.games.magpie.pieces import (
    CARDS_AT,
    THINGS,
    FlownOff,
    Glances,
    NoPair,
    Options,
    PairTaken,
    Shuffle,
    TurnedDown,
    TurnedOver,
    TurnOver,
    deck_of,
)
from tests.games.magpie.positions import magpie_at, things
from tests.kit import played, steps_of

FIRST = "ring, key, key, ring"


def test_P1_every_thing_is_there_twice_and_there_are_21_kinds() -> None:
    assert len(set(THINGS)) == 21
    assert all(deck_of(42).count(thing) == 2 for thing in THINGS)


@pytest.mark.parametrize(("level", "cards"), [("rookie", 12), ("experienced", 20), ("advanced", 30), ("expert", 42)])
def test_P2_the_level_says_how_many_lie_face_down(level: Level, cards: int) -> None:
    step = GAME.apply(GAME.setup(Options(1, level)), CHANCE, Shuffle(deck_of(cards)))
    seen = GAME.observe(step.after, 0)
    assert CARDS_AT[level] == cards == seen.rows * seen.columns
    assert {(spot.lies, spot.card) for spot in seen.grid} == {("face_down", None)}


def test_P3_one_card_is_turned_for_all_then_a_second_one() -> None:
    first = GAME.apply(magpie_at(FIRST), 0, TurnOver(0))
    assert first.events == (TurnedOver(0, 0, "ring"),)
    assert [GAME.observe(first.after, viewer).grid[0].card for viewer in (None, 0, 1)] == ["ring"] * 3
    assert GAME.to_move(first.after) == (0,)


def test_P4_two_alike_are_taken_and_the_player_goes_on() -> None:
    step = played(GAME, magpie_at(FIRST), (0, TurnOver(0)), (0, TurnOver(3)))
    assert step.events == (TurnedOver(0, 3, "ring"), PairTaken(0, (0, 3), "ring"))
    assert (GAME.observe(step.after, None).pairs, GAME.to_move(step.after)) == ((1, 0), (0,))


def test_P4_two_different_stay_open_until_all_have_seen_them() -> None:
    step = played(GAME, magpie_at(FIRST), (0, TurnOver(0)), (0, TurnOver(1)))
    assert step.events[-1] == NoPair(0, (0, 1))
    assert GAME.to_move(step.after) == (0, 1, CLOCK)
    assert [GAME.observe(step.after, 1).grid[place].card for place in (0, 1)] == ["ring", "key"]
    for last in ((0, Ready()), (1, Ready())), ((CLOCK, TimeUp()),):
        down = played(GAME, step.after, *last)
        assert down.events[-1] == TurnedDown((0, 1))
        assert {spot.lies for spot in GAME.observe(down.after, 0).grid} == {"face_down"}
        assert GAME.to_move(down.after) == (1,)


def test_P5_where_a_pair_was_taken_the_place_stays_empty() -> None:
    after = played(GAME, magpie_at(FIRST), (0, TurnOver(1)), (0, TurnOver(2))).after
    lies = [spot.lies for spot in GAME.observe(after, 0).grid]
    assert lies == ["face_down", "taken", "taken", *["face_down"] * 9]
    with pytest.raises(IllegalMove):
        GAME.apply(after, 0, TurnOver(1))


def all_pairs(state: object) -> list[tuple[int, TurnOver]]:
    """Every pair of a grid that lies as `deck_of` gives it."""
    return [(0, TurnOver(place)) for pair in range(6) for place in (pair, pair + 6)]


def test_P6_the_game_ends_when_all_pairs_are_taken_and_the_most_win() -> None:
    state = magpie_at("", piles=((), ("star",)))
    last = played(GAME, state, *all_pairs(state))
    assert GAME.outcome(last.after) == Outcome("all_taken", (6, 1), (1, 2), (0,))


def test_P7_alone_the_result_is_the_number_of_turns_and_fewer_are_better() -> None:
    """A wrong turn and six right ones: seven. A result is better the higher it is, so it is counted below zero."""
    missed = played(GAME, magpie_at("", players=1), (0, TurnOver(0)), (0, TurnOver(1)), (0, Ready())).after
    last = played(GAME, missed, *all_pairs(missed))
    assert last.after.turns == 7
    assert GAME.outcome(last.after) == Outcome("all_taken", (-7,), (1,), ())


def test_P7_after_999_turns_a_game_is_over_also_with_a_pair() -> None:
    for pair, more in (((0, 6), ()), ((0, 1), ((0, Ready()),))):
        turns = [(0, TurnOver(place)) for place in pair]
        last = played(GAME, magpie_at("", players=1, turns=998), *turns, *more)
        assert GAME.outcome(last.after) == Outcome("all_taken", (-999,), (1,), ())


def test_P7_perfect_memory_and_luck_alone_need_so_many_turns() -> None:
    """Two pairs: once in three times the second card is the like of the first, and two turns are enough, else three.

    By luck alone one try in three finds the first pair, and the second one lies there.
    """
    assert [perfect_turns(1), turns_by_luck(1), turns_by_luck(2)] == [1, 1, 3 + 1]
    assert perfect_turns(2) == pytest.approx((2 + 3 + 3) / 3)


def test_P8_after_so_many_wrong_turns_the_magpie_flies_off_with_the_rest() -> None:
    state = magpie_at(FIRST, mode="cooperative", patience=3, wrong=2, piles=(("star",),))
    miss = played(GAME, state, (0, TurnOver(0)), (0, TurnOver(1)), (0, Ready()), (1, Ready()))
    assert miss.events[-1] == FlownOff(6)
    assert GAME.outcome(miss.after) == Outcome("flown_off", (1, 1), (1, 1), ())


def test_P9_a_glance_looks_at_a_card_before_the_first_is_turned() -> None:
    state = magpie_at(FIRST, glances=(1, 0))
    looks = GAME.apply(state, 0, Glance(1)).after
    assert [GAME.observe(looks, viewer).glances for viewer in (0, 1)] == [
        Glances((0, 0), 1, "key"),
        Glances((0, 0), 1, None),
    ]
    turned = GAME.apply(state, 0, TurnOver(0)).after
    with pytest.raises(IllegalMove):
        GAME.apply(turned, 0, Glance(1))


def test_P10_a_pair_is_turned_in_any_order_and_a_card_only_once() -> None:
    for pair in ((0, 3), (3, 0)):
        step = played(GAME, magpie_at(FIRST), *((0, TurnOver(place)) for place in pair))
        assert isinstance(step.events[-1], PairTaken)
    with pytest.raises(IllegalMove):
        played(GAME, magpie_at(FIRST), (0, TurnOver(0)), (0, TurnOver(0)))


def test_P11_the_next_player_finds_what_the_first_one_showed() -> None:
    moves = ((0, TurnOver(0)), (0, TurnOver(1)), (0, Ready()), (1, Ready()), (1, TurnOver(2)), (1, TurnOver(1)))
    steps = steps_of(GAME, magpie_at(FIRST), *moves)
    assert isinstance(steps[1].events[-1], NoPair)
    assert steps[-1].events[-1] == PairTaken(1, (2, 1), "key")
    assert GAME.to_move(steps[-1].after) == (1,)


def test_P11_who_meets_every_card_in_pairs_needs_six_turns() -> None:
    state = magpie_at("", players=1)
    assert played(GAME, state, *all_pairs(state)).after.turns == 6


def test_bets_are_on_who_looks_for_the_other_card_but_not_on_the_last_pair() -> None:
    state = magpie_at("")
    asked = [GAME.bet_on(step.after) for step in steps_of(GAME, state, *all_pairs(state))]
    assert asked == [0, None] * 5 + [None, None]


def test_only_a_whole_deck_is_laid() -> None:
    for deck in (things("ring, key"), deck_of(42), deck_of(12)[:-1]):
        with pytest.raises(IllegalMove, match="each of them twice"):
            GAME.apply(GAME.setup(Options(1)), CHANCE, Shuffle(deck))
