"""A long log: read in less time than it was played, in slices, and never without an end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from gander.games import GAMES
from gander.luck import QuickLuck, hash_of_seed
from gander.table import begin, decide
from gander.table.change import course, fold
from gander.table.decide import SentMove
from gander.table.errors import WrongTime
from gander.table.events import AnyEvent, Moved, SaidReady, Started
from gander.table.live.live_table import LiveTable
from gander.table.live.log_length import LAST_GAME, LONGEST, not_too_long
from gander.table.live.tables import SLICE, Tables
from gander.table.log import MemoryLog
from gander.table.table import Table
from tests.kinds import TURN_BY_TURN
from tests.kit import agreements
from tests.table.kit import HERE, HOST, Sitting, refusal, sitting

GAME = TURN_BY_TURN.game.name
SECRET = bytes(32)


def after_games(game: str, games: int, players: int = 2) -> Sitting:
    """People who have played this often, and are in the middle of one game more."""
    table = sitting(game, *[HERE] * players).start()
    luck = QuickLuck(game)
    for _ in range(games):
        table.play_on(luck, 10_000)
        if table.table.phase == "playing":  # it waits for a countdown that nobody lets run
            table.take(decide.end(table.table, table.now, HOST))
        table.take(begin.again(table.table, table.now, HOST, "winner", SECRET))
    table.play_on(luck, 3)
    return table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("games", [0, 1, 3])
def test_passing_over_old_moves_leads_to_the_same_table(game: str, games: int) -> None:
    players = max(agreed.options.players for agreed in agreements(GAMES[game]))
    table = after_games(game, games, players)
    *_, (last, found) = course(table.events)
    assert last == table.events[-1]
    assert found == fold(table.events) == table.table


def test_only_the_last_game_is_gone_through() -> None:
    table = after_games(GAME, 5)
    moves = [event for event, _ in course(table.events) if isinstance(event, Moved)]
    start = max(place for place, event in enumerate(table.events) if type(event) is Started)
    assert moves == [event for event in table.events[start:] if isinstance(event, Moved)]
    assert len(moves) < len([event for event in table.events if isinstance(event, Moved)]) / 5


def test_a_log_of_nothing_and_one_without_a_beginning() -> None:
    assert list(course([])) == []
    assert list(course(sitting(GAME, HERE, HERE).start().events[1:])) == []


class SlicesSeen:
    """Counts the turns of the loop that others get."""

    def __init__(self) -> None:
        self.turns = 0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.turns += 1


def readied(times: int) -> list[AnyEvent]:
    """A table in whose lobby somebody pressed the same button again and again."""
    table = sitting(GAME, HERE, HERE)
    return [*table.events, *(SaidReady(table.now, 0, bool(number % 2)) for number in range(times))]


LongLobby: TypeAlias = Callable[[int], Awaitable[LiveTable]]


@pytest.fixture
async def long_lobby() -> AsyncIterator[LongLobby]:
    """Opens a table with as many events as wanted."""
    log = MemoryLog()
    host = Tables(log)

    async def opened(length: int) -> LiveTable:
        await log.append("t", 0, readied(length - 1), None)
        return await host.table("t")

    yield opened
    await host.close()


async def test_others_get_in_between_while_a_long_table_is_read() -> None:
    log, others = MemoryLog(), SlicesSeen()
    await log.append("t", 0, readied(40 * SLICE), None)
    running = asyncio.create_task(others.run())
    await asyncio.sleep(0)
    await Tables(log).read("t")
    running.cancel()
    assert others.turns >= 40


async def test_no_other_game_begins_after_very_many(long_lobby: LongLobby) -> None:
    live = await long_lobby(LAST_GAME - 1)
    assert live.table.seq == LAST_GAME - 1
    await live.do(partial(begin.ready, device=HOST, seat=0, is_ready=False))
    with pytest.raises(WrongTime) as refused:
        await live.do(partial(begin.start, device=HOST))
    assert refused.value.code == "enough_games"
    await live.do(partial(begin.ready, device=HOST, seat=0, is_ready=True))
    assert live.table.phase == "lobby"


async def test_at_the_very_end_people_can_only_leave(long_lobby: LongLobby) -> None:
    live = await long_lobby(LONGEST)
    with pytest.raises(WrongTime) as refused:
        await live.do(partial(begin.ready, device=HOST, seat=0, is_ready=not live.table.chairs[0].ready))
    assert refused.value.code == "enough_events"
    await live.do(partial(decide.leave, device=HOST, seat=0, bot="uniform"))
    assert live.table.chairs[0].device is None


def with_length(table: Table, length: int) -> Table:
    """The same table after more events than anybody wants to wait for here."""
    return replace(table, seq=length)


def test_a_game_that_was_fixed_in_time_begins() -> None:
    """The last share comes when the table is full: the game is not begun halfway."""
    table = sitting(GAME, HERE, HERE)
    table.take(begin.pledge(table.table, table.now, HOST, hash_of_seed(SECRET)))
    table.start()
    assert table.table.seal is not None
    revealed = partial(begin.reveal, device=HOST, salt=SECRET.hex())
    assert not_too_long(revealed, with_length(table.table, LAST_GAME), table.now).after.phase == "playing"


def test_a_game_that_began_in_time_is_played_on_and_can_be_ended() -> None:
    begun = sitting(GAME, HERE, HERE).start().table
    assert begun.round is not None
    (seat, *_), length = begun.round.awaited, LAST_GAME + 100
    moved = partial(decide.move, device=HOST, reply=SentMove(seat, length, "a", begun.round.legal[seat][0]))
    assert not_too_long(moved, with_length(begun, length), 1.0).events
    later = partial(decide.move, device=HOST, reply=SentMove(seat, LONGEST, "a", begun.round.legal[seat][0]))
    assert refusal(WrongTime, lambda: not_too_long(later, with_length(begun, LONGEST), 1.0)) == "enough_events"
    ended = not_too_long(partial(decide.end, device=HOST), with_length(begun, LONGEST), 1.0)
    assert ended.after.phase == "over"
    again = partial(begin.again, device=HOST, starts="youngest", seed=SECRET)
    assert refusal(WrongTime, lambda: not_too_long(again, ended.after, 1.0)) == "enough_games"
