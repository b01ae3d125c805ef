"""The list of events is the table: reading it back gives the same table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gander.games import GAMES
from gander.luck import QuickLuck
from gander.table import begin, decide
from gander.table.change import fold
from gander.table.errors import TableError
from gander.table.events import Opened, decoder, encode
from gander.table.terms import Settings
from tests.kinds import TURN_BY_TURN
from tests.table.kit import GUEST, HERE, HOST, OPEN, Sitting, opened_before, sitting

ACTIONS = [
    lambda table, now: decide.pause(table, now, HOST),
    lambda table, now: decide.resume(table, now, HOST),
    lambda table, now: decide.leave(table, now, GUEST, 2, "uniform"),
    lambda table, now: decide.substitute(table, now, HOST, 1, "uniform"),
    lambda table, now: decide.reclaim(table, now, HOST, 1),
    lambda table, now: decide.invite(table, now, HOST, None, "a hash"),
    lambda table, now: decide.time_passes(table, now),
    lambda table, now: decide.end(table, now, HOST),
    lambda table, now: begin.again(table, now, HOST, "winner", bytes(32)),
    lambda table, now: begin.again(table, now, HOST, "youngest", bytes(32), best_of_three=True),
]


def lively(game: str, seed: int) -> Sitting:
    """Any moves, with people coming, going and pausing in between."""
    luck = QuickLuck(seed)
    table = sitting(game, HERE, HERE, OPEN, settings=Settings(turn_seconds=60)).join().start()
    for _ in range(30):
        table.now += luck.below(100)
        try:
            table.take(ACTIONS[luck.below(len(ACTIONS))](table.table, table.now))
        except TableError:
            people = [s for s in table.awaited() if table.table.chairs[s].bot is None and table.table.chairs[s].device]
            if table.table.phase == "playing" and people:
                table.move(people[0], table.legal(people[0])[luck.below(len(table.legal(people[0])))])
    return table


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 10_000))
def test_reading_the_events_back_gives_the_same_table(game: str, seed: int) -> None:
    table = lively(game, seed)
    written = [encode(event) for event in table.events]
    assert fold(decoder(game).decode(event) for event in written) == table.table
    assert table.table.seq == len(table.events)


def test_an_older_log_of_a_game_without_countdowns_has_none() -> None:
    opened = decoder(TURN_BY_TURN.game.name).decode(opened_before(TURN_BY_TURN.game.name))
    assert isinstance(opened, Opened)
    assert opened.settings == Settings(pace=1.5)


def test_an_empty_log_is_no_table() -> None:
    assert fold([]) is None
