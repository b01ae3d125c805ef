"""Looking back at a game: as everybody, as one player, or with nothing hidden."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gander.contract.game import WrongOption
from gander.record import BrokenRecord, decode, encode
from tests.kinds import TURN_BY_TURN
from tests.kit import random_game
from tests.text.scripted import record_of, shown

FOUR_MOVES = record_of(*TURN_BY_TURN, *((made.actor, made.move) for made in random_game(TURN_BY_TURN, 1)[:4]))


def steps_shown(screens: list[str]) -> list[str]:
    return [screen.split(" ")[1] for screen in screens]


def test_enter_goes_on_and_b_goes_back() -> None:
    assert steps_shown(shown(FOUR_MOVES, "", "", "b", "b", "b", "next")) == ["1", "2", "3", "2", "1", "1", "2"]


def test_goes_on_to_the_end_and_leaves() -> None:
    screens = shown(FOUR_MOVES, *[""] * 4)
    assert steps_shown(screens) == ["1", "2", "3", "4"]
    assert screens[-1].endswith("That was the replay.\n")


def test_leaves_at_once() -> None:
    assert steps_shown(shown(FOUR_MOVES, "q")) == ["1"]


def test_running_game_is_not_laid_open() -> None:
    with pytest.raises(WrongOption, match="not finished"):
        shown(FOUR_MOVES, sees_all=True)


def test_record_that_breaks_a_rule_names_the_move() -> None:
    broken = replace(FOUR_MOVES, moves=(*FOUR_MOVES.moves[:2], FOUR_MOVES.moves[1]))
    with pytest.raises(BrokenRecord, match="move 3 of 3: illegal move"):
        shown(decode(encode(broken)))


def test_record_with_impossible_options_is_broken() -> None:
    broken = replace(FOUR_MOVES, options=replace(FOUR_MOVES.options, players=9))
    with pytest.raises(BrokenRecord, match="players=9"):
        shown(broken)


def test_record_without_a_move_is_broken() -> None:
    with pytest.raises(BrokenRecord, match="no move"):
        shown(replace(FOUR_MOVES, moves=()))
