"""Several workers at the same tables: what one writes all show, and what a table does by itself one does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from gander.contract.game import Seat
from gander.store.coordination import workers
from gander.store.forget import GONE, forget_name
from gander.store.notepad.notepad import Notepad
from gander.store.postgres import Postgres
from gander.table import begin, decide
from gander.table.decide import SentMove, Stride
from gander.table.events import Moved
from gander.table.live.live_table import LiveTable
from gander.table.log import Conflict, OtherKeeper
from gander.table.terms import PlannedSeat, Reaction, Settings
from gander.workers.channel import Channel
from tests.kinds import TURN_BY_TURN
from tests.table.kit import BOT, GUEST, HERE, HOST, OPEN, opening
from tests.workers.conftest import Worker, until, worker

GAME = TURN_BY_TURN.game.name
AT_ONCE = Settings(pace=0, relaxed=True)


class Deaf:
    """A channel that loses everything: it is as if Redis were away."""

    gap, largest = 0.0, 10_000

    async def listen(self, hear: Callable[[bytes], None], back: Callable[[], None]) -> None:
        await asyncio.Event().wait()

    async def tell(self, letter: bytes) -> None: ...

    async def close(self) -> None: ...


class Failing(Deaf):
    """One at which nobody can listen, for a reason that nobody has thought of."""

    async def listen(self, hear: Callable[[bytes], None], back: Callable[[], None]) -> None:
        raise RuntimeError("the handler is closed")


class Ear:
    """Somebody who looks at a table."""

    def __init__(self, device: str = HOST) -> None:
        self.device = device
        self.heard: list[Any] = []

    def notice(self, stride: Stride | None) -> None:
        self.heard.append(stride)

    def came_or_went(self) -> None:
        self.heard.append("came or went")

    def reacted(self, seat: Seat, reaction: Reaction) -> None:
        self.heard.append((seat, reaction))

    def cheered(self, person: int, reaction: Reaction) -> None: ...

    def going_down(self, seconds: float) -> None:
        self.heard.append("going down")


async def open_table(one: Worker, *seats: PlannedSeat, settings: Settings = AT_ONCE, table: str = "t") -> LiveTable:
    live = await one.tables.open(opening(GAME, seats, settings, table=table))
    await live.do(partial(begin.start, device=HOST))
    return live


def answer(live: LiveTable, seat: Seat = 0, move_id: str = "first") -> Callable[..., Stride]:
    assert live.table.round is not None
    legal = live.table.round.legal[seat]
    return partial(decide.move, device=HOST, reply=SentMove(seat, live.table.seq, move_id, legal[0]))


def turn(live: LiveTable) -> Seat:
    assert live.table.round is not None
    return live.table.round.awaited[0]


async def started(live: LiveTable) -> None:
    """A sealed game begins when the silent were waited for."""
    await until(lambda: live.table.phase == "playing")


async def test_what_one_writes_the_other_shows_step_by_step(two: tuple[Worker, Worker]) -> None:
    ours = await open_table(two[0], HERE, HERE)
    theirs = await two[1].tables.table("t")
    ear = Ear()
    theirs.listen(ear)
    await started(ours)
    await until(lambda: theirs.table.phase == "playing")
    ear.heard.clear()
    stride = await ours.do(answer(ours, turn(ours)))
    await until(lambda: theirs.table.seq == ours.table.seq)
    assert theirs.table == ours.table
    assert [(heard.events, heard.steps) for heard in ear.heard if isinstance(heard, Stride)] == [
        (stride.events, stride.steps)
    ]


@pytest.mark.parametrize("lossy", [Deaf, Failing])
async def test_a_word_that_is_lost_costs_a_moment_and_no_move(database: str, lossy: Callable[[], Channel]) -> None:
    async with worker(database, Deaf()) as one, worker(database, lossy()) as other:
        ours = await open_table(one, HERE, HERE)
        theirs = await other.tables.table("t")
        await started(ours)
        await ours.do(answer(ours, turn(ours)))
        await until(lambda: theirs.table.seq == ours.table.seq)
        assert theirs.table == ours.table


async def test_who_asks_gets_the_newest_also_before_any_word_of_it_has_come(database: str) -> None:
    async with worker(database, Deaf()) as one, worker(database, Deaf()) as other:
        ours = await one.tables.open(opening(GAME, (HERE, OPEN), AT_ONCE))
        assert (await other.tables.table("t")).table.seq == ours.table.seq
        await ours.do(partial(begin.pledge, device=HOST, word="a" * 64))
        assert (await other.tables.table("t")).table == ours.table


async def test_nobody_is_refused_for_what_is_no_longer_so(database: str) -> None:
    """The second worker has not heard yet that the game began, and would say that there is none."""
    async with worker(database, Deaf()) as one, worker(database, Deaf()) as other:
        ours = await one.tables.open(opening(GAME, (HERE, HERE), AT_ONCE))
        theirs = await other.tables.table("t")
        await ours.do(partial(begin.start, device=HOST))
        await started(ours)
        await theirs.do(answer(ours, turn(ours)))
        assert theirs.table.seq > ours.table.seq


async def test_of_two_who_write_the_same_number_the_second_is_refused(two: tuple[Worker, Worker]) -> None:
    ours = await open_table(two[0], HERE, HERE)
    await started(ours)
    stride = answer(ours, turn(ours))(ours.table, ours.now())
    outcomes = await asyncio.gather(
        *(one.log.append("t", ours.table.seq, stride.events, None) for one in two), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict]


# Clocks and bots -----------------------------------------------------------------------------------------------------


async def moves_by(one: Worker, by: str) -> list[Moved[Any]]:
    return [event for event in await one.log.read("t") if isinstance(event, Moved) and event.by == by]


async def test_bots_go_on_when_their_worker_dies_and_nothing_happens_twice(two: tuple[Worker, Worker]) -> None:
    slow = Settings(pace=0.15, relaxed=True)
    ours = await open_table(two[0], HERE, BOT, BOT, settings=slow)
    theirs = await two[1].tables.table("t")
    await started(ours)
    if turn(ours) == 0:
        await ours.do(answer(ours))
    await until(lambda: theirs.table.round is not None and turn(theirs) != 0)
    await until(lambda: two[0].membership.keeps("t") or two[1].membership.keeps("t"))
    keeper, other = two if two[0].membership.keeps("t") else (two[1], two[0])
    await keeper.die()
    live = await other.tables.table("t")
    await until(lambda: turn(live) == 0 or live.table.phase == "over")
    assert other.membership.keeps("t")
    events = await other.log.read("t")
    assert len(events) == live.table.seq
    assert await moves_by(other, "bot")


async def test_a_table_that_nobody_has_in_memory_is_taken_up_when_it_is_due(two: tuple[Worker, Worker]) -> None:
    ours = await open_table(two[0], HERE, BOT, BOT, settings=Settings(pace=0.5, relaxed=True))
    await started(ours)
    if turn(ours) == 0:
        await ours.do(answer(ours))
    await two[0].die()
    await until(lambda: "t" in two[1].tables.live)
    live = two[1].tables.live["t"]
    await until(lambda: turn(live) == 0 or live.table.phase == "over")


async def test_who_was_frozen_longer_than_it_lives_writes_nothing_under_its_old_number(database: str) -> None:
    async with worker(database, Deaf()) as one, worker(database, Deaf()) as other:
        ours = await open_table(one, HERE, HERE)
        await started(ours)
        number = await one.membership.keep("t")
        assert number is not None
        assert await other.membership.keep("t") is None
        one.running.cancel()  # as if frozen: it does not put off its end any more
        while (inherited := await other.membership.keep("t")) is None:
            await asyncio.sleep(0.05)
        assert inherited != number
        stride = answer(ours, turn(ours))(ours.table, ours.now())
        with pytest.raises(OtherKeeper):
            await one.log.append("t", ours.table.seq, stride.events, None, number)
        await other.log.append("t", ours.table.seq, stride.events, None, inherited)


async def test_a_worker_that_was_thought_dead_comes_back_under_another_number(database: str) -> None:
    async with worker(database, Deaf()) as one:
        number = one.membership._number
        await one.membership.ask(lambda line: line.execute("update workers set until = 0"))
        await until(lambda: one.membership._number not in (0, number))
        assert one.membership._number > number
        assert not one.membership.keeps("t")


async def test_many_who_reach_for_the_same_tables_share_them(database: str) -> None:
    lines = [Postgres(database).connect() for _ in range(4)]
    for number in range(40):
        lines[0].execute("insert into tables (id, game, at, due) values (?, ?, 0, 1)", (f"table {number}", GAME))
    members = [workers.register(line) for line in lines]
    claims = [asyncio.to_thread(workers.claim_due, line, me, 10.0, 15) for line, me in zip(lines, members, strict=True)]
    taken = [table for claimed in await asyncio.gather(*claims) for table in claimed]
    assert len(set(taken)) == len(taken)
    rest = [table for line, me in zip(lines, members, strict=True) for table in workers.claim_due(line, me, 10.0, 40)]
    assert sorted(taken + rest) == sorted(f"table {number}" for number in range(40))
    for line in lines:
        line.close()


# Who is here, and what lasts for a moment ----------------------------------------------------------------------------


async def test_who_is_at_one_worker_is_seen_at_the_other_until_the_worker_dies(two: tuple[Worker, Worker]) -> None:
    ours = await two[0].tables.open(opening(GAME, (HERE, OPEN), AT_ONCE))
    ours.listen(Ear(HOST))
    theirs = await two[1].tables.table("t")
    theirs.listen(Ear(GUEST))
    await until(lambda: theirs.present.devices() == {HOST, GUEST} == ours.present.devices())
    assert theirs.present.presence().connected == (0,)
    await two[0].die()
    await until(lambda: theirs.present.devices() == {GUEST})
    assert HOST in theirs.present.lately()


async def test_who_leaves_one_worker_is_gone_at_the_other(two: tuple[Worker, Worker]) -> None:
    ours = await two[0].tables.open(opening(GAME, (HERE, OPEN), AT_ONCE))
    ear, twice = Ear(HOST), Ear(HOST)
    ours.listen(ear)
    ours.listen(twice)
    theirs = await two[1].tables.table("t")
    theirs.listen(Ear(GUEST))
    await until(lambda: HOST in theirs.present.devices())
    ours.leave(ear)
    ours.leave(twice)
    await until(lambda: HOST not in theirs.present.devices())


async def test_reactions_and_hurry_reach_everybody(two: tuple[Worker, Worker]) -> None:
    ours = await open_table(two[0], HERE, BOT, settings=Settings(pace=10, relaxed=True))
    await started(ours)
    if turn(ours) == 0:
        await ours.do(answer(ours))
    assert await two[0].membership.keep("t") is not None
    theirs, ear = await two[1].tables.table("t"), Ear(HOST)
    ours.listen(ear)
    theirs.react(0, "glad")
    await until(lambda: (0, "glad") in ear.heard)
    theirs.hurry(HOST)
    await until(lambda: turn(ours) == 0 or ours.table.phase == "over")


async def test_channels_tell_of_no_card(two: tuple[Worker, Worker], channel: Callable[[], Channel]) -> None:
    """What workers tell one another is the number of a table, who reacted and who is in a hurry."""
    heard: list[bytes] = []
    spy = channel()
    ready = asyncio.Event()
    listening = asyncio.create_task(spy.listen(heard.append, ready.set))
    await ready.wait()
    ours = await open_table(two[0], HERE, HERE)
    await started(ours)
    ours.listen(Ear(HOST))
    ours.react(0, "glad")
    for number in range(6):
        if ours.table.phase == "playing":
            await ours.do(answer(ours, turn(ours), f"move {number}"))
    await until(lambda: any(f'["w","t",{ours.table.seq}]'.encode() in letter for letter in heard))
    listening.cancel()
    await spy.close()
    for letter in heard:
        assert b'["w","t",' in letter or b'["c","t"]' in letter or b'["r","t",0,"glad"]' in letter
        assert len(letter) < 200


async def forget_mia(database: str) -> None:
    """As whoever removes a player does it, in a process of its own."""
    notepad = Notepad(Postgres(database))
    await notepad.run(forget_name, [HOST], "Mia")
    await notepad.close()


async def test_a_removed_name_is_not_shown_by_another_worker_that_has_the_table_in_memory(
    two: tuple[Worker, Worker], database: str
) -> None:
    ours = await open_table(two[0], HERE, HERE)
    theirs = await two[1].tables.table("t")
    await started(ours)
    ear = Ear()
    theirs.listen(ear)
    await forget_mia(database)
    two[0].membership.rewrote()
    await until(lambda: [chair.name for chair in theirs.table.chairs] == [GONE, GONE])
    assert ear.heard[-1] is None  # everything is shown again
    await until(lambda: [chair.name for chair in ours.table.chairs] == [GONE, GONE])
    await ours.do(answer(ours, turn(ours)))  # and the table goes on
    await until(lambda: theirs.table.seq == ours.table.seq)


async def test_a_removed_name_goes_without_a_word_from_anybody(database: str) -> None:
    async with worker(database, Deaf()) as one:
        live = await open_table(one, HERE, HERE)
        await forget_mia(database)
        await until(lambda: live.table.chairs[0].name == GONE)


async def test_a_table_that_is_deleted_is_put_away_by_every_worker(two: tuple[Worker, Worker], database: str) -> None:
    ours = await open_table(two[0], HERE, HERE)
    await started(ours)
    theirs = await two[1].tables.table("t")
    ear = Ear()
    theirs.listen(ear)
    await ours.do(partial(decide.end, device=HOST))
    await until(lambda: theirs.table.phase == "over")
    await forget_mia(database)
    await until(lambda: not two[0].tables.live and not two[1].tables.live)
    assert ear.heard[-1] == "going down"
