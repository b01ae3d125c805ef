"""Cards lie face up until all are ready or the time is over."""

from __future__ import annotations

import pytest
from msgspec import Struct
from msgspec.structs import replace

from gander.cards.memorising import (
    COUNTDOWNS,
    GotReady,
    Ready,
    TimeUp,
    countdown,
    is_face_up,
    is_memorising,
    moves_while_memorising,
    nobody_ready,
    say_ready,
    who_memorises,
)
from gander.cards.news import worth_telling
from gander.contract.game import CLOCK, Event, PublicEvent, Step


class Table(Struct, frozen=True):
    phase: str = "study"
    ready: tuple[bool, ...] = (False, False, False)
    fresh: int | None = None


class AllDown(PublicEvent, frozen=True):
    """The cards are turned down."""


STUDY = Table()
NEW_CARD = Table("new_card", fresh=1)
TURN = Table("turn")
OVER = Table("over")


def turn_down(table: Table, events: tuple[Event, ...]) -> Step[Table]:
    return Step(table, replace(table, phase="turn", ready=nobody_ready(table), fresh=None), (*events, AllDown()))


@pytest.mark.parametrize(("table", "runs"), [(STUDY, "study"), (NEW_CARD, "new_card"), (TURN, None), (OVER, None)])
def test_time_runs_while_all_memorise(table: Table, runs: str | None) -> None:
    assert countdown(table) == runs
    assert is_memorising(table) == (runs in COUNTDOWNS)


@pytest.mark.parametrize(("table", "up"), [(STUDY, {0, 1, 2}), (NEW_CARD, {1}), (TURN, set[int]()), (OVER, {0, 1, 2})])
def test_which_cards_lie_face_up(table: Table, up: set[int]) -> None:
    assert {place for place in range(3) if is_face_up(table, place)} == up


def test_all_who_are_not_ready_are_awaited_and_the_clock() -> None:
    assert who_memorises(STUDY) == (0, 1, 2, CLOCK)
    assert who_memorises(replace(STUDY, ready=(True, False, True))) == (1, CLOCK)


def test_everybody_says_it_once_and_nobody_who_has_no_seat() -> None:
    table = replace(STUDY, ready=(True, False, False))
    assert [moves_while_memorising(table, seat) for seat in (-1, 0, 1, 2, 3)] == [(), (), (Ready(),), (Ready(),), ()]
    assert moves_while_memorising(table, CLOCK) == (TimeUp(),)


def test_cards_are_turned_down_when_the_last_one_is_ready() -> None:
    first = say_ready(NEW_CARD, 1, turn_down)
    assert first.after == replace(NEW_CARD, ready=(False, True, False))
    assert first.events == (GotReady(1),)
    second = say_ready(first.after, 0, turn_down)
    last = say_ready(second.after, 2, turn_down)
    assert last.before == second.after
    assert last.after == Table("turn")
    assert last.events == (GotReady(2), AllDown())


def test_somebody_alone_turns_them_down_at_once() -> None:
    assert say_ready(Table(ready=(False,)), 0, turn_down).after == Table("turn", ready=(False,))


def test_who_is_ready_is_told_until_the_cards_are_turned_down() -> None:
    """To seat 1: that the others are ready, but not that it is so itself; nor what is past."""
    assert worth_telling([GotReady(0), GotReady(1), GotReady(2)], 1, AllDown) == [GotReady(0), GotReady(2)]
    assert worth_telling([GotReady(0), AllDown(), GotReady(2)], 1, AllDown) == [AllDown(), GotReady(2)]
    assert worth_telling([GotReady(0), GotReady(1)], None, AllDown) == [GotReady(0), GotReady(1)]
