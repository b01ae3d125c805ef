"""What was practised, in both databases: kept once, apart from games, gone with its player, and carried in files."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping

import msgspec
import pytest
from msgspec.structs import replace

from gander.games import BOXES, box
from gander.notepad.export_file import BrokenFile, WrittenPlayer, read_file, write_file
from gander.notepad.harvest import bring, practised_for_file
from gander.store.notepad import exercises, players
from gander.store.notepad.exercises import Practised
from gander.store.notepad.notepad import Notepad
from gander.store.sql import Database

GAME = next(iter(BOXES))
KIND, OTHER = list(box(GAME).measure.drill.kinds)[:2]
DONE = Practised("ab", 10.0, GAME, KIND, 3, 2, 4)
TABLET, PHONE = "tablet", "phone"


@pytest.fixture(params=["sqlite", "postgres"])
async def notepad(request: pytest.FixtureRequest, empty: Callable[[str], Database]) -> AsyncIterator[Notepad]:
    notepad = Notepad(empty(request.param))
    yield notepad
    await notepad.close()


async def on_pad(notepad: Notepad, device: str = TABLET) -> tuple[str, Mapping[str, int]]:
    pad = await notepad.run(players.pad_of, device)
    return pad, {one.name: one.id for one in await notepad.ask(players.players, pad)}


async def test_it_is_kept_once_and_is_no_game(notepad: Notepad) -> None:
    done = (DONE, replace(DONE, kind=OTHER, got=3))
    kept = [await notepad.run(exercises.save, TABLET, "Mia", "otter", done) for _ in range(2)]
    pad, ids = await on_pad(notepad)
    assert kept == [ids["Mia"]] * 2
    found = await notepad.ask(exercises.exercises_of, pad, ids["Mia"], 50)
    assert {one.kind: one.got for one in found} == {KIND: 2, OTHER: 3}
    assert [one.games for one in await notepad.ask(players.players, pad)] == [0]


async def test_the_last_time_says_where_it_goes_on(notepad: Notepad) -> None:
    for at, step in ((10.0, 4), (30.0, 1), (20.0, 6)):
        again = replace(DONE, practice=f"at {at}", at=at, step=step)
        await notepad.run(exercises.save, TABLET, "Mia", "otter", (again,))
    _, ids = await on_pad(notepad)
    assert await notepad.ask(exercises.steps_of, ids["Mia"]) == {GAME: {KIND: 1}}


async def test_of_two_players_who_are_one_all_of_it_is_kept(notepad: Notepad) -> None:
    await notepad.run(exercises.save, TABLET, "Mia", "otter", (DONE,))
    await notepad.run(exercises.save, TABLET, "Mimi", "frog", (replace(DONE, got=0), replace(DONE, practice="cd")))
    pad, ids = await on_pad(notepad)
    await notepad.run(players.merge_players, pad, ids["Mimi"], ids["Mia"])
    found = await notepad.ask(exercises.exercises_of, pad, ids["Mia"], 50)
    assert {one.practice: one.got for one in found} == {"ab": 2, "cd": 2}


async def test_it_goes_with_the_player(notepad: Notepad) -> None:
    await notepad.run(exercises.save, TABLET, "Mia", "otter", (DONE,))
    pad, ids = await on_pad(notepad)
    await notepad.run(players.remove_player, pad, ids["Mia"])
    assert await notepad.ask(exercises.all_practised, [pad]) == []


async def test_a_file_carries_it_to_another_notepad_once(notepad: Notepad) -> None:
    await notepad.run(exercises.save, TABLET, "Mia", "otter", (DONE,))
    pad, _ = await on_pad(notepad)
    mia = WrittenPlayer("Mia", "otter")
    text = b"".join(write_file([mia], [], await practised_for_file(notepad, [pad])))
    for _ in range(2):
        await bring(notepad, PHONE, read_file(text))
    there, ids = await on_pad(notepad, PHONE)
    assert await notepad.ask(exercises.exercises_of, there, ids["Mia"], 50) == [DONE]


@pytest.mark.parametrize(
    "wrong",
    [{"game": "no game"}, {"kind": "no kind"}, {"got": 4}, {"asked": 0, "got": 0}, {"step": 99}, {"player": "Eve"}],
)
async def test_what_cannot_have_been_practised_stays_behind(notepad: Notepad, wrong: dict[str, object]) -> None:
    written = {"player": "Mia", **msgspec.to_builtins(DONE), **wrong}
    file = {"format": "gander-notepad", "version": 1, "players": [{"name": "Mia", "animal": "otter"}], "games": []}
    await bring(notepad, PHONE, read_file(msgspec.json.encode({**file, "practised": [written]})))
    pad, _ = await on_pad(notepad, PHONE)
    assert await notepad.ask(exercises.all_practised, [pad]) == []


@pytest.mark.parametrize("absurd", [{"at": -1}, {"practice": "a\0b"}, {"practice": "=1+1"}, {"practice": "ab\n"}])
def test_what_cannot_have_been_written_here_breaks_the_file(absurd: dict[str, object]) -> None:
    """As a time that no calendar knows."""
    written = {"player": "Mia", **msgspec.to_builtins(DONE), **absurd}
    file = {"format": "gander-notepad", "version": 1, "players": [], "games": [], "practised": [written]}
    with pytest.raises(BrokenFile):
        read_file(msgspec.json.encode(file))
