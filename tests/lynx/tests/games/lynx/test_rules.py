"""The rules of the Lynx, by number."""

from __future__ import annotations

import pytest
from tests.games.lynx.positions import lynx_at, prey  # type: ignore[import-not-found]  # there once it is copied

from gander.contract.game import CHANCE, IllegalMove, Outcome
from lynx.game import GAME
from lynx.pieces import ItWas, Look, Name, Named, Options, Shown, Shuffle, TurnedDown
from tests.kit import played

DECK = prey("snail, snail, snail, snail, frog, frog, frog, frog, hedgehog, hedgehog, hedgehog, hedgehog")


def test_L1_the_last_card_of_the_deck_is_turned_up() -> None:
    step = GAME.apply(GAME.setup(Options(2)), CHANCE, Shuffle(DECK))
    assert step.events == (Shown("hedgehog"),)
    assert GAME.observe(step.after, None).card == "hedgehog"
    with pytest.raises(IllegalMove):
        GAME.apply(GAME.setup(Options(2)), CHANCE, Shuffle(DECK[1:]))


def test_L2_who_has_seen_enough_turns_it_down() -> None:
    step = played(GAME, GAME.setup(Options(2)), (CHANCE, Shuffle(DECK)), (0, Look()))
    assert step.events == (TurnedDown(),)
    assert GAME.observe(step.after, None).card is None


def test_L3_everybody_says_once_which_it_was_in_the_order_of_the_seats() -> None:
    first = GAME.apply(lynx_at("frog", points=(0, 0)), 0, Name("snail"))
    assert first.events == (Named(0, "snail"),)
    assert GAME.to_move(first.after) == (1,)
    with pytest.raises(IllegalMove):
        GAME.apply(first.after, 0, Name("frog"))


def test_L4_who_was_right_has_a_point_and_the_next_card_comes_with_the_next_player() -> None:
    step = GAME.apply(lynx_at("snail, frog", said="snail", points=(2, 2)), 1, Name("frog"))
    assert step.events == (Named(1, "frog"), ItWas("frog"), Shown("snail"))
    assert (step.after.points, step.after.named, GAME.to_move(step.after)) == ((2, 3), (None, None), (1,))


def test_L4_after_the_last_card_the_most_points_win() -> None:
    last = GAME.apply(lynx_at("frog", said="snail", points=(2, 2)), 1, Name("frog"))
    assert last.events == (Named(1, "frog"), ItWas("frog"))
    assert GAME.outcome(last.after) == Outcome("deck_empty", (2, 3), (2, 1), (1,))


def test_L4_alone_there_is_a_result_and_no_winner() -> None:
    right = GAME.apply(lynx_at("frog", points=(4,)), 0, Name("frog"))
    assert GAME.outcome(right.after) == Outcome("deck_empty", (5,), (1,), ())
