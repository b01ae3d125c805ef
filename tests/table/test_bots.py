"""Bots at a table: the same after a restart, and at every seat with the eyes of that seat."""

from __future__ import annotations

import pytest

from gander.bots import bot_names
from gander.games import GAMES
from gander.table import decide
from gander.table.bots import Bots, woken
from gander.table.clock import bot_turns
from gander.table.terms import PlannedSeat, Settings
from tests.kinds import FOR_TWO
from tests.table.kit import Sitting, sitting


def with_bots(game: str, bot: str) -> Sitting:
    return sitting(game, *[PlannedSeat("bot", bot=bot)] * 3, settings=Settings(pace=0)).start()


@pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in GAMES for bot in bot_names()])
def test_bots_woken_from_the_log_go_on_as_if_they_had_never_slept(game: str, bot: str) -> None:
    table = with_bots(game, bot)
    awake = woken(table.table, table.events)
    for turn in range(40):
        due = bot_turns(table.table)
        if not due:
            break
        seat = due[0].actor
        if turn % 13 == 7:
            assert woken(table.table, table.events).choose(table.table, seat) in table.legal(seat)
        asleep = woken(table.table, table.events) if turn % 5 == 4 else None
        choice = awake.choose(table.table, seat)
        if asleep is not None:
            assert asleep.choose(table.table, seat) == choice
        for step in table.take(decide.bot_move(table.table, table.now, seat, choice)).steps:
            awake.see(step)
    assert table.table.seq > 10


def test_there_are_no_bots_before_the_game() -> None:
    table = sitting(FOR_TWO.game.name, PlannedSeat("bot", bot="uniform"), PlannedSeat("bot", bot="uniform"))
    assert Bots(table.table).key == (0, ("uniform", "uniform"))
    assert bot_turns(table.table) == ()
