"""Deadlines: when they pass, whose they are, and what becomes of them."""

from __future__ import annotations

import pytest

from gander.contract.game import CLOCK, WrongOption
from gander.games import GAMES
from gander.games.boar import pieces as boar
from gander.games.goose import pieces as goose
from gander.table import decide
from gander.table.clock import PATIENCE, Due, bot_turns, check_countdowns, deadlines, next_due
from gander.table.pov import pov_of_seat
from gander.table.terms import Settings
from gander.table.view import Deadline
from tests.table.kit import BOT, HERE, HOST, NOON, Sitting, sitting


def studied(table: Sitting) -> Sitting:
    """All are ready, and the starter rolls."""
    for seat in range(len(table.table.chairs)):
        table.move(seat, goose.Ready())
    return table


def test_G6_two_minutes_to_study() -> None:
    table = sitting("goose", HERE, HERE).start()
    assert deadlines(table.table) == (Due(NOON + 120, CLOCK, 120, "study"),)


def test_G6_the_line_up_is_turned_down_when_time_is_up() -> None:
    table = sitting("goose", HERE, HERE).start()
    assert decide.time_passes(table.table, NOON + 119.9).events == ()
    table.take(decide.time_passes(table.table, NOON + 120))
    assert table.state.phase == "roll"


def test_being_ready_does_not_give_the_others_more_time() -> None:
    table = sitting("goose", HERE, HERE).start()
    table.now = NOON + 100
    table.move(0, goose.Ready())
    assert deadlines(table.table) == (Due(NOON + 120, CLOCK, 120, "study"),)


def test_G15_ten_seconds_for_a_new_card() -> None:
    table = studied(sitting("goose", HERE).start())
    table.move(0, goose.Roll())
    table.now = NOON + 500
    table.move(0, table.legal(0)[0])
    assert table.state.phase == "new_card"
    assert deadlines(table.table) == (Due(NOON + 510, CLOCK, 10, "new_card"),)


def test_the_host_may_set_a_countdown_otherwise() -> None:
    table = sitting("goose", HERE, settings=Settings(countdowns={"study": 7})).start()
    assert deadlines(table.table) == (Due(NOON + 7, CLOCK, 7, "study"),)
    assert pov_of_seat(table.table, HOST, 0).view(NOON + 2).deadlines == (Deadline(None, 5, 7, "study"),)


@pytest.mark.parametrize(("game", "expected"), [("goose", "one of study, new_card in goose"), ("boar", "one of none")])
def test_a_countdown_that_the_game_does_not_have_is_refused(game: str, expected: str) -> None:
    with pytest.raises(WrongOption, match=expected):
        check_countdowns(GAMES[game], Settings(countdowns={"lunch": 60}))


def test_without_a_limit_a_turn_has_no_deadline() -> None:
    table = sitting("boar", HERE, HERE).start()
    assert next_due(table.table) is None


def test_who_takes_too_long_makes_a_plain_move() -> None:
    """In Boar that is to draw."""
    table = sitting("boar", HERE, HERE, settings=Settings(turn_seconds=30)).start()
    assert deadlines(table.table) == (Due(NOON + 30, 0, 30),)
    stride = table.take(decide.time_passes(table.table, NOON + 31))
    (event,) = stride.events
    assert (event.actor, event.move, event.by) == (0, boar.Draw(), "clock")  # type: ignore[union-attr]
    assert deadlines(table.table) == (Due(NOON + 61, 1, 30),)


def test_a_deadline_that_passed_long_ago_has_passed_once() -> None:
    """After an hour without a server one move is made, and the next player has their full time."""
    table = sitting("boar", HERE, HERE, settings=Settings(turn_seconds=30)).start()
    stride = table.take(decide.time_passes(table.table, NOON + 3600))
    assert len(stride.events) == 1
    assert deadlines(table.table) == (Due(NOON + 3630, 1, 30),)


def test_nobody_loses_time_by_a_pause() -> None:
    table = sitting("goose", HERE, HERE).start()
    table.take(decide.pause(table.table, NOON + 50, HOST))
    assert deadlines(table.table) == ()
    assert decide.time_passes(table.table, NOON + 10_000).events == ()
    table.take(decide.resume(table.table, NOON + 1050, HOST))
    assert deadlines(table.table) == (Due(NOON + 1120, CLOCK, 120, "study"),)


def test_bots_take_their_time() -> None:
    table = sitting("boar", BOT, HERE, settings=Settings(pace=2)).start()
    assert bot_turns(table.table) == (Due(NOON + 2, 0, 2),)


def test_a_bot_has_no_deadline_of_a_person() -> None:
    table = sitting("boar", BOT, HERE, settings=Settings(pace=2, turn_seconds=30)).start()
    assert deadlines(table.table) == ()


def test_G19_a_bot_lets_people_propose_first() -> None:
    table = sitting("goose", HERE, BOT, mode="cooperative", settings=Settings(pace=2)).start()
    table.take(decide.time_passes(table.table, NOON + 120))
    table.now = NOON + 200
    table.move(0, goose.Roll())
    assert bot_turns(table.table) == (Due(NOON + 200 + 2 * PATIENCE, 1, 2 * PATIENCE),)


def test_nothing_is_due_when_the_game_is_over() -> None:
    table = sitting("boar", BOT, HERE, settings=Settings(turn_seconds=30)).start()
    table.take(decide.end(table.table, NOON, HOST))
    assert next_due(table.table) is None
