"""The notepad's own tables: filters, means, and all or nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from gander.games import GAMES
from gander.store.database import APPLICATION_ID, migrations, open_database
from gander.store.errors import NotRead, NotSaved
from gander.store.notepad import import_export, players, results
from gander.store.notepad.notepad import Notepad
from gander.store.notepad.notepad_views import SeatResult
from gander.store.notepad.result_rows import ResultFilter, SavedGame, SavedSeat
from gander.store.sql import Database
from gander.table.errors import Unknown, WrongValue

DEVICE = "a device"
ONE, ANOTHER, *_ = GAMES


@pytest.fixture(params=["memory", "sqlite", "postgres", "pgbouncer"])
async def pad(request: pytest.FixtureRequest, empty: Callable[[str], Database]) -> AsyncIterator[Notepad]:
    pad = Notepad(None if request.param == "memory" else empty(request.param))
    yield pad
    await pad.close()


def game(number: int, score: int, *, mode: str = "solo", level: str = "rookie", seats: int = 1) -> SavedGame:
    """A finished game of which only the result matters; later numbers ended later."""
    return SavedGame(
        id=f"game {number}",
        table_id=f"table {number}",
        number=1,
        game=ONE,
        version=1,
        level=level,
        mode=mode,
        variant="",
        players=seats,
        started=1000.0 * number,
        ended=1000.0 * number + 500,
        seed="00",
        chosen=False,
        measures=1,
        seats=tuple(SeatResult(seat, f"name {seat}", None, score - seat, 1 + seat, seat == 0) for seat in range(seats)),
    )


def seat(number: int = 0, name: str = "Mia", device: str = DEVICE, *, result: bool = True) -> SavedSeat:
    return SavedSeat(number, device, name, "otter", result, b"numbers", b"tally", b"answers")


async def put(pad: Notepad, *games: tuple[SavedGame, list[SavedSeat]]) -> str:
    await pad.run(results.save, list(games), None)
    return await pad.run(players.pad_of, DEVICE)


async def test_filters(pad: Notepad) -> None:
    owner = await put(
        pad,
        (game(1, 10), [seat()]),
        (game(2, 12, level="expert"), [seat()]),
        (game(3, 7, mode="versus", seats=2), [seat(), seat(1, "Ben")]),
    )
    mia, ben = sorted(await pad.ask(players.players, owner), key=lambda player: player.id)

    async def ids(**wanted: object) -> list[str]:
        found = await pad.ask(results.results, owner, ResultFilter(**wanted))  # type: ignore[arg-type]
        return [one.id for one in found]

    assert await ids() == ["game 3", "game 2", "game 1"]
    assert await ids(level="expert") == ["game 2"]
    assert await ids(mode="versus", players=2) == ["game 3"]
    assert await ids(player=ben.id) == ["game 3"]
    assert await ids(before=2500.0, most=1) == ["game 1"]
    assert await ids(game=ANOTHER) == []
    assert mia.games == 3


async def test_means_and_bests_are_kept_apart_by_kind(pad: Notepad) -> None:
    owner = await put(
        pad,
        (game(1, 10), [seat()]),
        (game(2, 15), [seat()]),
        (game(3, 20, level="expert"), [seat()]),
        (game(4, 6, mode="cooperative", seats=2), [seat(1)]),
        (game(5, 6, mode="versus", seats=2), [seat(1)]),
    )
    (mia,) = await pad.ask(players.players, owner)
    found = {(one.mode, one.level): one for one in await pad.ask(results.averages, owner, mia.id)}
    assert len(found) == 4
    alone = found["solo", "rookie"]
    assert (alone.games, alone.mean, alone.best, alone.worst) == (2, 12.5, 15, 10)
    assert found["versus", "rookie"].mean_place == 2
    assert found["versus", "rookie"].won == 0


async def test_who_did_not_play_to_the_end_has_answers_but_no_result(pad: Notepad) -> None:
    owner = await put(pad, (game(1, 10), [seat(result=False)]))
    (mia,) = await pad.ask(players.players, owner)
    assert mia.games == 0
    assert await pad.ask(results.count_measured, owner, mia.id, ONE, 1, together=False) == 1
    assert await pad.ask(results.results, owner, ResultFilter()) == []


async def test_all_or_nothing(pad: Notepad) -> None:
    """A game that cannot be written takes the one before it along."""
    broken = replace(game(2, 5), mode=None)
    with pytest.raises(NotSaved):
        await pad.run(results.save, [(game(1, 5), [seat()]), (broken, [seat()])], None)
    assert await pad.ask(players.players, await pad.run(players.pad_of, DEVICE)) == []


async def test_a_failed_read_says_so(pad: Notepad) -> None:
    with pytest.raises(NotRead, match="missing"):
        await pad.ask(lambda connection: connection.execute("select * from missing"))


async def test_answers_measured_in_an_older_way_are_out_of_reach_and_the_result_stays(pad: Notepad) -> None:
    owner = await put(pad, (game(1, 10), [seat()]))
    (mia,) = await pad.ask(players.players, owner)
    assert await pad.ask(results.count_measured, owner, mia.id, ONE, 2, together=False) == 0
    assert await pad.ask(results.measured, owner, mia.id, ONE, 2, together=False) == []
    assert await pad.ask(results.recent_answers, owner, mia.id, ONE, 2, 5) == []
    assert (await pad.ask(results.answers, owner, mia.id, "game 1", 2)).answers is None
    with pytest.raises(Unknown, match="no_such_game"):
        await pad.ask(results.answers, owner, mia.id, "game 2", 2)
    (row,) = await pad.ask(import_export.all_answers, owner, 2)
    assert (row.answers, row.has_result) == (None, True)
    assert len(await pad.ask(results.results, owner, ResultFilter())) == 1


async def test_a_link_is_good_once_and_for_a_while(pad: Notepad) -> None:
    owner = await put(pad, (game(1, 10), [seat()]))
    await pad.run(players.offer_link, owner, "hash", 0.0, 100.0)
    with pytest.raises(Unknown):
        await pad.run(players.use_link, "other", "hash", 101.0)
    await pad.run(players.offer_link, owner, "hash", 0.0, 100.0)
    await pad.run(players.use_link, "other", "hash", 99.0)
    assert await pad.ask(players.known_pad, "other") == owner
    await pad.run(players.offer_link, owner, "mine", 0.0, 100.0)
    await pad.run(players.use_link, DEVICE, "mine", 1.0)  # one's own: nothing changes
    assert len(await pad.ask(players.players, owner)) == 1


async def test_players_of_others_are_out_of_reach(pad: Notepad) -> None:
    await put(pad, (game(1, 10), [seat()]))
    other = await pad.run(players.pad_of, "other")
    with pytest.raises(Unknown):
        await pad.run(players.change_player, other, 1, "X", None, None)
    with pytest.raises(Unknown):
        await pad.ask(results.averages, other, 1)
    with pytest.raises(Unknown):
        await pad.ask(results.recent_answers, other, 1, ONE, 1, 5)


async def test_an_unknown_game_and_a_merge_with_oneself_are_refused(pad: Notepad) -> None:
    owner = await put(pad, (game(1, 10), [seat()]))
    with pytest.raises(Unknown, match="no_such_game"):
        await pad.ask(results.answers, owner, 1, "nothing", 1)
    with pytest.raises(WrongValue, match="same_player"):
        await pad.run(players.merge_players, owner, 1, 1)


async def test_codes_from_a_file_do_not_overwrite(pad: Notepad) -> None:
    owner = await put(pad, (game(1, 10), [seat()]))
    await pad.run(import_export.remember_codes, DEVICE, [("Mia", "P1"), ("Nobody", "P2")])
    await pad.run(import_export.remember_codes, DEVICE, [("Mia", "P9")])
    (mia,) = await pad.ask(players.players, owner)
    assert mia.code == "P1"


def test_a_database_of_the_first_day_gains_a_notepad(tmp_path: Path) -> None:
    """Opened by this version, a file with only tables in it has a notepad too, and keeps its tables."""
    path = tmp_path / "gander.db"
    old = sqlite3.connect(path)
    old.executescript(f"{migrations()[0]} pragma application_id = {APPLICATION_ID}; pragma user_version = 1;")
    old.execute("insert into tables values ('t', ?, 1.0, null)", (ONE,))
    old.commit()
    old.close()
    new = open_database(path)
    assert new.execute("select count(*) from tables").fetchone() == (1,)
    assert new.execute("select count(*) from players").fetchone() == (0,)
    new.close()
