"""From logs to the notepad, and back out to a file and in again: with real tables, on disk and in memory."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gander.contract.answer import MEASURES
from gander.contract.played_game import uid_of
from gander.games import BOXES
from gander.luck import QuickLuck
from gander.measures.answers import answers_of, decode_answers
from gander.notepad.export_file import BrokenFile, read_file, read_game
from gander.notepad.finished_games import finished_games
from gander.notepad.harvest import bring, catch_up, saved_game
from gander.notepad.views import report_for, review_for
from gander.store.notepad import players, results
from gander.store.notepad.result_rows import ResultFilter
from gander.store.sqlite import SqliteLog
from gander.table import begin, decide
from gander.table.errors import Unknown, WrongValue
from gander.table.log import MemoryLog
from gander.table.terms import PlannedSeat
from tests.kinds import ALONE, ALSO_ALONE, FOR_TWO, TURN_BY_TURN
from tests.notepad.kit import TABLET, file_of, finished, of_two, open_pad, pad_with, write
from tests.table.kit import BOT, GUEST, HERE, HOST, OPEN, Sitting, opening

ONE, IN_TURN = ALONE.game.name, TURN_BY_TURN.game.name


async def test_finished_games_are_on_the_notepad_and_abandoned_ones_are_not_A2() -> None:
    log = MemoryLog()
    abandoned = Sitting(opening(ONE, (HERE,), table="abandoned")).start()
    abandoned.play_on(QuickLuck(1), 10)
    abandoned.take(decide.end(abandoned.table, abandoned.now, HOST))
    running = Sitting(opening(ONE, (HERE,), table="running")).start()
    await write(log, finished("one"), abandoned, running)
    async with open_pad() as notepad:
        assert (await catch_up(log, notepad, HOST)).waiting == 0
        pad = await notepad.run(players.pad_of, HOST)
        (game,) = await notepad.ask(results.results, pad, ResultFilter())
        (mia,) = await notepad.ask(players.players, pad)
    assert (game.table_id, game.game, game.mode, game.players) == ("one", ONE, "solo", 1)
    assert (mia.name, mia.games) == ("Mia", 1)
    assert game.seats[0].player == mia.id


async def test_catching_up_twice_changes_nothing_and_a_second_game_at_a_table_is_found() -> None:
    log, sitting = MemoryLog(), finished("one")
    await write(log, sitting)
    async with open_pad() as notepad:
        for _ in range(2):
            await catch_up(log, notepad, HOST)
        pad = await notepad.run(players.pad_of, HOST)
        assert len(await notepad.ask(results.results, pad, ResultFilter())) == 1
        written = len(sitting.events)
        sitting.take(begin.again(sitting.table, sitting.now, HOST, "youngest", bytes(32)))
        sitting.play_on(QuickLuck(2), 10_000)
        await log.append("one", written, sitting.events[written:], None)
        await catch_up(log, notepad, HOST)
        assert sorted(game.number for game in await notepad.ask(results.results, pad, ResultFilter())) == [1, 2]


async def test_many_tables_are_read_a_few_at_a_time_until_none_is_waiting() -> None:
    log = MemoryLog()
    await write(log, *(finished(f"t{n}", n) for n in range(7)))
    async with open_pad() as notepad:
        waiting = [(await catch_up(log, notepad, HOST, most=3)).waiting for _ in range(4)]
        pad = await notepad.run(players.pad_of, HOST)
        found = await notepad.ask(results.results, pad, ResultFilter())
    assert waiting == [4, 1, 0, 0]
    assert len(found) == 7


async def test_each_device_sees_its_own_players_and_the_names_of_the_others() -> None:
    async with pad_with(of_two("one")) as (_, notepad, mias):
        bens = await notepad.run(players.pad_of, GUEST)
        (mia,), (ben,) = await notepad.ask(players.players, mias), await notepad.ask(players.players, bens)
        (game,) = await notepad.ask(results.results, mias, ResultFilter())
        assert [(seat.name, seat.player) for seat in game.seats] == [("Mia", mia.id), ("Ben", None)]
        with pytest.raises(Unknown):
            await report_for(notepad, mias, ben.id, FOR_TWO.game.name)
        with pytest.raises(Unknown):
            await notepad.run(players.remove_player, mias, ben.id)


async def test_A9_cards_to_start_with_stand_beside_what_was_won_and_in_no_best_or_mean() -> None:
    """The same game twice, once with twenty cards for Mia: they decide who won, and her results are the same."""
    async with pad_with(of_two("without"), of_two("with", ahead=(20, 0))) as (_, notepad, pad):
        (mia,) = await notepad.ask(players.players, pad)
        games = {game.table_id: game.seats for game in await notepad.ask(results.results, pad, ResultFilter())}
        (average,) = await notepad.ask(results.averages, pad, mia.id)
    assert [seat.score for seat in games["with"]] == [seat.score for seat in games["without"]]
    assert [seat.ahead for seat in games["with"]] == [20, 0]
    assert [seat.ahead for seat in games["without"]] == [0, 0]
    assert (games["with"][0].place, games["with"][0].won, games["with"][0].player) == (1, True, mia.id)
    assert (average.games, average.best, average.worst) == (2, games["with"][0].score, games["with"][0].score)


async def test_stored_answers_are_those_of_the_log() -> None:
    log, sitting = MemoryLog(), of_two("one", 5)
    await write(log, sitting)
    (played,) = finished_games(sitting.events)
    derived = [answer for answer in answers_of(played) if answer.seat == 1]
    async with open_pad() as notepad:
        await catch_up(log, notepad, HOST)
        bens = await notepad.run(players.pad_of, GUEST)
        (ben,) = await notepad.ask(players.players, bens)
        written = await notepad.ask(results.answers, bens, ben.id, uid_of(played), MEASURES)
        review = await review_for(log, notepad, bens, ben.id, uid_of(played))
    assert written.seat == 1
    assert written.answers is not None
    assert list(decode_answers(FOR_TWO.game.name, written.answers)) == derived
    assert [(seat.name, seat.player) for seat in review.seats] == [("Mia", None), ("Ben", ben.id)]
    assert review.course is None
    assert review.answers == len(derived)
    assert [item.number for item in review.missed] == [answer.number for answer in derived if not answer.right]


async def test_a_bot_that_took_over_leaves_no_result_and_no_answers() -> None:
    sitting = Sitting(opening(IN_TURN, (HERE, OPEN), table="one")).join().start()
    sitting.play_on(QuickLuck(1), 6)
    sitting.take(decide.substitute(sitting.table, sitting.now, HOST, 0, "uniform"))
    while sitting.table.phase == "playing":
        (seat,) = sitting.awaited()
        if seat == 0:
            sitting.take(decide.bot_move(sitting.table, sitting.now, 0, sitting.legal(0)[0]))
        else:
            sitting.move(seat, sitting.legal(seat)[0])
    async with pad_with(sitting) as (_, notepad, pad):
        assert await notepad.ask(players.players, pad) == []
        (ben,) = await notepad.ask(players.players, await notepad.run(players.pad_of, GUEST))
    assert ben.games == 1


async def test_the_report_is_kept_until_the_next_game_and_then_made_anew() -> None:
    async with pad_with(finished("one", 1)) as (log, notepad, pad):
        (mia,) = await notepad.ask(players.players, pad)
        first = await report_for(notepad, pad, mia.id, ONE)
        assert await notepad.ask(results.report, mia.id, ONE, "own", 1, MEASURES) is not None
        assert await report_for(notepad, pad, mia.id, ONE) == first
        await write(log, finished("two", 2))
        await catch_up(log, notepad, HOST)
        second = await report_for(notepad, pad, mia.id, ONE)
    assert (first.games, second.games) == (1, 2)
    assert second.answers > first.answers


# Players -------------------------------------------------------------------------------------------------------------


async def test_a_renamed_player_keeps_the_games_and_sits_down_under_the_new_name() -> None:
    async with pad_with(finished("one", 1)) as (log, notepad, pad):
        (mia,) = await notepad.ask(players.players, pad)
        await notepad.run(players.change_player, pad, mia.id, "Maria", "sloth", None)
        maria = PlannedSeat("here", name="Maria")
        sitting = Sitting(opening(ONE, (maria,), table="two")).start()
        sitting.play_on(QuickLuck(3), 10_000)
        await write(log, sitting, finished("three", 4))  # and there is a new Mia
        await catch_up(log, notepad, HOST)
        found = {player.name: player for player in await notepad.ask(players.players, pad)}
        assert {name: player.games for name, player in found.items()} == {"Maria": 2, "Mia": 1}
        assert found["Maria"].animal == "sloth"
        with pytest.raises(WrongValue, match="merge"):
            await notepad.run(players.change_player, pad, mia.id, "Mia", None, None)


async def test_merged_players_are_one_also_in_games_to_come() -> None:
    mia_again = PlannedSeat("here", name="mia")
    other = Sitting(opening(ONE, (mia_again,), table="two")).start()
    other.play_on(QuickLuck(3), 10_000)
    async with pad_with(finished("one", 1), other) as (log, notepad, pad):
        found = {player.name: player.id for player in await notepad.ask(players.players, pad)}
        await notepad.run(players.merge_players, pad, found["mia"], found["Mia"])
        later = Sitting(opening(ONE, (mia_again,), table="three")).start()
        later.play_on(QuickLuck(5), 10_000)
        await write(log, later)
        await catch_up(log, notepad, HOST)
        (mia,) = await notepad.ask(players.players, pad)
        assert (mia.id, mia.games) == (found["Mia"], 3)
        with pytest.raises(WrongValue):
            await notepad.run(players.merge_players, pad, mia.id, mia.id)


async def test_a_removed_player_is_gone_from_the_notepad_and_from_the_logs(tmp_path: Path) -> None:
    """Also from the bytes of the database: the name is looked for in the file."""
    path = tmp_path / "gander.db"
    log = SqliteLog(path)
    await write(log, finished("alone"), of_two("both", guest="Zebedee"))
    running = Sitting(opening(ONE, (OPEN,), table="running")).join("Zebedee", device=GUEST)
    await write(log, running)
    async with open_pad(path) as notepad:
        await catch_up(log, notepad, GUEST)
        bens = await notepad.run(players.pad_of, GUEST)
        (ben,) = await notepad.ask(players.players, bens)
        await notepad.run(players.remove_player, bens, ben.id)
        await catch_up(log, notepad, GUEST)
        assert await notepad.ask(players.players, bens) == []
        await catch_up(log, notepad, HOST)
        mias = await notepad.run(players.pad_of, HOST)
        games = await notepad.ask(results.results, mias, ResultFilter())
        assert sorted(seat.name for game in games for seat in game.seats) == ["Mia", "Mia", "—"]
        await notepad.wipe()
    for table in ("both", "running"):
        assert "Zebedee" not in str(await log.read(table))
    await log.close()
    assert b"Zebedee" not in path.read_bytes()


async def test_a_table_of_which_nobody_is_left_is_deleted(tmp_path: Path) -> None:
    path = tmp_path / "gander.db"
    log = SqliteLog(path)
    await write(log, finished("alone"), of_two("both"))
    async with open_pad(path) as notepad:
        await catch_up(log, notepad, HOST)
        pad = await notepad.run(players.pad_of, HOST)
        (mia,) = await notepad.ask(players.players, pad)
        await notepad.run(players.remove_player, pad, mia.id)
    assert await log.read("alone") == []
    assert await log.read("both") != []
    assert await log.tables_of(HOST, 10) == ["both"]
    await log.close()


# Devices and files ---------------------------------------------------------------------------------------------------


async def test_a_linked_device_shares_the_pad() -> None:
    mia_on_both = of_two("one"), of_two("two", 2, host="Ida", guest="Mia")
    async with pad_with(*mia_on_both) as (_, notepad, pad):
        await notepad.run(players.offer_link, pad, "hash", 100.0, 200.0)
        with pytest.raises(Unknown):
            await notepad.run(players.use_link, GUEST, "other hash", 150.0)
        await notepad.run(players.use_link, GUEST, "hash", 150.0)
        assert await notepad.run(players.pad_of, GUEST) == pad
        found = await notepad.ask(players.players, pad)
        assert {player.name: player.games for player in found} == {"Mia": 2, "Ben": 1, "Ida": 1}
        with pytest.raises(Unknown):
            await notepad.run(players.use_link, TABLET, "hash", 150.0)


async def test_a_file_brings_everything_to_another_device_once() -> None:
    games = finished("one", 1), of_two("two", 2), finished("three", 3, game=ALSO_ALONE.game.name)
    async with pad_with(*games) as (log, notepad, pad), open_pad() as elsewhere:
        (mia,) = await notepad.ask(players.players, pad)
        await notepad.run(players.change_player, pad, mia.id, "Maria", None, "P7")
        text = await file_of(log, notepad, pad)
        assert HOST.encode() not in text
        assert GUEST.encode() not in text

        brought = [await bring(elsewhere, TABLET, read_file(text)) for _ in range(2)]
        assert [(one.new, one.known, one.refused) for one in brought] == [(3, 0, 0), (0, 3, 0)]
        there = await elsewhere.run(players.pad_of, TABLET)
        (maria,) = await elsewhere.ask(players.players, there)
        assert (maria.name, maria.games, maria.code) == ("Maria", 3, "P7")
        for game in BOXES:
            assert await report_for(elsewhere, there, maria.id, game) == await report_for(notepad, pad, mia.id, game)
        assert await file_of(MemoryLog(), elsewhere, there) == text


async def test_the_same_server_keeps_two_devices_apart_that_have_the_same_game() -> None:
    async with pad_with(finished("one", 1)) as (log, notepad, pad):
        text = await file_of(log, notepad, pad)
        assert (await bring(notepad, TABLET, read_file(text))).new == 1
        assert (await bring(notepad, HOST, read_file(text))).known == 1
        there = await notepad.run(players.pad_of, TABLET)
        (copy,), (mia,) = await notepad.ask(players.players, there), await notepad.ask(players.players, pad)
        await notepad.run(players.remove_player, there, copy.id)
        assert await notepad.ask(players.players, pad) == [mia]
        assert len(await notepad.ask(results.results, pad, ResultFilter())) == 1


def test_a_game_against_the_rules_or_with_a_made_up_result_is_refused() -> None:
    (played,) = finished_games(finished("one").events)
    game = msgspec.json.decode(msgspec.json.encode(played))
    del game["table"]
    assert read_game(msgspec.json.encode(game)).outcome == played.outcome
    with pytest.raises(ValueError, match="another result"):
        read_game(msgspec.json.encode(game | {"outcome": game["outcome"] | {"scores": [99]}}))
    with pytest.raises(ValueError, match="illegal move"):
        read_game(msgspec.json.encode(game | {"moves": game["moves"][:3] + game["moves"][4:]}))
    with pytest.raises(ValueError, match="version 99"):
        read_game(msgspec.json.encode(game | {"version": 99}))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b"nonsense", "broken file"),
        (b'{"format":"other","version":1,"players":[],"games":[]}', "'other'"),
        (b'{"format":"gander-notepad","version":2,"players":[],"games":[]}', "version 2"),
    ],
)
def test_a_file_that_is_none_is_refused(text: bytes, fault: str) -> None:
    with pytest.raises(BrokenFile, match=fault):
        read_file(text)


class CountingLog(MemoryLog):
    """Counts how often a table is read."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0

    async def read(self, table: str, after: int = 0) -> list[Any]:
        self.reads += 1
        return await super().read(table, after)


async def test_of_two_requests_at_once_only_the_first_reads_the_tables() -> None:
    log = CountingLog()
    await write(log, *(finished(f"t{n}", n) for n in range(5)))
    async with open_pad() as notepad:
        await asyncio.gather(catch_up(log, notepad, HOST), catch_up(log, notepad, HOST))
        assert log.reads == 5 + 1  # the second looks whether the latest has gone on
        assert len(await notepad.ask(results.results, await notepad.run(players.pad_of, HOST), ResultFilter())) == 5


def test_bots_are_nobody() -> None:
    """A table of bots only leaves nothing on any notepad."""
    sitting = Sitting(opening(IN_TURN, (BOT, BOT), table="bots")).start()
    while sitting.table.phase == "playing":
        (seat,) = sitting.awaited()
        sitting.take(decide.bot_move(sitting.table, sitting.now, seat, sitting.legal(seat)[0]))
    (played,) = finished_games(sitting.events)
    game, seats = saved_game(played)
    assert seats == ()
    assert [seat.bot for seat in game.seats] == ["uniform", "uniform"]
