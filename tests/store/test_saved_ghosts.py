"""Ghosts in both databases: one a month, gone with their player, and carried in files."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import msgspec
import pytest

from gander.memory.fit import Fit, Trait
from gander.notepad.export_file import BrokenFile, read_file, write_file
from gander.notepad.harvest import bring, players_for_file
from gander.store.notepad import players, saved_ghosts
from gander.store.notepad.notepad import Notepad
from gander.store.sql import Database
from gander.table.errors import Unknown

TABLET, PHONE = "tablet", "phone"
FIT = Fit(200, {"keenness": Trait(21.5, -0.9, 0.1), "linger": Trait(0.5, 0.2, 0.6)})


@pytest.fixture(params=["sqlite", "postgres"])
async def notepad(request: pytest.FixtureRequest, empty: Callable[[str], Database]) -> AsyncIterator[Notepad]:
    notepad = Notepad(empty(request.param))
    yield notepad
    await notepad.close()


async def a_player(notepad: Notepad, name: str = "Mia") -> tuple[str, int]:
    pad = await notepad.run(players.pad_of, TABLET)
    return pad, await notepad.run(players.player_named, pad, name, "otter", 0.0)


async def months(notepad: Notepad, pad: str) -> list[tuple[str, str, int]]:
    return [(one.name, one.month, one.games) for one in await notepad.ask(saved_ghosts.ghosts, [pad])]


async def test_there_is_one_for_each_month_and_the_newest_comes_first(notepad: Notepad) -> None:
    pad, mia = await a_player(notepad)
    for month, games in (("2026-10", 12), ("2026-11", 20), ("2026-10", 15)):
        await notepad.run(saved_ghosts.save, pad, mia, month, games, FIT)
    assert await months(notepad, pad) == [("Mia", "2026-11", 20), ("Mia", "2026-10", 15)]
    await notepad.run(saved_ghosts.remove, pad, mia, "2026-11")
    assert await months(notepad, pad) == [("Mia", "2026-10", 15)]


async def test_only_the_notepad_that_has_it_finds_it(notepad: Notepad) -> None:
    pad, mia = await a_player(notepad)
    await notepad.run(saved_ghosts.save, pad, mia, "2026-10", 12, FIT)
    assert (await notepad.ask(saved_ghosts.ghost_of, TABLET, mia, "2026-10")).fit == FIT
    await notepad.run(players.pad_of, PHONE)
    for device, month in ((PHONE, "2026-10"), ("nobody", "2026-10"), (TABLET, "2026-11")):
        with pytest.raises(Unknown):
            await notepad.ask(saved_ghosts.ghost_of, device, mia, month)
    other = await notepad.run(players.pad_of, PHONE)
    for refused in (saved_ghosts.remove,):
        with pytest.raises(Unknown):
            await notepad.run(refused, other, mia, "2026-10")


async def test_it_goes_with_its_player_and_along_when_two_are_one(notepad: Notepad) -> None:
    pad, mia = await a_player(notepad)
    _, mimi = await a_player(notepad, "Mimi")
    for player, month in ((mia, "2026-10"), (mimi, "2026-10"), (mimi, "2026-09")):
        await notepad.run(saved_ghosts.save, pad, player, month, player, FIT)
    await notepad.run(players.merge_players, pad, mimi, mia)
    assert await months(notepad, pad) == [("Mia", "2026-10", mia), ("Mia", "2026-09", mimi)]
    await notepad.run(players.remove_player, pad, mia)
    assert await months(notepad, pad) == []


async def test_a_file_carries_it_to_another_notepad(notepad: Notepad) -> None:
    pad, mia = await a_player(notepad)
    await notepad.run(saved_ghosts.save, pad, mia, "2026-10", 12, FIT)
    text = b"".join(write_file(await players_for_file(notepad, [pad]), []))
    for _ in range(2):
        await bring(notepad, PHONE, read_file(text))
    there = await notepad.run(players.pad_of, PHONE)
    (brought,) = await notepad.ask(saved_ghosts.ghosts, [there])
    assert (brought.name, brought.month, brought.games) == ("Mia", "2026-10", 12)
    assert brought.fit == FIT


@pytest.mark.parametrize(
    "wrong",
    [
        {"month": "2026-13"},
        {"month": "soon"},
        {"games": 0},
        {"fit": {"answers": 1, "traits": {"keenness": {"value": -1, "off": 0, "error": 1}}}},
        {"fit": {"answers": 1, "traits": {"lapse": {"value": 2, "off": 0, "error": 1}}}},
        {"fit": {"answers": 1, "traits": {"keenness": {"value": 1e9, "off": 0, "error": 1}}}},
    ],
)
def test_what_nobody_can_be_breaks_the_file(wrong: dict[str, object]) -> None:
    ghost = {"month": "2026-10", "games": 12, "fit": msgspec.to_builtins(FIT)}
    mia = {"name": "Mia", "animal": "otter", "ghosts": [ghost | wrong]}
    file = {"format": "gander-notepad", "version": 1, "players": [mia], "games": []}
    with pytest.raises(BrokenFile):
        read_file(msgspec.json.encode(file))
