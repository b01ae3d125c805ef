"""What an evening is told by stays with its results: the best catch of each, and what was guessed right by then."""

from __future__ import annotations

import pytest

from gander.games import GAMES
from gander.luck import QuickLuck
from gander.notepad.harvest import games_in
from gander.store.notepad import results
from gander.store.notepad.result_rows import ResultFilter
from gander.table.events import BetsSettled, GameEnded
from gander.table.room import acts
from gander.table.room.bets import bet_asked
from tests.kinds import ALONE
from tests.notepad.kit import finished, pad_with
from tests.table.kit import GUEST, HERE, OPEN, Sitting, opening

BEN = 1
OF_TWO = [name for name, game in GAMES.items() if 2 in game.players["versus"]]


def with_bets(name: str) -> Sitting:
    """Mia and Ben play; whenever Ben may bet, he says that Mia knows it."""
    table = Sitting(opening(name, (HERE, OPEN), table=name)).join("Ben").start()
    luck = QuickLuck(1)
    while table.table.phase == "playing":
        asked = bet_asked(table.table, GUEST)
        if asked is not None and asked.yours is None:
            table.take(acts.bet(table.table, table.now, GUEST, asked.number, knows=True))
        table.play_on(luck, 1)
    return table


@pytest.mark.parametrize("name", OF_TWO)
async def test_they_are_on_the_notepad_as_the_log_has_them(name: str) -> None:
    table = with_bets(name)
    (ended,) = (event for event in table.events if isinstance(event, GameEnded))
    feathers = sum(BEN in event.right for event in table.events if isinstance(event, BetsSettled))
    async with pad_with(table) as (_, notepad, pad):
        (game,) = await notepad.ask(results.results, pad, ResultFilter())
    assert tuple(seat.catch for seat in game.seats) == (ended.catches or (0, 0))
    assert [seat.feathers for seat in game.seats] == [0, feathers]


def test_there_are_games_with_catches_and_games_with_feathers() -> None:
    told = [seat for name in OF_TWO for game, _ in games_in(with_bets(name).events) for seat in game.seats]
    assert max(seat.catch for seat in told) > 1
    assert max(seat.feathers for seat in told) > 0


def test_without_a_room_there_are_no_feathers() -> None:
    ((game, _),) = games_in(finished("alone", game=ALONE.game.name).events)
    assert [seat.feathers for seat in game.seats] == [0]
